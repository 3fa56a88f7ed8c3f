import { type Clock, daysBefore } from '../platform/clock.ts';
import { type Db, noneWhileAway } from '../platform/db/index.ts';
import type { JobKind } from '../platform/jobs/index.ts';
import {
  type MeasuredRow,
  measureAnswerTimes,
  selectAnswerTime,
  selectAnswerTimes,
} from './answer-times.sql.ts';

/** Enquiries of the last days count, */
const DAYS = 90;
/** once they are so old that an answer is either there or late, */
const LATE_AFTER_DAYS = 2;
/** and where they are so many that half of them say something. */
const LEAST_ENQUIRIES = 10;

const HOUR_SECONDS = 3600;

/** The times that are told, in hours: a median counts as the next longer one. */
const TOLD_HOURS = [1, 3, 6, 12, 24, 48] as const;

/** How soon a partner answers. */
export interface AnswerTime {
  /** Half of the enquiries were acknowledged within this time. */
  withinHours: (typeof TOLD_HOURS)[number];
  /** Enquiries that were measured, one for each traveller. */
  enquiries: number;
}

/**
 * How soon partners answer: the time from an enquiry to its acknowledgement, as the median of the enquiries of the
 * last 90 days that are at least two days old. Those that were never acknowledged count as late, and several of
 * one traveller as the first.
 */
export interface AnswerTimes {
  /** By listing; those of whose partner nothing can be told are left out, all of them while the database is away. */
  of(listingIds: readonly number[]): Promise<Map<number, AnswerTime>>;
  /** What its dashboard tells a partner. */
  ofPartner(partnerId: number): Promise<OwnAnswerTime>;
  /** The recurring job that measures. */
  job: JobKind;
}

/** What a partner is told of its own answers. */
export interface OwnAnswerTime {
  /** What travellers are told; null for nothing. */
  told: AnswerTime | null;
  /** Enquiries that were measured; with fewer than `least`, nothing is told. */
  enquiries: number;
  least: number;
}

interface Needs {
  db: Db;
  clock: Clock;
}

/** Makes the use cases of answer times. */
export function createAnswerTimes({ db, clock }: Needs): AnswerTimes {
  return {
    async of(listingIds) {
      const rows = await db.reads.query(selectAnswerTimes, [listingIds]).catch(noneWhileAway);
      const told = rows.map((row) => [row.listing_id, answerOf(row)] as const);
      return new Map(told.filter((entry): entry is [number, AnswerTime] => entry[1] !== null));
    },
    async ofPartner(partnerId) {
      const measured = await db.maybeOne(selectAnswerTime, [partnerId]);
      return {
        told: measured ? answerOf(measured) : null,
        enquiries: measured?.enquiries ?? 0,
        least: LEAST_ENQUIRIES,
      };
    },
    job: {
      kind: 'leads.measure_answers',
      concurrency: 1,
      everySeconds: HOUR_SECONDS,
      async run() {
        const now = clock.now();
        const [since, until] = [daysBefore(now, DAYS), daysBefore(now, LATE_AFTER_DAYS)];
        await db.execute(measureAnswerTimes, [since, until, LATE_AFTER_DAYS, now]);
      },
    },
  };
}

/** What is told of a measured partner; null when nothing is. */
function answerOf({ enquiries, median_seconds: median }: MeasuredRow): AnswerTime | null {
  if (enquiries < LEAST_ENQUIRIES || median === null) return null;
  const withinHours = TOLD_HOURS.find((hours) => median <= hours * HOUR_SECONDS);
  return withinHours === undefined ? null : { withinHours, enquiries };
}
