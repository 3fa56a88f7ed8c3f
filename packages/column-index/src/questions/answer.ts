import type { AnyIndex } from '../column-index.ts';
import { squaredChordFrom } from '../geometry/area.ts';
import { arcOf, type LatLng, type Metres, toMetres } from '../geometry/mercator.ts';
import { select, type Where } from '../sets/select.ts';
import { count } from '../sets/sets.ts';
import { holds, placeOf } from '../sets/slots.ts';
import { criteriaOf } from './criteria.ts';
import type { Criterion } from './criterion.ts';
import { countFacets, type Facets, type FacetsRequest } from './facets.ts';
import { type Loosening, loosenings, match, type Matches, notStatedBy } from './matching.ts';
import { type OrderSpec, type PagePosition, pageOf } from './page.ts';

/** A whole question to an index. */
export interface Question {
  where: Where;
  criteria: readonly Criterion[];
  order: OrderSpec;
  /** Where distances are measured from; without it there are none. */
  centre: LatLng | null;
  /** The unit of histograms, and of the numbers that come first; null takes the most frequent one. */
  unit: string | null;
  limit: number;
  after: PagePosition | null;
  /** What is to be counted besides the total. */
  facets: FacetsRequest | null;
  /** Rows of which the answer says whether they match every criterion; none when left out. */
  among?: readonly number[];
}

/** One result. */
export interface Hit {
  id: number;
  /** Web Mercator metres. */
  x: number;
  y: number;
  /** Metres from the centre. */
  distance: number | null;
  /** Names of the criteria that it has not stated. */
  notStated: string[];
}

/** What is counted for a question, whatever its order and page. */
export interface Counts {
  total: number;
  /** How many of them match every criterion; these come first. */
  statedTotal: number;
  facets: Facets | null;
}

/** What an index answers. */
export interface Answer extends Counts {
  hits: Hit[];
  next: PagePosition | null;
  /** When there is no result: what leaving out each criterion would give. */
  loosenings: Loosening[];
  /** Those of the question's `among` that state a match for every criterion. */
  among: number[];
}

/**
 * Answers a question. Runs to its end without a pause, so the index cannot change meanwhile.
 * @param known the counts, where they were counted before and nothing has changed.
 */
export function answer(index: AnyIndex, question: Question, known: Counts | null = null): Answer {
  const { where, criteria, order, limit, after, unit } = question;
  const selection = select(index, where);
  const matches = match(selection, criteriaOf(index, criteria, selection));
  const page = pageOf(index, matches, { order, limit, after, unit });
  const centre = question.centre === null ? null : toMetres(question.centre);
  const hits = page.slots.map((slot) => hitOf(index, matches, slot, centre));
  const counts = known ?? {
    total: count(selection, matches.all),
    statedTotal: count(selection, matches.stated),
    facets: question.facets === null ? null : countFacets(index, matches, question.facets, unit),
  };
  return {
    ...counts,
    hits,
    next: page.next,
    loosenings: counts.total === 0 ? loosenings(matches) : [],
    among: question.among?.filter((id) => isStated(index, matches, id)) ?? [],
  };
}

function isStated(index: AnyIndex, { selection, stated }: Matches, id: number): boolean {
  const slot = index.slotOf(id);
  return slot !== undefined && holds(selection, stated, slot);
}

function hitOf({ columns }: AnyIndex, matches: Matches, slot: number, centre: Metres | null): Hit {
  const { id, x, y } = columns;
  return {
    id: id.values[slot]!,
    x: x.values[slot]!,
    y: y.values[slot]!,
    distance: centre === null ? null : Math.round(arcOf(squaredChordFrom(columns, centre)(slot))),
    notStated: notStatedBy(matches, placeOf(matches.selection, slot), 1 << (slot & 31)),
  };
}
