interface Why {
  cause?: unknown;
  /** Whether recurring events never end, never occur or take too much work: reading them again costs as much. */
  isEndless?: boolean;
}

/** A calendar that cannot be read; the message is a sentence for whom it belongs to. */
export class CalendarUnreadable extends Error {
  override name = 'CalendarUnreadable';
  readonly isEndless: boolean;

  constructor(message: string, why: Why = {}) {
    super(message, why);
    this.isEndless = why.isEndless ?? false;
  }
}

/** What is wrong with a property of an event; the message goes on from the name of the event. */
export class ValueUnreadable extends Error {
  override name = 'ValueUnreadable';
  readonly isEndless: boolean;

  constructor(message: string, why: Why = {}) {
    super(message, why);
    this.isEndless = why.isEndless ?? false;
  }
}

/** How much work reading a calendar takes: days looked at, instances, conversions of times. */
export interface Work {
  /** Notes some steps. Throws ValueUnreadable when they have become too many. */
  spend(steps: number): void;
}

/** Makes a limit of `steps`. */
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
