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
  countSilent,
  relaxedCriteria,
  type RelaxedCriterion,
  match,
  type Matches,
  notStatedBy,
} from './matching.ts';
import { type OrderSpec, type PagePosition, pageOf } from './page.ts';
import { type AnswerToDays, answersOf, daysTestOf } from './tiers.ts';

/** A question to an index. */
export interface Question {
  where: Where;
  criteria: readonly Criterion[];
  order: OrderSpec;
  /** The point from which distances are measured; without it hits have no distance. */
  centre: LatLng | null;
  /** The unit of histograms, and of the numbers that come first in an order; null stands for the most frequent one. */
  unit: string | null;
  limit: number;
  after: PagePosition | null;
  /** The counts that the answer should have besides the total. */
  facets: FacetsRequest | null;
  /** Ids of rows to check; `matching` of the answer has those that match. */
  checkIds?: readonly number[];
}

/** One result. */
export interface Hit {
  id: number;
  /** Web Mercator metres. */
  x: number;
  y: number;
  /** Metres from the centre; null without a centre. */
  distance: number | null;
  /** Names of the criteria that the row does not state. */
  notStated: string[];
  /** The answer of the row to the requested days; null if the question has no days. */
  days: AnswerToDays | null;
}

/** The counts of a question, which do not depend on its order and page. */
export interface Counts {
  total: number;
  /** Number of results that state a match for every criterion; these come first. */
  statedTotal: number;
  /**
   * Number of rows that fail no criterion but do not state all of them, days aside. They are results, unless one of these
   * criteria is strict.
   */
  silentTotal: number;
  facets: Facets | null;
}

/** The answer of an index to a question. */
export interface Answer extends Counts {
  hits: Hit[];
  next: PagePosition | null;
  /** If the order has units, the units of the results, in the order of the results. */
  units: string[];
  /** If there is no result, the number of results without each criterion. */
  relaxed: RelaxedCriterion[];
  /** The ids of `checkIds` whose rows state a match for every criterion. */
  matching: number[];
}

/**
 * Answers a question.
 * @param known The counts of an earlier answer to this question, if the index has not changed since.
 */
export function answer(index: AnyIndex, question: Question, known: Counts | null = null): Answer {
  const { where, criteria, order, limit, after, unit } = question;
  const selection = select(index, where);
  const counted = known === null ? question.facets : null;
  const areCounted = known !== null && known.total > 0;
  const left = areCounted ? narrowByBitmaps(index, selection, criteria) : criteria;
  const isNew = known === null;
  const evaluated = evaluate(index, left, selection, dailyReads(index, order, counted), isNew);
  const silentTotal = known?.silentTotal ?? countSilent(selection, evaluated);
  const matches = match(selection, evaluated);
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
    silentTotal,
    facets: counted === null ? null : countFacets(index, matches, counted, unit),
  };
  return {
    ...counts,
    hits,
    next: page.next,
    units: page.units,
    matching: question.checkIds?.filter((id) => isStated(index, matches, id)) ?? [],
    // This comes last, because it may reuse the workspace's arrays for another question.
    relaxed: counts.total === 0 ? relaxedOf(index, question, matches) : [],
  };
}

/** Tells how often the order and the histograms read daily numbers. */
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
 * averages over these days, so for this criterion the results are counted again if averages were read.
 */
function relaxedOf(
  index: AnyIndex,
  { where, criteria }: Question,
  matches: Matches,
): RelaxedCriterion[] {
  const relaxed = relaxedCriteria(matches);
  const days = criteria.find(({ kind }) => kind === 'days');
  if (days === undefined || matches.averages === null) return relaxed;
  const selection = select(index, where);
  const others = criteria.filter((one) => one !== days);
  const anyDays = match(selection, evaluate(index, others, selection, 'never'));
  const total = count(selection, anyDays.all);
  return relaxed
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
