import type { AnyIndex } from '../any-index.ts';
import { CodeColumn } from '../columns/column.ts';
import {
  type Area,
  anyArea,
  bothAreas,
  type Box,
  boxArea,
  circleArea,
  tileArea,
} from '../geometry/area.ts';
import type { LatLng } from '../geometry/mercator.ts';
import { wordsFor } from '../bits.ts';
import { cover } from './cover.ts';
import { nothing, type Selection, SelectionBuilder } from './selection.ts';
import { narrow, selectAll } from './subselection.ts';
import { firstSlotOf } from './slots.ts';

/** The part of the world that a question is about. */
export type Where =
  | { kind: 'everywhere' }
  | { kind: 'nowhere' }
  | { kind: 'boxes'; boxes: readonly Box[] }
  /** `radius` in metres. */
  | { kind: 'circle'; centre: LatLng; radius: number }
  /** Rows that state all of these values. */
  | { kind: 'stating'; all: readonly Stated[] };

/** A value of a column of kind `enumeration` (a text) or `code` (a number). */
export interface Stated {
  column: string;
  /** For a column of kind `code` it may be a list, which stands for rows with any of the numbers. */
  value: string | number | readonly number[];
}

/**
 * Selects the live rows of a part of the world; if a tile of the map is given, only those within it. Every question begins
 * with this call, since it frees the arrays of the workspace.
 */
export function select(index: AnyIndex, where: Where, tile?: Box): Selection {
  index.workspace.begin(wordsFor(index.used));
  if (where.kind === 'nowhere') return nothing(index);
  const within = tile === undefined ? null : tileArea(index.columns, tile);
  const area = areaOf(index, where);
  if (area !== null) return cover(index, within ? bothAreas(within, area) : area);

  const selection = within ? cover(index, within) : selectAll(index, index.live);
  const stated = where.kind === 'stating' ? where.all : [];
  return stated.reduce((left, one) => narrowTo(index, left, one), selection);
}

/** Narrows a selection down to the rows that state a value. Overwrites the given selection. */
export function narrowTo(
  index: AnyIndex,
  selection: Selection,
  { column, value }: Stated,
): Selection {
  const stated = index.columns.named(column);
  if (stated instanceof CodeColumn) {
    return typeof value === 'object'
      ? withCodes(index, selection, stated, new Set(value))
      : withCode(index, selection, stated, Number(value));
  }
  narrow(selection, index.columns.enumeration(column).bitmap(String(value)));
  return selection;
}

/** The area of a part of the world; null if it is not defined by an area. */
function areaOf({ columns }: AnyIndex, where: Where): Area | null {
  if (where.kind === 'circle') return circleArea(columns, where.centre, where.radius);
  if (where.kind === 'boxes') return anyArea(where.boxes.map((box) => boxArea(columns, box)));
  return null;
}

function withCode(
  index: AnyIndex,
  selection: Selection,
  { values }: CodeColumn,
  code: number,
): Selection {
  const builder = new SelectionBuilder(index);
  const { mask, size } = selection;
  for (let k = 0; k < size; k++) {
    const base = firstSlotOf(selection, k);
    let bits = 0;
    for (let bit = 0; bit < 32; bit++) if (values[base + bit] === code) bits |= 1 << bit;
    builder.addBits(base >>> 5, bits & mask[k]!);
  }
  return builder.selection;
}

function withCodes(
  index: AnyIndex,
  selection: Selection,
  { values }: CodeColumn,
  codes: ReadonlySet<number>,
): Selection {
  const builder = new SelectionBuilder(index);
  const { mask, size } = selection;
  // Neighbours in the index are neighbours in the world, so most rows have the same code as the row before.
  let [last, isOne] = [0, codes.has(0)];
  for (let k = 0; k < size; k++) {
    const base = firstSlotOf(selection, k);
    let bits = 0;
    for (let bit = 0; bit < 32; bit++) {
      const code = values[base + bit]!;
      if (code !== last) {
        last = code;
        isOne = codes.has(code);
      }
      if (isOne) bits |= 1 << bit;
    }
    builder.addBits(base >>> 5, bits & mask[k]!);
  }
  return builder.selection;
}
