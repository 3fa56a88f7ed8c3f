import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { copyOut, type Pool } from '../../platform/db/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { identifyImport } from '../imports.sql.ts';
import { loadTowns } from './town-load.ts';
import { COPY_OUT_TOWNS } from './town-load.sql.ts';

/** Bytes of the hash that the file begins with. */
const HASH_BYTES = 32;

const CHUNK_BYTES = 2 ** 20;

/** Hash of everything that the file's content depends on; undefined unless the import is the last one. */
async function hashOf(db: Pool, importId: number): Promise<Buffer | undefined> {
  const last = await db.maybeOne(identifyImport, ['towns', importId]);
  return last && createHash('sha256').update(last.identity).update(COPY_OUT_TOWNS).digest();
}

/** Loads the towns of a file; undefined when it is missing or does not begin with the hash. */
async function loadFile(path: string, db: Pool, hash: Buffer): Promise<Gazetteer | undefined> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const start = await file.read(Buffer.alloc(HASH_BYTES), 0, HASH_BYTES, 0);
    if (!start.buffer.equals(hash)) return undefined;
    const rows = file.createReadStream({ start: HASH_BYTES, highWaterMark: CHUNK_BYTES });
    try {
      return await loadTowns(db, rows);
    } finally {
      rows.destroy();
    }
  } finally {
    await file.close();
  }
}

async function keep(path: string, db: Pool, importId: number, hash: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await db.withClient((client) =>
      pipeline(
        async function* () {
          yield hash;
          yield* copyOut(client, COPY_OUT_TOWNS);
        },
        createWriteStream(draft, { flush: true }),
      ),
    );
    // Another import may have followed before they were copied.
    if ((await hashOf(db, importId))?.equals(hash)) await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Loads the towns of the import `importId` from the file at `path` if it keeps them, else from the database, and keeps
 * them for the next start: to copy them out is most of a load's work.
 */
export async function loadKeptTowns(
  path: string,
  db: Pool,
  importId: number,
  log: Logger,
): Promise<Gazetteer> {
  let hash: Buffer | undefined;
  try {
    hash = await hashOf(db, importId);
    const towns = hash && (await loadFile(path, db, hash));
    if (towns) return towns;
  } catch (error) {
    log.warn({ err: error, path }, 'kept towns cannot be read: they are loaded from the database');
  }
  if (hash) {
    await keep(path, db, importId, hash).catch((error: unknown) =>
      log.warn({ err: error, path }, 'towns cannot be kept for the next start'),
    );
  }
  return loadTowns(db);
}
