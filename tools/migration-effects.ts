import type pg from 'pg';
import { statementsOutside } from '../src/platform/db/migrate.ts';

/** Tables that may have millions of rows in an installation. */
const LARGE_TABLES = new Set([
  'api_call',
  'audit_entry',
  'availability',
  'compared_listing',
  'deleted_listing',
  'delivery',
  'delivery_attempt',
  'erasure',
  'feed_row',
  'gazetteer_name',
  'job',
  'lead',
  'lead_click',
  'lead_day',
  'lead_enquiry',
  'listing',
  'listing_count',
  'listing_pair',
  'listing_summary',
  'listing_window',
  'mail',
  'mail_attempt',
  'photo_print',
  'place',
  'postcode',
  'search_change',
  'town',
  'written_calendar',
]);

/** Lock modes that make readers or writers of a table wait. */
const BLOCKING = new Set([
  'ShareLock',
  'ShareRowExclusiveLock',
  'ExclusiveLock',
  'AccessExclusiveLock',
]);

/** The lock mode of writers. */
const WRITING = 'RowExclusiveLock';

const SELECT_FILES = `select relname::text as name, pg_relation_filenode(oid)::text as file
  from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`;

const SELECT_COLUMNS = `select c.relname || '.' || a.attname as name,
    format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as required
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped`;

/**
 * Counts this transaction's sequential scans of tables, including those that check constraints or
 * build indexes.
 */
const SELECT_SCANS = `select relname::text as name, seq_scan::int as scans
  from pg_stat_xact_user_tables where seq_scan > 0`;

const SELECT_LOCKS = `select c.relname::text as name, l.mode
  from pg_locks l join pg_class c on c.oid = l.relation
  where l.pid = pg_backend_pid() and l.locktype = 'relation' and l.granted
    and c.relkind in ('r', 'p')`;

interface Column {
  type: string;
  required: boolean;
}

/** The parts of the database that a migration may change. */
interface State {
  files: Map<string, string | null>;
  columns: Map<string, Column>;
  scans: Map<string, number>;
}

async function stateOf(client: pg.ClientBase): Promise<State> {
  const files = await client.query<{ name: string; file: string | null }>(SELECT_FILES);
  const columns = await client.query<{ name: string } & Column>(SELECT_COLUMNS);
  const scans = await client.query<{ name: string; scans: number }>(SELECT_SCANS);
  return {
    files: new Map(files.rows.map(({ name, file }) => [name, file])),
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    scans: new Map(scans.rows.map((row) => [row.name, row.scans])),
  };
}

/**
 * Lists slow operations on large tables: a rewrite of the table, a scan of every row under a lock,
 * many written rows.
 */
async function longWork(client: pg.ClientBase, before: State, after: State): Promise<string[]> {
  const { rows: locks } = await client.query<{ name: string; mode: string }>(SELECT_LOCKS);
  const large = [...LARGE_TABLES].filter((table) => before.files.has(table) || table === 'lead');
  const rewritten = large.filter(
    (table) => after.files.has(table) && before.files.get(table) !== after.files.get(table),
  );
  const read = large.filter(
    (table) => (after.scans.get(table) ?? 0) > (before.scans.get(table) ?? 0),
  );
  const blocked = locks.filter(({ name, mode }) => large.includes(name) && BLOCKING.has(mode));
  const written = read.filter((table) =>
    locks.some(({ name, mode }) => name === table && mode === WRITING),
  );
  const named = [...new Set(blocked.map(({ name }) => name))].join(', ');
  return [
    ...rewritten.map((table) => `${table} is written anew, and locked until that is done`),
    ...(named === ''
      ? []
      : read.map((table) => `all of ${table} is read while ${named} is locked`)),
    ...written.map((table) => `rows of ${table} are written wherever they are: let a job do it`),
  ];
}

/**
 * Lists changes with which the previous release, which continues to run during a deployment, does
 * not work.
 */
function incompatibilities(sql: string, before: State, after: State): string[] {
  const complaints: string[] = [];
  const tables = new Set([...before.columns.keys()].map((name) => name.split('.')[0]));
  for (const [name, { type }] of before.columns) {
    const now = after.columns.get(name);
    if (now === undefined) complaints.push(`${name} is gone, which the release before may use`);
    else if (now.type !== type) complaints.push(`${name} is of another type`);
  }
  for (const [name, { required }] of after.columns) {
    const isNew = !before.columns.get(name)?.required && tables.has(name.split('.')[0]);
    if (required && isNew)
      complaints.push(`${name} has to be given, which the release before does not`);
  }
  return /^-- Contract: \S/m.test(sql) ? [] : complaints;
}

/**
 * Applies a migration within the transaction of `client`, and lists the reasons why it should not
 * run during operation. The list is empty for a good migration.
 */
export async function applyAndComplain(client: pg.ClientBase, sql: string): Promise<string[]> {
  // The tables here are empty, so PostgreSQL would always prefer a sequential scan. On a large
  // table it would use an index.
  await client.query('set local enable_seqscan = off');
  const before = await stateOf(client);
  await client.query(sql);
  const after = await stateOf(client);
  return [...(await longWork(client, before, after)), ...incompatibilities(sql, before, after)];
}

/**
 * Lists problems of a migration that runs outside of a transaction. It may only create indexes,
 * each after a statement that drops what an interrupted attempt left. Returns undefined for other
 * migrations.
 */
export function complaintsOutside(sql: string): string[] | undefined {
  const dropped = new Set<string>();
  return statementsOutside(sql)?.flatMap((text) => {
    const words = text.trim().split(/\s+/).join(' ');
    const gone = /^drop index concurrently if exists (\w+)$/i.exec(words);
    const made = /^create (?:unique )?index concurrently (\w+) on /i.exec(words);
    if (gone) dropped.add(gone[1]!);
    const isFine = gone !== null || (made !== null && dropped.has(made[1]!));
    return isFine ? [] : [`cannot be repeated, or locks: ${words}`];
  });
}
