import type { Clock } from '../platform/clock.ts';
import type { Db, Queryable, Tx } from '../platform/db/index.ts';
import { validationError } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import { draw } from './draw.ts';
import {
  type FeaturedRow,
  selectFeaturable,
  selectFeatured,
  selectPool,
  upsertChoice,
} from './featured.sql.ts';

/** The block of featured listings above results, which is labelled as an ad. */
export interface Featured {
  /** Whether the block is switched on here. */
  isOn: boolean;
  /**
   * Returns the listings that can be featured now, one for each partner with Premium; none when the
   * block is off.
   */
  pool(): Promise<readonly number[]>;
  /** Draws the featured listings of this hour among those that match a question. */
  draw(eligible: readonly number[]): number[];
  /**
   * Returns the listing that a partner features while it has Premium; null when none of its
   * listings is shown.
   */
  of(partnerId: number, tx?: Queryable): Promise<FeaturedRow | null>;
  /** Returns the partner's shown listings by title; null when there are more than 200. */
  choices(partnerId: number): Promise<{ external_id: string; title: string }[] | null>;
  /** Chooses one of the partner's shown listings. Throws `validation_error` at `listing` for any other. */
  choose(tx: Tx, partnerId: number, externalId: string): Promise<void>;
}

/**
 * Time after which searches read the pool again, as Premium ends; whether a listing is shown is
 * looked up each time.
 */
const POOL_GOOD_FOR_MS = 10_000;

/** Longest list that a partner chooses from; a longer one is slow to read for people and for the database. */
const MAX_CHOICES = 200;

interface Deps {
  db: Db;
  clock: Clock;
  log: Logger;
  /** The setting that switches the block on. */
  isOn: boolean;
  /** Returns an object that is replaced when Premium is granted or ended, or a listing is chosen. */
  version?: () => object;
}

/** Makes the block of featured listings. */
export function createFeatured({ db, clock, log, isOn, version }: Deps): Featured {
  let known: { ids: Promise<readonly number[]>; at: number; of: object | undefined } | undefined;
  const read = async (now: Date): Promise<readonly number[]> => {
    try {
      const rows = await db.reads.query(selectPool, [now]);
      return rows.flatMap(({ id }) => (id === null ? [] : [id]));
    } catch (error) {
      log.warn({ err: error }, 'featured listings cannot be read');
      return [];
    }
  };
  return {
    isOn,
    pool() {
      if (!isOn) return Promise.resolve([]);
      const now = clock.now();
      const time = now.getTime();
      const of = version?.();
      if (known === undefined || known.of !== of || Math.abs(time - known.at) >= POOL_GOOD_FOR_MS) {
        known = { ids: read(now), at: time, of };
      }
      return known.ids;
    },
    draw: (eligible) => draw(eligible, clock.now()),
    of: async (partnerId, tx = db) => (await tx.maybeOne(selectFeatured, [partnerId])) ?? null,
    async choices(partnerId) {
      const found = await db.reads.query(selectFeaturable, [partnerId, MAX_CHOICES + 1]);
      return found.length > MAX_CHOICES ? null : found;
    },
    async choose(tx, partnerId, externalId) {
      const chosen = await tx.maybeOne(upsertChoice, [partnerId, externalId]);
      if (chosen) return;
      const message = 'must be the id of one of your listings that travellers see';
      throw validationError([{ path: 'listing', message }]);
    },
  };
}
