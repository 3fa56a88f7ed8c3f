import type { Queryable } from '../platform/db/index.ts';
import {
  type ImportRecord,
  type RunningImport,
  selectCampsitesAt,
  selectImports,
  selectRunningImport,
} from './imports.sql.ts';

/** The imports of towns and campsites. */
export interface ImportHistory {
  /** Finished imports, the newest first. */
  imports: (ImportRecord & { id: number })[];
  /** The import that is running now, in any process; null if there is none. */
  running: RunningImport | null;
}

/** Returns the last `limit` imports, and the running one. */
export async function importHistory(db: Queryable, limit: number): Promise<ImportHistory> {
  const [imports, running] = await Promise.all([
    db.query(selectImports, [limit]),
    db.maybeOne(selectRunningImport),
  ]);
  return { imports, running: running ?? null };
}

/** Returns the time of the state of OpenStreetMap that was imported last; undefined when none was. */
export const campsiteDataAge = async (db: Queryable): Promise<Date | undefined> =>
  (await db.maybeOne(selectCampsitesAt))?.at;
