import type { Criterion } from './criterion.ts';
import type { Stay } from './index-query.ts';
import type { ListingIndex } from './listing-index.ts';
import { closedAll, dayOfYear, isOpen, monthOf, openAll } from './season.ts';
import type { Selection } from './selection.ts';
import { addBitmap, dropBitmap, eachSlot, fill, keepBitmap, setDifference } from './sets.ts';

/**
 * Whether a stay is possible. A night is what the calendar states; where the calendar states
 * nothing, a night outside a stated season is taken. Free on every night is yes; taken on any
 * night is no; everything else has to be asked, and is dropped when `ask` is off.
 */
export function stayCriterion(
  index: ListingIndex,
  stay: Stay,
  ask: boolean,
  selection: Selection,
): Criterion {
  const { calendar } = index;
  const yes = selection.workspace.take();
  const open = selection.workspace.take();
  fill(selection, yes, -1);
  fill(selection, open, 0);
  // `open` collects the listings that are taken, until it is turned around below.
  for (let night = stay.from; night < stay.to; night++) {
    keepBitmap(selection, yes, calendar.free(night));
    addBitmap(selection, open, calendar.taken(night));
  }
  setDifference(selection, open, selection.mask, open);
  setDifference(selection, open, open, yes);
  dropClosed(index, stay, selection, open);
  return { name: 'dates', yes, open: ask ? open : null };
}

/**
 * Takes the listings out that are out of season on a night they do not state to be free. What is
 * known of whole months decides for most; the others are looked at one by one.
 */
function dropClosed(index: ListingIndex, stay: Stay, selection: Selection, open: Int32Array): void {
  const { season } = index.columns;
  const days = Array.from({ length: stay.to - stay.from }, (_, i) => dayOfYear(stay.from + i));
  const months = [...new Set(days.map(monthOf))];
  const { workspace } = selection;
  const inSeason = workspace.take();
  const outOfSeason = workspace.take();
  fill(selection, inSeason, -1);
  fill(selection, outOfSeason, -1);
  for (const month of months) {
    keepBitmap(selection, inSeason, season.bitmap(openAll(month)));
    keepBitmap(selection, outOfSeason, season.bitmap(closedAll(month)));
  }
  const isClosed = closedOn(index, stay, days);
  // Out of season on every night: at least one of them was not stated to be free.
  setDifference(selection, open, open, outOfSeason);
  const undecided = workspace.take();
  setDifference(selection, undecided, open, inSeason);
  dropBitmap(selection, undecided, season.empty);
  eachSlot(selection, undecided, (slot, k) => {
    if (isClosed(slot)) open[k]! &= ~(1 << (slot & 31));
  });
}

/** Tells whether a listing is out of season on a night that it does not state to be free. */
function closedOn(
  { calendar, columns }: ListingIndex,
  stay: Stay,
  days: readonly number[],
): (slot: number) => boolean {
  const openFrom = columns.openFrom.values;
  const openTo = columns.openTo.values;
  return (slot) =>
    days.some(
      (day, i) =>
        !isOpen(day, openFrom[slot]!, openTo[slot]!) && !calendar.free(stay.from + i)?.has(slot),
    );
}
