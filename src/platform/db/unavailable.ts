import pg from 'pg';
import { DatabaseUnavailable, DiskFull } from '../errors.ts';

/**
 * SQLSTATEs of an unavailable server (PostgreSQL's manual, appendix A): class 08 connection exceptions;
 * 57P01 to 57P03 shutting down, crashed, starting; 57P05 and 25P03 an idle session ended; 53300 too many
 * connections; 25006 read-only, so a primary that has become a standby; 40001 which, as no transaction
 * here is serializable, only a standby returns, for a conflict with its recovery. Deadlocks (40P01)
 * and cancelled statements (57014) are faults, not unavailability.
 */
const UNAVAILABLE = /^(?:08...|57P0[1235]|25P03|53300|25006|40001)$/;

const DISK_FULL = '53100';

/**
 * Wraps a connection's error in {DatabaseUnavailable} or {DiskFull} when it has that meaning;
 * returns any other unchanged.
 * @param ended whether the connection has ended, or was never made
 */
export function namedError(error: unknown, ended: boolean): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  if (error instanceof pg.DatabaseError && error.code === DISK_FULL) return new DiskFull(error);
  const unavailable =
    error instanceof pg.DatabaseError ? UNAVAILABLE.test(error.code ?? '') : ended;
  return unavailable ? new DatabaseUnavailable(error) : error;
}

/**
 * Returns the error of a connection that was not made, for any reason: a proxy before the database,
 * or a server that became the primary, may refuse it with any code although the requests are
 * correct.
 */
export const unconnected = (error: unknown): DatabaseUnavailable =>
  error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error);

/** The error of a statement that was not sent, as the database is known to be away. */
export const unreachable = (): DatabaseUnavailable =>
  new DatabaseUnavailable(new Error('it cannot be reached'));

/**
 * Returns no rows instead of those that cannot be read while the database is away; for optional
 * parts of an answer.
 */
export function noneWhileAway(error: unknown): [] {
  if (error instanceof DatabaseUnavailable) return [];
  throw error;
}
