import { dateOf } from '#lib/format/dates.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { RESULTS_A_PAGE, searchView } from '#lib/search/view.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ url, locals }) => {
  const { search, images, clock } = locals.services;
  const answer = await search.search(url.searchParams, { limit: RESULTS_A_PAGE });
  return {
    today: dateOf(clock.now()),
    filters: new ServerOnly(search.filters),
    view: new ServerOnly(searchView(answer, url.searchParams, images.path, locals.locale)),
  };
};
