import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Page, pageOf } from '../../platform/paging.ts';
import { slugify } from '../../platform/slug.ts';
import { CATEGORIES, type Category, type ListingStatus, STATUSES } from '../enumerations.ts';
import { LINE_SORTS, type LineSort, readLineCursor, writeLineCursor } from './cursor.ts';
import {
  countLines,
  countUnfinished,
  type FilterParams,
  filterLinesByNewest,
  filterLinesByPrice,
  filterLinesByTitle,
  filterLinesByUpdated,
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

/** What a partner looks for among its listings. */
export interface LineQuestion {
  /** Words of title or id, all of which have to be there. */
  text: string;
  status: ListingStatus | null;
  category: Category | null;
  /** Only listings without photos, without a calendar that reaches beyond today, or without a price. */
  missing: Lack | null;
  sort: LineSort;
}

/** One listing in a partner's list. */
export type ListingLine = LineRow;

/** A partner's listings as a list to search and sort. */
export interface ListingLines {
  /**
   * One page, and how many match; null when all do, which `counts` has.
   * @param cursor `next` of the page before; null for the first.
   */
  page(
    partnerId: number,
    question: LineQuestion,
    cursor: string | null,
    limit: number,
  ): Promise<Page<ListingLine> & { matching: number | null }>;
  /** How many there are by status, and how many lack something: up to `MOST_COUNTED` and no further. */
  counts(partnerId: number): Promise<LineCounts>;
  /** What the active ones lack; numbers count up to `MOST_COUNTED` and no further. */
  unfinished(partnerId: number): Promise<UnfinishedCounts>;
  /** The ids of all that match. */
  matching(db: Queryable, partnerId: number, question: LineQuestion): Promise<number[]>;
}

/** Listings that lack something are counted up to this number. */
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

/** A pattern for LIKE that finds a text anywhere. */
const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * The words of a text, the longest first. A word that its own slug is not (`Camión`) is looked for in
 * the titles' slugs, which have no accents.
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

/** Reads what a partner looks for from an address; what it does not know is left out. */
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

/** Whether not all listings match a filter. */
const isNarrowed = ([, part, , status, category, lack]: FilterParams): boolean =>
  [part, status, category, lack].some((condition) => condition !== null);

/** Makes the lists of partners' listings. `today` gives the day as `YYYY-MM-DD`. */
export function createListingLines(db: Db, today: () => string): ListingLines {
  const filterOf = (partnerId: number, question: LineQuestion): FilterParams => {
    // The longest word is the fastest to look for, and the one that fewest listings have.
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
