/**
 * Addresses of pages that are kept on the device. The service worker and the pages' scripts share
 * this module.
 */

/** The cache with the kept pages. Its keys are results of `keptAs`. */
export const PAGES_CACHE = 'campcairn-pages';

/** Header of a kept page: when it was fetched, in milliseconds since 1970 by the device's clock. */
export const KEPT_AT = 'x-kept-at';

/** Header of a kept page: its address, with language and query. */
export const KEPT_FROM = 'x-kept-from';

/** The page of what is kept on the device. It stands in for pages that are not. */
export const DEVICE_PATH = '/offline';

/** Languages with a prefix in paths; the default language has none. */
const PREFIX = /^\/(?:fr|es|pt|de|nl)(?=\/|$)/;

const KINDS: readonly [form: RegExp, key: (match: RegExpExecArray) => string][] = [
  [/^\/(?:saved|trip|offline)$/, ([path]) => path],
  [/^\/(listing|place)\/(?:[^/]*-)?([1-9]\d{0,15})$/, ([, kind, id]) => `/${kind}/${id}`],
  [/^\/enquiry\/([^/]+)(?:\/sent)?$/, ([, token]) => `/enquiry/${token}`],
];

/**
 * Returns the key of a page that may be kept, the same in every language: `/saved`, `/trip`,
 * `/listing/7`, `/place/7`, `/enquiry/{token}` or `/offline`; undefined for all other pages.
 */
export function keptAs(pathname: string): string | undefined {
  const path = pathname.replace(PREFIX, '');
  for (const [form, key] of KINDS) {
    const match = form.exec(path);
    if (match) return key(match);
  }
  return undefined;
}

/** Whether a key is of a receipt, which holds what a traveller wrote. */
export const isReceipt = (key: string): boolean => key.startsWith('/enquiry/');

/** The query parameter that says whose list or trip a page is, by the page's key. */
const IDENTITY: Record<string, string> = { '/saved': 'ids', '/trip': 'stops' };

/**
 * Whether an address asks for the same saved listings or the same trip as a kept page; true for
 * pages of other kinds. A trip's address with a change in it is another trip.
 */
export function isSameSubject(kept: URL, asked: URL): boolean {
  const name = IDENTITY[keptAs(kept.pathname) ?? ''];
  if (name === undefined) return true;
  const isTrip = name === 'stops';
  const changes = isTrip && [...asked.searchParams.keys()].some((key) => key !== name);
  return !changes && kept.searchParams.get(name) === asked.searchParams.get(name);
}

/** A message of a page to the service worker. */
export type KeepMessage =
  /** Keep these pages, and no other ones but receipts. `files` are those that this page loaded. */
  | { kind: 'keep'; pages: string[]; files: string[] }
  /** Keep one page more. */
  | { kind: 'receipt'; page: string };

/** The message of the service worker to pages when kept pages have changed. */
export const KEPT_CHANGED = 'campcairn:kept-changed';
