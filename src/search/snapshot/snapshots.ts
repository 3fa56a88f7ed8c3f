import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ColumnIndex, type Outline } from '@campcairn/column-index';
import type { Db, Queryable } from '../../platform/db/index.ts';
import type { Logger } from '../../platform/log.ts';
import { LISTING_SCHEMA } from '../index-schema.ts';
import type { ListingIndex } from '../live-index.ts';
import { DamagedFile, type FileTask, readHead } from './array-file.ts';
import { fingerprintOf } from './content-version.ts';
import { noteSnapshot, selectNoted } from './snapshot.sql.ts';

const THREAD = new URL('./file-thread.ts', import.meta.url);

/**
 * Runs a task in a thread that ends with it. Arrays in shared memory are passed by reference; others are copied, so a
 * task that fills arrays needs shared memory. Throws DamagedFile if the file is damaged.
 */
function inThread(task: FileTask): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(THREAD, { name: 'snapshot', workerData: task });
  worker.once('message', (damage: string | null) => {
    if (damage === null) resolve();
    else reject(new DamagedFile(damage));
  });
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`The thread ended with code ${code}`)));
  return promise;
}

/** Space that a snapshot leaves free on the disk, because the embedded database may be on the same disk. */
const RESERVED_BYTES = 512 * 1024 ** 2;

/** An index and the position in the database's history up to which it contains all changes. */
export interface IndexAt {
  index: ListingIndex;
  /** A `pg_snapshot`: everything that is committed in it is in the index. */
  position: string;
}

/** Reads and writes the snapshot file of the search index, so that the next start need not load all listings. */
export interface Snapshots {
  /**
   * Reads the index from the snapshot. Returns undefined, and logs the reason, unless the snapshot is certain to be
   * valid.
   * @param today Days since 1970-01-01.
   * @param source The database that the index will follow, or a replica of it; the snapshot is checked against it.
   */
  read(today: number, source: Queryable): Promise<IndexAt | undefined>;
  /** Logs why a snapshot that was read is not used. */
  refuse(reason: string): void;
  /** Writes a snapshot. The index must not change meanwhile. Errors are logged, not thrown. */
  write(kept: IndexAt): Promise<void>;
}

interface Head extends Omit<IndexAt, 'index'> {
  fingerprint: string;
  database: string;
  token: string;
  /** The first day of the index's calendar, in days since 1970-01-01. */
  firstDay: number;
  outline: Outline;
}

const isMissing = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';

/** Keeps the snapshot in the file at `path`. It contains only public data, as the index does. */
export function createSnapshots(options: { path: string; db: Db; log: Logger }): Snapshots {
  const { path, db, log } = options;
  const fingerprint = fingerprintOf(LISTING_SCHEMA);
  const refuse = (reason: string): void => {
    log.warn({ reason }, 'the snapshot of the search index is not used: it is loaded in full');
  };

  /** Why a snapshot cannot be used; undefined if it can. */
  const obstacleOf = async (
    head: Head,
    today: number,
    source: Queryable,
  ): Promise<string | undefined> => {
    if (head.fingerprint !== fingerprint) return 'it is of another version of the program';
    const { database, noted } = await source.one(selectNoted, [head.token]);
    if (head.database !== database) return 'it is of another database';
    if (!noted) return 'the database has been returned to a time before it';
    if (head.firstDay > today) return 'it is of a later day than today';
    return undefined;
  };

  const readIndex = async (today: number, source: Queryable): Promise<IndexAt | undefined> => {
    const head = (await readHead(path)) as Head;
    const obstacle = await obstacleOf(head, today, source);
    if (obstacle !== undefined) {
      refuse(obstacle);
      return undefined;
    }
    const { arrays, done } = ColumnIndex.restoring(LISTING_SCHEMA, head.outline);
    await inThread({ kind: 'fill', path, head, arrays });
    return { index: done(), position: head.position };
  };

  const removeDrafts = async (): Promise<void> => {
    const folder = dirname(path);
    for (const name of await readdir(folder)) {
      const isDraft = name.startsWith(`${basename(path)}.`);
      if (isDraft) await rm(join(folder, name), { force: true });
    }
  };

  return {
    refuse,
    async read(today, source) {
      const began = performance.now();
      try {
        // A process that was killed while it wrote a snapshot left its draft behind.
        await removeDrafts();
        const read = await readIndex(today, source);
        const milliseconds = Math.round(performance.now() - began);
        if (read) {
          log.info({ rows: read.index.size, milliseconds }, 'the search index is of its snapshot');
        }
        return read;
      } catch (error) {
        if (isMissing(error)) log.info('there is no snapshot of the search index yet');
        else if (error instanceof DamagedFile) refuse(error.message);
        else log.warn({ err: error }, 'the snapshot of the search index cannot be read');
        return undefined;
      }
    },
    async write({ index, position }) {
      const began = performance.now();
      try {
        const { outline, arrays } = index.snapshot();
        const bytes = arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
        await mkdir(dirname(path), { recursive: true });
        const { bavail, bsize } = await statfs(dirname(path));
        if (bavail * bsize < bytes + RESERVED_BYTES) {
          log.warn({ bytes }, 'there is no room for a snapshot of the search index');
          return;
        }
        const token = randomUUID();
        // The token is noted only now, after everything in the index was committed: a restored database that knows the
        // token therefore has all of that data.
        const { database } = await db.one(noteSnapshot, [token]);
        const firstDay = index.calendar.first;
        const head: Head = { fingerprint, database, token, position, firstDay, outline };
        await inThread({ kind: 'write', path, draft: `${path}.${token}`, head, arrays });
        const milliseconds = Math.round(performance.now() - began);
        log.info({ bytes, milliseconds }, 'a snapshot of the search index is written');
      } catch (error) {
        log.warn({ err: error }, 'the snapshot of the search index is not written');
      }
    },
  };
}
