import type { Db, Queryable } from '../../platform/db/index.ts';
import { slugify } from '../../platform/slug.ts';
import { CATEGORIES, type Category, type ListingStatus, STATUSES } from '../enumerations.ts';
import { LINE_SORTS, type LineSort, readLineCursor, writeLineCursor } from './cursor.ts';
import {
  countLines,
  countMatchingLines,
  countUnfinished,
  type LineCounts,
  type LineFilter,
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
  missing: LineFilter['missing'];
  sort: LineSort;
}

/** One listing in a partner's list. */
export type ListingLine = LineRow;

/** A partner's listings as a list to search and sort. */
export interface ListingLines {
  /**
   * One page.
   * @param cursor `next` of the page before; null for the first.
   */
  page(
    partnerId: number,
    question: LineQuestion,
    cursor: string | null,
    limit: number,
  ): Promise<{ lines: ListingLine[]; next: string | null }>;
  /**
   * How many there are by status, how many lack something, and how many match.
   * @param matching how many match, where that is known: counting them reads all of a partner's listings
   */
  counts(partnerId: number, question: LineQuestion, matching?: number): Promise<LineCounts>;
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

const MAX_WORDS = 8;
const MAX_TEXT_CHARACTERS = 200;

/** A pattern for LIKE that finds a text anywhere. */
const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * Patterns of the words of a text. A word that its own slug is not (`Camión`) is looked for in the
 * titles' slugs, which have no accents.
 */
const patternsOf = (text: string): string[] =>
  text
    .slice(0, MAX_TEXT_CHARACTERS)
    .replaceAll('\0', ' ')
    .toWellFormed()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => anywhere(/[^\p{ASCII}]/u.test(word) ? slugify(word) || word : word));

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
const isNarrowed = ({ words, status, category, missing }: LineFilter): boolean =>
  words.length > 0 || status !== null || category !== null || missing !== null;

/** Makes the lists of partners' listings. `today` gives the day as `YYYY-MM-DD`. */
export function createListingLines(db: Db, today: () => string): ListingLines {
  const filterOf = ({ text, status, category, missing }: LineQuestion): LineFilter => ({
    words: patternsOf(text),
    status,
    category,
    missing,
    today: today(),
  });
  return {
    async page(partnerId, question, cursor, limit) {
      const { sort } = question;
      const after = readLineCursor(sort, cursor);
      const rows = await db.query(PAGES[sort], [partnerId, filterOf(question), after, limit + 1]);
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      const keyOf = ({ sort_key: key }: LineRow) => (key instanceof Date ? key.toISOString() : key);
      return {
        lines: shown,
        next: last ? writeLineCursor(sort, { key: keyOf(last), id: last.id }) : null,
      };
    },
    async counts(partnerId, question, matching) {
      const filter = filterOf(question);
      if (matching === undefined && isNarrowed(filter)) {
        return db.one(countMatchingLines, [partnerId, filter]);
      }
      const counts = await db.one(countLines, [partnerId, filter]);
      return { ...counts, matching: matching ?? counts.matching };
    },
    unfinished: (partnerId) => db.one(countUnfinished, [partnerId, today(), MOST_COUNTED + 1]),
    async matching(queryable, partnerId, question) {
      const rows = await queryable.query(selectLineIds, [partnerId, filterOf(question)]);
      return rows.map(({ id }) => id);
    },
  };
}
