import { error, redirect } from '@sveltejs/kit';
import { countShown, referralOf } from '#lib/server/counting.ts';
import { dateOf } from '#lib/format/dates.ts';
import { areaList, byName } from '#lib/landing/area-list.ts';
import { landingWords } from '#lib/landing/words.ts';
import { areaView } from '#lib/landing/view.ts';
import { yearView } from '#lib/landing/year-view.ts';
import { cardPageOf, cardView } from '#lib/listing/card.ts';
import { localePath } from '#lib/locale/locales.ts';
import { CATEGORY_PATHS, categoryOfSegment } from '#lib/paths/paths.ts';
import { refuseUnknown } from '#lib/server/known-results.ts';
import { ServerOnly } from '#lib/server-only.ts';
import {
  lastPageAddress,
  NEAREST_SHOWN,
  RESULTS_A_PAGE,
  searchView,
  skippedBy,
} from '#lib/search/view.ts';
import { MORE_PARAM, TOGGLE_PARAM } from '#lib/search/whole-filters.ts';
import type { Landing, LandingStep, SearchAnswer, SiteServices } from '#lib/services.ts';
import type { PageServerLoad } from './$types.ts';

/** The parameters of a search's location; the search uses only one of them. */
const LOCATION_PARAMS: readonly string[] = ['q', 'near', 'km', 'bounds', 'area'];

/**
 * Returns the town's campsites in OpenStreetMap that are not listed, and the page that lists all
 * campsites.
 */
async function openDataOf({ category, trail }: Landing, places: SiteServices['places']) {
  if (category !== 'campsite') return { path: null, places: [] };
  const area = (level: LandingStep['level']) => trail.find((step) => step.level === level);
  const [country, town] = [area('country'), area('town')];
  const regionId = area('region')?.code ?? null;
  const [path, others] = await Promise.all([
    places.directoryPath(country ? { countryCode: country.code, regionId } : null),
    town && regionId ? places.unlisted({ ...town, regionId }) : [],
  ]);
  return { path, places: others };
}

/** Returns the first photo among the results; null when there is none. */
function coverOf({ items }: SearchAnswer): string | null {
  for (const item of items) if (item.kind === 'listing' && item.image) return item.image.url;
  return null;
}

export const load: PageServerLoad = async ({ params, url, locals, request }) => {
  const { landings, search, images, places, clock } = locals.services;
  const today = dateOf(clock.now());
  const { kind, country, region, town } = params;
  const category = categoryOfSegment(kind)!;
  const landing = await landings.page({ category, country, region, town });
  if (!landing) error(404, 'Not found');
  const here = landing.trail.at(-1);
  const path = here?.path ?? CATEGORY_PATHS[category];
  const segments = [kind, country, region, town].filter((part) => part !== undefined);
  if (path !== `/${segments.map(encodeURIComponent).join('/')}`) {
    redirect(301, localePath(locals.locale, path) + url.search);
  }
  // The path decides the area, so location parameters of the query are ignored.
  const wanted = new URLSearchParams(url.searchParams);
  if (landing.trail.length > 0) for (const name of LOCATION_PARAMS) wanted.delete(name);
  for (const [name, value] of landing.params) wanted.set(name, value);
  const [{ answer, ads }, openData] = await Promise.all([
    search.searchWithAds(wanted, {
      limit: RESULTS_A_PAGE,
      skip: skippedBy(url.searchParams),
      ...(here && { nearest: NEAREST_SHOWN, nearestTo: here }),
      months: true,
      language: locals.locale,
    }),
    openDataOf(landing, places),
  ]);
  refuseUnknown(answer);
  const last = lastPageAddress(answer, url);
  if (last !== null) redirect(302, last);
  // A filter that shows more of its choices shows the same results again.
  if (!url.searchParams.has(TOGGLE_PARAM)) {
    countShown({ locals, request }, answer.items, referralOf('landing', answer));
    countShown({ locals, request }, ads, referralOf('featured', answer));
  }
  const page = await cardPageOf(locals);
  const view = searchView(answer, wanted, page, today);
  const carried = new URLSearchParams(view.params);
  for (const name of landing.params.keys()) carried.delete(name);
  const question = new URLSearchParams(carried);
  question.delete(MORE_PARAM);
  const viewOf = (area: Landing['trail'][number]) => areaView(area, locals.locale);
  const words = landingWords(landing, answer.prices, page.t, locals.locale);
  const narrowed = question.size > 0 || view.pages.current > 1 || url.searchParams.has('after');
  return {
    today,
    filters: new ServerOnly(search.filters),
    ads: new ServerOnly(ads.map((card) => cardView(card, page))),
    page: new ServerOnly({
      landing: {
        category,
        count: landing.count,
        trail: landing.trail.map(viewOf),
        areas: areaList(landing.children.map(viewOf), locals.locale),
        counties: byName(landing.counties.map(viewOf), locals.locale),
        countryCode: landing.trail[0]?.code ?? '',
        siblings: landing.siblings.map(viewOf),
        categories: landing.categories,
        params: landing.params.toString(),
      },
      words,
      shareImage: images.card({
        cover: coverOf(answer),
        title: words.heading,
        place: words.count,
        price: null,
      }),
      openData,
      year: yearView(answer.yearAhead, category, question, locals.locale),
      view: { ...view, params: carried.toString() },
    }),
    /** Whether filters or a later page are shown. Search engines should not index those. */
    narrowed,
    noindex: narrowed || (landing.trail.length > 0 && !landing.hasListings),
  };
};
