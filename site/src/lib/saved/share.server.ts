import { renderSVG } from 'uqr';
import { type Locale, localePath } from '#lib/locale/locales.ts';
import { type CarriedDates, carriedQuery } from '#lib/stay/carried.ts';

/** Maximum number of listings in a shared list: phones can still read the QR code of its URL. */
export const MAX_SHARED = 50;

/** The ways to share a list of listings: its URL, and a QR code of the URL. */
export interface SharedList {
  address: string;
  /** The QR code as the data URL of an SVG. */
  qr: string;
  /** Number of listings in the list. */
  count: number;
}

/** Returns the URL and QR code of a list, with the dates of its page; null when the list is empty. */
export function sharedList(
  publicUrl: string,
  locale: Locale,
  ids: readonly number[],
  dates: CarriedDates | null = null,
): SharedList | null {
  if (ids.length === 0) return null;
  const shared = ids.slice(0, MAX_SHARED);
  const address = `${publicUrl}${localePath(locale, '/saved/shared')}?ids=${shared.join(',')}${carriedQuery(dates).replace('?', '&')}`;
  return { address, qr: codeOf(address), count: shared.length };
}

/** Returns the QR code of a URL for the `src` of an image. */
export const codeOf = (address: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
