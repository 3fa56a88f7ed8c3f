import type { AnyIndex } from '../column-index.ts';
import { type LatLng, toMetres } from '../geometry/mercator.ts';
import type { Bitmap } from '../sets/bitmap.ts';
import { dropBitmap, keepBitmap, setDifference } from '../sets/sets.ts';
import type { SortKey } from './best-few.ts';
import { unitsOf } from './histogram.ts';
import type { Matches } from './matching.ts';
import { byColumn, byDistance, type Direction, type Order } from './order.ts';

/** A column of numbers, and which end of it comes first. */
export interface ColumnOrder {
  column: string;
  direction: Direction;
}

/** The order results come in. */
export type OrderSpec =
  /** The nearest to a point first. */
  | { kind: 'distance'; from: LatLng }
  | ({
      kind: 'column';
      /** Numbers of different units, in this enumeration, are not compared: one unit follows the other. */
      units?: string;
      /** The order of the rows that state no number; they come last. For columns all rows state, none. */
      notStated?: ColumnOrder;
    } & ColumnOrder);

/** The last result of a page: the whole sort key, so that the next page starts right behind it. */
export interface PagePosition extends SortKey {
  /** 0 among those that match everything, 1 among those that have not stated some of it. */
  tier: 0 | 1;
  /** The unit of the number it was ordered by; `-` among those that state no number. */
  group: string;
  /** The unit that came first. */
  unit: string | null;
}

/** Which page of the matches is wanted, and in what order. */
export interface PageRequest {
  order: OrderSpec;
  limit: number;
  after: PagePosition | null;
  /** The unit whose numbers come first; null takes the most frequent one. */
  unit: string | null;
}

/** A page of slots, and where it ended when there is more. */
export interface Page {
  slots: number[];
  next: PagePosition | null;
}

/** A part of the results that is ordered in itself. */
interface Group {
  name: string;
  /** Further narrows the tier, to these or to all but these. */
  only?: Bitmap;
  except?: Bitmap;
  order: Order;
}

/** The groups follow one another first in tier 0, then in tier 1. */
interface Stage {
  tier: 0 | 1;
  group: Group;
}

const TIERS = [0, 1] as const;

/**
 * The page behind `after`. First come the rows that match every criterion, then those that stay in
 * although they have not stated some of them; each of the two in the order asked for.
 */
export function pageOf(index: AnyIndex, matches: Matches, request: PageRequest): Page {
  const { after, order, limit } = request;
  const unit = after?.unit ?? request.unit ?? firstUnit(index, matches, order);
  const stages = stagesOf(index, order, unit);
  const begin = after === null ? 0 : stages.findIndex((stage) => isAt(stage, after));
  const slots: number[] = [];
  let last: PagePosition | null = null;
  if (begin === -1) return { slots, next: null };
  for (const [i, stage] of stages.slice(begin).entries()) {
    const set = stageSet(matches, stage);
    const resume = i === 0 ? after : null;
    // One more than requested shows whether there is a next page.
    const few = stage.group.order.first(matches.selection, set, limit + 1 - slots.length, resume);
    for (const [place, slot] of few.slots.entries()) {
      if (slots.length === limit) return { slots, next: last };
      slots.push(slot);
      last = { ...few.sortKey(place), unit, tier: stage.tier, group: stage.group.name };
    }
  }
  return { slots, next: null };
}

const isAt = (stage: Stage, position: PagePosition): boolean =>
  stage.tier === position.tier && stage.group.name === position.group;

function firstUnit(index: AnyIndex, matches: Matches, order: OrderSpec): string | null {
  if (order.kind === 'distance' || order.units === undefined) return null;
  return unitsOf(index, order.units, matches.selection, matches.all)[0]?.value ?? null;
}

function stagesOf(index: AnyIndex, order: OrderSpec, unit: string | null): Stage[] {
  const groups = groupsOf(index, order, unit);
  return TIERS.flatMap((tier) => groups.map((group) => ({ tier, group })));
}

function groupsOf(index: AnyIndex, spec: OrderSpec, unit: string | null): Group[] {
  if (spec.kind === 'distance') {
    return [{ name: '', order: byDistance(index, toMetres(spec.from)) }];
  }
  const { notStated: unstated, units } = spec;
  const column = index.columns.number(spec.column);
  const order = byColumn(index, column, spec.direction);
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

/** A group for each unit, `first` before the others, which come by name. */
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

function stageSet(
  { selection, all, stated }: Matches,
  { tier, group: { only, except } }: Stage,
): Int32Array {
  const out = selection.workspace.take();
  if (tier === 0) out.set(stated.subarray(0, selection.size));
  else setDifference(selection, out, all, stated);
  if (only !== undefined) keepBitmap(selection, out, only);
  dropBitmap(selection, out, except);
  return out;
}
