import type { Seeded } from '@campcairn/seeded';
import type { AvailabilityRange } from './listing.ts';
import type { Tariff } from './prices.ts';

type Night = { status: 'available' | 'unavailable'; price?: number } | undefined;

const DAY_MS = 86_400_000;

const dateOf = (today: Date, night: number): Date =>
  new Date(
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()) + night * DAY_MS,
  );
const text = (date: Date): string => date.toISOString().slice(0, 10);

interface Season {
  tariff: Tariff;
  /** Number of nights from today that the calendar covers. */
  horizon: number;
  /** Share of the nights that are booked in high summer. */
  demand: number;
  /** Whether the listing is offered on a day, given as `MM-DD`. */
  isOpen(day: string): boolean;
}

/** Relative demand by month, January first. */
const DEMAND = [0.2, 0.25, 0.3, 0.55, 0.6, 0.8, 1, 1, 0.7, 0.4, 0.2, 0.3];

/** Adds bookings of a few nights to free nights until a month's share is booked. */
function book(random: Seeded, nights: Night[], today: Date, demand: number): void {
  for (let night = 0; night < nights.length;) {
    const date = dateOf(today, night);
    // Fewer people plan far ahead.
    const early = 1 - 0.6 * (night / nights.length);
    const wanted = demand * (DEMAND[date.getUTCMonth()] ?? 0) * early;
    const stay = random.weighted([
      [2, 2],
      [3, 3],
      [4, 3],
      [7, 5],
      [10, 2],
      [14, 2],
    ]);
    if (!random.chance(wanted)) {
      night += Math.max(1, Math.round(stay * 0.7));
      continue;
    }
    for (let i = night; i < Math.min(night + stay, nights.length); i++) {
      if (nights[i]) nights[i] = { status: 'unavailable' };
    }
    night += stay;
  }
}

const isSame = (a: Night, b: Night): boolean => a?.status === b?.status && a?.price === b?.price;

/** Joins equal neighbouring nights to ranges; nights without information become a gap. */
function ranges(nights: readonly Night[], today: Date): AvailabilityRange[] {
  const made: AvailabilityRange[] = [];
  let from = 0;
  for (let night = 1; night <= nights.length; night++) {
    if (night < nights.length && isSame(nights[night], nights[from])) continue;
    const kind = nights[from];
    if (kind)
      made.push({ start: text(dateOf(today, from)), end: text(dateOf(today, night)), ...kind });
    from = night;
  }
  return made;
}

/**
 * Generates the calendar of a listing from today on: seasons with their prices, closures and
 * bookings.
 */
export function calendar(random: Seeded, today: Date, season: Season): AvailabilityRange[] {
  const nights = Array.from({ length: season.horizon }, (_, night): Night => {
    const date = dateOf(today, night);
    if (!season.isOpen(text(date).slice(5))) return { status: 'unavailable' };
    return { status: 'available', price: season.tariff.inMonth(date.getUTCMonth()) };
  });
  const open = nights.map((night) => night?.status === 'available');
  book(random, nights, today, season.demand);
  if (random.chance(0.15)) {
    // Simulates an owner who has not decided about some weeks yet.
    const from = random.whole(90, Math.max(91, season.horizon - 30));
    for (let i = from; i < Math.min(from + random.whole(10, 30), nights.length); i++) {
      if (open[i]) nights[i] = undefined;
    }
  }
  return ranges(nights, today);
}
