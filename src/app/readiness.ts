import { type Db, ping } from '../platform/db/index.ts';
import type { Readiness } from './http-application.ts';

/** A database that does not answer within this time counts as unavailable. */
const TIMEOUT_MS = 2000;

const late = (): Promise<'late'> =>
  new Promise((resolve) => setTimeout(() => resolve('late'), TIMEOUT_MS).unref());

/** Makes the readiness check: the database answers, and search has no obstacle. */
export const createReadiness = (db: Db, searchObstacle: () => string | undefined): Readiness => ({
  async obstacle() {
    const answer = await Promise.race([db.query(ping), late()]).catch(() => 'gone' as const);
    if (!Array.isArray(answer)) return 'the database does not answer';
    return searchObstacle();
  },
});
