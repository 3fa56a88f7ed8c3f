/** The source of the current time (UTC). Passed as an argument, so that tests can set it. */
export interface Clock {
  now(): Date;
}

/** The machine's clock; the only place that reads it. */
export const systemClock: Clock = { now: () => new Date() };

/** Writes a time as the API does: UTC, whole seconds, `2026-05-01T09:30:00Z`. */
export function timestamp(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`;
}

/** Writes the day of a time in UTC: `2026-05-01`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Writes the day of a time in a time zone (IANA name): `2026-05-01`. */
export const dayInZone = (time: Date, timeZone: string): string =>
  // Swedish writes dates as ISO 8601 does.
  time.toLocaleDateString('sv-SE', { timeZone });

/** A real day of the calendar, `YYYY-MM-DD`, which begins with the year 1. */
export const isRealDate = (text: string): boolean => {
  if (text < '0001') return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
};

/** Midnight, UTC, at which the day of a time began. */
export const startOfDay = (time: Date): Date => new Date(`${dayOf(time)}T00:00:00Z`);

/** Truncates a time to whole seconds. */
export function wholeSecond(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 1000) * 1000);
}

/** Adds seconds to a time. */
export const secondsAfter = (time: Date, seconds: number): Date =>
  new Date(time.getTime() + seconds * 1_000);

/** Adds days of 24 hours to a time. */
export const daysAfter = (time: Date, days: number): Date => secondsAfter(time, days * 86_400);

/** Whether `time` is at least so many days of 24 hours before `now`. */
export const isDaysOld = (time: Date, days: number, now: Date): boolean =>
  time <= daysBefore(now, days);

/** Subtracts days of 24 hours from a time. */
export const daysBefore = (time: Date, days: number): Date => daysAfter(time, -days);

/** Midnight, UTC, of the Monday on which the week of a time began. */
export const mondayOf = (time: Date): Date =>
  daysBefore(startOfDay(time), (time.getUTCDay() + 6) % 7);
