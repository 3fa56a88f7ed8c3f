import { type Db, statement } from '../../src/platform/db/index.ts';

const waiting = statement<{ count: number }>(
  'test.lock_waits',
  `select count(*)::int as count from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock'`,
);

/** Resolves once somebody waits for a lock in a database. */
export async function somebodyWaits(db: Db): Promise<void> {
  while ((await db.one(waiting)).count === 0);
}
