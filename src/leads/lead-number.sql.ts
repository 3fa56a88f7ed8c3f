import { statement } from '../platform/db/index.ts';

/** Selects the sequence number of the newest lead. */
export const selectLastNumber = statement<{ last: number }>(
  'leads.select_last_number',
  'select last from lead_sequence',
);

/** Raises the sequence number to at least $1. */
export const updateLastNumber = statement<never, [number: number]>(
  'leads.update_last_number',
  'update lead_sequence set last = greatest(last, $1)',
);
