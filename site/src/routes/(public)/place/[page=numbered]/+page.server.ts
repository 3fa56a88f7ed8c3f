import { error, redirect } from '@sveltejs/kit';
import { regionNameOf } from '#lib/format/area-names.ts';
import { townName } from '#lib/format/town-names.ts';
import { stepView } from '#lib/landing/view.ts';
import { countShown } from '#lib/server/counting.ts';
import { cardPageOf, cardView, folded, listingsOf } from '#lib/listing/card.ts';
import { listingView } from '#lib/listing/view.ts';
import { localePath } from '#lib/locale/locales.ts';
import { smallMapOf } from '#lib/server/basemap/small-map.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

/** Only the number identifies the campsite; the name before it is ignored. */
const ID = /\d+$/;

const MAX_NEARBY = 4;
const MAX_LINES = 12;

export const load: PageServerLoad = async ({ params, url, locals, request }) => {
  const { places, search, images } = locals.services;
  const answer = await places.campsite(Number(ID.exec(params.page)![0]));
  if (!answer.found) error(answer.gone ? 410 : 404, 'Not found');
  const { campsite } = answer;
  if (`/place/${encodeURIComponent(params.page)}` !== campsite.path) {
    redirect(301, localePath(locals.locale, campsite.path) + url.search);
  }
  const { lat, lng } = campsite;
  const offers = new URLSearchParams({ near: `${lat},${lng}`, km: '40', sort: 'distance' });
  const [map, nearby, around] = await Promise.all([
    smallMapOf({ lat, lng, radius: 0 }, places, locals.locale),
    places.near(lat, lng, MAX_LINES + 1),
    search.search(offers, { limit: MAX_NEARBY, facets: false }),
  ]);
  const linked = new Set(campsite.listings.map((card) => card.id));
  const { trail, owned, town, ...shown } = campsite;
  // The page shows these listings in full, so their cards do not name each other as other offers.
  const whole = new Set(owned.map(({ id }) => id));
  const apart = new Set(folded(campsite.listings.filter(({ id }) => !whole.has(id))));
  const offered = campsite.listings.filter((card) => whole.has(card.id) || apart.has(card));
  const nearbyOffers = folded(listingsOf(around.items).filter((card) => !linked.has(card.id)));
  const cards = [...offered, ...nearbyOffers];
  countShown({ locals, request }, cards, { source: 'place_page', country: campsite.countryCode });
  const page = await cardPageOf(locals);
  return {
    campsite: {
      ...shown,
      regionName: regionNameOf(locals.locale, campsite),
      town: town && { ...town, name: townName(locals.locale, town.id, town.name) },
      listings: offered.map((card) => cardView(card, page)),
    },
    owned: new ServerOnly(
      new Map(owned.map((whole) => [whole.id, listingView(whole, images, locals.locale)])),
    ),
    trail: trail.map((step) => stepView(step, locals.locale)),
    map,
    water: places.toWater(campsite),
    nearby: nearby.filter((other) => other.id !== campsite.id).slice(0, MAX_LINES),
    offers: nearbyOffers.map((card) => cardView(card, page)),
  };
};
