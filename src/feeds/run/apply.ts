import type { Session, Tx } from '../../platform/db/index.ts';
import { endRun } from '../feed-run.sql.ts';
import type { RunRow } from '../feed-run.sql.ts';
import { noteApplied } from '../feed.sql.ts';
import { FeedRemoved } from '../feeds.errors.ts';
import {
  countLive,
  findGone,
  holdFeed,
  insertNew,
  markHeld,
  noteFailed,
  pauseGone,
  updateKnown,
} from './apply.sql.ts';
import type { Intake } from './intake.ts';
import type { KnownRows } from './known-rows.ts';
import { rejectRows } from './reject.ts';
import { analyzeStage, widenMemory } from './stage.sql.ts';

/** From so many published rows up, a drop of more than half waits for an operator. */
const BRAKE_FROM = 20;

/** Problems that are kept with a run for screens; the mail to the partner has them all. */
const MOST_PROBLEMS = 1000;

export interface Applying {
  feedId: number;
  partnerId: number;
  runId: number;
  intake: Intake;
  known: KnownRows;
  /** How the rows were hashed. */
  mapping: string;
  etag: string | null;
  lastModified: string | null;
  now: Date;
}

/**
 * Publishes what a run has staged, all of it or nothing: travellers never see half a feed, and
 * an interrupted run leaves no trace.
 * @throws {FeedBroken} when nothing valid is left; {FeedRemoved} when the feed is gone by now
 */
export function applyStage(session: Session, applying: Applying): Promise<RunRow> {
  return session.transaction(async (tx) => {
    const { feedId, partnerId, now, intake } = applying;
    const held = await tx.maybeOne(holdFeed, [feedId]);
    if (held === undefined) throw new FeedRemoved();
    await tx.execute(widenMemory);
    await tx.execute(analyzeStage);
    await rejectRows(tx, applying);
    intake.end();
    const { paused, error } = await pauseDisappeared(tx, applying);
    const known = await tx.one(updateKnown, [feedId, partnerId, now]);
    const { created } = await tx.one(insertNew, [feedId, partnerId, now]);
    await tx.execute(noteFailed, [feedId]);
    // A held file is asked for again as a whole, so that its drop is not forgotten behind a 304.
    const validators = error === null ? [applying.etag, applying.lastModified] : [null, null];
    await tx.execute(noteApplied, [feedId, ...validators, applying.mapping]);
    return tx.one(endRun, [
      applying.runId,
      now,
      error === null ? 'ok' : 'held',
      error,
      intake.rows,
      created,
      known.updated,
      intake.unchanged + known.unchanged,
      paused,
      known.resumed,
      intake.problems.failedRows,
      JSON.stringify(intake.problems.list().slice(0, MOST_PROBLEMS)),
    ]);
  });
}

/** Pauses what the file no longer has, unless that is more than half. */
async function pauseDisappeared(
  tx: Tx,
  { feedId, known, now }: Applying,
): Promise<{ paused: number; error: string | null }> {
  const unseen = known.unseen();
  const gone = await tx.query(findGone, [feedId, unseen, known.size > 0]);
  if (gone.length === 0) return { paused: 0, error: null };
  const ids = gone.map(({ listing_id }) => listing_id);
  const { live } = await tx.one(countLive, [feedId]);
  if (live >= BRAKE_FROM && ids.length * 2 > live) {
    await tx.execute(markHeld, [feedId, ids]);
    const error = `${ids.length} of ${live} listings are no longer in the feed: none was paused; confirm it, or wait for them to come back.`;
    return { paused: 0, error };
  }
  const paused = await tx.query(pauseGone, [feedId, ids, now]);
  return { paused: paused.length, error: null };
}
