import type { Queryable } from '../platform/db/index.ts';
import { selectLastNumber, updateLastNumber } from './lead-number.sql.ts';

/** The number of the newest lead. */
export const lastLeadNumber = async (db: Queryable): Promise<number> =>
  (await db.one(selectLastNumber)).last;

/** Has the numbers of leads go on behind `number`: partners follow them and would miss a lower one. */
export const countLeadsOnFrom = (tx: Queryable, number: number): Promise<number> =>
  tx.execute(updateLastNumber, [number]);
