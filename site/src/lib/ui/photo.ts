/** A picture as a page needs it: `path` holds `{w}` where the width goes. */
export interface PhotoSource {
  path: string;
  alt: string;
  width: number;
  height: number;
}

/** What is assumed of a picture whose size the partner did not say. */
const USUAL = { width: 1200, height: 900 };

/** A partner's picture through the image proxy. Pictures without words of their own are ornament. */
export function photoOf(
  image: {
    url: string;
    alt?: string | undefined;
    width?: number | undefined;
    height?: number | undefined;
  },
  path: (url: string) => string,
): PhotoSource {
  const sized = image.width !== undefined && image.height !== undefined;
  return {
    path: path(image.url),
    alt: image.alt ?? '',
    width: sized ? image.width! : USUAL.width,
    height: sized ? image.height! : USUAL.height,
  };
}
