import { statement } from '../platform/db/index.ts';

/** Locks and selects the number of the last counted lead. */
export const lockLastLead = statement<{ last_seq: number }>(
  'statistics.lock_last_lead',
  'select last_seq from statistics_progress for update',
);

export const noteLastLead = statement<never, [lastSeq: number]>(
  'statistics.note_last_lead',
  'update statistics_progress set last_seq = $1',
);

/** Whether the windows have been computed for a day. */
export const areWindowsOf = statement<{ done: boolean }, [day: string]>(
  'statistics.are_windows_of',
  'select windows_on is not distinct from $1::date as done from statistics_progress',
);

export const noteWindowsOf = statement<never, [day: string]>(
  'statistics.note_windows_of',
  'update statistics_progress set windows_on = $1::date',
);
