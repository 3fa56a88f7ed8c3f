import type { Seeded } from '@campcairn/seeded';

/** Factors on the price of the low season, January first. */
const SEASON = [1, 1, 1, 1.15, 1.15, 1.35, 1.6, 1.6, 1.25, 1.15, 1, 1];

/** The demo's exchange rate. Prices are generated in the currency in which they are shown. */
const POUNDS_PER_EURO = 0.86;

/** The prices of one listing through the year. */
export interface Tariff {
  currency: 'GBP' | 'EUR';
  unit: 'night' | 'week';
  /** Returns the price of a month (0 is January) in minor units. */
  inMonth(month: number): number;
  /** The lowest price of the months in which it is offered. */
  lowest: number;
}

const NIGHTS_OF_A_WEEK_PAID = 6;

/**
 * Creates a tariff.
 * @param euros price of a night in low season.
 * @param months the months in which it is offered; 0 is January.
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

/** Returns a typical round amount in minor units of the currency. */
export const roundSum = (random: Seeded, low: number, high: number, step: number): number =>
  Math.round(random.between(low, high) / step) * step * 100;
