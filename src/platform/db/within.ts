import type { Db } from './database.ts';
import type { Tx } from './queryable.ts';

/** Runs `work` in the caller's transaction, or without one in a transaction of its own. */
export const within = <T>(
  db: Pick<Db, 'transaction'>,
  tx: Tx | undefined,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => (tx ? work(tx) : db.transaction(work));
