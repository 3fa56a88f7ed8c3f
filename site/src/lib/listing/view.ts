import type { PublicListing } from '#lib/services.ts';
import { photoOf } from '#lib/ui/photo.ts';

/** A listing as its page gets it: its pictures are paths of ours. */
export type ListingView = Omit<PublicListing, 'images' | 'createdAt' | 'slug'> & {
  photos: ReturnType<typeof photoOf>[];
};

/** A listing for the browser. `proxy` is the image proxy. */
export function listingView(
  { images, createdAt: _createdAt, slug: _slug, ...listing }: PublicListing,
  proxy: Parameters<typeof photoOf>[1],
): ListingView {
  return { ...listing, photos: images.map((image) => photoOf(image, proxy)) };
}
