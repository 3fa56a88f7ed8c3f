import { statement } from '../platform/db/index.ts';

/** The number that the newest event has. */
export const selectLastNumber = statement<{ last: number }>(
  'deliveries.select_last_number',
  'select last from event_sequence',
);

/** Has the numbers of events go on behind a number, unless they are beyond it. */
export const updateLastNumber = statement<never, [number: number]>(
  'deliveries.update_last_number',
  'update event_sequence set last = greatest(last, $1)',
);
