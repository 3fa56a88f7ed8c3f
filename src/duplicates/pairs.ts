import { listingPath, type PublicListing } from '../listings/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { ExpectedError } from '../platform/errors.ts';
import { decidePairs, lockCompared } from './comparison.sql.ts';
import { CLEAR_POINTS, type Likeness, SAME_POINTS } from './likeness.ts';
import {
  joinPair,
  type PairRow,
  partPair,
  selectListing,
  selectPairs,
  selectParted,
  selectSame,
} from './pairs.sql.ts';

/** A listing of another partner that is held to be the same vehicle or campsite as one, or was. */
export interface PairOf {
  id: number;
  /** Its page. */
  path: string;
  title: string;
  partner: string;
  price: PublicListing['price'];
  /** Points by what speaks for and against it. */
  reasons: Likeness['reasons'];
  /** Who said that it is not the same, and when; null where it is held to be. */
  parted: { by: 'this_partner' | 'other_partner' | 'operator'; at: Date } | null;
}

/** What parting or joining two listings has changed. */
export interface PairChange {
  /** The partner of the listing that was named first. */
  partnerId: number;
  /** The other listing, for the audit log. */
  other: { id: number; title: string; partner: string };
}

/** Listings of different partners that are one vehicle or campsite. */
export interface Pairs {
  /** Of a shown listing: those that are held to be the same, then those that were said not to be. */
  of(listingId: number): Promise<PairOf[]>;
  /** All pairs, the newest first. */
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
   * Says that two listings are not the same, which is kept whatever becomes of them. Throws `not_found` where they are
   * not held to be. @param saidBy the partner that says so; null for an operator.
   */
  part(tx: Tx, listingId: number, otherId: number, saidBy: number | null): Promise<PairChange>;
  /** Takes that back. Throws `not_found` where the partner has not said so; an operator takes back anybody's. */
  join(tx: Tx, listingId: number, otherId: number, saidBy: number | null): Promise<PairChange>;
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
    parted: row.said_at && {
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

/** Makes the use cases of pairs. */
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
      const [same, parted] = await Promise.all([
        db.query(selectSame, [listingId]),
        db.query(selectParted, [listingId]),
      ]);
      return [...same, ...parted].map((row) => presentPair(row, partner_id));
    },
    list: (most) => db.query(selectPairs, [most]),
    part: (tx, listingId, otherId, saidBy) =>
      changed(tx, [listingId, otherId], async () => {
        const same = await tx.query(selectSame, [listingId]);
        if (!same.some(({ id }) => id === otherId)) return false;
        return tx.maybeOne(partPair, [listingId, otherId, saidBy, clock.now()]);
      }),
    join: (tx, listingId, otherId, saidBy) =>
      changed(tx, [listingId, otherId], () => tx.maybeOne(joinPair, [listingId, otherId, saidBy])),
  };
}
