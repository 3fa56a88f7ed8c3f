import { ImageError, type ImageFailure, type Images } from '../../../images/index.ts';
import type { ListingInput } from '../../../listings/index.ts';

/** Width in pixels from which a picture is sharp on large screens. */
const GOOD_WIDTH_PIXELS = 1200;

/** The result of loading a picture. */
export interface PhotoCheck {
  url: string;
  /** Path through the image proxy, in which `{w}` stands for the width. */
  path: string;
  size: { width: number; height: number } | null;
  /** Whether it is narrower than recommended. */
  isSmall: boolean;
  /** Why it cannot be loaded; null when it can. */
  failure: ImageFailure | null;
}

/**
 * Loads pictures through the image proxy, as pages do; returns the size of each or why it cannot be
 * loaded.
 */
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
