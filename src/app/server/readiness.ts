import { type Db, ping } from '../../platform/db/index.ts';
import type { RunningSearch } from '../../search/index.ts';

/**
 * The abilities of a process: everything; answer pages but accept no changes, because the database
 * is away; or nothing.
 */
export type State = 'ready' | 'reads only' | 'down';

/** The readiness of the process, which `/readyz` answers. */
export interface Readiness {
  /** Returns the state, and the reason when it is not `ready`. */
  check(): Promise<{ state: State; reason: string }>;
}

interface Deps {
  db: Db;
  /** Undefined when the process serves no pages. */
  search: Pick<RunningSearch, 'obstacle'> | undefined;
  /** Whether the process has been requested to stop. */
  isStopping(): boolean;
}

/** A database that does not answer within this time counts as away. */
const TIMEOUT_MS = 2000;

const late = (): Promise<'late'> =>
  new Promise((resolve) => setTimeout(() => resolve('late'), TIMEOUT_MS).unref());

/** Returns why a database cannot be used; undefined when it can. */
async function obstacleOf(db: Db): Promise<string | undefined> {
  const asked = db.query(ping).then(db.look);
  const answer = await Promise.race([asked, late()]).catch(() => 'away' as const);
  if (answer === 'there') return undefined;
  return answer === 'reads only' ? 'the database takes no writes' : 'the database does not answer';
}

/**
 * Creates the readiness check: the database answers and accepts writes, the search is available,
 * and the process is not stopping.
 */
export const createReadiness = ({ db, search, isStopping }: Deps): Readiness => ({
  async check() {
    if (isStopping()) return { state: 'down', reason: 'the process is stopping' };
    const reason = (await obstacleOf(db)) ?? search?.obstacle();
    if (reason === undefined) return { state: 'ready', reason: '' };
    return { state: search && db.reads.canAnswer ? 'reads only' : 'down', reason };
  },
});
