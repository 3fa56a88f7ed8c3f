import { regionNameOf } from '#lib/format/area-names.ts';
import { townName } from '#lib/format/town-names.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { PublicListing } from '#lib/services.ts';
import { photoOf } from '#lib/ui/photo.ts';

/** A listing for its page; its pictures are paths of the image proxy. */
export type ListingView = Omit<PublicListing, 'images' | 'createdAt' | 'slug'> & {
  photos: ReturnType<typeof photoOf>[];
};

/**
 * Prepares a listing for its page, with its region and town named in `locale`. `proxy` is the image
 * proxy.
 */
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
