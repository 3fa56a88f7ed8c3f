import type { Queryable } from '../platform/db/index.ts';
import { selectLastNumber, updateLastNumber } from './lead-number.sql.ts';

/** Returns the sequence number of the newest lead. */
export const lastLeadNumber = async (db: Queryable): Promise<number> =>
  (await db.one(selectLastNumber)).last;

/**
 * Makes new leads continue after `number` at least. Partners read leads by ascending number, and
 * would miss a lower one.
 */
export const continueLeadNumbersFrom = (tx: Queryable, number: number): Promise<number> =>
  tx.execute(updateLastNumber, [number]);
