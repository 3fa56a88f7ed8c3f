import type { AnyIndex } from '../any-index.ts';
import { squaredChordFrom } from '../geometry/area.ts';
import { arcOf, type LatLng, type Metres, toMetres } from '../geometry/mercator.ts';
import { select, type Where } from '../sets/select.ts';
import { count } from '../sets/sets.ts';
import { holds, placeOf } from '../sets/slots.ts';
import { evaluate, type LooksAtDaily, narrowByBitmaps } from './criteria.ts';
import type { Criterion } from './criterion.ts';
import { countFacets, type Facets, type FacetsRequest } from './facets.ts';
import { type Loosening, loosenings, match, type Matches, notStatedBy } from './matching.ts';
import { type OrderSpec, type PagePosition, pageOf } from './page.ts';
import { type AnswerToDays, answersOf, daysTestOf } from './tiers.ts';

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
  /** What it says to the days asked about; null when there are none. */
  days: AnswerToDays | null;
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
  /** In an order with units: those that results have, in the order in which they come. */
  units: string[];
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
  const counted = known === null ? question.facets : null;
  const areCounted = known !== null && known.total > 0;
  const left = areCounted ? narrowByBitmaps(index, selection, criteria) : criteria;
  const matches = match(
    selection,
    evaluate(index, left, selection, looksAtDaily(index, order, counted)),
  );
  const page = pageOf(index, matches, { order, limit, after, unit });
  const centre = question.centre === null ? null : toMetres(question.centre);
  const test = daysTestOf(criteria);
  const answerOf = test && answersOf(index, test);
  const hits = page.slots.map((slot) => ({
    ...hitOf(index, matches, slot, centre),
    days: answerOf && answerOf(slot),
  }));
  const counts = known ?? {
    total: count(selection, matches.all),
    statedTotal: count(selection, matches.stated),
    facets: counted === null ? null : countFacets(index, matches, counted, unit),
  };
  return {
    ...counts,
    hits,
    next: page.next,
    units: page.units,
    among: question.among?.filter((id) => isStated(index, matches, id)) ?? [],
    // Last, since it may use the workspace for another question.
    loosenings: counts.total === 0 ? looseningsOf(index, question, matches) : [],
  };
}

/** How often numbers of days are looked at beyond the criteria: by the order, and by histograms. */
function looksAtDaily(
  { daily }: AnyIndex,
  order: OrderSpec,
  facets: FacetsRequest | null,
): LooksAtDaily {
  if (daily === undefined) return 'never';
  const isOrdered = order.kind === 'column' && order.column === daily.column;
  const isCounted = facets?.histograms.some(({ column }) => column === daily.column) ?? false;
  if (isOrdered && isCounted) return 'twice';
  return isOrdered || isCounted ? 'once' : 'never';
}

/**
 * What leaving out each criterion would give. Without the days numbers are those of no days, so what
 * matches then is counted anew where numbers of days were looked at.
 */
function looseningsOf(
  index: AnyIndex,
  { where, criteria }: Question,
  matches: Matches,
): Loosening[] {
  const found = loosenings(matches);
  const days = criteria.find(({ kind }) => kind === 'days');
  if (days === undefined || matches.averages === null) return found;
  const selection = select(index, where);
  const others = criteria.filter((one) => one !== days);
  const anyDays = match(selection, evaluate(index, others, selection, 'never'));
  const total = count(selection, anyDays.all);
  return found
    .map((one) => (one.name === days.name ? { ...one, total } : one))
    .sort((a, b) => b.total - a.total);
}

function isStated(index: AnyIndex, { selection, stated }: Matches, id: number): boolean {
  const slot = index.slotOf(id);
  return slot !== undefined && holds(selection, stated, slot);
}

function hitOf(
  { columns }: AnyIndex,
  matches: Matches,
  slot: number,
  centre: Metres | null,
): Omit<Hit, 'days'> {
  const { id, x, y } = columns;
  return {
    id: id.values[slot]!,
    x: x.values[slot]!,
    y: y.values[slot]!,
    distance: centre === null ? null : Math.round(arcOf(squaredChordFrom(columns, centre)(slot))),
    notStated: notStatedBy(matches, placeOf(matches.selection, slot), 1 << (slot & 31)),
  };
}
