import { statement } from '../platform/db/index.ts';

/** The number that the newest lead has. */
export const selectLastNumber = statement<{ last: number }>(
  'leads.select_last_number',
  'select last from lead_sequence',
);

/** Has the numbers of leads go on behind a number, unless they are beyond it. */
export const updateLastNumber = statement<never, [number: number]>(
  'leads.update_last_number',
  'update lead_sequence set last = greatest(last, $1)',
);
