import type { Queryable } from '../platform/db/index.ts';
import {
  type ImportRecord,
  type RunningImport,
  selectImports,
  selectRunningImport,
} from './imports.sql.ts';

/** The imports of towns and campsites. */
export interface ImportHistory {
  /** The newest first. */
  imports: (ImportRecord & { id: number })[];
  /** The one that runs now, in any process; null when none does. */
  running: RunningImport | null;
}

/** The last imports, and the one that runs. */
export async function importHistory(db: Queryable, limit: number): Promise<ImportHistory> {
  const [imports, running] = await Promise.all([
    db.query(selectImports, [limit]),
    db.maybeOne(selectRunningImport),
  ]);
  return { imports, running: running ?? null };
}
