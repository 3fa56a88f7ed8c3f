import { lowestBit } from './bits.ts';
import type { Criterion } from './criterion.ts';
import type { Stay } from './index-query.ts';
import type { ListingIndex } from './listing-index.ts';
import { closedDays, dayOfYear, isOpen } from './season.ts';
import type { Selection } from './selection.ts';
import { addBitmap, fill, keepBitmap } from './sets.ts';

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
  for (let k = 0; k < selection.size; k++) open[k] = selection.mask[k]! & ~yes[k]! & ~open[k]!;
  dropClosed(index, stay, selection, open);
  return { name: 'dates', yes, open: ask ? open : null };
}

/** Takes the listings out that are out of season on a night they do not state to be free. */
function dropClosed(
  { calendar, columns }: ListingIndex,
  stay: Stay,
  { words, size }: Selection,
  open: Int32Array,
): void {
  const nights = Array.from({ length: stay.to - stay.from }, (_, i) => dayOfYear(stay.from + i));
  const seasonStated = columns.season.bitmap('stated')!.words;
  const openFrom = columns.openFrom.values;
  const openTo = columns.openTo.values;

  const isClosed = (slot: number): boolean => {
    const from = openFrom[slot]!;
    const to = openTo[slot]!;
    // A stay that begins and ends in season leaves it only if all of the closed time lies within.
    if (
      isOpen(nights[0]!, from, to) &&
      isOpen(nights.at(-1)!, from, to) &&
      nights.length <= closedDays(from, to)
    ) {
      return false;
    }
    return nights.some(
      (day, i) => !isOpen(day, from, to) && !calendar.free(stay.from + i)?.has(slot),
    );
  };

  for (let k = 0; k < size; k++) {
    let bits = open[k]! & seasonStated[words[k]!]!;
    while (bits !== 0) {
      const bit = bits & -bits;
      if (isClosed((words[k]! << 5) + lowestBit(bits))) open[k]! &= ~bit;
      bits ^= bit;
    }
  }
}
