import type { Tx } from '../../platform/db/index.ts';
import type { ComparedFeed } from '../compare/compare.ts';
import { endRun } from '../feed-run.sql.ts';
import { type FeedRow, storeApplied } from '../feed.sql.ts';
import type { EndedRun } from '../report/report-run.ts';
import { insertNew, markFailed, pauseHeld, unstageKnown, updateKnown } from './apply.sql.ts';

/**
 * Fourth step of a run: publishes the staged rows, pauses missing listings and ends the run. The caller's transaction
 * holds all of it, so that travellers never see half a feed and an interrupted run changes nothing.
 */
export async function applyFeed(tx: Tx, runId: number, compared: ComparedFeed): Promise<EndedRun> {
  const { feed, importer, mapping, validators, now, error, status, beginsToHold } = compared;
  const known = await tx.one(updateKnown, [feed.id, feed.partner_id, now]);
  const hasNew = known.updated + known.resumed + known.unchanged < importer.valid;
  const created = hasNew ? await publishNew(tx, feed, now) : 0;
  if (importer.problems.failedRows > 0) await tx.execute(markFailed, [feed.id]);
  const { paused } = error === null ? await tx.one(pauseHeld, [feed.id, now]) : { paused: 0 };
  // Validators are not stored when missing listings are not paused, because a 304 would skip
  // counting them.
  const { etag, lastModified } = error === null ? validators : { etag: null, lastModified: null };
  await tx.execute(storeApplied, [feed.id, etag, lastModified, mapping]);
  const run = await tx.one(endRun, [
    runId,
    {
      ended_at: now,
      status,
      error,
      rows: importer.rows,
      created,
      updated: known.updated,
      unchanged: importer.unchanged + known.unchanged,
      paused,
      resumed: known.resumed,
      failed: importer.problems.failedRows,
      problems: importer.problems.stored(),
    },
  ]);
  return { run, problems: importer.problems.list(), beginsToHold };
}

/** Publishes the staged rows that have no listing yet; returns their number. */
async function publishNew(tx: Tx, feed: FeedRow, now: Date): Promise<number> {
  await tx.execute(unstageKnown, [feed.partner_id]);
  return (await tx.one(insertNew, [feed.id, feed.partner_id, now])).created;
}
