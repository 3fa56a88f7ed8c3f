import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Db } from './database.ts';
import type { Session } from './queryable.ts';
import { statement } from './statement.ts';

/**
 * Size of a table, its indexes included, up to which it is rewritten while it is in use, which blocks
 * its readers and writers meanwhile. 293 MB of enquiries took 6 s on two busy cores.
 */
const DEFAULT_MAX_BYTES = 256 * 1024 ** 2;

/** Maximum wait for the table's lock, behind which other statements on the table queue up. */
const LOCK_TIMEOUT_MS = 2_000;

/**
 * Longest wait for transactions that may still see redacted rows. Most are short; one that creates
 * a database or loads a file takes seconds.
 */
const MAX_WAIT_MS = 30_000;
const LOOK_INTERVAL_MS = 50;

/** PostgreSQL's `lock_not_available`. */
const LOCKED = '55P03';

interface RedactedTable {
  name: string;
  wiped_by: string;
  bytes: number;
  /** Whether a transaction may still see wiped rows, so that they cannot be removed. */
  seen: boolean;
}

/**
 * Selects redacted tables. Counts writing transactions of every database of the cluster: a snapshot
 * taken while one of them runs, such as VACUUM FULL's, retains rows that were redacted after that
 * transaction began.
 */
const redactedTables = statement<RedactedTable>(
  'db.wiped_tables',
  `with held as (
     select backend_xmin as oldest from pg_stat_activity
     where (datname = current_database() or datname is null) and pid <> pg_backend_pid()
     union all
     select backend_xid from pg_stat_activity where pid <> pg_backend_pid()
     union all
     select xmin from pg_replication_slots
     union all
     select transaction from pg_prepared_xacts
   )
   select name, wiped_by::text, pg_total_relation_size(name::regclass) as bytes,
     exists (select from held where age(oldest) >= age(wiped_by::xid)) as seen
   from wiped_table where wiped_by is not null order by name`,
);

const noteClean = statement<never, [name: string, redactedBy: string]>(
  'db.note_clean',
  'update wiped_table set wiped_by = null where name = $1 and wiped_by = $2::xid8',
);

/**
 * Removes wiped values from the files of the database: rewrites each table (VACUUM FULL) that something
 * was wiped in since its last rewrite, with its indexes and long values.
 *
 * A plain VACUUM frees the space of dead rows but leaves their bytes until other rows overwrite them:
 * after it, three quarters of a table's wiped values were still found in its file. A table larger than
 * `maxBytes`, and one whose wiped rows a transaction can still see, get a plain VACUUM only; those, and
 * tables that cannot be locked in time, are tried again by the next call.
 */
export async function cleanRedactedTables(
  { db, clock, log }: { db: Db; clock: Clock; log: Logger },
  maxBytes: number = DEFAULT_MAX_BYTES,
): Promise<void> {
  const waitUntil = clock.now().getTime() + MAX_WAIT_MS;
  const isLate = () => clock.now().getTime() >= waitUntil;
  await db.withSession(async (session) => {
    await session.client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const table of await unseen(session, isLate)) {
      const { name, bytes, seen } = table;
      if (bytes > maxBytes) {
        log.warn({ table: name, bytes }, 'A table is too large to be written anew while in use.');
      }
      const whole = !seen && bytes <= maxBytes;
      const done = await vacuum(session, whole ? 'vacuum full' : 'vacuum', name);
      if (!done) log.warn({ table: name }, 'A table that was wiped in is in use.');
      if (done && whole) await session.execute(noteClean, [name, table.wiped_by]);
    }
  });
}

/**
 * Returns the redacted tables, once no transaction sees the former rows, or when that takes too
 * long.
 */
async function unseen(session: Session, isLate: () => boolean): Promise<RedactedTable[]> {
  for (;;) {
    const tables = await session.query(redactedTables);
    if (!tables.some(({ seen }) => seen) || isLate()) return tables;
    await wait(LOOK_INTERVAL_MS);
  }
}

/** False when the table could not be locked in time. */
async function vacuum(session: Session, how: string, name: string): Promise<boolean> {
  try {
    await session.client.query(`${how} ${pg.escapeIdentifier(name)}`);
    return true;
  } catch (error) {
    if ((error as pg.DatabaseError).code === LOCKED) return false;
    throw error;
  }
}
