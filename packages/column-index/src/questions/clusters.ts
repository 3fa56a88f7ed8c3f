import type { AnyIndex } from '../any-index.ts';
import type { Box } from '../geometry/area.ts';
import {
  cellNorth,
  cellWest,
  cellX,
  cellY,
  MORTON_BITS,
  mortonOfCell,
} from '../geometry/morton.ts';
import { bitsBetween, BLOCK_WORDS, lowestBit, popcount } from '../bits.ts';
import { select, type Where } from '../sets/select.ts';
import { count, eachSlot } from '../sets/sets.ts';
import { firstSlotOf } from '../sets/slots.ts';
import { evaluate, narrowByBitmaps } from './criteria.ts';
import type { Criterion } from './criterion.ts';
import { match, type Matches } from './matching.ts';
import { type AnswerToDays, answersOf, daysTestOf } from './tiers.ts';

/** A square of the map by the numbers of tile servers (XYZ). */
export interface Tile {
  z: number;
  x: number;
  y: number;
}

/** The highest zoom level that is answered. */
export const MAX_TILE_ZOOM = 18;

/** Several near rows that are drawn as one, at their mean position in Web Mercator metres. */
export interface Cluster {
  x: number;
  y: number;
  count: number;
}

/** One row on the map. */
export interface MapPoint {
  id: number;
  x: number;
  y: number;
  /** The answer of the row to the requested days; null if the question has no days. */
  days: AnswerToDays | null;
}

/** The content of a tile. */
export interface TileAnswer {
  clusters: Cluster[];
  points: MapPoint[];
}

/** Tiles with at most this many rows show each of them. */
const MAX_SINGLE_POINTS = 40;

/**
 * Rows are counted in a grid of 2^`FINE_GRID_BITS` by 2^`FINE_GRID_BITS` squares of a tile; blocks of 2^`CLUSTER_GRID_BITS`
 * by 2^`CLUSTER_GRID_BITS` of these squares become one cluster.
 */
const FINE_GRID_BITS = 5;
const CLUSTER_GRID_BITS = 2;

/** The box of a tile. */
export function boxOfTile({ z, x, y }: Tile): Box {
  const side = 2 ** (MORTON_BITS - z);
  return {
    west: cellWest(x * side),
    south: cellNorth((y + 1) * side),
    east: cellWest((x + 1) * side),
    north: cellNorth(y * side),
  };
}

/** Finds the matching rows of a tile, and returns them as points, or as clusters if there are too many. */
export function tileAnswer(
  index: AnyIndex,
  tile: Tile,
  where: Where,
  criteria: readonly Criterion[],
): TileAnswer {
  const selection = select(index, where, boxOfTile(tile));
  const left = narrowByBitmaps(index, selection, criteria);
  const matches = match(selection, evaluate(index, left, selection, 'never'));
  const { columns: c } = index;
  const test = daysTestOf(criteria);
  const answerOf = test && answersOf(index, test);
  const pointOf: PointOf = (slot) => ({
    id: c.id.values[slot]!,
    x: c.x.values[slot]!,
    y: c.y.values[slot]!,
    days: answerOf && answerOf(slot),
  });
  if (count(selection, matches.all) <= MAX_SINGLE_POINTS) {
    const points: MapPoint[] = [];
    eachSlot(selection, matches.all, (slot) => points.push(pointOf(slot)));
    return { clusters: [], points };
  }
  return clusterSquares(pointOf, tile, countSquares(index, tile, matches));
}

/** Creates the point of a slot. */
type PointOf = (slot: number) => MapPoint;

/** The number of rows in each fine square, in Morton order, and the slot of one of these rows. */
interface Squares {
  counts: Int32Array;
  sample: Int32Array;
}

function countSquares(index: AnyIndex, tile: Tile, matches: Matches): Squares {
  const counts = new Int32Array(4 ** FINE_GRID_BITS);
  const sample = new Int32Array(4 ** FINE_GRID_BITS);
  const { selection, all: set } = matches;
  const { size } = selection;
  const side = 2 ** (MORTON_BITS - tile.z);
  const first = mortonOfCell(tile.x * side, tile.y * side);
  const step = 4 ** (MORTON_BITS - tile.z - FINE_GRID_BITS);
  const { codes, partitions } = index;
  let k = 0;
  for (const partition of partitions) {
    const begin = partition.firstCode + first;
    let from = codes.firstAtLeast(begin, partition.from, partition.to);
    const end = codes.firstAtLeast(begin + step * counts.length, from, partition.to);
    for (let square = 0; square < counts.length && from < end; square++) {
      const to = codes.firstAtLeast(begin + (square + 1) * step, from, end);
      if (to > from) {
        while (k < size && firstSlotOf(selection, k) + 31 < from) k++;
        for (let j = k; j < size; j++) {
          const base = firstSlotOf(selection, j);
          if (base >= to) break;
          const bits = set[j]! & bitsBetween(Math.max(0, from - base), Math.min(32, to - base));
          if (bits === 0) continue;
          counts[square]! += popcount(bits);
          sample[square] = base + lowestBit(bits);
        }
      }
      from = to;
    }
  }
  countTail(index, matches, first, step, { counts, sample });
  return { counts, sample };
}

/** Counts the rows of the tail, which are not in Morton order, one by one. */
function countTail(
  { columns, sorted }: AnyIndex,
  { selection, all }: Matches,
  first: number,
  step: number,
  { counts, sample }: Squares,
): void {
  const { x, y } = columns;
  const { blocks, mask, size } = selection;
  let start = size / BLOCK_WORDS;
  while (start > 0 && (blocks[start - 1]! + 1) << 7 > sorted) start--;
  const tail = {
    ...selection,
    blocks: blocks.subarray(start),
    mask: mask.subarray(start * BLOCK_WORDS),
    size: size - start * BLOCK_WORDS,
  };
  eachSlot(tail, all.subarray(start * BLOCK_WORDS), (slot) => {
    if (slot < sorted) return;
    const code = mortonOfCell(cellX(x.values[slot]!), cellY(y.values[slot]!));
    const square = Math.floor((code - first) / step);
    if (square < 0 || square >= counts.length) return;
    counts[square]!++;
    sample[square] = slot;
  });
}

/** Makes a cluster of each block of squares, at the mean position of its rows; a single row becomes a point. */
function clusterSquares(pointOf: PointOf, tile: Tile, { counts, sample }: Squares): TileAnswer {
  const answer: TileAnswer = { clusters: [], points: [] };
  const { west, east, north } = boxOfTile(tile);
  const side = (east - west) / 2 ** FINE_GRID_BITS;
  const perBlock = 4 ** CLUSTER_GRID_BITS;
  for (let block = 0; block < counts.length; block += perBlock) {
    let count = 0;
    let sumX = 0;
    let sumY = 0;
    let some = 0;
    for (let square = block; square < block + perBlock; square++) {
      const n = counts[square]!;
      if (n === 0) continue;
      count += n;
      some = sample[square]!;
      sumX += n * (west + (evenBits(square) + 0.5) * side);
      sumY += n * (north - (evenBits(square >>> 1) + 0.5) * side);
    }
    if (count === 1) answer.points.push(pointOf(some));
    else if (count > 1) answer.clusters.push({ x: sumX / count, y: sumY / count, count });
  }
  return answer;
}

/** The number that consists of every second bit of a code, beginning with the lowest. */
function evenBits(code: number): number {
  let value = 0;
  for (let bit = 0; bit < FINE_GRID_BITS; bit++) value |= ((code >>> (2 * bit)) & 1) << bit;
  return value;
}
