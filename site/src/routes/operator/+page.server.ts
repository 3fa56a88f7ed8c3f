import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => {
  const { waitingItems, business, setUp } = locals.console;
  const [items, figures, notices] = await Promise.all([waitingItems(), business.show(), setUp()]);
  return { page: new ServerOnly({ items, figures, notices }) };
};
