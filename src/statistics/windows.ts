import { type Clock, dayOf } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { JobKind } from '../platform/jobs/index.ts';
import { areWindowsOf, noteWindowsOf } from './progress.sql.ts';
import {
  deleteMedians,
  forgetWindows,
  insertMedians,
  lockWindows,
  sumWindows,
  type WindowKey,
} from './window.sql.ts';

/** Minimum number of listings for a median, so that it reveals no single one. */
export const LEAST_FOR_MEDIAN = 20;

const WINDOWS_PER_TRANSACTION = 2_000;

const NONE: WindowKey = { partner_id: 0, days: 0, listing_id: 0 };

/**
 * The daily job that removes figures from the windows that have become too old, and computes the
 * medians. Between its runs counts are added to the windows at once.
 */
export const windowsJob = (db: Db, clock: Clock): JobKind => ({
  kind: 'statistics.windows',
  concurrency: 1,
  everySeconds: 1_800,
  async run() {
    const day = dayOf(clock.now());
    if ((await db.one(areWindowsOf, [day])).done) return;
    for (let after: WindowKey | undefined = NONE; after !== undefined;) {
      const from: WindowKey = after;
      after = await db.transaction(async (tx) => {
        // A separate statement locks, so that the next one sees all counts that were added before.
        const keys = await tx.query(lockWindows, [from, WINDOWS_PER_TRANSACTION]);
        const json = JSON.stringify(keys);
        await tx.execute(sumWindows, [json, day]);
        await tx.execute(forgetWindows, [json]);
        return keys.length < WINDOWS_PER_TRANSACTION ? undefined : keys.at(-1);
      });
    }
    await db.transaction(async (tx) => {
      await tx.execute(deleteMedians);
      await tx.execute(insertMedians, [LEAST_FOR_MEDIAN]);
      await tx.execute(noteWindowsOf, [day]);
    });
  },
});
