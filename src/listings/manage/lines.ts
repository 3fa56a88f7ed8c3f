import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Page, pageOf } from '../../platform/paging.ts';
import { slugify } from '../../platform/slug.ts';
import { CATEGORIES, type Category, type ListingStatus, STATUSES } from '../enumerations.ts';
import {
  countLines,
  countUnfinished,
  filterLinesByNewest,
  filterLinesByPrice,
  filterLinesByTitle,
  filterLinesByUpdated,
  type FilterParams,
  type Lack,
  type LineAfter,
  type LineCounts,
  type LineRow,
  selectLineIds,
  selectLinesByNewest,
  selectLinesByPrice,
  selectLinesByTitle,
  selectLinesByUpdated,
  type UnfinishedCounts,
} from './line.sql.ts';

/** The sort orders of a partner's list. */
const LINE_SORTS = ['updated', 'title', 'price', 'newest'] as const;
type LineSort = (typeof LINE_SORTS)[number];

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Encodes where the next page begins, together with its sort order. */
const writeLineCursor = (sort: LineSort, { key, id }: LineAfter): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

const isKey = (sort: LineSort, key: unknown): key is string | number => {
  if (sort === 'title') return typeof key === 'string' && !key.includes('\0');
  if (sort === 'updated') return typeof key === 'string' && ISO_TIME.test(key);
  return Number.isSafeInteger(key);
};

/**
 * Decodes where a page begins; null, meaning the first page, for a cursor that this order has not
 * written.
 */
function readLineCursor(sort: LineSort, cursor: string | null): LineAfter | null {
  if (cursor === null || cursor.length > 1000) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parts)) return null;
    const [of, key, id] = parts as unknown[];
    return of === sort && isKey(sort, key) && Number.isSafeInteger(id)
      ? { key, id: id as number }
      : null;
  } catch {
    return null;
  }
}

/** A partner's search conditions for its listings. */
export interface LineQuestion {
  /** Words that the title or id must all contain. */
  text: string;
  status: ListingStatus | null;
  category: Category | null;
  /** Selects listings without photos, without a calendar beyond today, or without a price. */
  missing: Lack | null;
  sort: LineSort;
}

/** One listing in a partner's list. */
export type ListingTableRow = LineRow;

/** A partner's listings as a list that can be searched and sorted. */
export interface ListingTable {
  /**
   * Returns one page with the number of matches; null when all listings match, since `counts` has
   * that number.
   * @param cursor `next` of the previous page; null for the first
   */
  page(
    partnerId: number,
    question: LineQuestion,
    cursor: string | null,
    limit: number,
  ): Promise<Page<ListingTableRow> & { matching: number | null }>;
  /** Counts listings by status, and by missing content up to `MOST_COUNTED`. */
  counts(partnerId: number): Promise<LineCounts>;
  /** Counts missing content of active listings, up to `MOST_COUNTED` each. */
  unfinished(partnerId: number): Promise<UnfinishedCounts>;
  /** Returns the ids of all matching listings. */
  matching(db: Queryable, partnerId: number, question: LineQuestion): Promise<number[]>;
}

/** Listings with missing content are counted up to this number. */
const MOST_COUNTED = 1_000;

const PAGES = {
  updated: selectLinesByUpdated,
  newest: selectLinesByNewest,
  title: selectLinesByTitle,
  price: selectLinesByPrice,
};
const FILTERED_PAGES = {
  updated: filterLinesByUpdated,
  newest: filterLinesByNewest,
  title: filterLinesByTitle,
  price: filterLinesByPrice,
};

const MAX_WORDS = 8;
const MAX_TEXT_CHARACTERS = 200;

/** Returns a LIKE pattern that finds a text anywhere. */
const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * The words of a text, longest first. A word with accents (`Camión`) is searched in the slugs of
 * titles, which have none.
 */
const wordsOf = (text: string): string[] =>
  text
    .slice(0, MAX_TEXT_CHARACTERS)
    .replaceAll('\0', ' ')
    .toWellFormed()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => (/[^\p{ASCII}]/u.test(word) ? slugify(word) || word : word))
    .sort((a, b) => b.length - a.length);

/** Parses search conditions from a URL's query; unknown values are ignored. */
export function readLineQuestion(params: URLSearchParams): LineQuestion {
  const one = <const Word extends string>(name: string, known: readonly Word[]): Word | null =>
    known.find((word) => word === params.get(name)) ?? null;
  return {
    text: params.get('q') ?? '',
    status: one('status', STATUSES),
    category: one('category', CATEGORIES),
    missing: one('missing', ['photos', 'dates', 'price']),
    sort: one('sort', LINE_SORTS) ?? 'updated',
  };
}

/** Whether a filter has any condition. */
const isNarrowed = ([, part, , status, category, lack]: FilterParams): boolean =>
  [part, status, category, lack].some((condition) => condition !== null);

/** Creates the lists of partners' listings. `today` returns the day as `YYYY-MM-DD`. */
export function createListingTable(db: Db, today: () => string): ListingTable {
  const filterOf = (partnerId: number, question: LineQuestion): FilterParams => {
    // The longest word is the fastest to search, and the fewest listings contain it.
    const [part = null, ...others] = wordsOf(question.text);
    const patterns = others.length > 0 ? others.map(anywhere) : null;
    const { status, category, missing } = question;
    return [partnerId, part, patterns, status, category, missing, today()];
  };
  const read = async (
    partnerId: number,
    question: LineQuestion,
    after: LineAfter | null,
    limit: number,
  ): Promise<{ rows: LineRow[]; matching: number | null }> => {
    const { sort } = question;
    const filter = filterOf(partnerId, question);
    if (!isNarrowed(filter)) {
      return { rows: await db.query(PAGES[sort], [partnerId, after, limit]), matching: null };
    }
    const rows = await db.query(FILTERED_PAGES[sort], [...filter, after, limit]);
    return { rows: rows.filter((row) => row.id !== null), matching: rows[0]?.matching ?? 0 };
  };
  return {
    async page(partnerId, question, cursor, limit) {
      const { sort } = question;
      const after = readLineCursor(sort, cursor);
      const { rows, matching } = await read(partnerId, question, after, limit + 1);
      const cursorOf = ({ sort_key: key, id }: LineRow) =>
        writeLineCursor(sort, { key: key instanceof Date ? key.toISOString() : key, id });
      return { ...pageOf(rows, limit, cursorOf), matching };
    },
    counts: (partnerId) => db.one(countLines, [partnerId, today(), MOST_COUNTED + 1]),
    unfinished: (partnerId) => db.one(countUnfinished, [partnerId, today(), MOST_COUNTED + 1]),
    async matching(queryable, partnerId, question) {
      const rows = await queryable.query(selectLineIds, filterOf(partnerId, question));
      return rows.map(({ id }) => id);
    },
  };
}
