import { countryName } from '#lib/format/names.ts';

const TAG = 'en-GB';

const day = new Intl.DateTimeFormat(TAG, { dateStyle: 'medium', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat(TAG, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const number = new Intl.NumberFormat(TAG);

type Time = Date | string;

const dateOf = (time: Time): Date => (typeof time === 'string' ? new Date(time) : time);

/** Formats a day: `4 May 2026`. */
export const showDay = (time: Time): string => day.format(dateOf(time));

/** Formats a time in UTC: `4 May 2026, 09:00`. */
export const showTime = (time: Time): string => moment.format(dateOf(time));

/** Returns a country's name by its ISO 3166-1 code: `United Kingdom`. */
export const showCountry = (code: string): string => countryName('en', code);

/** Formats a number: `12,345`. */
export const showNumber = (value: number): string => number.format(value);

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** Formats a size in decimal units (powers of 1,000): `1.2 MB`. */
export function showBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value.toFixed(power === 0 || value >= 100 ? 0 : 1)} ${UNITS[power]}`;
}
