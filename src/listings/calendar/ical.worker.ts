import { parentPort, workerData } from 'node:worker_threads';
import { CalendarUnreadable, type CalendarWindow, takenNights } from '@campcairn/ical';

// oxlint-disable unicorn/require-post-message-target-origin -- a thread, not a window
const { text, window } = workerData as { text: string; window: CalendarWindow };
try {
  parentPort?.postMessage({ nights: takenNights(text, window) });
} catch (error) {
  if (!(error instanceof CalendarUnreadable)) throw error;
  const { message, isEndless } = error;
  parentPort?.postMessage({ unreadable: message, isEndless });
}
