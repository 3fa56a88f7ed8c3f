import type { Db } from '../../platform/db/index.ts';

/** A database of which one statement fails on demand, as when its connection ends. */
export interface FailingDb {
  db: Db;
  /** Makes all calls of the named statement fail; null lets all succeed again. */
  failAt(name: string | null): void;
}

/** Wraps a database. Statements inside transactions and sessions do not fail. */
export function failingDb(db: Db): FailingDb {
  let failing: string | null = null;
  const check = ({ name }: { name: string }) => {
    if (name === failing) throw new Error('Connection terminated unexpectedly');
  };
  return {
    db: {
      ...db,
      async query(statement, ...values) {
        check(statement);
        return db.query(statement, ...values);
      },
      async one(statement, ...values) {
        check(statement);
        return db.one(statement, ...values);
      },
    },
    failAt(name) {
      failing = name;
    },
  };
}
