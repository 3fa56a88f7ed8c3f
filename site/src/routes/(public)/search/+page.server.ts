import { dateOf } from '#lib/format/dates.ts';
import { searchView } from '#lib/search/view.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ url, locals }) => {
  const { search, images, clock } = locals.services;
  const answer = await search.search(url.searchParams);
  return {
    today: dateOf(clock.now()),
    view: searchView(answer, url.searchParams, images.path),
  };
};
