interface Why {
  cause?: unknown;
  /**
   * Whether recurring events never end, never occur or take too much work, so that reading them
   * again costs as much.
   */
  isEndless?: boolean;
}

/** A calendar that cannot be read. The message is a sentence for the calendar's owner. */
export class CalendarUnreadable extends Error {
  override name = 'CalendarUnreadable';
  readonly isEndless: boolean;

  constructor(message: string, why: Why = {}) {
    super(message, why);
    this.isEndless = why.isEndless ?? false;
  }
}

/** A property of an event that cannot be read. The message continues after the name of the event. */
export class ValueUnreadable extends Error {
  override name = 'ValueUnreadable';
  readonly isEndless: boolean;

  constructor(message: string, why: Why = {}) {
    super(message, why);
    this.isEndless = why.isEndless ?? false;
  }
}

/** Counts the work of reading a calendar: days examined, instances, conversions of times. */
export interface Work {
  /** Adds steps. Throws ValueUnreadable when the limit is exceeded. */
  spend(steps: number): void;
}

/** Creates a limit of `steps`. */
export function createWork(steps: number): Work {
  let left = steps;
  return {
    spend(spent) {
      left -= spent;
      if (left >= 0) return;
      throw new ValueUnreadable(
        'its recurrence has no end, or the calendar has too many that recur',
        {
          isEndless: true,
        },
      );
    },
  };
}
