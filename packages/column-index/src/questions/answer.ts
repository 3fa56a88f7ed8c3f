import type { AnyIndex } from '../any-index.ts';
import { squaredChordFrom } from '../geometry/area.ts';
import { arcOf, type LatLng, type Metres, toMetres } from '../geometry/mercator.ts';
import { select, type Where } from '../sets/select.ts';
import { count } from '../sets/sets.ts';
import { holds, placeOf } from '../sets/slots.ts';
import { evaluate, type DailyReads, narrowByBitmaps } from './criteria.ts';
import type { Criterion } from './criterion.ts';
import { countFacets, type Facets, type FacetsRequest } from './facets.ts';
import {
  relaxedCriteria,
  type RelaxedCriterion,
  match,
  type Matches,
  notStatedBy,
} from './matching.ts';
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
  /** Rows of which the answer lists those that match; none when left out. */
  checkIds?: readonly number[];
}

/** One result. */
export interface Hit {
  id: number;
  /** Web Mercator metres. */
  x: number;
  y: number;
  /** Metres from the centre. */
  distance: number | null;
  /** Names of the criteria about which it states nothing. */
  notStated: string[];
  /** Its answer to the days asked about; null when no days are. */
  days: AnswerToDays | null;
}

/** What is counted for a question, whatever its order and page. */
export interface Counts {
  total: number;
  /** How many of them state a match for every criterion; these come first. */
  statedTotal: number;
  facets: Facets | null;
}

/** What an index answers. */
export interface Answer extends Counts {
  hits: Hit[];
  next: PagePosition | null;
  /** In an order with units: the units of the results, in the order of the results. */
  units: string[];
  /** When there is no result: the number of results without each criterion. */
  relaxed: RelaxedCriterion[];
  /** Those of `checkIds` that state a match for every criterion. */
  matching: number[];
}

/**
 * Answers a question.
 * @param known the counts, if they were counted before and the index has not changed since.
 */
export function answer(index: AnyIndex, question: Question, known: Counts | null = null): Answer {
  const { where, criteria, order, limit, after, unit } = question;
  const selection = select(index, where);
  const counted = known === null ? question.facets : null;
  const areCounted = known !== null && known.total > 0;
  const left = areCounted ? narrowByBitmaps(index, selection, criteria) : criteria;
  const matches = match(
    selection,
    evaluate(index, left, selection, dailyReads(index, order, counted)),
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
    matching: question.checkIds?.filter((id) => isStated(index, matches, id)) ?? [],
    // Last, since it may use the workspace for another question.
    relaxed: counts.total === 0 ? relaxedOf(index, question, matches) : [],
  };
}

/** How often the order and the histograms read daily numbers. */
function dailyReads(
  { daily }: AnyIndex,
  order: OrderSpec,
  facets: FacetsRequest | null,
): DailyReads {
  if (daily === undefined) return 'never';
  const isOrdered = order.kind === 'column' && order.column === daily.column;
  const isCounted = facets?.histograms.some(({ column }) => column === daily.column) ?? false;
  if (isOrdered && isCounted) return 'twice';
  return isOrdered || isCounted ? 'once' : 'never';
}

/**
 * The number of results without each criterion. Without the criterion of days, rows have their own numbers instead of
 * averages over these days, so the results are counted anew if averages were read.
 */
function relaxedOf(
  index: AnyIndex,
  { where, criteria }: Question,
  matches: Matches,
): RelaxedCriterion[] {
  const found = relaxedCriteria(matches);
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
