import { type Db, ping } from '../platform/db/index.ts';
import type { Readiness } from './http-application.ts';

/** Milliseconds after which a database that does not answer counts as gone. */
const PATIENCE = 2000;

const late = (): Promise<'late'> =>
  new Promise((resolve) => setTimeout(() => resolve('late'), PATIENCE).unref());

/** Ready while the database answers and search follows what is written. */
export const createReadiness = (db: Db, searchObstacle: () => string | undefined): Readiness => ({
  async obstacle() {
    const answer = await Promise.race([db.query(ping), late()]).catch(() => 'gone' as const);
    if (!Array.isArray(answer)) return 'the database does not answer';
    return searchObstacle();
  },
});
