import type { Seeded } from '@campcairn/seeded';

/** What a price of the low season is multiplied by, January first. */
const SEASON = [1, 1, 1, 1.15, 1.15, 1.35, 1.6, 1.6, 1.25, 1.15, 1, 1];

/** The demo's exchange rate; prices are made in the currency they are shown in. */
const POUNDS_PER_EURO = 0.86;

/** The prices of one listing through the year. */
export interface Tariff {
  currency: 'GBP' | 'EUR';
  unit: 'night' | 'week';
  /** Minor units per unit in a month, 0 for January. */
  inMonth(month: number): number;
  /** The lowest of the months it is offered in. */
  lowest: number;
}

const NIGHTS_OF_A_WEEK_PAID = 6;

/**
 * Makes a tariff.
 * @param euros a night in the low season.
 * @param months those it is offered in, 0 for January.
 */
export function tariff(
  random: Seeded,
  euros: number,
  countryCode: string,
  unit: 'night' | 'week',
  months: readonly number[] = SEASON.map((_, month) => month),
): Tariff {
  const pounds = countryCode === 'GB';
  const base =
    euros *
    random.between(0.86, 1.2) *
    (pounds ? POUNDS_PER_EURO : 1) *
    (unit === 'week' ? NIGHTS_OF_A_WEEK_PAID : 1);
  const step = unit === 'week' ? 5 : 1;
  const inMonth = (month: number) => Math.round((base * (SEASON[month] ?? 1)) / step) * step * 100;
  return {
    currency: pounds ? 'GBP' : 'EUR',
    unit,
    inMonth,
    lowest: Math.min(...months.map(inMonth)),
  };
}

/** An amount that firms ask for: round, in minor units of the currency. */
export const roundSum = (random: Seeded, low: number, high: number, step: number): number =>
  Math.round(random.between(low, high) / step) * step * 100;
