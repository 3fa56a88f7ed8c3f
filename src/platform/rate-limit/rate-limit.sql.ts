import { statement } from '../db/index.ts';

/** The count of a client's open window, summed over all processes. */
export interface CountRow {
  who: string;
  count: number;
  ends_at: Date;
}

/**
 * Adds to counts and returns the sums. `counts` is a JSON array of rows; their `ends_at` applies to
 * windows that they open. Rows are locked in the order of `who`, which prevents deadlocks.
 */
export const addCounts = statement<CountRow, [counts: string, now: Date]>(
  'rate-limit.add_counts',
  `insert into rate_count as known (who, count, ends_at)
   select who, count, ends_at
   from json_to_recordset($1::json) as added (who text, count integer, ends_at timestamptz)
   order by who
   on conflict (who) do update set
     count = case when known.ends_at > $2 then known.count else 0 end + excluded.count,
     ends_at = case when known.ends_at > $2 then known.ends_at else excluded.ends_at end
   returning who, count, ends_at`,
);

/** A count to add if the limit allows it; `ends_at` applies to a window that it opens. */
export interface Taken {
  who: string;
  count: number;
  ends_at: Date;
  limit: number;
  now: Date;
}

/** Adds to a client's count if the sum stays within the limit; returns no row otherwise. */
export const takeCount = statement<{ who: string }, [taken: Taken]>(
  'rate-limit.take_count',
  `with taken as (
     select * from jsonb_to_record($1::jsonb) as t (who text, count integer, ends_at timestamptz, "limit" integer,
       now timestamptz)
   )
   insert into rate_count as known (who, count, ends_at)
   select who, count, ends_at from taken where count <= "limit"
   on conflict (who) do update set
     count = case when known.ends_at > (select now from taken) then known.count else 0 end + excluded.count,
     ends_at = case when known.ends_at > (select now from taken) then known.ends_at else excluded.ends_at end
   where case when known.ends_at > (select now from taken) then known.count else 0 end + excluded.count
     <= (select "limit" from taken)
   returning who`,
);

/** Deletes windows that have ended, except rows that another process has locked. */
export const deleteEnded = statement<never, [now: Date]>(
  'rate-limit.delete_ended',
  `delete from rate_count where who in (
     select who from rate_count where ends_at <= $1 order by who for update skip locked)`,
);
