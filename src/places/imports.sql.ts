import { statement } from '../platform/db/index.ts';

/** Two imports at once would each miss what the other adds. */
export const takeTurn = statement<unknown>(
  'places.import-turn',
  `select pg_advisory_xact_lock(7301231)`,
);

export const recordImport = statement<never>(
  'places.record-import',
  `insert into gazetteer_import (kind, file, at, countries, read, added, updated, unchanged, gone, skipped)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

/** $1 kind; 0 when nothing was imported yet. */
export const lastImport = statement<{ id: number }>(
  'places.last-import',
  'select coalesce(max(id), 0) as id from gazetteer_import where kind = $1',
);
