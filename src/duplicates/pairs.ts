import { listingPath, type PublicListing } from '../listings/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { ExpectedError } from '../platform/errors.ts';
import { decidePairs, lockCompared } from './comparison.sql.ts';
import { CLEAR_POINTS, type Likeness, SAME_POINTS } from './likeness.ts';
import {
  deleteRejection,
  insertRejection,
  type PairRow,
  selectListing,
  selectPairs,
  selectRejected,
  selectSame,
} from './pairs.sql.ts';

/** A listing of another partner that matches one: both are the same vehicle or campsite, unless that was rejected. */
export interface PairOf {
  id: number;
  /** Path of its page. */
  path: string;
  title: string;
  partner: string;
  price: PublicListing['price'];
  /** Points by reason; points above 0 support a match. */
  reasons: Likeness['reasons'];
  /** Who rejected the match, and when; null when nobody has. */
  rejected: { by: 'this_partner' | 'other_partner' | 'operator'; at: Date } | null;
}

/** The change made by rejecting or restoring a match. */
export interface PairChange {
  /** The partner of the first listing. */
  partnerId: number;
  /** The other listing, for the audit log. */
  other: { id: number; title: string; partner: string };
}

/** The use cases of matches: listings of different partners that are one vehicle or campsite. */
export interface Pairs {
  /** Returns the matches of a shown listing, then the rejected ones. */
  of(listingId: number): Promise<PairOf[]>;
  /** Returns the newest matches, at most `most`. */
  list(most: number): Promise<
    {
      one: number;
      one_title: string;
      one_partner: string;
      other: number;
      other_title: string;
      other_partner: string;
      points: number;
    }[]
  >;
  /**
   * Records that two listings are not the same; the record stays when one is deleted and sent
   * again. Throws `not_found` when they do not match.
   * @param saidBy the partner that rejects the match; null for an operator
   */
  rejectMatch(
    tx: Tx,
    listingId: number,
    otherId: number,
    saidBy: number | null,
  ): Promise<PairChange>;
  /**
   * Deletes that record. Throws `not_found` when the partner has not rejected the match; an
   * operator deletes anybody's record.
   */
  restoreMatch(
    tx: Tx,
    listingId: number,
    otherId: number,
    saidBy: number | null,
  ): Promise<PairChange>;
}

function presentPair(row: PairRow, partnerId: number): PairOf {
  const price = row.price ?? null;
  return {
    id: row.id,
    path: listingPath(row.slug, row.id),
    title: row.title,
    partner: row.partner_name,
    price: price && {
      from: price.from,
      currency: price.currency,
      unit: price.unit,
      min_nights: price.min_nights ?? null,
      deposit: price.deposit ?? null,
    },
    reasons: row.reasons,
    rejected: row.said_at && {
      by:
        row.said_by === null
          ? 'operator'
          : row.said_by === partnerId
            ? 'this_partner'
            : 'other_partner',
      at: row.said_at,
    },
  };
}

export function createPairs({ db, clock }: { db: Db; clock: Clock }): Pairs {
  const listing = async (tx: Pick<Tx, 'maybeOne'>, id: number) => {
    const row = await tx.maybeOne(selectListing, [id]);
    if (!row) throw new ExpectedError('not_found', `There is no listing ${id}.`);
    return row;
  };
  const changed = async (
    tx: Tx,
    [listingId, otherId]: [number, number],
    change: () => Promise<unknown>,
  ): Promise<PairChange> => {
    const [one, other] = [await listing(tx, listingId), await listing(tx, otherId)];
    await tx.query(lockCompared, [[listingId, otherId]]);
    if (!(await change())) {
      throw new ExpectedError(
        'not_found',
        `Listings ${listingId} and ${otherId} are no such pair.`,
      );
    }
    const limits = { same: SAME_POINTS, clear: CLEAR_POINTS };
    await tx.execute(decidePairs, [[listingId, otherId], limits]);
    return {
      partnerId: one.partner_id,
      other: { id: otherId, title: other.title, partner: other.partner_name },
    };
  };
  return {
    async of(listingId) {
      const { partner_id } = await listing(db, listingId);
      const [same, rejected] = await Promise.all([
        db.query(selectSame, [listingId]),
        db.query(selectRejected, [listingId]),
      ]);
      return [...same, ...rejected].map((row) => presentPair(row, partner_id));
    },
    list: (most) => db.query(selectPairs, [most]),
    rejectMatch: (tx, listingId, otherId, saidBy) =>
      changed(tx, [listingId, otherId], async () => {
        const same = await tx.query(selectSame, [listingId]);
        if (!same.some(({ id }) => id === otherId)) return false;
        return tx.maybeOne(insertRejection, [listingId, otherId, saidBy, clock.now()]);
      }),
    restoreMatch: (tx, listingId, otherId, saidBy) =>
      changed(tx, [listingId, otherId], () =>
        tx.maybeOne(deleteRejection, [listingId, otherId, saidBy]),
      ),
  };
}
