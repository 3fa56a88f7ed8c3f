import type { Db } from './database.ts';
import type { Pool, Queryable, Tx } from './queryable.ts';
import { createReads } from './reads.ts';

const refuse = (): never => {
  throw new Error('A single transaction has no other connections');
};

/** Makes statements that are run at the same time wait for each other. */
function oneByOne({ query, one, maybeOne, execute }: Queryable): Queryable {
  let last: Promise<unknown> = Promise.resolve();
  const turn =
    <Values extends unknown[], Answer>(run: (...values: Values) => Promise<Answer>) =>
    (...values: Values): Promise<Answer> => {
      const answer = last.then(() => run(...values));
      last = answer.catch(() => undefined);
      return answer;
    };
  return {
    query: turn(query) as typeof query,
    one: turn(one) as typeof one,
    maybeOne: turn(maybeOne) as typeof maybeOne,
    execute: turn(execute) as typeof execute,
  };
}

/**
 * Makes a database of one open transaction: use cases that would each begin a transaction join it,
 * so that all of them are committed together or not at all. It has no further connections.
 */
export function singleTransaction(tx: Tx, { url }: Pick<Db, 'url'>): Db {
  const statements = oneByOne(tx);
  const pool: Pool = {
    ...statements,
    transaction: (work) => work({ ...statements, client: tx.client }),
    withClient: refuse,
    withSession: refuse,
    url,
    status: 'there',
    look: () => Promise.resolve('there'),
    end: () => Promise.resolve(),
  };
  return Object.assign(pool, { reads: createReads(pool) });
}
