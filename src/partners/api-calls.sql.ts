import { statement } from '../platform/db/index.ts';

/** `push` for calls that send listings or availability, `other` for all others. */
export type CallKind = 'push' | 'other';

/** The number of a partner's calls of one day with the same answer. */
export interface CountedCalls {
  partner_id: number;
  /** UTC date, `YYYY-MM-DD`. */
  day: string;
  kind: CallKind;
  /** `ok`, or the code of the error. */
  code: string;
  calls: number;
  last_at: Date;
}

/** Adds to counts in the order of their key, which prevents deadlocks. */
export const addApiCalls = statement<never, [counted: string]>(
  'partners.add_api_calls',
  `insert into api_call as known (partner_id, day, kind, code, calls, last_at)
   select partner_id, day, kind, code, calls, last_at
   from json_to_recordset($1::json) as added (partner_id bigint, day date, kind text, code text,
     calls integer, last_at timestamptz)
   -- One that has gone, as by the return to a backup, is not counted any more.
   where exists (select from partner where partner.id = partner_id)
   order by partner_id, day, kind, code collate "C"
   on conflict (partner_id, day, kind, code) do update set
     calls = known.calls + excluded.calls, last_at = greatest(known.last_at, excluded.last_at)`,
);

/** Counts a partner's calls by answer, the most frequent first. */
export const sumApiCalls = statement<
  { code: string; calls: number },
  [partnerId: number, fromDay: string, toDay: string]
>(
  'partners.sum_api_calls',
  `select code, sum(calls)::int as calls from api_call
   where partner_id = $1 and day between $2::date and $3::date
   group by code order by calls desc, code`,
);

/**
 * Selects when a partner's listings or availability were last sent successfully; null when not
 * within the stored days.
 */
export const selectLastPush = statement<{ at: Date | null }, [partnerId: number]>(
  'partners.select_last_push',
  `select max(last_at) as at from api_call where partner_id = $1 and kind = 'push' and code = 'ok'`,
);

export const deleteApiCalls = statement<never, [beforeDay: string]>(
  'partners.delete_api_calls',
  'delete from api_call where day < $1::date',
);
