import { renderSVG } from 'uqr';
import { type Locale, localePath } from '#lib/locale/locales.ts';

/** The most listings of a shared list: phones still read the code of its address. */
export const MAX_SHARED = 50;

/** How a list of listings travels: by its address, and by a code that a phone reads. */
export interface SharedList {
  address: string;
  /** The code as an SVG picture, drawn here. */
  qr: string;
  /** How many listings it holds. */
  count: number;
}

/** The address and code of a list; null of none. */
export function sharedList(
  publicUrl: string,
  locale: Locale,
  ids: readonly number[],
): SharedList | null {
  if (ids.length === 0) return null;
  const shared = ids.slice(0, MAX_SHARED);
  const address = `${publicUrl}${localePath(locale, '/saved/shared')}?ids=${shared.join(',')}`;
  return { address, qr: codeOf(address), count: shared.length };
}

/** The code of an address as a picture, for the `src` of an image. */
export const codeOf = (address: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
