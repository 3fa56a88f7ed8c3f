import { LANGUAGES } from '../mails/index.ts';

/** A page of this site from which a traveller came. */
export interface SourcePage {
  /** URL without the query. */
  address: string;
  /**
   * The slug in the address, to be compared with the listing's own; null when the address contains
   * no free text.
   */
  slug: string | null;
}

/** Finds the page from which a click on a listing came, by the Referer of its request. */
export type FindSourcePage = (
  referer: string | undefined,
  listingId: number,
) => Promise<SourcePage | null>;

interface Deps {
  publicUrl: string;
  /**
   * Whether a path, without its language, belongs to an existing page of a listing, campsite or
   * area. Names in such paths are free text, so the page must exist.
   */
  isPage(path: string): Promise<boolean>;
}

/** Paths of pages that always exist. */
const FIXED = new Set(['/', '/search', '/saved', '/compare', '/enquire']);

const LANGUAGE = new RegExp(`^/(?:${LANGUAGES.slice(1).join('|')})(?=$|/.)`);

const LISTING = /^\/listing\/(?:(.+)-)?([1-9]\d{0,14})$/;

/** Maximum length of a Referer; no page of this site has a longer address. */
const MAX_CHARACTERS = 2_000;

const SLUG = /^[\p{L}\p{N}-]+$/u;

/** Decodes the slug in a path; undefined when it is malformed, for example contains a NUL. */
const slugOf = (encoded: string): string | undefined => {
  try {
    return SLUG.exec(decodeURIComponent(encoded))?.[0];
  } catch {
    return undefined;
  }
};

/**
 * Creates the function that finds the source page of a click; it returns null for pages of other
 * sites. A Referer is untrusted text, and partners read the source page of their leads: only
 * addresses of existing pages are accepted, without their query.
 */
export function createSourcePages({ publicUrl, isPage }: Deps): FindSourcePage {
  const { origin } = new URL(publicUrl);
  return async (referer = '', listingId) => {
    const url = URL.parse(referer);
    if (url?.origin !== origin || url.pathname.length > MAX_CHARACTERS) return null;
    const address = origin + url.pathname;
    const path = url.pathname.replace(LANGUAGE, '') || '/';
    if (FIXED.has(path)) return { address, slug: null };
    const [, encoded = '', id] = LISTING.exec(path) ?? [];
    if (Number(id) === listingId) {
      const slug = slugOf(encoded);
      return slug === undefined ? null : { address, slug };
    }
    return (await isPage(path)) ? { address, slug: null } : null;
  };
}
