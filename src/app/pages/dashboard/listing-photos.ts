import { ImageError, type ImageFailure, type Images } from '../../../images/index.ts';
import type { ListingInput } from '../../../listings/index.ts';

/** Pixels from which on a picture is sharp on large screens. */
const GOOD_WIDTH_PIXELS = 1200;

/** What loading a picture came to. */
export interface PhotoCheck {
  url: string;
  /** Path through the image proxy, with `{w}` where the width goes. */
  path: string;
  size: { width: number; height: number } | null;
  /** Narrower than pictures should be. */
  isSmall: boolean;
  /** Why it does not load; null when it does. */
  failure: ImageFailure | null;
}

/** Loads pictures through the image proxy, as pages do, and says how large each is or why it does not load. */
export function checkPhotos(
  images: Pick<Images, 'image' | 'path' | 'sizeOf'>,
  photos: ListingInput['images'],
): Promise<PhotoCheck[]> {
  return Promise.all(
    photos.map(async ({ url }) => {
      const path = images.path(url);
      try {
        await images.image(url, 320, 'jpg');
      } catch (error) {
        if (!(error instanceof ImageError)) throw error;
        return { url, path, size: null, isSmall: false, failure: error.kind };
      }
      const size = images.sizeOf(url) ?? null;
      const isSmall = size !== null && size.width < GOOD_WIDTH_PIXELS;
      return { url, path, size, isSmall, failure: null };
    }),
  );
}
