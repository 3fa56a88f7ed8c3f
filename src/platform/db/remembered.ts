import type { LastKnown } from '../last-known.ts';
import type { Queryable } from './database.ts';
import type { Statement } from './statement.ts';

/** Most rows of one answer that are kept. */
const MAX_ROWS = 200;

/** Reads whose answers are kept by statement and values, and given again while the database is away. */
export function remembered(db: Queryable, known: LastKnown<string>): Queryable {
  const asked = (statement: Statement<unknown, never>, values: unknown): string =>
    `${statement.name} ${JSON.stringify(values)}`;
  return {
    query: (statement, ...values) =>
      known.one(asked(statement as never, values), 'rows', () => db.query(statement, ...values), {
        isKept: (rows) => rows.length <= MAX_ROWS,
      }),
    one: (statement, ...values) =>
      known.one(asked(statement as never, values), 'row', () => db.one(statement, ...values)),
    maybeOne: (statement, ...values) =>
      known.one(asked(statement as never, values), 'row', () => db.maybeOne(statement, ...values)),
    execute: (statement, ...values) => db.execute(statement, ...values),
  };
}
