import { integer } from '#lib/format/numbers.ts';

const PERCENT = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });
const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** A whole number. */
export const number = (value: number): string => integer('en', value);

/** A share, `4.2%`; a dash where there is none. */
export const share = (value: number | null): string =>
  value === null ? '–' : PERCENT.format(value);

/** An amount of pence, `£1.27`; a dash where there is none. */
export const pounds = (pence: number | null): string =>
  pence === null ? '–' : POUNDS.format(pence / 100);
