import type { Queryable } from '../platform/db/index.ts';
import { selectLastNumber, updateLastNumber } from './event-number.sql.ts';

/** The number of the newest event. */
export const lastEventNumber = async (db: Queryable): Promise<number> =>
  (await db.one(selectLastNumber)).last;

/** Has the numbers of events go on behind `number`: partners follow them and would miss a lower one. */
export const countEventsOnFrom = (tx: Queryable, number: number): Promise<number> =>
  tx.execute(updateLastNumber, [number]);
