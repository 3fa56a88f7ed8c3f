import { stepView } from '#lib/landing/view.ts';
import { listingView } from '#lib/listing/view.ts';
import type { PreviewedListing } from '#lib/services.ts';
import { smallMapOf } from './basemap/small-map.ts';

/** Returns the data of a listing's preview page, whose forms and counted links are switched off. */
export async function previewedPage(
  { services, locale }: App.Locals,
  { listing, ranges, today }: PreviewedListing,
) {
  const { landings, images, places } = services;
  const [map, place] = await Promise.all([
    smallMapOf(listing.position, places, locale),
    listing.placeId === null ? null : places.campsite(listing.placeId),
  ]);
  return {
    today,
    listing: listingView(listing, images, locale),
    ranges,
    map,
    placePath: place?.found ? place.campsite.path : null,
    trail: landings.trailOf(listing).map((step) => stepView(step, locale)),
    asked: { from: '', to: '', problem: null },
    costs: services.listings.costsOf(listing, null),
    answered: null,
  };
}
