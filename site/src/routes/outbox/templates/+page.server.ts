import { outboxFor } from '#lib/server/outbox.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = (event) => {
  const outbox = outboxFor(event);
  const templates = outbox.templates.map((name) => ({
    name,
    subject: outbox.template(name)?.[0]?.subject ?? '',
  }));
  return { templates };
};
