import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { onBeats } from '../platform/beat.ts';
import type { Clock } from '../platform/clock.ts';
import { coalesce } from '../platform/coalesce.ts';
import type { Db } from '../platform/db/index.ts';
import { DatabaseUnavailable } from '../platform/errors.ts';
import { randomBase62 } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import { insertKeptClicks } from './click.sql.ts';

/** A click that waits for the database. The id of its lead is unique. */
export interface KeptClick {
  lead_id: string;
  listing_id: number;
  partner_id: number;
  source_page: string | null;
  found: string | null;
  /** When the traveller clicked. */
  at: Date;
}

/**
 * Keeps clicks on the disk while the database is away, and stores each of them once when it is back. Files are
 * written whole and never changed: any process on the folder may store the clicks of any other.
 */
export interface ClickSpool {
  /** Resolves when the click is on the disk; rejects when the disk has no room for it. */
  keep(click: KeptClick): Promise<void>;
  /**
   * Stores the clicks on the disk in the database. Returns how many were not stored before; rejects
   * when the database fails.
   */
  store(): Promise<number>;
  /** Stores the clicks on the disk now and whenever the database is back, until closed. */
  start(): void;
  close(): Promise<void>;
  /** Size in bytes of the clicks on the disk, as far as this process knows. */
  readonly bytes: number;
}

interface Deps {
  /** Path of the folder, which is created when the first click needs it. */
  folder: string;
  db: Db;
  clock: Clock;
  log: Logger;
  /** Size limit; the default holds some 250,000 clicks. */
  maxBytes?: number;
}

const MAX_BYTES = 64 * 2 ** 20;
const CLICKS_PER_FILE = 256;
const STORE_EVERY_MS = 1000;

/** Interval at which clicks of processes that have ended are looked for. */
const LOOK_EVERY_MS = 30_000;

const ENDING = '.clicks';
const UNIQUE_VIOLATION = '23505';

/** SQLSTATEs that mean a faulty file: class 22 is unreadable text, class 23 a violated constraint. */
const FAULT_OF_FILE = /^2[23]/;

/** Makes the spool of a folder. */
export function createClickSpool(deps: Deps): ClickSpool {
  const { folder, db, clock, log, maxBytes = MAX_BYTES } = deps;
  let bytes = 0;
  let lookAt = 0;
  let stop: (() => void) | undefined;
  let storing: Promise<number> | undefined;

  const write = async (clicks: KeptClick[]): Promise<void> => {
    const text = clicks.map((click) => `${JSON.stringify(click)}\n`).join('');
    const size = Buffer.byteLength(text);
    if (bytes + size > maxBytes) throw new Error('The folder of kept clicks is full');
    await mkdir(folder, { recursive: true });
    const name = `${String(clock.now().getTime()).padStart(15, '0')}-${randomBase62(12)}`;
    const path = join(folder, name);
    await onDisk(path, (file) => file.writeFile(text));
    await rename(path, path + ENDING);
    await onDisk(folder);
    bytes += size;
  };
  const keep = coalesce<KeptClick, void>({
    maxPerRun: CLICKS_PER_FILE,
    concurrency: 1,
    run: async (clicks) => {
      await write(clicks);
      return [];
    },
  });

  const storeFile = async (path: string): Promise<number> => {
    const lines = (await readFile(path, 'utf8')).split('\n').slice(0, -1);
    const { stored } = await db.one(insertKeptClicks, [`[${lines.join(',')}]`, clock.now()]);
    await rm(path, { force: true });
    return stored;
  };
  const storeAll = async (): Promise<number> => {
    let sum = 0;
    for (const name of await filesOf(folder)) {
      const path = join(folder, name);
      try {
        sum += await storeFile(path);
      } catch (error) {
        const { code } = error as { code?: string };
        // Another process has stored these clicks or is about to.
        if (code === 'ENOENT' || code === UNIQUE_VIOLATION) continue;
        // Any other failure, such as a cancelled statement, may succeed the next time.
        if (code === undefined || !FAULT_OF_FILE.test(code)) throw error;
        log.error({ err: error, path }, 'kept clicks cannot be stored; their file is set aside');
        await rename(path, `${path}.refused`);
      }
    }
    bytes = await sizeOf(folder);
    if (sum > 0) log.info({ clicks: sum }, 'clicks that were kept are stored');
    return sum;
  };
  const store = (): Promise<number> =>
    (storing ??= storeAll().finally(() => {
      storing = undefined;
    }));

  const tick = async (): Promise<void> => {
    const now = performance.now();
    if (bytes === 0 && now < lookAt) return;
    lookAt = now + LOOK_EVERY_MS;
    try {
      await store();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable))
        log.error({ err: error }, 'kept clicks cannot be stored now');
    }
  };

  return {
    keep,
    store,
    start() {
      void tick();
      stop = onBeats(STORE_EVERY_MS, () => void tick());
    },
    async close() {
      stop?.();
      await storing?.catch(() => undefined);
    },
    get bytes() {
      return bytes;
    },
  };
}

/** Opens a file or folder, and closes it when its content is on the disk. */
async function onDisk(
  path: string,
  write?: (file: Awaited<ReturnType<typeof open>>) => Promise<void>,
): Promise<void> {
  const file = await open(path, write ? 'wx' : 'r', 0o600);
  try {
    await write?.(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Lists the complete files, the oldest first. */
async function filesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(ENDING)).sort();
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await filesOf(folder)) {
    bytes += await stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    );
  }
  return bytes;
}
