import { type Clock, daysBefore } from '../platform/clock.ts';
import { type Db, noneWhileAway } from '../platform/db/index.ts';
import type { JobKind } from '../platform/jobs/index.ts';
import {
  type MeasuredRow,
  measureAnswerTimes,
  selectAnswerTime,
  selectAnswerTimes,
} from './answer-times.sql.ts';

/** Age in days up to which enquiries are measured. */
const DAYS = 90;
/** Age in days from which enquiries are measured: by then an answer has arrived or is late. */
const LATE_AFTER_DAYS = 2;
/** Number of enquiries below which a median says too little to be shown. */
const LEAST_ENQUIRIES = 10;

const HOUR_SECONDS = 3600;

/** The times that are shown, in hours: a median is rounded up to the next one. */
const TOLD_HOURS = [1, 3, 6, 12, 24, 48] as const;

/** How soon a partner answers. */
export interface AnswerTime {
  /** Half of the enquiries were acknowledged within this number of hours. */
  withinHours: (typeof TOLD_HOURS)[number];
  /** Number of measured enquiries, one for each traveller. */
  enquiries: number;
}

/**
 * How soon partners answer: the time from an enquiry to its acknowledgement, as the median of the enquiries of the
 * last 90 days that are at least two days old. Those that were never acknowledged count as late, and several of
 * one traveller as the first.
 */
export interface AnswerTimes {
  /**
   * Returns answer times by listing id. A listing is missing when its partner has none to show; all
   * are missing while the database is away.
   */
  of(listingIds: readonly number[]): Promise<Map<number, AnswerTime>>;
  /** Returns the answer time that a partner sees in its dashboard. */
  ofPartner(partnerId: number): Promise<OwnAnswerTime>;
  /** The recurring job that measures answer times. */
  job: JobKind;
}

/** The answer time that a partner sees of itself. */
export interface OwnAnswerTime {
  /** The answer time that travellers see; null when none is shown. */
  told: AnswerTime | null;
  /** Number of measured enquiries; below `least`, travellers see no answer time. */
  enquiries: number;
  least: number;
}

interface Deps {
  db: Db;
  clock: Clock;
}

/** Makes the use cases of answer times. */
export function createAnswerTimes({ db, clock }: Deps): AnswerTimes {
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

/** Returns the answer time that is shown of a measured partner; null when none is. */
function answerOf({ enquiries, median_seconds: median }: MeasuredRow): AnswerTime | null {
  if (enquiries < LEAST_ENQUIRIES || median === null) return null;
  const withinHours = TOLD_HOURS.find((hours) => median <= hours * HOUR_SECONDS);
  return withinHours === undefined ? null : { withinHours, enquiries };
}
