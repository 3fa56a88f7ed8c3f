import { type Clock, secondsAfter, wholeSecond } from '../../platform/clock.ts';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import { cancelJob, enqueue, type JobKind } from '../../platform/jobs/index.ts';
import {
  type BulkAction,
  deleteBulk,
  deleteBulkListings,
  forgetBulkListings,
  insertBulk,
  lockBulk,
  lockBulkListings,
  lockChosen,
  lockEndingBulk,
  noteBulk,
  selectBulkListings,
  selectOpenDeletions,
  setStatus,
  type StatusAction,
} from './bulk.sql.ts';
import { selectOpenPriceChanges } from './price.sql.ts';
import { undoPrices } from './write-prices.ts';

export type { BulkAction, StatusAction } from './bulk.sql.ts';

/** Seconds during which a bulk action can be undone; its listings are deleted afterwards. */
const UNDO_SECONDS: Readonly<Record<BulkAction, number>> = {
  pause: 15 * 60,
  resume: 15 * 60,
  delete: 15 * 60,
  prices: 60 * 60,
};

/** The kind of the jobs that end bulk actions; their key is the action's id. */
const END_BULK = 'listings.end_bulk';

/** The result of a bulk action. */
export interface BulkDone {
  /** The id for undoing it; null when it changed nothing, in which case nothing is stored. */
  id: number | null;
  action: StatusAction;
  /** The partner's own ids of the changed listings. */
  changed: string[];
  /** Number of chosen listings that already had the status. */
  unchanged: number;
}

/** A deletion or a change of prices that can be undone. */
export interface OpenBulk {
  id: number;
  madeAt: Date;
  undoUntil: Date;
  listings: number;
}

/** Pauses, resumes and deletes several listings of a partner at once, and undoes such an action. */
export interface ListingBulk {
  /**
   * Applies an action to the listings of these ids in the caller's transaction; ids that are not
   * the partner's are ignored. Deletion first pauses the listings, and deletes them when it can no
   * longer be undone.
   */
  apply(
    tx: Queryable,
    partnerId: number,
    action: StatusAction,
    ids: readonly number[],
  ): Promise<BulkDone>;
  /**
   * Undoes an action for the listings that have not been changed since, in the caller's
   * transaction; prices also where something else of the listing has changed. Throws `not_found` when it can no
   * longer be undone.
   */
  undo(
    tx: Queryable,
    partnerId: number,
    bulkId: number,
  ): Promise<{ action: BulkAction; changed: string[] }>;
  deletions(partnerId: number): Promise<OpenBulk[]>;
  priceChanges(partnerId: number): Promise<OpenBulk[]>;
}

const tooLate = () =>
  new ExpectedError('not_found', 'This can no longer be undone, or was undone already.');

/** Records a bulk action, with the job that ends it; returns its id. */
export async function openBulk(
  tx: Queryable,
  partnerId: number,
  action: BulkAction,
  now: Date,
): Promise<number> {
  const undoUntil = secondsAfter(now, UNDO_SECONDS[action]);
  const { id, due_at: dueAt } = await tx.one(insertBulk, [partnerId, action, now, undoUntil]);
  await enqueue(tx, { kind: END_BULK, key: String(id), dueAt, payload: { bulk: id } });
  return id;
}

const presentOpen = (row: { id: number; made_at: Date; undo_until: Date; listings: number }) => ({
  id: row.id,
  madeAt: row.made_at,
  undoUntil: row.undo_until,
  listings: row.listings,
});

/** Makes the bulk actions. */
export function createListingBulk(db: Db, clock: Clock): ListingBulk {
  return {
    async apply(tx, partnerId, action, ids) {
      const chosen = await tx.query(lockChosen, [partnerId, [...ids]]);
      const changed =
        action === 'delete'
          ? chosen
          : chosen.filter(({ active }) => active === (action === 'pause'));
      const done = {
        action,
        changed: changed.map((row) => row.external_id),
        unchanged: chosen.length - changed.length,
      };
      if (changed.length === 0) return { id: null, ...done };
      const now = wholeSecond(clock.now());
      const idsOf = (rows: typeof chosen) => rows.map(({ id }) => id);
      const id = await openBulk(tx, partnerId, action, now);
      await tx.execute(setStatus, [idsOf(changed), action === 'resume' ? 'active' : 'paused', now]);
      const active = idsOf(changed.filter((row) => row.active));
      await tx.execute(noteBulk, [id, idsOf(changed), active, action === 'delete']);
      return { id, ...done };
    },
    async undo(tx, partnerId, bulkId) {
      const bulk = await tx.maybeOne(lockBulk, [partnerId, bulkId]);
      const now = wholeSecond(clock.now());
      if (!bulk || bulk.undo_until <= now) throw tooLate();
      if (bulk.action === 'prices') {
        const changed = await undoPrices(tx, bulkId, now);
        await cancelJob(tx, END_BULK, String(bulkId));
        await tx.execute(deleteBulk, [bulkId]);
        return { action: bulk.action, changed };
      }
      await tx.query(lockBulkListings, [bulkId]);
      const listings = await tx.query(selectBulkListings, [bulkId]);
      await tx.execute(forgetBulkListings, [bulkId]);
      const wanting = (active: boolean) =>
        listings.filter((row) => row.was_active === active).map(({ id }) => id);
      await tx.execute(setStatus, [wanting(true), 'active', now]);
      await tx.execute(setStatus, [wanting(false), 'paused', now]);
      await cancelJob(tx, END_BULK, String(bulkId));
      await tx.execute(deleteBulk, [bulkId]);
      return { action: bulk.action, changed: listings.map((row) => row.external_id) };
    },
    async deletions(partnerId) {
      const rows = await db.query(selectOpenDeletions, [partnerId, clock.now()]);
      return rows.map(presentOpen);
    },
    async priceChanges(partnerId) {
      const rows = await db.query(selectOpenPriceChanges, [partnerId, clock.now()]);
      return rows.map(presentOpen);
    },
  };
}

/** Jobs that end bulk actions by deleting their listings. */
export const bulkJobs = (db: Db, clock: Clock): JobKind => ({
  kind: END_BULK,
  concurrency: 2,
  async run(job) {
    const bulkId = Number(job.payload.bulk);
    await db.transaction(async (tx) => {
      const bulk = await tx.maybeOne(lockEndingBulk, [bulkId]);
      // Jobs are due by the database's clock, which may be ahead of this process's.
      const early = bulk ? bulk.undo_until.getTime() - clock.now().getTime() : 0;
      if (early > 0) {
        await job.again(tx, secondsAfter(job.startedAt, Math.ceil(early / 1000)));
        return;
      }
      if (bulk?.action === 'delete') {
        await tx.query(lockBulkListings, [bulkId]);
        await tx.execute(deleteBulkListings, [bulkId, clock.now()]);
      }
      await tx.execute(forgetBulkListings, [bulkId]);
      await tx.execute(deleteBulk, [bulkId]);
      await job.finish(tx);
    });
  },
});
