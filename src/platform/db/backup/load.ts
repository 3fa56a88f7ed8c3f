import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import { copyIn } from '../copy.ts';
import type { Db } from '../database.ts';
import { migrate, MIGRATIONS } from '../migrate.ts';
import { columnList, contentOf, nameOf, PLAIN_VALUES, type Table, tablesOf } from './catalogue.ts';
import type { BackupSummary, Header, Trailer } from './dump.ts';
import { BackupUnreadable, type Frame, readFrames } from './frames.ts';

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

/** Reads a file to its end and so finds by its checksums whether it is damaged. Throws {BackupUnreadable}. */
async function readWhole(file: string): Promise<void> {
  let last: Frame | undefined;
  for await (const frame of readFrames(file)) last = frame;
  if (last?.kind !== 'object' || !('contents' in last.value)) {
    throw new BackupUnreadable(`${file} is no backup, or is cut off`);
  }
}

/** Checks that a file is a whole backup, and reads what it says of itself. Throws {BackupUnreadable}. */
export async function readHeader(file: string): Promise<Header> {
  await readWhole(file);
  const frames = readFrames(file);
  try {
    return await headerIn(frames);
  } finally {
    await frames.return(undefined);
  }
}

/** Copies the rows of one table; returns the object that follows them. */
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

async function check(client: pg.ClientBase, tables: Table[], { contents }: Trailer): Promise<void> {
  for (const table of tables) {
    const wanted = contents[table.name];
    if (wanted === undefined) continue;
    const found = await contentOf(client, table);
    if (found.rows !== wanted.rows || found.sum !== wanted.sum) {
      throw new BackupUnreadable(
        `${table.name} came back with ${found.rows} rows, not the ${wanted.rows} that were backed up, or with others`,
      );
    }
  }
}

/**
 * Loads a backup into a schema or database that has nothing yet, compares every table with what was backed
 * up, and brings it to the newest schema. Throws {BackupUnreadable}.
 */
export async function loadDatabase(db: Db, file: string): Promise<BackupSummary> {
  const frames = readFrames(file);
  try {
    const header = await headerIn(frames);
    await migrate(db, MIGRATIONS, new Set(header.migrations));
    const trailer = await db.withSession((session) =>
      session.transaction(({ client }) => fill(client, frames)),
    );
    await migrate(db);
    const counts = Object.values(trailer.contents).map(({ rows }) => rows);
    return { tables: counts.length, rows: counts.reduce((sum, rows) => sum + rows, 0) };
  } finally {
    await frames.return(undefined);
  }
}

async function fill(client: pg.ClientBase, frames: Frames): Promise<Trailer> {
  await client.query(PLAIN_VALUES);
  const tables = await tablesOf(client);
  // Nothing is to follow from these rows: what followed from them is in the backup, too.
  for (const table of tables) {
    await client.query(`alter table ${nameOf(table)} disable trigger user`);
  }
  // By way of the partitioned table too.
  await client.query(`truncate ${tables.map(nameOf).join(', ')} cascade`);
  let object = await nextObject(frames);
  while (!('contents' in object)) {
    const { name } = object as Table;
    const table = tables.find((one) => one.name === name);
    if (table === undefined) throw new BackupUnreadable(`The backup has a table ${name}`);
    object = await copyRows(client, object as Table, frames);
  }
  const trailer = object as Trailer;
  await check(client, tables, trailer);
  for (const [name, last] of Object.entries(trailer.sequences)) {
    if (last !== '0') await client.query('select setval($1::regclass, $2)', [`"${name}"`, last]);
  }
  for (const table of tables) {
    await client.query(`alter table ${nameOf(table)} enable trigger user`);
  }
  // Transactions of another server mean nothing here, and nothing of these files was wiped yet.
  await client.query('update wiped_table set wiped_by = null');
  await client.query('analyze');
  return trailer;
}
