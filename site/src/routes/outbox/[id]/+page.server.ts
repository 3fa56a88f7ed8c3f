import { error } from '@sveltejs/kit';
import { outboxFor } from '#lib/server/outbox.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async (event) => {
  event.setHeaders({ 'cache-control': 'private, no-store' });
  const outbox = outboxFor(event);
  const { id } = event.params;
  const mail = /^[1-9]\d{0,14}$/.test(id) ? await outbox.mail(Number(id)) : undefined;
  if (!mail) error(404, 'Not found');
  return { mail };
};
