import type { Db } from '../platform/db/index.ts';
import { patternsOf } from '../platform/like.ts';
import {
  type FindRecord,
  findHiddenListings,
  findListing,
  findListings,
  findListingsOfPartner,
  type FoundRow,
} from './finding.sql.ts';

/** An operator's search conditions. */
export interface ListingSearch {
  /** A listing's id or address, the partner's own id, or words of the title. */
  words?: string;
  /** Listings of this partner only. */
  partnerId?: number;
  /** Hidden ones only. */
  hidden?: boolean;
  /** Returns only listings with lower ids; starts with the newest when unset. */
  beforeId?: number;
}

/** Finds listings of all partners, shown or not. */
export interface ListingFinder {
  byId(listingId: number): Promise<FoundRow | undefined>;
  /** Returns listings, newest first. */
  find(search: ListingSearch, limit: number): Promise<FoundRow[]>;
}

const MAX_ID = Number.MAX_SAFE_INTEGER;

/** Matches `17`, `/go/17`, `…/listing/bramble-by-the-sea-17` and the pages below it. */
const ADDRESS = /^(?:\S*\/(?:go\/|listing\/(?:[^/\s]*-)?))?([1-9]\d{0,14})(?:[/?#]\S*)?$/;

const idIn = (words: string): number | undefined => {
  const id = ADDRESS.exec(words)?.[1];
  return id === undefined ? undefined : Number(id);
};

const recordOf = (words: string, search: ListingSearch, limit: number): FindRecord => ({
  external_id: words,
  patterns: patternsOf(words),
  hidden: search.hidden ?? false,
  before_id: search.beforeId ?? MAX_ID,
  limit,
});

/** Creates the operators' search for listings. */
export function createListingFinder(db: Db): ListingFinder {
  const byId: ListingFinder['byId'] = (id) => db.maybeOne(findListing, [id]);
  const matching = (search: ListingSearch, words: string, limit: number): Promise<FoundRow[]> => {
    const record = recordOf(words, search, limit);
    if (search.partnerId !== undefined) {
      return db.query(findListingsOfPartner, [record, search.partnerId]);
    }
    return db.query(search.hidden ? findHiddenListings : findListings, [record]);
  };
  return {
    byId,
    async find(search, limit) {
      const words = search.words?.trim() ?? '';
      const id = idIn(words);
      if (id === undefined || search.beforeId !== undefined) return matching(search, words, limit);
      const exact = await byId(id);
      const others = words.includes('/') ? [] : await matching(search, words, limit);
      const rows = others.filter((row) => row.id !== exact?.id);
      return (exact ? [exact, ...rows] : rows).slice(0, limit);
    },
  };
}
