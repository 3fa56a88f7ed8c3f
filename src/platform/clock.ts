/** The time, as an argument: everything that asks what time it is takes one of these. */
export interface Clock {
  now(): Date;
}

/** The machine's own clock: the only place that reads it. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved by hand. */
export interface ManualClock extends Clock {
  set(time: Date | string): void;
  advance(milliseconds: number): void;
}

/** Makes a clock for tests, standing at `start` (UTC). */
export function manualClock(start: Date | string): ManualClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    set: (to) => {
      time = new Date(to).getTime();
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** Writes a time as the API does: UTC, whole seconds, `2026-05-01T09:30:00Z`. */
export function timestamp(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`;
}

/** The same time without its fraction of a second. */
export function wholeSecond(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 1000) * 1000);
}

/** The time so many seconds after another. */
export const secondsAfter = (time: Date, seconds: number): Date =>
  new Date(time.getTime() + seconds * 1_000);

/** The time so many days of 24 hours after another. */
export const daysAfter = (time: Date, days: number): Date => secondsAfter(time, days * 86_400);

/** The time so many days of 24 hours before another. */
export const daysBefore = (time: Date, days: number): Date => daysAfter(time, -days);
