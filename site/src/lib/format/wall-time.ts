const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns what clocks in a time zone (IANA name) show at a time, as milliseconds since 1970 in UTC. */
function wallTime(time: number, timeZone: string): number {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(timeZone, formatter);
  }
  const parts = new Map(formatter.formatToParts(time).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const year = parts.get('era') === 'BC' ? 1 - of('year') : of('year');
  const wall = new Date(0);
  wall.setUTCFullYear(year, of('month') - 1, of('day'));
  return wall.setUTCHours(of('hour'), of('minute'), of('second'));
}

/** Formats a time for a `datetime-local` field, as clocks in a time zone (IANA name) show it. */
export const writeMoment = (time: Date, timeZone: string): string =>
  new Date(wallTime(time.getTime(), timeZone)).toISOString().slice(0, 16);

/** Returns the date of a time in a time zone (IANA name): `2026-05-03`. */
export const localDate = (time: Date, timeZone: string): string =>
  writeMoment(time, timeZone).slice(0, 10);

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}$/;

/**
 * Parses a time as browsers post it, `2026-05-31T09:00`, of the clocks in a time zone (IANA name); undefined when it is
 * invalid. A time that clocks skip in spring is read as if they had not.
 */
export function readMoment(text: string, timeZone: string): Date | undefined {
  const trimmed = text.trim();
  const wall = Date.parse(`${trimmed.replace(' ', 'T')}:00Z`);
  if (!MOMENT.test(trimmed) || Number.isNaN(wall)) return undefined;
  // The offset from UTC differs at most across a change of the clocks, which the second look corrects.
  const near = wall - (wallTime(wall, timeZone) - wall);
  return new Date(wall - (wallTime(near, timeZone) - near));
}

/** Returns when a day begins in a time zone (IANA name). */
export const startOfDay = (date: string, timeZone: string): Date =>
  readMoment(`${date}T00:00`, timeZone)!;
