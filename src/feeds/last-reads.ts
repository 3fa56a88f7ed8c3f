import type { Queryable } from '../platform/db/index.ts';
import { selectLastReads } from './feed.sql.ts';

/** Returns when a feed of each partner was last read, by partner id. */
export async function lastReadsOfFeeds(db: Queryable): Promise<Map<number, Date>> {
  return new Map((await db.query(selectLastReads)).map((row) => [row.partner_id, row.at]));
}
