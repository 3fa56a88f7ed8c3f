import type { Seeded } from '@campcairn/seeded';
import type { Rating } from './listing.ts';

/** Generates a guest rating for listings that have been offered long enough to have one. */
export function ratingOf(random: Seeded, year: number, today: Date): Rating | undefined {
  const seasons = today.getUTCFullYear() - year;
  if (seasons < 1 || random.chance(0.22)) return undefined;
  const value = 5 - random.next() ** 2 * 1.1;
  const count = 1 + Math.floor(random.next() ** 2.2 * Math.min(160, 14 * seasons));
  return { value: Math.round(value * 10) / 10, count };
}
