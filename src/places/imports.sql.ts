import { statement } from '../platform/db/index.ts';
import type { ImportCounts } from './import-counts.ts';

/** The advisory lock that an import holds. */
const IMPORT_LOCK = 7301231;

/** Waits for any other import, until the transaction ends: concurrent ones miss each other's rows. */
export const lockImports = statement<unknown>(
  'places.lock_imports',
  `select pg_advisory_xact_lock(${IMPORT_LOCK})`,
);

/** One finished import. */
export interface ImportRecord extends ImportCounts {
  kind: 'towns' | 'places' | 'postcodes';
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

/** The newest first. */
export const selectImports = statement<ImportRecord & { id: number }, [limit: number]>(
  'places.select_imports',
  `select id, ${RECORDED} from gazetteer_import order by id desc limit $1`,
);

/** An import that runs now, in any process. */
export interface RunningImport {
  since: Date;
  /** Rows read so far; null when it is past reading. */
  rows: number | null;
}

/** PostgreSQL publishes the progress of COPY, by which imports read. */
export const selectRunningImport = statement<RunningImport>(
  'places.select_running_import',
  `select a.xact_start as since, c.tuples_processed as rows
   from pg_locks l
   join pg_stat_activity a on a.pid = l.pid
   left join pg_stat_progress_copy c on c.pid = l.pid
   where l.locktype = 'advisory' and l.classid = 0 and l.objid = ${IMPORT_LOCK} and l.objsubid = 1
     and l.granted and a.datname = current_database()`,
);
