import { type Area, anyArea, bothAreas, type Box, boxArea, circleArea, tileArea } from './area.ts';
import { cover } from './cover.ts';
import type { Where } from './index-query.ts';
import type { ListingIndex } from './listing-index.ts';
import { narrow, type Selection, SelectionBuilder, selectAll } from './selection.ts';
import { wordsFor } from './bits.ts';
import type { Workspace } from './workspace.ts';

const NONE = { words: new Int32Array(0), mask: new Int32Array(0), size: 0 };

/**
 * The live listings of a part of the world, and of a tile of the map when one is given. Begins
 * the work on a question: what the workspace lent for another one is taken back.
 */
export function select(
  index: ListingIndex,
  where: Where,
  workspace: Workspace,
  tile?: Box,
): Selection {
  workspace.begin(wordsFor(index.used) + 1);
  if (where.kind === 'nowhere') return NONE;
  const c = index.columns;
  const within = tile === undefined ? null : tileArea(c, tile);
  const area = areaOf(index, where);
  if (area !== null) return cover(index, within ? bothAreas(within, area) : area, workspace);

  const selection = within
    ? cover(index, within, workspace)
    : selectAll(index, index.live, workspace);
  switch (where.kind) {
    case 'country':
    case 'region': {
      const bitmap =
        where.kind === 'country' ? c.country.bitmap(where.code) : c.region.bitmap(where.id);
      if (bitmap === undefined) return NONE;
      narrow(selection, bitmap);
      return selection;
    }
    case 'town':
      return inTown(index, selection, where.id, workspace);
    default:
      return selection;
  }
}

function areaOf({ columns }: ListingIndex, where: Where): Area | null {
  if (where.kind === 'circle') return circleArea(columns, where.centre, where.radius);
  if (where.kind === 'boxes') return anyArea(where.boxes.map((box) => boxArea(columns, box)));
  return null;
}

function inTown(
  { columns }: ListingIndex,
  { words, mask, size }: Selection,
  id: number,
  workspace: Workspace,
): Selection {
  const builder = new SelectionBuilder(workspace);
  const towns = columns.town.values;
  for (let k = 0; k < size; k++) {
    const base = words[k]! << 5;
    for (let bit = 0; bit < 32; bit++) {
      if (towns[base + bit] === id && (mask[k]! >>> bit) & 1) builder.addSlot(base + bit);
    }
  }
  return builder.selection;
}
