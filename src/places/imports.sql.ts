import { statement } from '../platform/db/index.ts';
import type { ImportCounts } from './import-counts.ts';

/** Key of the advisory lock that an import holds. */
const IMPORT_LOCK = 7301231;

/** Takes the lock until the transaction ends, because concurrent imports would miss each other's rows. */
export const lockImports = statement<unknown>(
  'places.lock_imports',
  `select pg_advisory_xact_lock(${IMPORT_LOCK})`,
);

/** One finished import. */
export interface ImportRecord extends ImportCounts {
  kind: 'towns' | 'places' | 'postcodes';
  /** Name of the file, without its folder. */
  file: string;
  at: Date;
  /** Codes of the countries that the file covers. */
  countries: string[];
  /** When the data was taken from its source; null if the file does not say. */
  data_at: Date | null;
}

const RECORDED =
  'kind, file, at, countries, read, added, updated, unchanged, gone, skipped, data_at';

export const recordImport = statement<never, [imported: ImportRecord]>(
  'places.record_import',
  `insert into gazetteer_import (${RECORDED})
   select ${RECORDED} from jsonb_populate_record(null::gazetteer_import, $1::jsonb)`,
);

/** Selects when the newest campsites of some countries were taken from OpenStreetMap; null if no import said so. */
export const newestData = statement<{ at: Date | null }, [countryCodes: string[]]>(
  'places.newest_data',
  `select max(data_at) as at from gazetteer_import where kind = 'places' and countries && $1::text[]`,
);

/** Selects the id of the last import of a kind; 0 if there is none. */
export const lastImport = statement<{ id: number }, [kind: ImportRecord['kind']]>(
  'places.last_import',
  'select coalesce(max(id), 0) as id from gazetteer_import where kind = $1',
);

/**
 * Selects an import's id and time with the cluster and the OID of the database, which together tell the rows of any two
 * imports apart. No row if it is not the last of its kind any more.
 */
export const identifyImport = statement<
  { identity: string },
  [kind: ImportRecord['kind'], id: number]
>(
  'places.identify_import',
  `select concat_ws('/', (select system_identifier from pg_control_system()),
     (select oid from pg_database where datname = current_database()), id, at) as identity
   from gazetteer_import where kind = $1 and id = $2
     and id = (select max(id) from gazetteer_import where kind = $1)`,
);

/** Selects the last imports, the newest first. */
export const selectImports = statement<ImportRecord & { id: number }, [limit: number]>(
  'places.select_imports',
  `select id, ${RECORDED} from gazetteer_import order by id desc limit $1`,
);

/** Selects the time of the campsites' data: as its file states it, or else of the import. */
export const selectCampsitesAt = statement<{ at: Date }>(
  'places.select_campsites_at',
  `select coalesce(data_at, at) as at from gazetteer_import where kind = 'places'
   order by id desc limit 1`,
);

/** An import that is running now, in any process. */
export interface RunningImport {
  since: Date;
  /** Rows read so far; null once it has read the file. */
  rows: number | null;
}

/** Selects the running import by its lock. Imports read files by COPY, whose progress PostgreSQL publishes. */
export const selectRunningImport = statement<RunningImport>(
  'places.select_running_import',
  `select a.xact_start as since, c.tuples_processed as rows
   from pg_locks l
   join pg_stat_activity a on a.pid = l.pid
   left join pg_stat_progress_copy c on c.pid = l.pid
   where l.locktype = 'advisory' and l.classid = 0 and l.objid = ${IMPORT_LOCK} and l.objsubid = 1
     and l.granted and a.datname = current_database()`,
);
