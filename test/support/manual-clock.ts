import type { Clock } from '../../src/platform/clock.ts';

/** A clock that only moves when it is set. */
export interface ManualClock extends Clock {
  set(time: Date | string): void;
  advance(milliseconds: number): void;
}

/** Makes a clock that shows `start` (UTC). */
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
