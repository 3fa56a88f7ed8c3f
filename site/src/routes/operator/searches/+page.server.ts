import { given } from '#lib/console/params.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const page = await locals.console.searches.list({
    days: given(url, 'days'),
    country: given(url, 'country'),
    category: given(url, 'category'),
  });
  return { page: new ServerOnly(page) };
};
