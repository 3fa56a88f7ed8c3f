import { Worker } from 'node:worker_threads';
import { CalendarUnreadable, type CalendarWindow, takenNights } from './ical.ts';
import type { Nights } from './nights.ts';

/** Time for the recurring events of a calendar. */
const RECURRENCE_MS = 5_000;
const MAX_HEAP_MB = 128;

const WORKER = new URL('./ical.worker.ts', import.meta.url);

/** Whether events recur; a line may be folded within a name. */
const recurs = (text: string): boolean =>
  /^(?:RRULE|RDATE)[;:]/im.test(text.replaceAll(/\r?\n[ \t]/g, ''));

type Answer = { nights: Nights[] } | { unreadable: string };

/**
 * The nights that a calendar takes. There are rules of recurrence that no end is found of, so those are
 * expanded in a thread that is ended when it takes too long. Throws CalendarUnreadable.
 */
export async function readCalendar(text: string, window: CalendarWindow): Promise<Nights[]> {
  if (!recurs(text)) return takenNights(text, window);
  const worker = new Worker(WORKER, {
    workerData: { text, window },
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const endless = () => reject(new CalendarUnreadable('Its recurring events have no end.'));
  const timer = setTimeout(endless, RECURRENCE_MS);
  worker.once('message', resolve);
  worker.once('error', (cause) =>
    reject(new CalendarUnreadable('An event of the calendar cannot be read.', { cause })),
  );
  try {
    const answer = await promise;
    if ('unreadable' in answer) throw new CalendarUnreadable(answer.unreadable);
    return answer.nights;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
