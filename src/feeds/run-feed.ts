import type { PartnerMails } from '../mails/index.ts';
import { wholeSecond } from '../platform/clock.ts';
import type { Session } from '../platform/db/index.ts';
import { applyFeed } from './apply/apply.ts';
import { compareFeed } from './compare/compare.ts';
import { lockFeedReading, unlockFeedReading } from './compare/stage.sql.ts';
import { type RunRow, startRun } from './feed-run.sql.ts';
import { type FeedRow, selectFeed } from './feed.sql.ts';
import { FeedBroken, FeedBusy, feedNotFound } from './feeds.errors.ts';
import { type MapDeps, mapFeed } from './map/map-feed.ts';
import { openFeed, type ReadDeps } from './read/open-feed.ts';
import {
  type EndedRun,
  endBrokenRun,
  endInterruptedRun,
  endUnchangedRun,
  progressOf,
  type ReportDeps,
  reportRun,
} from './report/report-run.ts';

/** The dependencies of reading a feed, for a run and for a preview. */
export interface RunDeps
  extends ReadDeps, MapDeps, Pick<ReportDeps, 'publicUrl' | 'postToOperators'> {
  mails: PartnerMails;
}

/**
 * Reads a feed and publishes its changes. Problems of the feed are in the returned run; a broken feed is
 * not applied.
 * @param signal aborts the run, which then counts as interrupted
 * @throws `not_found`; {FeedBusy} while another run reads it
 */
export async function runFeed(
  deps: RunDeps,
  feedId: number,
  signal?: AbortSignal,
): Promise<RunRow> {
  return deps.db.withSession(async (session) => {
    const { locked } = await session.one(lockFeedReading, [feedId]);
    if (!locked) throw new FeedBusy();
    try {
      const ended = await recordRun(deps, session, feedId, signal);
      await reportRun(deps, ended);
      return ended.run;
    } finally {
      // The lock is released when the connection is lost.
      await session.execute(unlockFeedReading, [feedId]).catch(() => 0);
    }
  });
}

/** Stores the beginning and the end of a run around its steps. */
async function recordRun(
  deps: RunDeps,
  session: Session,
  feedId: number,
  signal: AbortSignal | undefined,
): Promise<EndedRun> {
  const { db, clock } = deps;
  const feed = await db.maybeOne(selectFeed, [feedId]);
  if (feed === undefined) throw feedNotFound(feedId);
  const { id: runId } = await db.one(startRun, [feedId, wholeSecond(clock.now())]);
  try {
    return await takeSteps(deps, session, feed, runId, signal);
  } catch (error) {
    const now = wholeSecond(clock.now());
    if (error instanceof FeedBroken && signal?.aborted !== true) {
      return await endBrokenRun(db, { runId, feedId, now }, error);
    }
    await endInterruptedRun(db, runId, now);
    throw error;
  }
}

/**
 * Takes the steps of a run, each with the result of the one before: reads the file, maps its rows
 * as they arrive, compares them with the feed's listings and applies them in one transaction.
 */
async function takeSteps(
  deps: RunDeps,
  session: Session,
  feed: FeedRow,
  runId: number,
  signal: AbortSignal | undefined,
): Promise<EndedRun> {
  const file = await openFeed(deps, feed, { isConditional: true, signal });
  if (file === null) {
    const now = wholeSecond(deps.clock.now());
    return endUnchangedRun(deps.db, { runId, feedId: feed.id, now });
  }
  try {
    const onRows = progressOf(deps.db, runId);
    const mapped = await mapFeed(deps, session, feed, file, { onRows, signal });
    return await session.transaction(async (tx) => {
      const compared = await compareFeed(tx, mapped);
      return applyFeed(tx, runId, compared);
    });
  } finally {
    // An unread reply would keep its connection open, and the partner's next run would wait for
    // one.
    file.discard();
  }
}
