import type { AnyIndex } from '../any-index.ts';
import type { NumberColumn } from '../columns/number-column.ts';
import type { DailyNumbers } from '../columns/schema.ts';
import type { Selection } from '../sets/selection.ts';
import {
  addSet,
  count,
  countBoth,
  countIn,
  dropBitmap,
  eachInBucket,
  eachWords,
  fill,
  keepBitmap,
  keepSet,
  WEEK,
} from '../sets/sets.ts';
import { firstSlotOf } from '../sets/slots.ts';
import type { Days } from './criterion.ts';
import { unitsOf } from './histogram.ts';

/** The sums of seven days of one unit. Units are never converted, so their sums are not mixed. */
export interface MonthNumbers {
  unit: string;
  /** Number of rows with a sum. */
  count: number;
  /** The lowest sum, in parts; see `DailyNumbers`. */
  lowest: number;
  /** The median sum, in parts; for an even number of rows the lower of the two middle sums. */
  median: number;
}

/** Months, and for each of them the set of rows that are free for a week. */
export interface WeeksOfMonths {
  months: readonly Days[];
  weeks: readonly Int32Array[];
  /** The enumeration of the units that daily numbers have. */
  units: string;
}

/** Working sets, which are overwritten. */
interface Scratch {
  short: Int32Array;
  taken: Int32Array;
  open: Int32Array;
  spare: Int32Array;
}

/** The numbers of one unit in one month. */
interface Numbered {
  column: NumberColumn;
  /** Number of parts that a sum of seven days has for each 1 of the column's number. */
  parts: number;
  /** The rows that have the column's number on each day. */
  plain: Int32Array;
  plainCount: number;
  /** The sums of rows that have numbers of their own for some days. */
  own: Sums;
}

/** Sums of seven days, and the number of sums in each bucket of the column's scale. */
interface Sums {
  sums: Float64Array;
  buckets: Int32Array;
}

/**
 * Computes the lowest and the median sum of daily numbers for each month and unit. The sum of a row covers its first seven
 * consecutive days of the month for which it states yes. For each month the most frequent unit comes first.
 */
export function numbersOfWeeks(
  index: AnyIndex,
  { months, weeks, units }: WeeksOfMonths,
  selection: Selection,
  { short: any, taken: own, open: plain, spare }: Scratch,
): MonthNumbers[][] {
  const { daily, columns, calendar } = index;
  const numbersOf: MonthNumbers[][] = months.map(() => []);
  if (daily === undefined) return numbersOf;
  const column = columns.number(daily.column);
  fill(selection, any, 0);
  for (const week of weeks) addSet(selection, any, week);
  dropBitmap(selection, any, column.notStated);
  for (const { value: unit } of unitsOf(index, units, selection, any)) {
    const ofUnit = columns.enumeration(units).bitmap(unit);
    own.set(any.subarray(0, selection.size));
    keepBitmap(selection, own, ofUnit);
    keepBitmap(selection, own, calendar.numbers.hasAny);
    const sums = sumsOfWeeks(index, daily, selection, { months, weeks, own });
    for (const [month, week] of weeks.entries()) {
      plain.set(any.subarray(0, selection.size));
      keepBitmap(selection, plain, ofUnit);
      dropBitmap(selection, plain, calendar.numbers.hasAny);
      keepSet(selection, plain, week, spare);
      const plainCount = count(selection, plain);
      const parts = daily.parts * WEEK;
      const ownSums = sums[month]!;
      const numbered = { column, parts, plain, plainCount, own: ownSums };
      const total = plainCount + ownSums.sums.length;
      if (total === 0) continue;
      const lowest = sumAt(selection, numbered, 0);
      const median = sumAt(selection, numbered, (total - 1) >> 1);
      numbersOf[month]!.push({ unit, count: total, lowest, median });
    }
  }
  for (const ofMonth of numbersOf) {
    ofMonth.sort((a, b) => b.count - a.count || (a.unit < b.unit ? -1 : 1));
  }
  return numbersOf;
}

/** Computes, month by month, the sums of the rows of `own` that are free for a week. */
function sumsOfWeeks(
  { columns, calendar }: AnyIndex,
  daily: DailyNumbers,
  selection: Selection,
  { months, weeks, own }: Omit<WeeksOfMonths, 'units'> & { own: Int32Array },
): Sums[] {
  const column = columns.number(daily.column);
  const { values } = column;
  const bucketOf = bucketFinder(column);
  const parts = daily.parts * WEEK;
  const found = weeks.map((week) => ({
    sums: new Float64Array(countBoth(selection, week, own)),
    buckets: new Int32Array(column.edges.length + 1),
  }));
  const written = new Int32Array(months.length);
  const days = months.map(({ from, to }) =>
    Array.from({ length: to - from }, (_, i) => calendar.yes(from + i)?.words),
  );
  const stay = { from: 0, to: 0 };
  eachWords(selection, own, ({ places, found: rows, length }) => {
    for (let n = 0; n < length; n++) {
      const place = places[n]!;
      const base = firstSlotOf(selection, place);
      for (let month = 0; month < months.length; month++) {
        let left = weeks[month]![place]! & rows[n]!;
        if (left === 0) continue;
        const yes = days[month]!;
        const { from } = months[month]!;
        const { sums, buckets } = found[month]!;
        // This finds seven consecutive days as the kernel `orWeeks` does, but for one word.
        let [before, two1, two2, four1, four2, four3] = [0, 0, 0, 0, 0, 0];
        for (let day = 0; left !== 0; day++) {
          const is = (yes[day]?.[base >>> 5] ?? 0) & left;
          const two = is & before;
          const four = two & two2;
          const week = four & four3;
          left &= ~week;
          for (let bits = week; bits !== 0; bits &= bits - 1) {
            const slot = base + 31 - Math.clz32(bits & -bits);
            stay.to = from + day + 1;
            stay.from = stay.to - WEEK;
            const each = Math.round(values[slot]! * daily.parts);
            const sum = calendar.numbers.sum(slot, stay, each);
            sums[written[month]!++] = sum;
            buckets[bucketOf(sum / parts)]!++;
          }
          before = is;
          two2 = two1;
          two1 = two;
          four3 = four2;
          four2 = four1;
          four1 = four;
        }
      }
    }
  });
  return found;
}

/** Whole numbers below this one are looked up in a table. */
const TABLE_END = 1024;

/** Tables by the edges of scales. */
const tables = new WeakMap<Float64Array, Uint16Array | null>();

/** Creates a function that returns the bucket of a number (at least 0), faster than `bucketOf`. */
function bucketFinder(column: NumberColumn): (value: number) => number {
  const { edges } = column;
  let table = tables.get(edges);
  if (table === undefined) {
    const areWhole = edges.every((edge) => edge >= TABLE_END || Number.isInteger(edge));
    const whole = Uint16Array.from({ length: TABLE_END }, (_, value) => column.bucketOf(value));
    table = areWhole ? whole : null;
    tables.set(edges, table);
  }
  const known = table;
  return (value) =>
    known !== null && value < TABLE_END ? known[Math.trunc(value)]! : column.bucketOf(value);
}

/** The sum at a place in the order of all sums; 0 is the lowest. It examines only the rows of one bucket. */
function sumAt(selection: Selection, numbered: Numbered, place: number): number {
  const upTo = (bucket: number): number => {
    const { buckets } = numbered.own;
    let lower = plainUpTo(selection, numbered, bucket);
    for (let at = 0; at <= bucket; at++) lower += buckets[at]!;
    return lower;
  };
  const bucket = bucketWith(numbered.column, (at) => upTo(at) > place);
  const below = bucket === 0 ? 0 : upTo(bucket - 1);
  return sumsIn(selection, numbered, bucket)[place - below]!;
}

/** The sums in a bucket, in ascending order. */
function sumsIn(
  selection: Selection,
  { column, parts, plain, own }: Numbered,
  bucket: number,
): number[] {
  const from = column.edges[bucket - 1] ?? Number.NEGATIVE_INFINITY;
  const below = column.edges[bucket] ?? Number.POSITIVE_INFINITY;
  const sums: number[] = [];
  for (const sum of own.sums) if (sum / parts >= from && sum / parts < below) sums.push(sum);
  eachInBucket(selection, plain, column, bucket, (slot) => {
    sums.push(Math.round((column.values[slot]! * parts) / WEEK) * WEEK);
  });
  return sums.sort((a, b) => a - b);
}

/** The first bucket of a scale for which `holds` is true; it must be true for all buckets after it. */
function bucketWith({ edges }: NumberColumn, holds: (bucket: number) => boolean): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Number of rows with the column's number that are in a bucket or a lower one. */
function plainUpTo(
  selection: Selection,
  { column: { reached }, plain, plainCount }: Numbered,
  bucket: number,
): number {
  const above = reached[bucket];
  return above === undefined ? plainCount : plainCount - countIn(selection, plain, above);
}
