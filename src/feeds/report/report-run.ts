import { hash } from 'node:crypto';
import {
  feedBroken,
  feedDropHeld,
  feedRowsFailed,
  type Letter,
  type PartnerMails,
} from '../../mails/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import {
  endNotModified,
  endRun,
  type RunEnd,
  type RunRow,
  storeProgress,
  tidyRuns,
} from '../feed-run.sql.ts';
import {
  markBroken,
  selectHeld,
  selectListedFeed,
  selectNotified,
  storeBrokenNotified,
  storeFailuresNotified,
} from '../feed.sql.ts';
import { type FeedBroken, NoRowValid } from '../feeds.errors.ts';
import { storable } from '../storable.ts';
import type { RowProblem } from './problems.ts';

/** A run that has ended, with all problems of its rows. */
export interface EndedRun {
  run: RunRow;
  problems: RowProblem[];
  /** Whether missing listings are held since this run, and none was before. */
  beginsToHold?: boolean;
}

/** What the report of a run needs. */
export interface ReportDeps {
  db: Db;
  mails: PartnerMails;
  publicUrl: string;
  /** Sends a mail to all operators. */
  postToOperators(tx: Tx, letter: Letter): Promise<void>;
}

/** Held listings that a mail names; the page of the feed shows more. */
const MAX_NAMED_LISTINGS = 20;

/**
 * Last step of a run: notifies the partner of problems, and the operators of a drop that is held back, and deletes old
 * runs of the feed.
 */
export async function reportRun(deps: ReportDeps, ended: EndedRun): Promise<void> {
  const { db, mails } = deps;
  await notifyPartner(db, mails, ended);
  if (ended.beginsToHold) await notifyOperators(deps, ended.run.feed_id);
  await db.execute(tidyRuns, [ended.run.feed_id]);
}

const PROGRESS_INTERVAL_MS = 2000;

/**
 * Stores how many rows a run has read, at most every two seconds and without waiting for the database.
 * @returns a function that takes the number of rows so far
 */
export function progressOf(db: Db, runId: number): (rows: number) => void {
  let last = performance.now();
  let isWriting = false;
  return (rows) => {
    const now = performance.now();
    if (isWriting || now - last < PROGRESS_INTERVAL_MS) return;
    last = now;
    isWriting = true;
    const finished = (): void => {
      isWriting = false;
    };
    db.execute(storeProgress, [runId, rows]).then(finished, finished);
  };
}

/** Ends a run whose file has not changed. */
export const endUnchangedRun = async (
  db: Db,
  { runId, feedId, now }: { runId: number; feedId: number; now: Date },
): Promise<EndedRun> => ({
  run: await db.one(endNotModified, [runId, now, feedId]),
  problems: [],
});

/** Ends a run whose feed is broken, so that nothing was applied. */
export async function endBrokenRun(
  db: Db,
  { runId, feedId, now }: { runId: number; feedId: number; now: Date },
  error: FeedBroken,
): Promise<EndedRun> {
  await db.execute(markBroken, [feedId, now]);
  const end = { ...nothingDone('broken', error.message, now), ...rowsOf(error) };
  return { run: await db.one(endRun, [runId, end]), problems: [] };
}

/** Ends a run that was aborted or failed by a fault of ours. */
export async function endInterruptedRun(db: Db, runId: number, now: Date): Promise<void> {
  await db.query(endRun, [runId, nothingDone('interrupted', 'The run was interrupted.', now)]);
}

const nothingDone = (status: RunEnd['status'], error: string, endedAt: Date): RunEnd => ({
  ended_at: endedAt,
  status,
  error: storable(error),
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  paused: 0,
  resumed: 0,
  failed: 0,
  problems: [],
});

/** Returns the counts and problems of a broken run's rows. */
const rowsOf = (error: FeedBroken): Pick<RunEnd, 'rows' | 'failed' | 'problems'> | undefined =>
  error instanceof NoRowValid
    ? { rows: error.rows, failed: error.problems.failedRows, problems: error.problems.stored() }
    : undefined;

/**
 * How long a feed is broken before its partner is notified, and the minimum time between two mails about
 * failing rows: 23 hours, since a daily feed is not read at exactly the same time each day.
 */
const NOTICE_INTERVAL_MS = 23 * 3_600_000;

/**
 * Notifies the partner of failing rows, if they differ from those in the last mail and it was sent
 * at least `NOTICE_INTERVAL_MS` ago; also notifies it once of a feed that has been broken for that
 * long.
 */
async function notifyPartner(
  db: Db,
  mails: PartnerMails,
  { run, problems }: EndedRun,
): Promise<void> {
  const now = run.ended_at;
  if (now === null || run.not_modified) return;
  await db.transaction(async (tx) => {
    const last = await tx.maybeOne(selectNotified, [run.feed_id]);
    if (last === undefined) return;
    const feedId = run.feed_id;
    const dueBefore = now.getTime() - NOTICE_INTERVAL_MS;
    if (run.status === 'broken') {
      const since = last.broken_since;
      if (since === null || since.getTime() > dueBefore || last.broken_notified_at !== null) return;
      const error = run.error ?? '';
      await mails.post(tx, last.partner, (language, _dashboard, timeZone) =>
        feedBroken(language, { feedId, since, error, timeZone }),
      );
      await tx.execute(storeBrokenNotified, [feedId, now]);
      return;
    }
    const failures = problems.length === 0 ? null : digestOf(problems);
    if (failures === last.failures_notified) return;
    const { failures_notified_at: notifiedAt } = last;
    if (failures !== null) {
      if (notifiedAt !== null && notifiedAt.getTime() > dueBefore) return;
      const { rows, failed } = run;
      await mails.post(tx, last.partner, (language, dashboard) =>
        feedRowsFailed(language, { feedId, rows, failed, problems, link: `${dashboard}/feed` }),
      );
    }
    await tx.execute(storeFailuresNotified, [
      feedId,
      failures,
      failures === null ? notifiedAt : now,
    ]);
  });
}

/** Notifies the operators that listings are held, and of which. */
const notifyOperators = (
  { db, publicUrl, postToOperators }: ReportDeps,
  feedId: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const feed = await tx.maybeOne(selectListedFeed, [feedId]);
    if (feed === undefined || feed.held === 0) return;
    const { partner_slug: partner, host, live, held } = feed;
    const listings = await tx.query(selectHeld, [feedId, MAX_NAMED_LISTINGS]);
    const link = `${publicUrl}/operator/feeds/${feedId}`;
    await postToOperators(tx, feedDropHeld({ feedId, partner, host, live, held, listings, link }));
  });

/** A digest of a set of problems, independent of row numbers. */
function digestOf(problems: readonly RowProblem[]): string {
  const lines = problems.map(({ id, path, message }) => JSON.stringify([id, path, message]));
  return hash('sha256', lines.toSorted().join('\n'), 'hex').slice(0, 32);
}
