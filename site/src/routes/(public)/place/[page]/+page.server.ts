import { error, redirect } from '@sveltejs/kit';
import { cardView } from '#lib/listing/card.ts';
import { localePath } from '#lib/locale/locales.ts';
import { locatorOf } from '#lib/server/basemap/locator.ts';
import type { PageServerLoad } from './$types.ts';

/** `some-name-123` or `123`: the number alone decides. */
const PAGE = /^(?:.*-)?([1-9]\d{0,15})$/;

const AROUND = 4;
const LINES = 12;

export const load: PageServerLoad = async ({ params, url, locals }) => {
  const { places, search, images } = locals.services;
  const id = PAGE.exec(params.page)?.[1];
  const place = id ? await places.place(Number(id)) : null;
  if (!place) error(404, 'Not found');
  if (`/place/${encodeURIComponent(params.page)}` !== place.path) {
    redirect(301, localePath(locals.locale, place.path) + url.search);
  }
  const { lat, lng } = place;
  const offers = new URLSearchParams({ near: `${lat},${lng}`, km: '40', sort: 'distance' });
  const [map, nearby, around] = await Promise.all([
    locatorOf({ lat, lng, radius: 0 }, places.towns),
    places.near(lat, lng, LINES + 1),
    search.search(offers, { limit: AROUND, facets: false }),
  ]);
  const linked = new Set(place.listings.map((card) => card.id));
  return {
    place: { ...place, listings: place.listings.map((card) => cardView(card, images.path)) },
    map,
    nearby: nearby.filter((other) => other.id !== place.id).slice(0, LINES),
    offers: around.items
      .filter((card) => !linked.has(card.id))
      .map((card) => cardView(card, images.path)),
  };
};
