import type { Calendar } from './columns/calendar.ts';
import type { Columns } from './columns/columns.ts';
import type { Schema } from './columns/schema.ts';
import { morton, MORTON_CODES } from './geometry/morton.ts';
import type { Bitmap } from './sets/bitmap.ts';
import { sharedArray } from './shared-array.ts';
import type { SortedCodes } from './sorted-codes.ts';

/**
 * A new order of slots: slot `n` gets the row of slot `order[n]`, whose code is `codes[n]`. A code is the number of the row's
 * partition times `MORTON_CODES`, plus the Morton code of its position.
 */
export interface Arrangement {
  order: Int32Array;
  codes: Float64Array;
}

export const NOTHING_ARRANGED: Arrangement = {
  order: new Int32Array(0),
  codes: sharedArray(Float64Array, 0),
};

/** Sorted rows of one kind, in Morton order. Partitions lie one after the other. */
export interface Partition {
  /** The partition's number times `MORTON_CODES`. */
  firstCode: number;
  /** Its slots, `to` exclusive. */
  from: number;
  to: number;
}

/** Number of partitions. */
const PARTITIONS = 4;

/** Returns the partitions by the codes of all sorted slots. */
export function partitionsOf(codes: SortedCodes): Partition[] {
  let to = 0;
  return Array.from({ length: PARTITIONS }, (_, n) => {
    const [firstCode, from] = [n * MORTON_CODES, to];
    to = codes.firstAtLeast(firstCode + MORTON_CODES, from, codes.length);
    return { firstCode, from, to };
  });
}

/** The part of an index on which its order depends. */
interface Arrangeable {
  /** Number of live slots. */
  readonly size: number;
  /** Slots below this one are in order. */
  readonly sorted: number;
  /** Slots below this one are used, or are dead. */
  readonly used: number;
  readonly live: Bitmap;
  /** Codes of the sorted slots. */
  readonly codes: SortedCodes;
  readonly partitions: readonly Partition[];
  readonly columns: Columns;
  readonly calendar: Calendar;
}

/**
 * Orders all live slots by partition, then by Morton code. Most sorted slots are already in order, so only those that changed
 * their partition and the tail are sorted and merged.
 */
export function arrange(index: Arrangeable, separate: Schema<never>['separate']): Arrangement {
  const partitionOf = partitionFinder(index, separate);
  const inOrder = slotsInOrder(index, partitionOf);
  const others = sortedOthers(index, partitionOf, inOrder);
  const order = new Int32Array(index.size);
  const codes = sharedArray(Float64Array, index.size);
  let next = 0;
  let fromOthers = 0;
  const takeOther = () => {
    order[next] = others.order[fromOthers]!;
    codes[next++] = others.codes[fromOthers++]!;
  };
  for (let slot = 0; slot < index.sorted; slot++) {
    if (inOrder[slot] === 0) continue;
    const code = index.codes.values[slot]!;
    while (fromOthers < others.codes.length && others.codes[fromOthers]! < code) takeOther();
    order[next] = slot;
    codes[next++] = code;
  }
  while (fromOthers < others.codes.length) takeOther();
  return { order, codes };
}

/** Marks by 1 the live sorted slots whose row still belongs to its partition. */
function slotsInOrder(
  { live, partitions, used }: Arrangeable,
  partitionOf: (slot: number) => number,
): Uint8Array {
  const inOrder = new Uint8Array(used);
  for (const [n, { from, to }] of partitions.entries()) {
    for (let slot = from; slot < to; slot++) {
      if (live.has(slot) && partitionOf(slot) === n) inOrder[slot] = 1;
    }
  }
  return inOrder;
}

/**
 * Creates the function that returns the number of a row's partition. Questions about dates read little of the first and the
 * last, whose rows have no calendar.
 */
function partitionFinder(
  { columns, calendar }: Arrangeable,
  separate: Schema<never>['separate'],
): (slot: number) => number {
  const separated = separate && columns.enumeration(separate.column).bitmap(separate.value);
  return (slot) => {
    const hasDays = calendar.hasAny.has(slot);
    if (separated?.has(slot)) return hasDays ? 1 : 0;
    return hasDays ? 2 : 3;
  };
}

/** Sorts the live slots that are not in order. */
function sortedOthers(
  { columns: { x, y }, live, used }: Arrangeable,
  partitionOf: (slot: number) => number,
  inOrder: Uint8Array,
): Arrangement {
  const slots: number[] = [];
  const codeOf = new Float64Array(used);
  for (let slot = 0; slot < used; slot++) {
    if (inOrder[slot] === 1 || !live.has(slot)) continue;
    slots.push(slot);
    codeOf[slot] = partitionOf(slot) * MORTON_CODES + morton(x.values[slot]!, y.values[slot]!);
  }
  const order = Int32Array.from(slots).sort((a, b) => codeOf[a]! - codeOf[b]!);
  return { order, codes: Float64Array.from(order, (slot) => codeOf[slot]!) };
}
