import { LANGUAGES } from '../mails/index.ts';

/** A page of ours that a traveller came from. */
export interface SourcePage {
  /** Its URL without the query. */
  address: string;
  /**
   * The slug of the clicked listing in the address, to be compared with the listing's own; null where
   * the address contains no free text.
   */
  slug: string | null;
}

/** Finds the page that a click on a listing came from, by the Referer of its request. */
export type FindSourcePage = (
  referer: string | undefined,
  listingId: number,
) => Promise<SourcePage | null>;

interface Needs {
  publicUrl: string;
  /**
   * Whether a path, without its language, is exactly that of an existing page of a listing, a campsite or
   * an area. Names in such paths are free text, so the page has to exist.
   */
  isPage(path: string): Promise<boolean>;
}

/** Paths of pages that always exist. */
const FIXED = new Set(['/', '/search', '/saved', '/compare', '/enquire']);

const LANGUAGE = new RegExp(`^/(?:${LANGUAGES.slice(1).join('|')})(?=$|/.)`);

const LISTING = /^\/listing\/(?:(.+)-)?([1-9]\d{0,14})$/;

/** Maximum length of a Referer: no page of ours has a longer address. */
const MAX_CHARACTERS = 2_000;

const SLUG = /^[\p{L}\p{N}-]+$/u;

/** Decodes the slug in a path; undefined when it is not one, such as with a NUL. */
const slugOf = (encoded: string): string | undefined => {
  try {
    return SLUG.exec(decodeURIComponent(encoded))?.[0];
  } catch {
    return undefined;
  }
};

/**
 * Creates the function that finds the page of ours a click came from. A Referer is untrusted text, and
 * partners read the source page of their leads: only addresses of existing pages are accepted, and
 * without their query. Null otherwise, as for pages of other sites.
 */
export function createSourcePages({ publicUrl, isPage }: Needs): FindSourcePage {
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
