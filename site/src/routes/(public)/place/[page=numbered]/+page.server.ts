import { error, redirect } from '@sveltejs/kit';
import { regionNameOf } from '#lib/format/area-names.ts';
import { townName } from '#lib/format/town-names.ts';
import { stepView } from '#lib/landing/view.ts';
import { countShown } from '#lib/server/counting.ts';
import { cardPageOf, cardView, folded, listingsOf } from '#lib/listing/card.ts';
import { listingView } from '#lib/listing/view.ts';
import { localePath } from '#lib/locale/locales.ts';
import { smallMapOf } from '#lib/server/basemap/small-map.ts';
import { answersToDates, datedCard, datesOfPage } from '#lib/stay/answers.server.ts';
import { carriedQuery } from '#lib/stay/carried.ts';
import { seasonAnswer } from '#lib/place/season-answer.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { CampsiteFacts } from '#lib/services.ts';
import type { PageServerLoad } from './$types.ts';

/** Only the number identifies the campsite; the name before it is ignored. */
const ID = /\d+$/;

const MAX_NEARBY = 4;
const MAX_LINES = 12;

export const load: PageServerLoad = async ({ params, url, locals, request }) => {
  const { listings, places, search, images } = locals.services;
  const answer = await places.campsite(Number(ID.exec(params.page)![0]));
  if (!answer.found) error(answer.gone ? 410 : 404, 'Not found');
  const { campsite } = answer;
  if (`/place/${encodeURIComponent(params.page)}` !== campsite.path) {
    redirect(301, localePath(locals.locale, campsite.path) + url.search);
  }
  const { lat, lng } = campsite;
  const stay = datesOfPage(url.searchParams, locals.services);
  const { dates } = stay;
  // With dates, the search leaves out what is taken.
  const offers = new URLSearchParams({
    near: `${lat},${lng}`,
    km: '40',
    sort: 'distance',
    ...dates,
  });
  const [map, nearby, around, answers] = await Promise.all([
    smallMapOf({ lat, lng, radius: 0 }, places, locals.locale),
    places.near(lat, lng, 2 * MAX_LINES),
    search.search(offers, { limit: 2 * MAX_NEARBY, facets: false }),
    answersToDates(
      campsite.listings.map(({ id }) => id),
      stay,
      locals.services,
    ),
  ]);
  const linked = new Set(campsite.listings.map((card) => card.id));
  const { trail, owned, town, ...shown } = campsite;
  // The page shows these listings in full, so their cards do not name each other as other offers.
  const whole = new Set(owned.map(({ id }) => id));
  const apart = new Set(folded(campsite.listings.filter(({ id }) => !whole.has(id))));
  const offered = campsite.listings.filter((card) => whole.has(card.id) || apart.has(card));
  const nearbyOffers = folded(
    listingsOf(around.items).filter(
      ({ id, availability }) => !linked.has(id) && availability !== 'min_nights',
    ),
  ).slice(0, MAX_NEARBY);
  const cards = [...offered, ...nearbyOffers];
  countShown({ locals, request }, cards, { source: 'place_page', country: campsite.countryCode });
  const page = await cardPageOf(locals);
  const query = carriedQuery(dates);
  const isOpen = (season: CampsiteFacts['season']) =>
    dates === null || !listings.isOutOfSeason(season, dates.from, dates.to);
  const others = nearby.filter((other) => other.id !== campsite.id);
  const closed = dates
    ? (await search.cards(others.map((other) => -other.id)))
        .filter((card) => card.kind === 'campsite' && !isOpen(card.facts.season))
        .map((card) => card.id)
    : [];
  return {
    dates,
    inSeason: dates && seasonAnswer(campsite.facts.season, isOpen(campsite.facts.season)),
    campsite: {
      ...shown,
      regionName: regionNameOf(locals.locale, campsite),
      town: town && { ...town, name: townName(locals.locale, town.id, town.name) },
      listings: offered.map((card) => datedCard(cardView(card, page), dates, answers.get(card.id))),
    },
    owned: new ServerOnly(
      new Map(owned.map((whole) => [whole.id, listingView(whole, images, locals.locale)])),
    ),
    trail: trail.map((step) => stepView(step, locals.locale)),
    map,
    water: places.toWater(campsite),
    nearby: others.filter((other) => !closed.includes(-other.id)).slice(0, MAX_LINES),
    offers: nearbyOffers.map((card) => ({ ...cardView(card, page), query })),
  };
};
