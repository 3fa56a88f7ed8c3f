import type { AnyIndex } from '../any-index.ts';
import { EnumerationColumn } from '../columns/enumeration-column.ts';
import { SetColumn } from '../columns/set-column.ts';
import { blocksFor, popcount } from '../bits.ts';
import { type Area, bothAreas, tileArea } from '../geometry/area.ts';
import type { Bitmap } from '../sets/bitmap.ts';
import { rowsNear } from '../sets/cover.ts';
import { areaOf, type Where } from '../sets/select.ts';
import type { Counts, Question } from './answer.ts';
import { boxOfTile, type Tile } from './clusters.ts';
import type { Criterion } from './criterion.ts';
import type { FacetsRequest } from './facets.ts';
import type { MonthsQuestion } from './months.ts';

/**
 * What questions cost, estimated without answering them: how many blocks of bitmaps they go through. A million
 * take about a millisecond.
 */

/** Passes over the blocks of an area, by what they are for. */
const PASSES = {
  selecting: 6,
  page: 12,
  criterion: 6,
  /** Two bitmaps for each day of a window. */
  day: 2,
  /** Of months: what is counted of each, and two bitmaps for each day. */
  month: 200,
  dayOfMonth: 4,
  /** Looking at rows one by one. */
  rows: 60,
  squares: 20,
};

/** Of these words of a bitmap one is looked at, for an estimate of how many bits are set. */
const SAMPLED_WORDS = 61;

/** Estimates a question to `answer`. */
export function costOfPage(
  index: AnyIndex,
  { where, criteria, order, facets }: Question,
  known: Counts | null,
): number {
  const counted = facets === null || known !== null ? 0 : bitmapsOf(index, facets);
  const ordered = order.kind === 'distance' ? PASSES.rows : PASSES.page;
  return costOf(index, where, null, ordered + counted + passesOf(criteria));
}

/** Estimates a question to `tileAnswer`. */
export function costOfTile(
  index: AnyIndex,
  tile: Tile,
  where: Where,
  criteria: readonly Criterion[],
): number {
  const within = tileArea(index.columns, boxOfTile(tile));
  return costOf(index, where, within, PASSES.squares + passesOf(criteria));
}

/** Estimates a question to `monthsAnswer`. */
export function costOfMonths(index: AnyIndex, { where, criteria, months }: MonthsQuestion): number {
  const days = months.reduce((all, { from, to }) => all + to - from, 0);
  const passes = months.length * PASSES.month + days * PASSES.dayOfMonth;
  return costOf(index, where, null, passes + passesOf(criteria));
}

function costOf(index: AnyIndex, where: Where, within: Area | null, passes: number): number {
  if (where.kind === 'nowhere') return 0;
  const area = areaOf(index, where);
  if (area !== null || within !== null) {
    const both = area !== null && within !== null ? bothAreas(within, area) : (area ?? within)!;
    return blocksFor(rowsNear(index, both)) * (PASSES.selecting + passes);
  }
  const all = blocksFor(index.used);
  const stated = where.kind === 'stating' ? where.all : [];
  let blocks = all;
  let selecting = PASSES.selecting;
  for (const { column, value } of stated) {
    const named = index.columns.named(column);
    if (named instanceof EnumerationColumn) {
      blocks = Math.min(blocks, blocksFor(sizeOf(named.bitmap(String(value)), index.used)));
    } else {
      selecting = PASSES.rows;
    }
  }
  return all * PASSES.selecting + blocks * (selecting + passes);
}

const passesOf = (criteria: readonly Criterion[]): number =>
  criteria.reduce((sum, one) => {
    if (one.kind !== 'days') return sum + PASSES.criterion;
    const days = one.windows.reduce((all, { from, to }) => all + to - from, 0);
    return sum + PASSES.criterion + PASSES.day * days;
  }, 0);

/** How many bitmaps are counted. */
function bitmapsOf({ columns }: AnyIndex, { facets, histograms }: FacetsRequest): number {
  let bitmaps = 0;
  for (const request of facets) {
    const column = columns.named(request.column);
    if ('bounds' in request) bitmaps += request.bounds.length + 1;
    else if (column instanceof EnumerationColumn) bitmaps += column.bitmaps.length;
    else bitmaps += column instanceof SetColumn ? column.values.length + 1 : 2;
  }
  for (const { bounds } of histograms) bitmaps += bounds.length + 2;
  return bitmaps;
}

/** About how many of the first `used` slots a bitmap has. */
function sizeOf(bitmap: Bitmap | undefined, used: number): number {
  if (bitmap === undefined) return 0;
  const { words } = bitmap;
  const end = used >>> 5;
  let bits = 0;
  for (let word = 0; word < end; word += SAMPLED_WORDS) bits += popcount(words[word]!);
  return bits * SAMPLED_WORDS;
}
