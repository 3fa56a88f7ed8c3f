import { regionNameOf } from '#lib/format/area-names.ts';
import { townName } from '#lib/format/town-names.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { PublicListing } from '#lib/services.ts';
import { photoOf } from '#lib/ui/photo.ts';

/** A listing as its page gets it: its pictures are paths of ours. */
export type ListingView = Omit<PublicListing, 'images' | 'createdAt' | 'slug'> & {
  photos: ReturnType<typeof photoOf>[];
};

/** Maps a listing to what its page shows, its region and town named in `locale`. `proxy` is the image proxy. */
export function listingView(
  { images, createdAt: _createdAt, slug: _slug, ...listing }: PublicListing,
  proxy: Parameters<typeof photoOf>[1],
  locale: Locale,
): ListingView {
  const regionName = regionNameOf(locale, listing);
  const town = listing.town && {
    ...listing.town,
    name: townName(locale, listing.town.id, listing.town.name),
  };
  return { ...listing, regionName, town, photos: images.map((image) => photoOf(image, proxy)) };
}
