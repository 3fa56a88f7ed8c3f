import type { AvailabilityRange, PublicListing } from '#lib/services.ts';
import { addDays, nightsBetween } from '#lib/format/dates.ts';

/** What a stay comes to, as far as the listing says. Amounts in minor units. */
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

/** The longest stay that is worked out, in nights. */
const LONGEST = 366;

/**
 * Works out a stay from `from` to the morning of `to`. Each night costs what its range says, else
 * the listing's own lowest price; of a weekly price, a night is a seventh. Null for dates that
 * are no stay.
 */
export function costOf(
  price: PublicListing['price'],
  ranges: readonly AvailabilityRange[],
  from: string,
  to: string,
): Cost | null {
  const nights = nightsBetween(from, to);
  if (!(nights >= 1 && nights <= LONGEST)) return null;
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
