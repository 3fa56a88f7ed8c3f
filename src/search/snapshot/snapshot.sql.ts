import { statement } from '../../platform/db/index.ts';

/** Identifies the database by its cluster and its OID. A copy of the cluster's files has the same identifier. */
const DATABASE = `(select system_identifier from pg_control_system())::text || '/' ||
  (select oid from pg_database where datname = current_database())`;

/** Notes the token of a snapshot that is being written, and deletes tokens older than a week. */
export const noteSnapshot = statement<{ database: string }, [token: string]>(
  'search.note_snapshot',
  `with old as (delete from search_snapshot where at < now() - interval '7 days')
   insert into search_snapshot (token) values ($1::uuid) returning ${DATABASE} as database`,
);

/**
 * The identifier of the database, and whether it has noted the snapshot's token. It has not if the database was
 * restored to a time before the snapshot.
 */
export const selectNoted = statement<{ database: string; noted: boolean }, [token: string]>(
  'search.select_noted',
  `select ${DATABASE} as database,
     exists (select from search_snapshot where token = $1::uuid) as noted`,
);
