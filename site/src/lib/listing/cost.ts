import type { AvailabilityRange, PublicListing } from '#lib/services.ts';
import { addDays, nightsBetween } from '#lib/format/dates.ts';

/** The cost of a stay, as far as the listing states prices. Amounts in minor units. */
export interface Cost {
  nights: number;
  /** Free on every night, taken on some night, or somewhere unknown. */
  answer: 'available' | 'unavailable' | 'ask';
  /** Null when the listing has no price. */
  total: number | null;
  /** The one price that every night has; null when nights differ. */
  rate: number | null;
  unit: 'night' | 'week';
  /** Whether the stay is shorter than the listing allows. */
  tooShort: boolean;
}

/** Maximum length of a stay that is calculated, in nights. */
const MAX_NIGHTS = 366;

/**
 * Calculates the cost of a stay from `from` to the morning of `to`. Each night costs the price of its range,
 * else the listing's from-price; a night of a weekly price is a seventh of it. Null for invalid dates.
 */
export function costOf(
  price: PublicListing['price'],
  ranges: readonly AvailabilityRange[],
  from: string,
  to: string,
): Cost | null {
  const nights = nightsBetween(from, to);
  if (!(nights >= 1 && nights <= MAX_NIGHTS)) return null;
  const unit = price?.unit ?? 'night';
  let answer: Cost['answer'] = 'available';
  let sum = 0;
  const rates = new Set<number>();
  for (let night = 0; night < nights; night += 1) {
    const date = addDays(from, night);
    const range = ranges.find(({ start, end }) => start <= date && date < end);
    if (range?.status === 'unavailable') answer = 'unavailable';
    else if (!range && answer === 'available') answer = 'ask';
    const rate = range?.price ?? price?.from;
    if (rate !== undefined) {
      rates.add(rate);
      sum += rate;
    }
  }
  return {
    nights,
    answer,
    total: price === null ? null : Math.round(unit === 'week' ? sum / 7 : sum),
    rate: rates.size === 1 ? [...rates][0]! : null,
    unit,
    tooShort: price?.min_nights != null && nights < price.min_nights,
  };
}
