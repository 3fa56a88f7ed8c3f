import type { Property } from './content-lines.ts';
import { ValueUnreadable } from './unreadable.ts';
import { epochSecondsOf, wallSecondsIn, zoneNamed } from './zones.ts';

export const DAY_SECONDS = 86_400;

/** A date, or a time as a local clock shows it. */
export interface CalendarTime {
  /** Days since 1970-01-01. */
  day: number;
  /** Seconds since midnight; null for a whole day. */
  seconds: number | null;
  /** The clock's time zone (IANA); null when the file names none or an unknown one. */
  zone: string | null;
  /** The time zone as the file names it; empty when it names none. */
  zoneName: string;
}

/** A period given by its end or by a duration. */
export interface Period {
  start: CalendarTime;
  end: CalendarTime;
}

export interface Duration {
  days: number;
  seconds: number;
}

/** Formats a number of days since 1970-01-01 as `2027-07-01`. */
export const dayText = (day: number): string =>
  new Date(day * DAY_SECONDS * 1_000).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar as `YYYY-MM-DD`, from the year 1 on. */
function isRealDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  if (text < '0001' || Number.isNaN(time)) return false;
  return new Date(time).toISOString().slice(0, 10) === text;
}

/** The number of days since 1970-01-01 of `2027-07-01`. */
export const dayNumber = (text: string): number =>
  Date.parse(`${text}T00:00:00Z`) / (DAY_SECONDS * 1_000);

/** A local time as seconds since 1970-01-01, 00:00 on the same clock; a date counts as its midnight. */
export const wallSeconds = ({ day, seconds }: CalendarTime): number =>
  day * DAY_SECONDS + (seconds ?? 0);

/** Adds seconds to a time; a date moves by whole days. */
export function later(time: CalendarTime, bySeconds: number): CalendarTime {
  const wall = wallSeconds(time) + bySeconds;
  const day = Math.floor(wall / DAY_SECONDS);
  return { ...time, day, seconds: time.seconds === null ? null : wall - day * DAY_SECONDS };
}

/** Converts a time to another zone. A time without a known zone is taken to be in `otherwise`. */
export function inZone(time: CalendarTime, zone: string, otherwise: string): CalendarTime {
  const own = time.zone ?? otherwise;
  if (time.seconds === null || own === zone) return time;
  const wall = wallSecondsIn(epochSecondsOf(wallSeconds(time), own), zone);
  const day = Math.floor(wall / DAY_SECONDS);
  return { day, seconds: wall - day * DAY_SECONDS, zone, zoneName: zone };
}

/**
 * Accepts dates with hyphens and times with colons. These are ISO 8601 and not iCalendar, but
 * unambiguous.
 */
const TIME =
  /^(\d{4})(-?)(\d{2})\2(\d{2})(?:[T ] ?(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** Formats a value for an error message, unless it is long or may contain personal data. */
const shown = (value: string): string =>
  /^[\dTZPWDHMS:/+\-., ]{1,40}$/i.test(value) ? `: ${value}` : '';

function offsetSeconds(offset: string): number {
  const [, sign, hours, minutes = 0] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  return (sign === '-' ? -60 : 60) * (Number(hours) * 60 + Number(minutes));
}

/**
 * Parses one date or time. Its form decides which of both it is, whatever the property states. A
 * time with an offset is converted to UTC. Throws ValueUnreadable.
 */
export function readTime(text: string, name: string, zoneName: string): CalendarTime {
  const value = text.trim();
  const [, year, , month, date, hours, minutes, seconds = '0', offset] = TIME.exec(value) ?? [];
  const dayOfTime = `${year}-${month}-${date}`;
  const refused = (what: string) => new ValueUnreadable(`its ${name} is ${what}${shown(value)}`);
  if (value === '') throw refused('empty');
  if (year === undefined) throw refused('neither a day nor a time');
  if (!isRealDate(dayOfTime)) throw refused('no day of the calendar');
  const day = dayNumber(dayOfTime);
  if (hours === undefined) return { day, seconds: null, zone: null, zoneName: '' };
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  // 24:00 is the midnight at the end of the day, and second 60 a leap second.
  const isClock = hour < 24 ? minute < 60 && second <= 60 : hour === 24 && minute + second === 0;
  if (!isClock) throw refused('no time of the day');
  const ofDay = hour * 3_600 + minute * 60 + Math.min(second, 59);
  const isUtc = offset !== undefined;
  const zone = isUtc ? 'UTC' : zoneName === '' ? null : zoneNamed(zoneName);
  const time = { day, seconds: 0, zone, zoneName: isUtc ? 'UTC' : zoneName };
  const before = offset === undefined || /^z$/i.test(offset) ? 0 : offsetSeconds(offset);
  return later(time, ofDay - before);
}

const DURATION =
  /^([+-]?)P(?=[\dT])(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** A longer duration is taken for a mistake. */
const MAX_DURATION_DAYS = 36_525;

/** Parses a duration that is not negative. Throws ValueUnreadable. */
export function readDuration(text: string, name: string): Duration {
  const found = DURATION.exec(text.replaceAll(/\s/g, ''));
  if (!found) throw new ValueUnreadable(`its ${name} cannot be read`);
  const [, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found;
  const duration = {
    days: Number(weeks) * 7 + Number(days),
    seconds: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds),
  };
  const total = duration.days + duration.seconds / DAY_SECONDS;
  if (sign === '-' && total > 0) throw new ValueUnreadable(`its ${name} is negative`);
  if (total > MAX_DURATION_DAYS) throw new ValueUnreadable(`its ${name} is longer than a century`);
  return duration;
}

/** The end of a period that begins at `start`; a period of whole days lasts at least a day. */
export function endAfter(start: CalendarTime, { days, seconds }: Duration): CalendarTime {
  if (start.seconds !== null) return later(start, days * DAY_SECONDS + seconds);
  return { ...start, day: start.day + days + Math.ceil(seconds / DAY_SECONDS) };
}

function readPeriod(text: string, name: string, zoneName: string): Period {
  const [from = '', to = '', ...more] = text.split('/');
  if (more.length > 0) throw new ValueUnreadable(`its ${name} is no period`);
  const start = readTime(from, name, zoneName);
  const end = /^\s*[+-]?P/i.test(to)
    ? endAfter(start, readDuration(to, name))
    : readTime(to, name, zoneName);
  return { start, end };
}

/** Names of zones contain one colon at most; ISO 8601 times contain several. */
const MAX_COLONS = 3;

/**
 * Parses the value of a property by `read`, with the zone that the property names. Outlook leaves a
 * zone with a colon unquoted (`TZID=(UTC+01:00) Paris:20270701T150000`), so the value may begin
 * after a later colon.
 */
function readValue<Of>(
  { name, parameters, value }: Property,
  read: (value: string, name: string, zoneName: string) => Of,
): Of {
  const zoneName = parameters.get('TZID') ?? '';
  try {
    return read(value, name, zoneName);
  } catch (error) {
    const parts = zoneName === '' ? [] : value.split(':', MAX_COLONS + 1);
    for (let at = 1; at < parts.length; at++) {
      const before = parts.slice(0, at).join(':');
      try {
        return read(value.slice(before.length + 1), name, `${zoneName}:${before}`);
      } catch {
        // The value does not begin after this colon.
      }
    }
    throw error;
  }
}

function* listed<Of>(value: string, name: string, read: (item: string) => Of): Generator<Of> {
  const items = value.split(',').filter((item) => item.trim() !== '');
  if (items.length === 0) throw new ValueUnreadable(`its ${name} is empty`);
  for (const item of items) yield read(item);
}

/** The day or time of a property. Throws ValueUnreadable. */
export const timeOf = (property: Property): CalendarTime => readValue(property, readTime);

/** The days and times of a property. Throws ValueUnreadable. */
export const timesOf = (property: Property): CalendarTime[] =>
  readValue(property, (value, name, zone) => [
    ...listed(value, name, (item) => readTime(item, name, zone)),
  ]);

/** The periods of a property. Throws ValueUnreadable. */
export const periodsOf = (property: Property): Period[] =>
  readValue(property, (value, name, zone) => [
    ...listed(value, name, (item) => readPeriod(item, name, zone)),
  ]);

/** The days, times and periods of a property. Throws ValueUnreadable. */
export const timesOrPeriodsOf = (property: Property): (CalendarTime | Period)[] =>
  readValue(property, (value, name, zone) => [
    ...listed<CalendarTime | Period>(value, name, (item) =>
      item.includes('/') ? readPeriod(item, name, zone) : readTime(item, name, zone),
    ),
  ]);
