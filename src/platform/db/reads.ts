import { DatabaseUnavailable } from '../errors.ts';
import { onlyRow, type Pool, type Queryable, rowOf, type Values } from './queryable.ts';
import { StaleCache } from './stale-cache.ts';
import { markStale } from './staleness.ts';
import type { Statement } from './statement.ts';
import { noneWhileAway } from './unavailable.ts';

/** Rows of a statement by their ids. */
export interface RowsById<Row> {
  rows: Map<number, Row>;
  /** Ids of which nothing is known, as no database can be asked. */
  unread: number[];
}

/**
 * Reads that may be slightly old, such as those of public pages. They are answered by the replica
 * when there is one, else by the database, and while neither can be reached from the results of
 * earlier reads; the answer being made is then marked as stale (`withStaleness`). Throw
 * {DatabaseUnavailable} when there is no earlier result.
 */
export interface Reads extends Queryable {
  /**
   * Runs a statement that finds rows by their ids. What the replica does not have yet is asked of the database.
   * @param options.isCurrent whether `forget` was told everything that has changed: rows that are known are then not read
   *   again, unless a replica is in use, which may lag behind.
   */
  byId<Row extends { id: number }>(
    statement: Statement<Row, [ids: readonly number[]]>,
    ids: readonly number[],
    options?: { isCurrent?: boolean },
  ): Promise<RowsById<Row>>;
  /**
   * Forgets earlier results that contain the changed ids, of any kind; without ids, all results.
   * See {StaleCache}.
   */
  forget(ids?: Iterable<number>): void;
  /** Whether anything can be answered at this time. */
  readonly canAnswer: boolean;
  /** For `loadSource`. */
  readonly replica: Pool | undefined;
}

/** Makes the reads of a database. */
export function createReads(primary: Pool, replica?: Pool): Reads {
  const cache = new StaleCache();
  const fromDatabase = async <T>(read: (db: Queryable) => Promise<T>): Promise<T> => {
    const orPrimary = (error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return read(primary);
    };
    const answer = await (replica ? read(replica).catch(orPrimary) : read(primary));
    if (primary.status === 'away') markStale();
    return answer;
  };
  const rowsOf = async <Row, Params extends readonly unknown[]>(
    statement: Statement<Row, Params>,
    ...given: Values<Params>
  ): Promise<Row[]> => {
    const values: readonly unknown[] = given[0] ?? [];
    const readAt = cache.now;
    try {
      const rows = await fromDatabase((db) => db.query(statement, ...given));
      cache.keepAnswer(statement.name, values, rows, readAt);
      return rows;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      const kept = cache.answer<Row>(statement.name, values);
      if (kept === undefined) throw error;
      markStale();
      return kept;
    }
  };
  const rowsById = async <Row extends { id: number }>(
    statement: Statement<Row, [ids: readonly number[]]>,
    ids: readonly number[],
  ): Promise<Row[]> => {
    const rows = await fromDatabase((db) => db.query(statement, [ids]));
    if (replica === undefined || rows.length === ids.length) return rows;
    const found = new Set(rows.map(({ id }) => id));
    const missing = ids.filter((id) => !found.has(id));
    return [...rows, ...(await primary.query(statement, [missing]).catch(noneWhileAway))];
  };
  return {
    query: rowsOf,
    maybeOne: async (statement, ...values) =>
      onlyRow(statement.name, await rowsOf(statement, ...values)),
    one: async (statement, ...values) => rowOf(statement.name, await rowsOf(statement, ...values)),
    execute: (statement, ...values) => primary.execute(statement, ...values),
    async byId<Row extends { id: number }>(
      statement: Statement<Row, [ids: readonly number[]]>,
      ids: readonly number[],
      { isCurrent = false } = {},
    ) {
      const rows = new Map<number, Row>();
      const takeKept = (some: readonly number[]): number[] =>
        some.filter((id) => {
          const row = cache.row<Row>(statement.name, id);
          if (row) rows.set(id, row);
          return row === undefined;
        });
      const isKeptCurrent = isCurrent && replica === undefined && primary.status !== 'away';
      const others = isKeptCurrent ? takeKept(ids) : ids;
      if (others.length === 0) return { rows, unread: [] };
      const readAt = cache.now;
      try {
        const read = await rowsById(statement, others);
        for (const row of read) rows.set(row.id, row);
        cache.keepRows(statement.name, read, readAt);
        return { rows, unread: [] };
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        markStale();
        return { rows, unread: takeKept(others) };
      }
    },
    replica,
    forget: (ids) => cache.forget(ids),
    get canAnswer() {
      const isThere = primary.status !== 'away' || (replica && replica.status !== 'away');
      return isThere === true || !cache.isEmpty;
    },
  };
}

/**
 * Returns the source of the data that a process loads at its start: the database or, while that is
 * away, its replica.
 */
export const loadSource = (db: Pool & { readonly reads: Reads }): Pool =>
  db.status === 'there' ? db : (db.reads.replica ?? db);
