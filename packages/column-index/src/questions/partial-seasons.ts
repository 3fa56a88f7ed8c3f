import { lowestBit } from '../bits.ts';
import type { AnyIndex } from '../any-index.ts';
import { DAYS_IN_LEAP_YEAR, dayOfYear, isWithin } from '../columns/yearly-column.ts';
import type { Days } from './criterion.ts';

/** Finds the rows whose season includes a window only in part by months, but by days or with their calendar as a whole. */
export interface PartialSeasons {
  /**
   * Returns which of 32 rows are in season in a window: each of its days is in their season, or their calendar states yes
   * for it. Rows must state a season.
   * @param base the slot of the first row
   * @param partly Returns the rows of those that are silent in a window, by its number, and whose season includes its
   *   months in part.
   */
  open(base: number, rows: number, partly: (window: number) => number): number;
}

/** The answer about a season, to be found; no window lies in it; a window does. */
const UNKNOWN = 0;
const CLOSED = 1;
const OPEN = 2;

/** Creates the lookup of a question. Answers about rows without a calendar are kept for each different season. */
export function createPartialSeasons(
  { calendar, columns }: AnyIndex,
  yearly: string,
  windows: readonly Days[],
): PartialSeasons {
  const column = columns.yearly(yearly);
  const earliest = windows.reduce((day, { from }) => Math.min(day, from), Number.POSITIVE_INFINITY);
  const latest = windows.reduce((day, { to }) => Math.max(day, to), earliest);
  const days = Array.from({ length: latest - earliest }, (_, i) => {
    const day = earliest + i;
    return { ofYear: dayOfYear(day), yes: calendar.yes(day)?.words };
  });
  const places = windows.map(({ from, to }) => ({ from: from - earliest, to: to - earliest }));
  let answers: Uint8Array | undefined;

  const holdsAny = (first: number, last: number): boolean =>
    places.some(({ from, to }) => {
      for (let i = from; i < to; i++) if (!isWithin(days[i]!.ofYear, first, last)) return false;
      return true;
    });
  const isOpenWithoutCalendar = (slot: number): boolean => {
    const [first, last] = [column.firstDay(slot), column.lastDay(slot)];
    answers ??= new Uint8Array((DAYS_IN_LEAP_YEAR + 1) ** 2);
    const season = first * (DAYS_IN_LEAP_YEAR + 1) + last;
    if (answers[season] === UNKNOWN) answers[season] = holdsAny(first, last) ? OPEN : CLOSED;
    return answers[season] === OPEN;
  };
  const isOpen = (slot: number, partly: (window: number) => number): boolean => {
    const [first, last] = [column.firstDay(slot), column.lastDay(slot)];
    const bit = 1 << (slot & 31);
    // The last day out of season that was found. Most windows after it have it as well.
    let refused = -1;
    for (const [n, { from, to }] of places.entries()) {
      if ((partly(n) & bit) === 0 || (from <= refused && refused < to)) continue;
      let i = to - 1;
      for (; i >= from; i--) {
        const { ofYear, yes } = days[i]!;
        const isYes = yes !== undefined && (yes[slot >>> 5]! & bit) !== 0;
        if (!isYes && !isWithin(ofYear, first, last)) break;
      }
      if (i < from) return true;
      refused = i;
    }
    return false;
  };
  return {
    open(base, rows, partly) {
      const known = calendar.hasAny.words[base >>> 5]!;
      let open = 0;
      for (let left = rows; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const slot = base + lowestBit(bit);
        const isIn = (known & bit) === 0 ? isOpenWithoutCalendar(slot) : isOpen(slot, partly);
        if (isIn) open |= bit;
      }
      return open;
    },
  };
}
