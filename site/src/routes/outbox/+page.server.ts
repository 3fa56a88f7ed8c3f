import { outboxFor } from '#lib/server/outbox.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async (event) => {
  event.setHeaders({ 'cache-control': 'private, no-store' });
  const before = Number(event.url.searchParams.get('before')) || undefined;
  return outboxFor(event).mails(before);
};
