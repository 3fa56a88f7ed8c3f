import { type Area, anyArea, bothAreas, type Box, boxArea, circleArea, tileArea } from './area.ts';
import { cover } from './cover.ts';
import type { Division, Where } from './index-query.ts';
import type { ListingIndex } from './listing-index.ts';
import { narrow, nothing, type Selection, SelectionBuilder, selectAll } from './selection.ts';
import { wordsFor } from './bits.ts';
import { firstSlotOf } from './slots.ts';

/**
 * The live listings of a part of the world, and of a tile of the map when one is given. Begins
 * the work on a question: what the workspace lent for another one is taken back.
 */
export function select(index: ListingIndex, where: Where, tile?: Box): Selection {
  index.workspace.begin(wordsFor(index.used));
  if (where.kind === 'nowhere') return nothing(index);
  const c = index.columns;
  const within = tile === undefined ? null : tileArea(c, tile);
  const area = areaOf(index, where);
  if (area !== null) return cover(index, within ? bothAreas(within, area) : area);

  const selection = within ? cover(index, within) : selectAll(index, index.live);
  return divisionsOf(where).reduce(
    (left, division) => inDivision(index, left, division),
    selection,
  );
}

function divisionsOf(where: Where): readonly Division[] {
  switch (where.kind) {
    case 'country':
    case 'region':
    case 'town':
      return [where];
    case 'within':
      return where.all;
    default:
      return [];
  }
}

function inDivision(index: ListingIndex, selection: Selection, division: Division): Selection {
  const { country, region } = index.columns;
  if (division.kind === 'town') return inTown(index, selection, division.id);
  const bitmap =
    division.kind === 'country' ? country.bitmap(division.code) : region.bitmap(division.id);
  if (bitmap === undefined) return nothing(index);
  narrow(selection, bitmap);
  return selection;
}

function areaOf({ columns }: ListingIndex, where: Where): Area | null {
  if (where.kind === 'circle') return circleArea(columns, where.centre, where.radius);
  if (where.kind === 'boxes') return anyArea(where.boxes.map((box) => boxArea(columns, box)));
  return null;
}

function inTown(index: ListingIndex, selection: Selection, id: number): Selection {
  const builder = new SelectionBuilder(index);
  const towns = index.columns.town.values;
  const { mask, size } = selection;
  for (let k = 0; k < size; k++) {
    const base = firstSlotOf(selection, k);
    let bits = 0;
    for (let bit = 0; bit < 32; bit++) if (towns[base + bit] === id) bits |= 1 << bit;
    builder.addBits(base >>> 5, bits & mask[k]!);
  }
  return builder.selection;
}
