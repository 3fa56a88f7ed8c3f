import { squaredChordFrom } from './area.ts';
import { criteriaOf } from './criteria.ts';
import { countFacets, type Facets } from './facets.ts';
import type { Filters, FilterName, Sort, Where } from './index-query.ts';
import type { ListingIndex } from './listing-index.ts';
import { type Loosening, loosenings, match, type Matches, notStatedBy } from './matching.ts';
import { arcOf, type LatLng, toMetres } from './mercator.ts';
import { type PagePosition, pageOf } from './page.ts';
import { select } from './select.ts';
import { count } from './sets.ts';
import { placeOf } from './slots.ts';

/** A whole question to the index. */
export interface Question {
  where: Where;
  filters: Filters;
  sort: Sort;
  /** Where distances are measured from; without it there are none. */
  centre: LatLng | null;
  limit: number;
  after: PagePosition | null;
  /** Whether facets are wanted. */
  facets: boolean;
}

/** One result. */
export interface Hit {
  id: number;
  /** Web Mercator metres of the public position. */
  x: number;
  y: number;
  /** Metres from the centre. */
  distance: number | null;
  /** What it does on the dates asked for; null when none were. */
  availability: 'available' | 'ask' | null;
  /** Filters asked for that it states nothing about. */
  notStated: FilterName[];
}

/** What is counted for a question, whatever its order and page. */
export interface Counts {
  total: number;
  /** How many of them state a match for everything asked; these come first. */
  statedTotal: number;
  facets: Facets | null;
}

/** What the index answers. */
export interface Answer extends Counts {
  hits: Hit[];
  next: PagePosition | null;
  /** When there is no result: what taking each filter away would give. */
  loosenings: Loosening[];
}

/**
 * Answers a question. Runs to its end without a pause, so the index cannot change meanwhile.
 * @param known the counts, where they were counted before and nothing has changed.
 */
export function answer(
  index: ListingIndex,
  question: Question,
  known: Counts | null = null,
): Answer {
  const { where, filters, sort, limit, after } = question;
  const selection = select(index, where);
  const matches = match(selection, criteriaOf(index, filters, selection));
  const centre = question.centre === null ? null : toMetres(question.centre);
  const { currency } = filters;
  const page = pageOf(index, matches, { sort, limit, after, centre, currency });
  const hits = page.slots.map((slot) => hitOf(index, matches, slot, question));
  const counts = known ?? {
    total: count(selection, matches.all),
    statedTotal: count(selection, matches.stated),
    facets: question.facets ? countFacets(index, matches, currency) : null,
  };
  return {
    ...counts,
    hits,
    next: page.next,
    loosenings: counts.total === 0 ? loosenings(matches) : [],
  };
}

function hitOf(
  index: ListingIndex,
  matches: Matches,
  slot: number,
  { centre, filters }: Question,
): Hit {
  const { id, x, y } = index.columns;
  const notStated = notStatedBy(matches, placeOf(matches.selection, slot), 1 << (slot & 31));
  const ask = notStated.includes('dates');
  return {
    id: id.values[slot]!,
    x: x.values[slot]!,
    y: y.values[slot]!,
    distance:
      centre === null
        ? null
        : Math.round(arcOf(squaredChordFrom(index.columns, toMetres(centre))(slot))),
    availability: filters.stay === null ? null : ask ? 'ask' : 'available',
    notStated: notStated.filter((name) => name !== 'dates'),
  };
}
