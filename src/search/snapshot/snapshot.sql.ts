import { statement } from '../../platform/db/index.ts';

/** The server's cluster, which a copy of its files has too, and the database in it. */
const DATABASE = `(select system_identifier from pg_control_system())::text || '/' ||
  (select oid from pg_database where datname = current_database())`;

/** Notes that a snapshot is being written, and forgets those of more than a week ago. */
export const noteSnapshot = statement<{ database: string }, [token: string]>(
  'search.note_snapshot',
  `with old as (delete from search_snapshot where at < now() - interval '7 days')
   insert into search_snapshot (token) values ($1::uuid) returning ${DATABASE} as database`,
);

/** The database, and whether it knows of a snapshot: not when it has been returned to a time before. */
export const selectNoted = statement<{ database: string; noted: boolean }, [token: string]>(
  'search.select_noted',
  `select ${DATABASE} as database,
     exists (select from search_snapshot where token = $1::uuid) as noted`,
);
