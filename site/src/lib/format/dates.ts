import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';
import { remembered } from './remembered.ts';

const SHAPES = {
  /** `3 May 2026` */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `Sun 3 May` */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `Sun 3 May 2026` */
  dayOfYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** `Sunday 3 May 2026` */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** `3 May`, abbreviated */
  short: { day: 'numeric', month: 'short' },
  /** `3 May 2026`, abbreviated */
  shortOfYear: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `3 May` */
  season: { day: 'numeric', month: 'long' },
  /** `May 2026` */
  month: { month: 'long', year: 'numeric' },
  /** For a list of months. */
  shortMonth: { month: 'short', year: 'numeric' },
  /** `3 May 2026 at 14:05` */
  time: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** `3 May 2026, 14:05` */
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** `14:05` */
  hour: { hour: '2-digit', minute: '2-digit' },
  /** `May` */
  monthName: { month: 'short' },
  /** `2026` */
  year: { year: 'numeric' },
  /** `M` */
  weekday: { weekday: 'narrow' },
  /** `Monday` */
  weekdayName: { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

type Shape = keyof typeof SHAPES;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: Locale, shape: Shape, timeZone: string): Intl.DateTimeFormat {
  const key = locale + shape + timeZone;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(INTL_TAGS[locale], { ...SHAPES[shape], timeZone });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** French writes the first day of a month as an ordinal: `1er mai`. */
const said = (locale: Locale, text: string): string =>
  locale === 'fr' ? text.replaceAll(/(?<!\d)1(?=\s\p{L})/gu, '1er') : text;

/**
 * Formats a time in a language and a time zone (IANA name). Days in the data have no time zone and
 * are formatted in UTC.
 */
export const formatDate = (locale: Locale, shape: Shape, time: Date, timeZone = 'UTC'): string =>
  remembered(`date ${locale} ${shape} ${timeZone} ${time.getTime()}`, () =>
    said(locale, formatterOf(locale, shape, timeZone).format(time)),
  );

/**
 * Formats a time in a time zone (IANA name), with the name of the zone:
 * `3 May 2026 at 14:05 (United Kingdom Time)`.
 */
export function formatTimeInZone(locale: Locale, time: Date, timeZone: string): string {
  const name = new Intl.DateTimeFormat(INTL_TAGS[locale], { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${formatDate(locale, 'time', time, timeZone)} (${name ?? timeZone})`;
}

/** Returns the start of a day: `2026-05-03` at 00:00 UTC. */
export const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Returns the date of a time in UTC: `2026-05-03`. */
export const dateOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Returns the names of the weekdays, `M` and `Monday`, beginning with `first` (1 is Monday). */
export function weekdays(locale: Locale, first: number): { short: string; name: string }[] {
  return Array.from({ length: 7 }, (_, at) => {
    // 2024 began on a Monday.
    const day = new Date(Date.UTC(2024, 0, first + at));
    return {
      short: formatDate(locale, 'weekday', day),
      name: formatDate(locale, 'weekdayName', day),
    };
  });
}

export const DAY_MS = 86_400_000;

/** Number of nights between two dates. */
export const nightsBetween = (from: string, to: string): number =>
  Math.round((dayOf(to).getTime() - dayOf(from).getTime()) / DAY_MS);

/** Returns the date `days` after another. */
export const addDays = (date: string, days: number): string =>
  dateOf(new Date(dayOf(date).getTime() + days * DAY_MS));

/** Returns the first day of the following month: `2026-06-01` for `2026-05`. */
export function firstAfterMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return dateOf(new Date(Date.UTC(year, number, 1)));
}

/** Formats a stay as briefly as possible: `1 – 5 Dec`. */
export const formatDates = (
  locale: Locale,
  from: string,
  to: string,
  year?: 'with the year',
): string =>
  remembered(`dates ${locale} ${year} ${from} ${to}`, () => {
    const formatter = formatterOf(locale, year ? 'shortOfYear' : 'short', 'UTC');
    return said(locale, formatter.formatRange(dayOf(from), dayOf(to)));
  });

/** Formats a time for the `datetime` attribute: `2026-05-03T10:00:00Z`. */
export const timestamp = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;
