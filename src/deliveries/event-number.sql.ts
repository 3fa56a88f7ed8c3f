import { statement } from '../platform/db/index.ts';

/** Selects the number of the newest event. */
export const selectLastNumber = statement<{ last: number }>(
  'deliveries.select_last_number',
  'select last from event_sequence',
);

/** Raises the event number to at least $1. */
export const updateLastNumber = statement<never, [number: number]>(
  'deliveries.update_last_number',
  'update event_sequence set last = greatest(last, $1)',
);
