import { Worker } from 'node:worker_threads';
import { CalendarUnreadable, type CalendarWindow, takenNights } from '@campcairn/ical';
import type { Nights } from './nights.ts';

/** Work is limited by counting steps; this time limit covers unforeseen cases. */
const RECURRENCE_MS = 10_000;
/** Longer calendars are read in a thread too, so that the process can do other work meanwhile. */
const MAX_SMALL_CHARACTERS = 50_000;
const MAX_HEAP_MB = 128;

const WORKER = new URL('./ical.worker.ts', import.meta.url);

/** Whether events recur. A line may be folded within a name. */
const recurs = (text: string): boolean =>
  /^[ \t]*(?:RRULE|RDATE)[ \t]*[;:]/im.test(text.replaceAll(/(?:\r\n|\r|\n)[ \t]/g, ''));

type Answer = { nights: Nights[] } | { unreadable: string; isEndless: boolean };

const tooMuch = (cause?: unknown) =>
  new CalendarUnreadable(
    'Its events take too much work: they recur without end, or are too many.',
    { cause, isEndless: true },
  );

/** Maps the failure of a thread to an error. */
const failed = (cause: Error & { code?: string }) =>
  cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? tooMuch(cause)
    : new CalendarUnreadable('An event of the calendar cannot be read.', { cause });

/**
 * Returns the nights that a calendar takes. Recurrence rules may be crafted to cost much work, so
 * they are expanded in a thread with limited memory, which is terminated when it takes too long.
 * Throws CalendarUnreadable.
 */
export async function readCalendar(text: string, window: CalendarWindow): Promise<Nights[]> {
  if (text.length <= MAX_SMALL_CHARACTERS && !recurs(text)) return takenNights(text, window);
  const worker = new Worker(WORKER, {
    workerData: { text, window },
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(tooMuch()), RECURRENCE_MS);
  worker.once('message', resolve);
  worker.once('error', (cause: Error) => reject(failed(cause)));
  try {
    const answer = await promise;
    if ('unreadable' in answer) {
      throw new CalendarUnreadable(answer.unreadable, { isEndless: answer.isEndless });
    }
    return answer.nights;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
