import { stepView } from '#lib/landing/view.ts';
import { listingView } from '#lib/listing/view.ts';
import { smallMapOf } from '#lib/server/basemap/small-map.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

/** A listing as travellers see it, or would see it. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { listings } = locals.dashboard;
  const { landings, images, places } = locals.services;
  const [about, { listing, ranges, today }] = await Promise.all([
    listings.about(params.listing),
    listings.preview(params.listing),
  ]);
  const [map, place] = await Promise.all([
    smallMapOf(listing.position, places),
    listing.placeId === null ? null : places.campsite(listing.placeId),
  ]);
  return {
    page: new ServerOnly({
      about,
      today,
      listing: listingView(listing, images, locals.locale),
      ranges,
      map,
      placePath: place?.found ? place.campsite.path : null,
      trail: landings.trailOf(listing).map((step) => stepView(step, locals.locale)),
      from: '',
      to: '',
    }),
  };
};
