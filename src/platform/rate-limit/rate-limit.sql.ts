import { statement } from '../db/index.ts';

/** The count of all processes in a client's open window. */
export interface CountRow {
  who: string;
  count: number;
  ends_at: Date;
}

/**
 * Adds to counts and gives the sums. `counts` is a JSON array of rows whose `ends_at` holds for windows
 * that they open. Rows are locked in the order of `who`, so that processes cannot deadlock.
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

/** What is to be counted where a limit allows it; `ends_at` holds for a window that it opens. */
export interface Taken {
  who: string;
  count: number;
  ends_at: Date;
  limit: number;
  now: Date;
}

/** Adds to the count of a client where the sum stays within the limit; no row where it does not. */
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

/** Deletes windows that have ended, but for rows that another process has locked. */
export const deleteEnded = statement<never, [now: Date]>(
  'rate-limit.delete_ended',
  `delete from rate_count where who in (
     select who from rate_count where ends_at <= $1 order by who for update skip locked)`,
);
