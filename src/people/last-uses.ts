import type { Queryable } from '../platform/db/index.ts';
import { selectLastUses } from './session.sql.ts';

/**
 * Returns when people last used the site while signed in, by email address in lower case. Knows only
 * sessions that are still stored.
 */
export async function lastUsesOfPeople(db: Queryable): Promise<Map<string, Date>> {
  return new Map((await db.query(selectLastUses)).map(({ email, at }) => [email, at]));
}
