import { formatDate } from '#lib/format/dates.ts';
import { writeMoment } from '#lib/format/wall-time.ts';
import { integer } from '#lib/format/numbers.ts';
import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';
import type { DashboardWords } from '#messages/dashboard-words.ts';

/** The database stops counting above this number. */
const MOST_COUNTED = 1000;

/** Formats numbers and times in the language and time zone of the reader. */
export interface Format {
  /** Formats a time: `3 May 2026, 14:05`. */
  moment(at: Date | string): string;
  /** Formats a day, or the day of a time: `3 May 2026`. */
  day(at: Date | string): string;
  /** Formats the hour of a time: `14:05`. */
  hour(at: Date): string;
  /** Formats a time for a `datetime-local` field. */
  field(at: Date): string;
  /** Formats how long something took: `12 ms`, `1.2 s`, `2 min`. */
  duration(milliseconds: number): string;
  /** Formats a whole number: `1,200`. */
  number(value: number): string;
  /** Formats a number that is only counted up to a thousand: `12`, `1,000+`. */
  counted(count: number): string;
  /** Formats a share: `4.2%`; a dash for null. */
  share(value: number | null): string;
  /** Formats an amount in pence: `£1.27`; a dash for null. */
  pounds(pence: number | null): string;
  /** Formats how long ago a time was, in its largest unit: `just now`, `3 hours ago`, `2 days ago`. */
  ago(at: Date, now: Date): string;
}

/** Whether a value is a day without a time, `2026-05-03`, which has no time zone. */
const isDate = (at: Date | string): boolean => typeof at === 'string' && at.length === 10;

/**
 * Creates the formats of a page.
 * @param timeZone IANA name of the time zone in which times are shown.
 */
export function createFormat(locale: Locale, timeZone: string, words: DashboardWords): Format {
  const tag = INTL_TAGS[locale];
  const oneDecimal = new Intl.NumberFormat(tag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const sterling = new Intl.NumberFormat(tag, { style: 'currency', currency: 'GBP' });
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'always' });
  const number = (value: number) => integer(locale, value);
  return {
    moment: (at) => formatDate(locale, 'moment', new Date(at), timeZone),
    day: (at) => formatDate(locale, 'date', new Date(at), isDate(at) ? 'UTC' : timeZone),
    hour: (at) => formatDate(locale, 'hour', at, timeZone),
    field: (at) => writeMoment(at, timeZone),
    duration(milliseconds) {
      if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
      const seconds = milliseconds / 1000;
      return seconds < 90 ? `${oneDecimal.format(seconds)} s` : `${Math.round(seconds / 60)} min`;
    },
    number,
    counted: (count) => (count > MOST_COUNTED ? `${number(MOST_COUNTED)}+` : String(count)),
    share: (value) => (value === null ? '–' : percent.format(value)),
    pounds: (pence) => (pence === null ? '–' : sterling.format(pence / 100)),
    ago(at, now) {
      const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000));
      if (minutes === 0) return words.ui.justNow;
      if (minutes < 60) return relative.format(-minutes, 'minute');
      const hours = Math.floor(minutes / 60);
      return hours < 48
        ? relative.format(-hours, 'hour')
        : relative.format(-Math.floor(hours / 24), 'day');
    },
  };
}
