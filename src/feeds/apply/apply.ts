import type { Session, Tx } from '../../platform/db/index.ts';
import { endRun } from '../feed-run.sql.ts';
import type { RunEnd, RunRow } from '../feed-run.sql.ts';
import { noteApplied } from '../feed.sql.ts';
import { FeedRemoved } from '../feeds.errors.ts';
import {
  countHeld,
  countLive,
  lockFeedRow,
  markMissingFailed,
  markMissingUnseen,
  markMissingUnstaged,
  moveListings,
  insertNew,
  noteFailed,
  pauseHeld,
  releaseHeld,
  unstageKnown,
  updateKnown,
} from './apply.sql.ts';
import type { Intake } from '../map/intake.ts';
import type { KnownRows } from '../compare/known-rows.ts';
import { rejectRows } from '../compare/reject.ts';
import { analyzeStage, widenMemory } from '../compare/stage.sql.ts';

/** From this number of published listings on, a drop of more than half needs an operator's confirmation. */
const CONFIRM_DROP_FROM_LISTINGS = 20;

export interface Applying {
  feedId: number;
  partnerId: number;
  runId: number;
  intake: Intake;
  known: KnownRows;
  /** Version of mapping and settings with which the rows were hashed. */
  mapping: string;
  etag: string | null;
  lastModified: string | null;
  now: Date;
}

/**
 * Publishes the staged rows of a run in one transaction, so that travellers never see half a feed and an
 * interrupted run changes nothing.
 * @throws {FeedBroken} when no valid row is left; {FeedRemoved} when the feed was removed meanwhile
 */
export function applyStage(session: Session, applying: Applying): Promise<RunRow> {
  return session.transaction(async (tx) => {
    const { feedId, partnerId, now, intake } = applying;
    const locked = await tx.maybeOne(lockFeedRow, [feedId]);
    if (locked === undefined) throw new FeedRemoved();
    await tx.execute(widenMemory);
    await tx.execute(analyzeStage);
    await rejectRows(tx, applying);
    if (intake.hasFormerIds) {
      await tx.execute(moveListings, [feedId, partnerId, applying.known.size > 0]);
    }
    intake.end();
    const { error, status } = await markMissing(tx, applying);
    const known = await tx.one(updateKnown, [feedId, partnerId, now]);
    await tx.execute(unstageKnown, [partnerId]);
    const { created } = await tx.one(insertNew, [feedId, partnerId, now]);
    await tx.execute(noteFailed, [feedId]);
    const { paused } = error === null ? await tx.one(pauseHeld, [feedId, now]) : { paused: 0 };
    // Where missing listings are not paused no validators are stored: a 304 would skip counting them.
    const { etag, lastModified } = error === null ? applying : { etag: null, lastModified: null };
    await tx.execute(noteApplied, [feedId, etag, lastModified, applying.mapping]);
    const end: RunEnd = {
      ended_at: now,
      status,
      error,
      rows: intake.rows,
      created,
      updated: known.updated,
      unchanged: intake.unchanged + known.unchanged,
      paused,
      resumed: known.resumed,
      failed: intake.problems.failedRows,
      problems: intake.problems.stored(),
    };
    return tx.one(endRun, [applying.runId, end]);
  });
}

/** Whether missing listings are not paused before an operator confirms it. */
export const needsConfirmation = ({
  live,
  missing,
  held,
}: {
  live: number;
  missing: number;
  /** Whether some of the missing were held back before. */
  held: boolean;
}): boolean => held || (live >= CONFIRM_DROP_FROM_LISTINGS && missing * 2 > live);

/** What becomes of missing listings: why none of them is paused, or null; and whether they await confirmation. */
interface Missing {
  error: string | null;
  status: 'ok' | 'held';
}

/**
 * Marks the listings that are missing from the file as held, that is awaiting confirmation, when more than half are, or
 * when some were held before and still are. Where rows of the file cannot be told, any of the missing may be there: they
 * stay as they are until a run that can.
 */
async function markMissing(tx: Tx, { feedId, known, intake }: Applying): Promise<Missing> {
  const { held } = await tx.one(countHeld, [feedId]);
  const newly =
    known.size === 0
      ? await tx.execute(markMissingUnstaged, [feedId])
      : (await tx.execute(markMissingUnseen, [feedId])) +
        (await tx.execute(markMissingFailed, [feedId]));
  const missing = held + newly;
  if (missing === 0) return { error: null, status: 'ok' };
  const { live } = await tx.one(countLive, [feedId]);
  if (needsConfirmation({ live, missing, held: held > 0 })) {
    const error = `${missing} of ${live} listings are no longer in the feed: none was paused; confirm it, or wait for them to come back.`;
    return { error, status: 'held' };
  }
  if (intake.unidentified === 0) return { error: null, status: 'ok' };
  await tx.execute(releaseHeld, [feedId]);
  return { error: mayBeThere(missing, intake.unidentified), status: 'ok' };
}

/** The sentence that says why nothing is paused while rows of a file cannot be told. */
const mayBeThere = (missing: number, unidentified: number): string =>
  `${missing === 1 ? '1 listing is' : `${missing} listings are`} not in the feed as far as it can be read: none was paused, as ${unidentified === 1 ? '1 row is' : `${unidentified} rows are`} too damaged to tell which.`;
