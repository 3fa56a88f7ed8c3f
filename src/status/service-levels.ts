import { type Clock, dayOf } from '../platform/clock.ts';
import type { Db, Queryable } from '../platform/db/index.ts';
import type { ServiceCounts } from '../platform/metrics.ts';
import { addServiceCounts, selectServiceDays } from './service-hour.sql.ts';

/** Number of days that `/status` shows. */
export const STATUS_DAYS = 90;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Twice a minute, so that no minute in which a process serves is missed. */
const RECORD_EVERY_MS = MINUTE_MS / 2;

/** How the service was on a day, UTC. */
export interface StatusDay {
  /** A date. */
  day: string;
  /** Share of the day's recorded minutes in which pages were served, 0 to 1; null without a record. */
  servedShare: number | null;
}

/** How the service was: the figures behind what is promised. */
export interface ServiceStatus {
  /** The last 90 days, oldest first; today is the last. */
  days: StatusDay[];
  /** Share of minutes in which pages were served, 0 to 1; null without a record. */
  servedShare: number | null;
  /** Counts of all days. */
  counts: ServiceCounts;
  /** The first recorded day; null without a record. */
  since: string | null;
}

/** Records how the service is, and answers how it was. */
export interface ServiceLevels {
  /** Records twice a minute from now on. */
  start(): void;
  /** Records the counts since the last record, and this minute. */
  record(): Promise<void>;
  read(): Promise<ServiceStatus>;
  /** Records the remaining counts and ends. */
  close(): Promise<void>;
}

interface Deps {
  db: Db;
  reads: Queryable;
  clock: Clock;
  /** Counts of this process since its start; undefined in a command, which records nothing. */
  counts: (() => ServiceCounts) | undefined;
  /** Whether this process serves pages, so that its minutes count as served. */
  isServing: boolean;
  /** Called when counts cannot be written; they are kept and written later. */
  onError(error: unknown): void;
}

/** Returns the start of a time's minute in milliseconds since 1970. */
const wholeMinute = (time: Date): number => Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS;

const NO_COUNTS: ServiceCounts = {
  requests: 0,
  failed_requests: 0,
  searches: 0,
  slow_searches: 0,
  deliveries: 0,
  late_deliveries: 0,
};

const combine = (
  a: ServiceCounts,
  b: ServiceCounts,
  each: (a: number, b: number) => number,
): ServiceCounts => ({
  requests: each(a.requests, b.requests),
  failed_requests: each(a.failed_requests, b.failed_requests),
  searches: each(a.searches, b.searches),
  slow_searches: each(a.slow_searches, b.slow_searches),
  deliveries: each(a.deliveries, b.deliveries),
  late_deliveries: each(a.late_deliveries, b.late_deliveries),
});

/** Creates the record of a process. Minutes without a writable database do not count as served. */
export function createServiceLevels(deps: Deps): ServiceLevels {
  const { db, reads, clock, counts, isServing, onError } = deps;
  let recorded = NO_COUNTS;
  let timer: NodeJS.Timeout | undefined;

  const record = async (read: () => ServiceCounts): Promise<void> => {
    const now = clock.now();
    const total = read();
    const added = combine(total, recorded, (all, known) => all - known);
    const keptSince = new Date(now.getTime() - (STATUS_DAYS + 1) * DAY_MS);
    await db.execute(addServiceCounts, [now, isServing, added, keptSince]);
    recorded = total;
  };
  let recording = Promise.resolve();
  const recordQuietly = (): Promise<void> => {
    if (counts) recording = recording.then(() => record(counts)).catch(onError);
    return recording;
  };

  return {
    start() {
      void recordQuietly();
      timer = setInterval(() => void recordQuietly(), RECORD_EVERY_MS).unref();
    },
    record: recordQuietly,
    async read() {
      const now = clock.now();
      const today = Date.parse(dayOf(now));
      const first = new Date(today - (STATUS_DAYS - 1) * DAY_MS);
      const rows = await reads.query(selectServiceDays, [first]);
      const known = new Map(rows.map((row) => [row.day, row]));
      // The first recorded day begins when it was first recorded, today ends with this minute.
      const start = rows[0] ? wholeMinute(rows[0].first_at) : Number.POSITIVE_INFINITY;
      let served = 0;
      let expected = 0;
      const days = Array.from({ length: STATUS_DAYS }, (_, at): StatusDay => {
        const from = first.getTime() + at * DAY_MS;
        const until = Math.min(from + DAY_MS, wholeMinute(now) + MINUTE_MS);
        const minutes = (until - Math.max(from, start)) / MINUTE_MS;
        const day = dayOf(new Date(from));
        if (minutes <= 0) return { day, servedShare: null };
        const servedMinutes = Math.min(known.get(day)?.served_minutes ?? 0, minutes);
        served += servedMinutes;
        expected += minutes;
        return { day, servedShare: servedMinutes / minutes };
      });
      return {
        days,
        servedShare: expected === 0 ? null : served / expected,
        counts: rows.reduce<ServiceCounts>(
          (sum, row) => combine(sum, row, (a, b) => a + b),
          NO_COUNTS,
        ),
        since: rows[0]?.day ?? null,
      };
    },
    async close() {
      if (timer === undefined) return;
      clearInterval(timer);
      await recordQuietly();
    },
  };
}
