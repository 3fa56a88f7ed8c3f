import type { PublicListing, SiteServices } from '#lib/services.ts';

/** A picture as a page needs it: `path` holds `{w}` where the width goes. */
export interface PhotoSource {
  path: string;
  alt: string;
  width: number;
  height: number;
}

/** What is assumed of a picture whose size the partner did not say. */
const DEFAULT_SIZE = { width: 1200, height: 900 };

type Images = Pick<SiteServices['images'], 'path' | 'sizeOf'>;

/** A partner's picture through the image proxy. Pictures without words of their own are ornament. */
export function photoOf(image: PublicListing['images'][number], images: Images): PhotoSource {
  const { url, alt = '', width, height } = image;
  const size = width && height ? { width, height } : (images.sizeOf(url) ?? DEFAULT_SIZE);
  return { path: images.path(url), alt, ...size };
}
