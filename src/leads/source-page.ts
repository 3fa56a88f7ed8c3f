/** A page of ours that a traveller came from. */
export interface SourcePage {
  /** Its address, without what was asked of it. */
  address: string;
  /**
   * The name by which the address calls the clicked listing, to be compared with the listing's own;
   * null where the address holds nothing that a stranger could have written.
   */
  slug: string | null;
}

/** The page that a click on a listing came from, by the Referer of its request. */
export type FindSourcePage = (
  referer: string | undefined,
  listingId: number,
) => Promise<SourcePage | null>;

interface Needs {
  publicUrl: string;
  /**
   * Whether a path without its language is exactly that of a page about something: a listing, a place,
   * an area. Names in such paths are free text, so only pages that are there are told from others.
   */
  isPage(path: string): Promise<boolean>;
}

/** Pages that are always there. */
const FIXED = new Set(['/', '/search', '/saved', '/compare']);

const LANGUAGE = /^\/(?:fr|es|pt)(?=$|\/.)/;

const LISTING = /^\/listing\/(?:(.+)-)?([1-9]\d{0,14})$/;

/** Longer ones are nobody's: titles and names of areas are short. */
const MOST_CHARACTERS = 2_000;

const SLUG = /^[\p{L}\p{N}-]+$/u;

/** The slug that a part of a path stands for; undefined for what is none, a NUL say. */
const slugOf = (encoded: string): string | undefined => {
  try {
    return SLUG.exec(decodeURIComponent(encoded))?.[0];
  } catch {
    return undefined;
  }
};

/**
 * Tells which page of ours a click came from. A Referer is free text to whoever sends it, and partners
 * read the source page of their leads: what is not the address of a page that is there is not kept,
 * and no query is. Null then, as for pages of other sites.
 */
export function createSourcePages({ publicUrl, isPage }: Needs): FindSourcePage {
  const { origin } = new URL(publicUrl);
  return async (referer = '', listingId) => {
    const url = URL.parse(referer);
    if (url?.origin !== origin || url.pathname.length > MOST_CHARACTERS) return null;
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
