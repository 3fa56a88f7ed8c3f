import { error, redirect } from '@sveltejs/kit';
import { countShown, foundIn } from '#lib/server/counting.ts';
import { dateOf } from '#lib/format/dates.ts';
import { areaList } from '#lib/landing/area-list.ts';
import { areaView } from '#lib/landing/view.ts';
import { cardView } from '#lib/listing/card.ts';
import { localePath } from '#lib/locale/locales.ts';
import { CATEGORY_PATHS, categoryOfSegment } from '#lib/paths/paths.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { LOCATION_PARAMS } from '#lib/search/location-params.ts';
import { RESULTS_A_PAGE, searchView } from '#lib/search/view.ts';
import type { Landing, SiteServices } from '#lib/services.ts';
import type { PageServerLoad } from './$types.ts';

/** What is known beyond the listings: the town's other campsites, and where all are listed. */
async function openDataOf({ category, trail }: Landing, places: SiteServices['places']) {
  if (category !== 'campsite') return { path: null, places: [] };
  const [country, region, town] = trail;
  const regionId = region?.code ?? null;
  const [path, others] = await Promise.all([
    places.directoryPath(country ? { countryCode: country.code, regionId } : null),
    town && regionId ? places.unlisted({ ...town, regionId }) : [],
  ]);
  return { path, places: others };
}

export const load: PageServerLoad = async ({ params, url, locals, request }) => {
  const { landings, search, images, places, clock } = locals.services;
  const { kind, country, region, town } = params;
  const category = categoryOfSegment(kind)!;
  const landing = await landings.page({ category, country, region, town });
  if (!landing) error(404, 'Not found');
  const path = landing.trail.at(-1)?.path ?? CATEGORY_PATHS[category];
  const asked = [kind, country, region, town].filter((part) => part !== undefined);
  if (path !== `/${asked.map(encodeURIComponent).join('/')}`) {
    redirect(301, localePath(locals.locale, path) + url.search);
  }
  // The area is what the path says, so parameters of its own cannot lead elsewhere.
  const wanted = new URLSearchParams(url.searchParams);
  if (landing.trail.length > 0) for (const name of LOCATION_PARAMS) wanted.delete(name);
  for (const [name, value] of landing.params) wanted.set(name, value);
  const [{ answer, ads }, openData] = await Promise.all([
    search.searchWithAds(wanted, { limit: RESULTS_A_PAGE }),
    openDataOf(landing, places),
  ]);
  countShown({ locals, request }, answer.items, foundIn('landing', answer));
  countShown({ locals, request }, ads, foundIn('featured', answer));
  const view = searchView(answer, wanted, images.path, locals.locale);
  const carried = new URLSearchParams(view.params);
  for (const name of landing.params.keys()) carried.delete(name);
  const viewOf = (area: Landing['trail'][number]) => areaView(area, locals.locale);
  return {
    today: dateOf(clock.now()),
    filters: new ServerOnly(search.filters),
    ads: new ServerOnly(ads.map((card) => cardView(card, images.path, locals.locale))),
    page: new ServerOnly({
      landing: {
        category,
        count: landing.count,
        trail: landing.trail.map(viewOf),
        areas: areaList(landing.children.map(viewOf), locals.locale),
        siblings: landing.siblings.map(viewOf),
        categories: landing.categories,
        params: landing.params.toString(),
      },
      openData,
      view: { ...view, params: carried.toString() },
    }),
    /** Whether filters or a later page are shown, which is no page of its own for search engines. */
    narrowed: carried.size > 0 || view.after,
  };
};
