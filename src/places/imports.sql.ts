import { statement } from '../platform/db/index.ts';
import type { ImportCounts } from './import-counts.ts';

/** Waits for any other import, until the transaction ends: concurrent ones miss each other's rows. */
export const lockImports = statement<unknown>(
  'places.lock_imports',
  `select pg_advisory_xact_lock(7301231)`,
);

/** One finished import. */
export interface ImportRecord extends ImportCounts {
  kind: 'towns' | 'places';
  /** The file's name. */
  file: string;
  at: Date;
  /** Codes of the countries that the file covers. */
  countries: string[];
}

const RECORDED = 'kind, file, at, countries, read, added, updated, unchanged, gone, skipped';

export const recordImport = statement<never, [imported: ImportRecord]>(
  'places.record_import',
  `insert into gazetteer_import (${RECORDED})
   select ${RECORDED} from jsonb_populate_record(null::gazetteer_import, $1::jsonb)`,
);

/** 0 when nothing was imported yet. */
export const lastImport = statement<{ id: number }, [kind: ImportRecord['kind']]>(
  'places.last_import',
  'select coalesce(max(id), 0) as id from gazetteer_import where kind = $1',
);
