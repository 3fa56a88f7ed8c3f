import { error } from '@sveltejs/kit';
import { outboxFor } from '#lib/server/outbox.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = (event) => {
  const { name } = event.params;
  const mails = outboxFor(event).template(name);
  if (!mails) error(404, 'Not found');
  return { name, mails };
};
