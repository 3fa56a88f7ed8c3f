import { DatabaseUnavailable } from '../errors.ts';
import type { Queryable } from './database.ts';

/** Reads of the first database and, where that is away, of the second. For reads alone. */
export function either(first: Queryable, second: Queryable): Queryable {
  if (first === second) return first;
  const orSecond = async <T>(read: (db: Queryable) => Promise<T>): Promise<T> => {
    try {
      return await read(first);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return read(second);
    }
  };
  return {
    query: (statement, ...values) => orSecond((db) => db.query(statement, ...values)),
    one: (statement, ...values) => orSecond((db) => db.one(statement, ...values)),
    maybeOne: (statement, ...values) => orSecond((db) => db.maybeOne(statement, ...values)),
    execute: (statement, ...values) => orSecond((db) => db.execute(statement, ...values)),
  };
}
