import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => {
  const { waitingItems, business } = locals.console;
  const [items, figures] = await Promise.all([waitingItems(), business.show()]);
  return { page: new ServerOnly({ items, figures }) };
};
