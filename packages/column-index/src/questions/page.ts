import type { AnyIndex } from '../any-index.ts';
import { type LatLng, toMetres } from '../geometry/mercator.ts';
import type { Bitmap } from '../sets/bitmap.ts';
import { count, dropBitmap, keepBitmap } from '../sets/sets.ts';
import type { SortKey } from './best-few.ts';
import { unitsOf } from './histogram.ts';
import type { Matches } from './matching.ts';
import {
  byColumn,
  byColumnAround,
  byDistance,
  type Direction,
  type Drift,
  type Order,
} from './order.ts';
import { type TierNumber, tierSets, tiersOf } from './tiers.ts';

/** A column of numbers, and the end of it that comes first. */
export interface ColumnOrder {
  column: string;
  direction: Direction;
}

/** The order of results. */
export type OrderSpec =
  /** The nearest to a point first. */
  | { kind: 'distance'; from: LatLng }
  | ({
      kind: 'column';
      /** The enumeration of units. Numbers of different units are not compared: all rows of one unit come before the next. */
      units?: string;
      /** The order of rows without a number, which come last; left out for columns that all rows state. */
      notStated?: ColumnOrder;
    } & ColumnOrder)
  /** By a column that all rows state, whose numbers get worse with the distance from a point. */
  | ({ kind: 'column around' } & ColumnOrder & Drift<LatLng>);

/** The complete sort key of the last result of a page, after which the next page starts. */
export interface PagePosition extends SortKey {
  tier: TierNumber;
  /** The unit of its number; `-` for a row without a number. */
  group: string;
  /** The unit that came first. */
  unit: string | null;
}

export interface PageRequest {
  order: OrderSpec;
  limit: number;
  after: PagePosition | null;
  /** The unit whose numbers come first; null stands for the most frequent one. */
  unit: string | null;
}

/** A page of slots, and the position of its end if there are more. */
export interface Page {
  slots: number[];
  next: PagePosition | null;
  /** If the order has units, the units of the results, in the order of the results. */
  units: string[];
}

/** A part of the results with an order of its own. */
interface Group {
  name: string;
  /** If given, the group only has rows of this bitmap. */
  only?: Bitmap;
  /** If given, the group has no rows of this bitmap. */
  except?: Bitmap;
  order: Order;
}

/**
 * Finds the page that follows `after`. The tiers come one after the other, beginning with the rows that match every
 * criterion; the rows of each tier are in the requested order.
 */
export function pageOf(index: AnyIndex, matches: Matches, request: PageRequest): Page {
  const { after, order, limit } = request;
  const byFrequency = unitsOfResults(index, matches, order);
  const unit = after?.unit ?? request.unit ?? byFrequency[0] ?? null;
  const units = byFrequency.includes(unit!)
    ? [unit!, ...byFrequency.filter((one) => one !== unit).sort()]
    : byFrequency.toSorted();
  const groups = groupsOf(index, matches, order, unit);
  const setOf = tierSets(matches);
  const slots: number[] = [];
  let last: PagePosition | null = null;
  for (const tier of tiersOf(matches).filter((one) => one >= (after?.tier ?? 0))) {
    const rows = setOf(tier);
    if (count(matches.selection, rows) === 0) continue;
    const isResumed = tier === after?.tier;
    const begin = isResumed ? groups.findIndex(({ name }) => name === after.group) : 0;
    for (const [i, group] of groups.slice(begin === -1 ? groups.length : begin).entries()) {
      const set = groupSet(matches, rows, group);
      const resume = isResumed && i === 0 ? after : null;
      // One more than requested shows whether there is a next page.
      const few = group.order.first(matches.selection, set, limit + 1 - slots.length, resume);
      for (const [place, slot] of few.slots.entries()) {
        if (slots.length === limit) return { slots, next: last, units };
        slots.push(slot);
        last = { ...few.sortKey(place), unit, tier, group: group.name };
      }
    }
  }
  return { slots, next: null, units };
}

/** The units of the results, the most frequent first; empty if the order has no units. */
function unitsOfResults(index: AnyIndex, matches: Matches, order: OrderSpec): string[] {
  if (order.kind !== 'column' || order.units === undefined) return [];
  const units = unitsOf(index, order.units, matches.selection, matches.all);
  return units.map(({ value }) => value);
}

function groupsOf(
  index: AnyIndex,
  { averages }: Matches,
  spec: OrderSpec,
  unit: string | null,
): Group[] {
  if (spec.kind === 'distance') {
    return [{ name: '', order: byDistance(index, toMetres(spec.from)) }];
  }
  if (spec.kind === 'column around') {
    const { from, perMetre, direction } = spec;
    const drift = { from: toMetres(from), perMetre };
    return [
      {
        name: '',
        order: byColumnAround(index, index.columns.number(spec.column), direction, drift),
      },
    ];
  }
  const { notStated: unstated, units } = spec;
  const column = index.columns.number(spec.column);
  const order = byColumn(
    index,
    column,
    spec.direction,
    averages?.column === spec.column ? averages : null,
  );
  const last =
    unstated === undefined
      ? []
      : [
          {
            name: '-',
            only: column.notStated,
            order: byColumn(index, index.columns.number(unstated.column), unstated.direction),
          },
        ];
  if (units !== undefined) return [...unitGroups(index, units, unit, order), ...last];
  return [{ name: '', ...(unstated && { except: column.notStated }), order }, ...last];
}

/** Creates a group for each unit: `first`, then the others by name. */
function unitGroups(
  { columns }: AnyIndex,
  units: string,
  first: string | null,
  order: Order,
): Group[] {
  const column = columns.enumeration(units);
  const others = column.values.filter((value) => value !== first).sort();
  const all = first === null ? others : [first, ...others];
  return all.flatMap((name) => {
    const only = column.bitmap(name);
    return only === undefined ? [] : [{ name, only, order }];
  });
}

function groupSet({ selection }: Matches, rows: Int32Array, { only, except }: Group): Int32Array {
  const out = selection.workspace.take();
  out.set(rows.subarray(0, selection.size));
  if (only !== undefined) keepBitmap(selection, out, only);
  dropBitmap(selection, out, except);
  return out;
}
