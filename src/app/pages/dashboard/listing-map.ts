import type { Point } from '../../../places/index.ts';

/** The edges of a box in degrees. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Share of the towns on each side that the box leaves out, such as those of far islands. */
const LEFT_OUT = 0.02;

function middleOf(values: number[]): [low: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b);
  const skipped = Math.floor(sorted.length * LEFT_OUT);
  return [sorted[skipped]!, sorted[sorted.length - 1 - skipped]!];
}

/** Returns the box in which nearly all of a country's towns lie; null without towns. */
export function mostOfCountry(towns: readonly Point[]): Box | null {
  if (towns.length === 0) return null;
  const [south, north] = middleOf(towns.map(({ lat }) => lat));
  const [west, east] = middleOf(towns.map(({ lng }) => lng));
  return { west, south, east, north };
}
