import { statement } from '../../platform/db/index.ts';
import { deletedListings, setStatusFrom } from '../write.sql.ts';

/** An action on several chosen listings. */
export type BulkAction = 'pause' | 'resume' | 'delete' | 'prices';

/** An action that sets the status of listings, or deletes them. */
export type StatusAction = Exclude<BulkAction, 'prices'>;

/** Adds a bulk action; returns when its job is due by the database's clock. */
export const insertBulk = statement<
  { id: number; due_at: Date },
  [partnerId: number, action: BulkAction, now: Date, undoUntil: Date]
>(
  'listings.insert_bulk',
  `insert into listing_bulk (partner_id, action, made_at, undo_until) values ($1, $2, $3, $4)
   returning id, clock_timestamp() + (undo_until - made_at) as due_at`,
);

/** Locks a partner's chosen listings in the order of their ids, and returns their status. */
export const lockChosen = statement<
  { id: number; external_id: string; active: boolean },
  [partnerId: number, ids: number[]]
>(
  'listings.lock_chosen',
  `select id, external_id, status = 'active' as active from listing
   where partner_id = $1 and id = any($2) order by id for update`,
);

/** Sets the status of locked listings. */
export const setStatus = statement<never, [ids: number[], status: 'active' | 'paused', now: Date]>(
  'listings.set_status',
  setStatusFrom(
    '(select unnest($1::bigint[]) as id, $2::text as status, $3::timestamptz as now) given',
  ),
);

/**
 * Records that a bulk action has changed listings. Any later change of a listing removes its
 * record.
 * @param active the changed listings that were active before
 */
export const noteBulk = statement<
  never,
  [bulkId: number, ids: number[], active: number[], deleting: boolean]
>(
  'listings.note_bulk',
  `update listing_summary set bulk_id = $1, was_active = listing_id = any($3), deleting = $4
   where listing_id = any($2)`,
);

/** Selects a bulk action and locks it until the transaction ends. */
export const lockBulk = statement<
  { action: BulkAction; undo_until: Date },
  [partnerId: number, bulkId: number]
>(
  'listings.lock_bulk',
  'select action, undo_until from listing_bulk where partner_id = $1 and id = $2 for update',
);

/** Selects and locks a bulk action by its id alone, for the job that ends it. */
export const lockEndingBulk = statement<{ action: BulkAction; undo_until: Date }, [bulkId: number]>(
  'listings.lock_ending_bulk',
  'select action, undo_until from listing_bulk where id = $1 for update',
);

/** Locks the listings of a bulk action that have not been changed since. */
export const lockBulkListings = statement<{ id: number }, [bulkId: number]>(
  'listings.lock_bulk_listings',
  `select id from listing where id in (select listing_id from listing_summary where bulk_id = $1)
   order by id for update`,
);

/** Selects the locked listings that are unchanged since the action, with their status before it. */
export const selectBulkListings = statement<
  { id: number; external_id: string; was_active: boolean },
  [bulkId: number]
>(
  'listings.select_bulk_listings',
  `select l.id, l.external_id, s.was_active
   from listing_summary s join listing l on l.id = s.listing_id where s.bulk_id = $1 order by l.id`,
);

/** Deletes the records of a bulk action. */
export const forgetBulkListings = statement<never, [bulkId: number]>(
  'listings.forget_bulk_listings',
  `update listing_summary set bulk_id = null, was_active = null, deleting = false where bulk_id = $1`,
);

export const deleteBulk = statement<never, [bulkId: number]>(
  'listings.delete_bulk',
  'delete from listing_bulk where id = $1',
);

/** Deletes the listings of a bulk action that have not been changed since, and records their ids. */
export const deleteBulkListings = statement<never, [bulkId: number, now: Date]>(
  'listings.delete_bulk_listings',
  deletedListings('id in (select listing_id from listing_summary where bulk_id = $1)', '$2'),
);

/** Selects deletions that can still be undone, newest first. */
export const selectOpenDeletions = statement<
  { id: number; made_at: Date; undo_until: Date; listings: number },
  [partnerId: number, now: Date]
>(
  'listings.select_open_deletions',
  `select b.id, b.made_at, b.undo_until, count(s.listing_id)::int as listings
   from listing_bulk b join listing_summary s on s.bulk_id = b.id
   where b.partner_id = $1 and b.action = 'delete' and b.undo_until > $2
   group by b.id order by b.id desc`,
);
