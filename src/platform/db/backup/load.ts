import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import { copyIn } from '../copy.ts';
import type { Db } from '../database.ts';
import { migrate, MIGRATIONS } from '../migrate.ts';
import {
  columnList,
  contentOf,
  nameOf,
  PLAIN_VALUES,
  type SequenceState,
  sequencesOf,
  setSequence,
  type Table,
  tablesOf,
} from './catalogue.ts';
import type { BackupSummary, Header, Trailer } from './dump.ts';
import { BackupUnreadable, type Frame, readFrames } from './frames.ts';
import type { Right } from './rights.ts';

type Frames = AsyncGenerator<Frame>;

async function nextObject(frames: Frames): Promise<object> {
  const { value, done } = await frames.next();
  if (done || value.kind !== 'object') throw new BackupUnreadable('The backup is cut off');
  return value.value;
}

async function headerIn(frames: Frames): Promise<Header> {
  const header = (await nextObject(frames)) as Header;
  if (header.format !== 'campcairn backup' || header.version !== 1) {
    throw new BackupUnreadable('The backup is of a format that this release does not know');
  }
  const files = new Set(await readdir(MIGRATIONS));
  const unknown = header.migrations.find((name) => !files.has(name));
  if (unknown !== undefined) {
    throw new BackupUnreadable(`The backup was made by a newer release, which has ${unknown}`);
  }
  return header;
}

/** Reads a file to its end, which checks its checksums. Throws {BackupUnreadable}. */
async function readWhole(file: string): Promise<void> {
  let last: Frame | undefined;
  for await (const frame of readFrames(file)) last = frame;
  if (last?.kind !== 'object' || !('contents' in last.value)) {
    throw new BackupUnreadable(`${file} is no backup, or is cut off`);
  }
}

/** Checks that a file is a complete backup, and reads its header. Throws {BackupUnreadable}. */
export async function readHeader(file: string): Promise<Header> {
  await readWhole(file);
  const frames = readFrames(file);
  try {
    return await headerIn(frames);
  } finally {
    await frames.return(undefined);
  }
}

/** Copies the rows of one table; returns the object after them. */
async function copyRows(client: pg.ClientBase, table: Table, frames: Frames): Promise<object> {
  const into = copyIn(client, `copy ${nameOf(table)} ${columnList(table)} from stdin`);
  const finished = once(into, 'finish');
  finished.catch(() => undefined);
  try {
    for (;;) {
      const { value: frame, done } = await frames.next();
      if (done) throw new BackupUnreadable('The backup is cut off');
      if (frame.kind === 'object') {
        into.end();
        await finished;
        return frame.value;
      }
      if (!into.write(frame.bytes)) await Promise.race([once(into, 'drain'), finished]);
    }
  } catch (error) {
    // Otherwise the connection would wait for the rest of the rows.
    into.destroy();
    throw error;
  }
}

/** Skips the rows of a table; returns the object after them. */
async function passOver(frames: Frames): Promise<object> {
  for (;;) {
    const { value: frame, done } = await frames.next();
    if (done) throw new BackupUnreadable('The backup is cut off');
    if (frame.kind === 'object') return frame.value;
  }
}

async function check(client: pg.ClientBase, tables: Table[], { contents }: Trailer): Promise<void> {
  for (const table of tables) {
    const wanted = contents[table.name];
    if (wanted === undefined)
      throw new BackupUnreadable(`The backup lacks the table ${table.name}`);
    const found = await contentOf(client, table);
    if (found.rows !== wanted.rows || found.sum !== wanted.sum) {
      throw new BackupUnreadable(
        `${table.name} came back with ${found.rows} rows, not the ${wanted.rows} that were backed up, or with others`,
      );
    }
  }
}

/** The result of loading a backup. */
export interface Loaded extends BackupSummary {
  /**
   * Tables of the backup that no migration creates; they belong to other programs and are left out.
   */
  unknownTables: string[];
  /** Rights of roles other than the owner. */
  rights: Right[];
}

/**
 * Loads a backup into an empty schema or database, compares every table with the digest in the
 * backup, and migrates it to the newest schema. Needs to own the schema, and no other right. Throws
 * {BackupUnreadable}.
 */
export async function loadDatabase(db: Db, file: string): Promise<Loaded> {
  const frames = readFrames(file);
  try {
    const header = await headerIn(frames);
    await migrate(db, MIGRATIONS, new Set(header.migrations));
    const loaded = await db.withSession((session) =>
      session.transaction(({ client }) => fill(client, frames)),
    );
    await migrate(db);
    return loaded;
  } finally {
    await frames.return(undefined);
  }
}

/**
 * Disables the schema's triggers until `enable`: restored rows must have no effects, because the
 * rows that resulted from them are restored too. `enable` returns each trigger to its former state,
 * including ALWAYS.
 */
async function disableTriggers(client: pg.ClientBase): Promise<{ enable(): Promise<void> }> {
  const { rows } = await client.query<{ disable: string; enable: string }>(
    `select format('alter table %I disable trigger %I', c.relname, t.tgname) as disable,
       format('alter table %I enable %s trigger %I', c.relname,
         case t.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, t.tgname) as enable
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and not t.tgisinternal and t.tgenabled <> 'D'`,
  );
  for (const { disable } of rows) await client.query(disable);
  return {
    async enable() {
      for (const { enable } of rows) await client.query(enable);
    },
  };
}

/**
 * Deletes rows that migrations have inserted. Does not use TRUNCATE, for which the audit log's
 * owner has no right either.
 */
async function empty(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  for (const table of [...tables].reverse()) {
    const { rows } = await client.query<{ some: boolean }>(
      `select exists (select from only ${nameOf(table)}) as some`,
    );
    if (rows[0]!.some) await client.query(`delete from only ${nameOf(table)}`);
  }
}

/**
 * Returns the state of a sequence; earlier backups stored only its last number, 0 before the first.
 */
const stateOf = (stored: SequenceState | string): SequenceState | undefined => {
  if (typeof stored !== 'string') return stored;
  return stored === '0' ? undefined : { value: Number(stored), isCalled: true };
};

async function fill(client: pg.ClientBase, frames: Frames): Promise<Loaded> {
  await client.query(PLAIN_VALUES);
  const tables = await tablesOf(client);
  const triggers = await disableTriggers(client);
  await empty(client, tables);
  const unknownTables: string[] = [];
  let object = await nextObject(frames);
  while (!('contents' in object)) {
    const { name } = object as Table;
    if (tables.some((one) => one.name === name)) {
      object = await copyRows(client, object as Table, frames);
    } else {
      unknownTables.push(name);
      object = await passOver(frames);
    }
  }
  const trailer = object as Trailer;
  await check(client, tables, trailer);
  for (const name of Object.keys(await sequencesOf(client))) {
    const stored = trailer.sequences[name];
    const state = stored === undefined ? undefined : stateOf(stored);
    if (state) await setSequence(client, name, state);
  }
  await triggers.enable();
  // Transaction ids of another server are meaningless here, and these new files contain no redacted
  // rows.
  await client.query('update wiped_table set wiped_by = null');
  await client.query(`analyze ${tables.map(nameOf).join(', ')}`);
  const counts = tables.map(({ name }) => trailer.contents[name]!.rows);
  return {
    tables: counts.length,
    rows: counts.reduce((sum, rows) => sum + rows, 0),
    unknownTables,
    rights: trailer.rights ?? [],
  };
}
