import { currencyDecimals } from './codes.ts';
import type { AvailabilityRange, PublicListing } from './public-listing.ts';

/** Maximum length of a stay in nights. */
export const MAX_STAY_NIGHTS = 365;

/** A stay from one date to the morning of another, with its price. Amounts in minor units. */
export interface Stay {
  from: string;
  to: string;
  nights: number;
  /** The exact sum of the nights, rounded once. */
  total: number;
  /** The average of the nights, rounded. */
  perNight: number;
  currency: string;
}

/**
 * A listing's answer to a stay. `available`: free on every night. `ask`: some night is unknown.
 * `min_nights`: shorter than the minimum, and free or unknown. `unavailable`: some night is taken.
 * `closed`: outside a campsite's season.
 */
export type StayAnswer = 'available' | 'ask' | 'min_nights' | 'unavailable' | 'closed';

/** A listing's answer to the dates of a stay. */
export interface AnsweredStay {
  answer: StayAnswer;
  nights: number;
  minNights: number | null;
  /** The price when all nights are free and priced; otherwise null. */
  stay: Stay | null;
  /** The nights of `stay` grouped by price, in the order of the stay; empty without it. */
  byPrice: NightsAtPrice[];
}

/** Nights that have one price, in minor units per the listing's price unit. */
export interface NightsAtPrice {
  nights: number;
  price: number;
}

/**
 * Fractions of a currency's unit in which every night's price is a whole number: weekly prices are
 * divided by seven, and no currency has more than four decimals.
 */
export const PARTS_OF_UNIT = 70_000;

/** Number of these fractions, per night, in one minor unit of a price. */
export const partsOfMinorUnit = (currency: string, unit: 'night' | 'week'): number =>
  (unit === 'week' ? 1 : 7) * 10 ** (4 - currencyDecimals(currency));

/** Divides whole numbers and rounds to the nearest, halves up. */
const quotient = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** Returns the total and the average of nights whose prices sum to `parts`. */
export function amountsOf(
  parts: number,
  nights: number,
  currency: string,
): Pick<Stay, 'total' | 'perNight'> {
  const perMinorUnit = PARTS_OF_UNIT / 10 ** currencyDecimals(currency);
  return { total: quotient(parts, perMinorUnit), perNight: quotient(parts, perMinorUnit * nights) };
}

const DAY_MS = 86_400_000;

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Number of nights between two dates (`YYYY-MM-DD`); below 1 when the dates are not a stay. */
export const nightsBetween = (from: string, to: string): number => dayOf(to) - dayOf(from);

/** Whether a date is in a campsite's season; true when it states none. */
function isOpen(campsite: PublicListing['campsite'], date: string): boolean {
  const { open_from: first, open_to: last } = campsite ?? {};
  if (!first || !last) return true;
  const day = date.slice(5);
  return first <= last ? day >= first && day <= last : day >= first || day <= last;
}

/**
 * Answers the dates of a stay by a listing's calendar; null when the dates are not a stay. A night
 * costs the price of its range, or else the listing's own.
 */
export function answerStay(
  { price, campsite }: Pick<PublicListing, 'price' | 'campsite'>,
  ranges: readonly AvailabilityRange[],
  from: string,
  to: string,
): AnsweredStay | null {
  const first = dayOf(from);
  const nights = nightsBetween(from, to);
  if (!(nights >= 1 && nights <= MAX_STAY_NIGHTS)) return null;
  const found = new Set<StayAnswer>();
  let sum = 0;
  const nightsAt = new Map<number, number>();
  for (let night = 0; night < nights; night++) {
    const date = dateOf(first + night);
    const range = ranges.find(({ start, end }) => start <= date && date < end);
    if (range === undefined) found.add(isOpen(campsite, date) ? 'ask' : 'closed');
    else if (range.status === 'unavailable') found.add('unavailable');
    const each = range?.price ?? price?.from ?? 0;
    sum += each;
    nightsAt.set(each, (nightsAt.get(each) ?? 0) + 1);
  }
  const minNights = price?.min_nights ?? null;
  const isShort = minNights !== null && nights < minNights;
  const refusal = (['unavailable', 'closed'] as const).find((one) => found.has(one));
  const open = found.has('ask') ? 'ask' : 'available';
  const answer = refusal ?? (isShort ? 'min_nights' : open);
  if (found.size > 0 || price === null)
    return { answer, nights, minNights, stay: null, byPrice: [] };
  const { currency, unit } = price;
  const amounts = amountsOf(sum * partsOfMinorUnit(currency, unit), nights, currency);
  const byPrice = [...nightsAt].map(([each, count]) => ({ nights: count, price: each }));
  return { answer, nights, minNights, stay: { from, to, nights, ...amounts, currency }, byPrice };
}

/**
 * Whether a night of a stay is outside a season, given by its first and last day `MM-DD`; false
 * when none is stated.
 */
export const isOutOfSeason = (
  season: { first: string; last: string } | null,
  from: string,
  to: string,
): boolean => {
  const campsite = season && { open_from: season.first, open_to: season.last };
  return answerStay({ price: null, campsite }, [], from, to)?.answer === 'closed';
};
