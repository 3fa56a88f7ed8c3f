import type { PublicListing, SiteServices } from '#lib/services.ts';

/** A picture for a page; `{w}` in `path` stands for the width. */
export interface PhotoSource {
  path: string;
  alt: string;
  width: number;
  height: number;
}

/** Size that is assumed when the partner did not state one. */
const DEFAULT_SIZE = { width: 1200, height: 900 };

type Images = Pick<SiteServices['images'], 'path' | 'sizeOf'>;

/**
 * Returns a partner's picture through the image proxy. Pictures without a description count as
 * decorative.
 */
export function photoOf(image: PublicListing['images'][number], images: Images): PhotoSource {
  const { url, alt = '', width, height } = image;
  const size = width && height ? { width, height } : (images.sizeOf(url) ?? DEFAULT_SIZE);
  return { path: images.path(url), alt, ...size };
}
