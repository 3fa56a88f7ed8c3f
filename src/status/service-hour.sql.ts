import { statement } from '../platform/db/index.ts';
import type { ServiceCounts } from '../platform/metrics.ts';

/**
 * Adds counts to the hour of a time, notes its minute as served if asked to, and deletes hours that
 * are too old.
 */
export const addServiceCounts = statement<
  never,
  [at: Date, isServing: boolean, counts: ServiceCounts, keptSince: Date]
>(
  'status.add_service_counts',
  `with expired as (delete from service_hour where hour < $4)
   insert into service_hour as known (hour, first_at, served_minutes, requests, failed_requests, searches,
     slow_searches, deliveries, late_deliveries)
   select date_trunc('hour', $1::timestamptz, 'UTC'), $1,
     case when $2 then 1::bigint << extract(minute from $1::timestamptz at time zone 'UTC')::integer
       else 0 end,
     c.requests, c.failed_requests, c.searches, c.slow_searches, c.deliveries, c.late_deliveries
   from jsonb_populate_record(null::service_hour, $3::jsonb) c
   on conflict (hour) do update set
     served_minutes = known.served_minutes | excluded.served_minutes,
     requests = known.requests + excluded.requests,
     failed_requests = known.failed_requests + excluded.failed_requests,
     searches = known.searches + excluded.searches,
     slow_searches = known.slow_searches + excluded.slow_searches,
     deliveries = known.deliveries + excluded.deliveries,
     late_deliveries = known.late_deliveries + excluded.late_deliveries`,
);

/** Counts of a day, UTC. */
export interface ServiceDayRow extends ServiceCounts {
  /** A date. */
  day: string;
  /** Minutes in which a process served pages. */
  served_minutes: number;
  /** When it was first recorded. */
  first_at: Date;
}

/** Selects the recorded days from a time on, oldest first. */
export const selectServiceDays = statement<ServiceDayRow, [since: Date]>(
  'status.select_service_days',
  `select to_char(hour at time zone 'UTC', 'YYYY-MM-DD') as day,
     sum(bit_count(served_minutes::bit(64)))::integer as served_minutes, min(first_at) as first_at,
     sum(requests)::float8 as requests, sum(failed_requests)::float8 as failed_requests,
     sum(searches)::float8 as searches, sum(slow_searches)::float8 as slow_searches,
     sum(deliveries)::float8 as deliveries, sum(late_deliveries)::float8 as late_deliveries
   from service_hour where hour >= $1 group by 1 order by 1`,
);
