import { error } from '@sveltejs/kit';
import { dateOf } from '#lib/format/dates.ts';
import { areaView } from '#lib/landing/view.ts';
import { categoryOfSegment } from '#lib/paths/paths.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { RESULTS_A_PAGE, searchView } from '#lib/search/view.ts';
import type { PageServerLoad } from './$types.ts';

const SHOWN_AREAS = 60;

export const load: PageServerLoad = async ({ params, url, locals }) => {
  const { landings, search, images, clock } = locals.services;
  const { kind, country, region, town } = params;
  const landing = await landings.page({
    category: categoryOfSegment(kind)!,
    country,
    region,
    town,
  });
  if (!landing) error(404, 'Not found');
  // The area is what the path says, so parameters of its own cannot lead elsewhere.
  const asked = new URLSearchParams(url.searchParams);
  for (const [name, value] of landing.params) asked.set(name, value);
  const answer = await search.search(asked, { limit: RESULTS_A_PAGE });
  const view = searchView(answer, asked, images.path);
  const carried = new URLSearchParams(view.params);
  for (const name of landing.params.keys()) carried.delete(name);
  return {
    today: dateOf(clock.now()),
    landing: {
      category: landing.category,
      count: landing.count,
      trail: landing.trail.map(areaView),
      children: landing.children.slice(0, SHOWN_AREAS).map(areaView),
      siblings: landing.siblings.map(areaView),
      categories: landing.categories,
      params: landing.params.toString(),
    },
    view: new ServerOnly({ ...view, params: carried.toString() }),
    /** Whether filters or a later page are shown, which is no page of its own for search engines. */
    narrowed: carried.size > 0 || view.after,
  };
};
