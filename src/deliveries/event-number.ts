import type { Queryable } from '../platform/db/index.ts';
import { selectLastNumber, updateLastNumber } from './event-number.sql.ts';

/** Returns the number of the newest event. */
export const lastEventNumber = async (db: Queryable): Promise<number> =>
  (await db.one(selectLastNumber)).last;

/**
 * Makes new events continue after `number` at least. Partners read events by ascending number, and
 * would miss a lower one.
 */
export const countEventsOnFrom = (tx: Queryable, number: number): Promise<number> =>
  tx.execute(updateLastNumber, [number]);
