import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { statistics } = locals.dashboard;
  const shown = (await statistics.isOpen()) ? await statistics.page(url.searchParams) : null;
  return { shown: new ServerOnly(shown) };
};
