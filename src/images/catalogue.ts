import { appendFile, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from './single-flight.ts';
import type { Store } from './store.ts';

/** Size and version of a partner's picture. */
export interface SourceRecord {
  /** In pixels, upright. */
  width: number;
  height: number;
  /** Digest of the bytes, which changes when the picture at the address does. */
  version: string;
  /** When the picture was last seen at the address, in Unix seconds. */
  seenAt: number;
}

/** Sizes and versions of pictures by key, persisted in files that processes share. */
export interface Catalogue {
  /** Returns the record that this process has in memory. */
  get(key: string): SourceRecord | undefined;
  /**
   * Returns the newest record. Reads the records of other processes, from the folder or the shared
   * store, unless one seen at `seenSince` (Unix seconds) or later is known.
   */
  find(key: string, seenSince: number): Promise<SourceRecord | undefined>;
  set(key: string, known: SourceRecord): void;
  delete(key: string): void;
  /** Resolves when all previous changes are written. */
  flushed(): Promise<void>;
}

interface Options {
  folder: string;
  /** Contains the records of processes on other folders; undefined without a shared store. */
  shared?: Pick<Store, 'read' | 'write' | 'remove'> | undefined;
  /** Returns the time in Unix seconds. */
  seconds(): number;
  onError(error: unknown): void;
}

/** Maximum number of records; some 25 MB in memory. */
const MAX_ENTRIES = 200_000;
/** Maximum number of keys for which deletions, or requests to the shared store, are remembered. */
const MAX_NOTED = 20_000;
/** Seconds until a record that the shared store lacks is requested again. */
const ASKED_AGAIN_AFTER_S = 60;

const PERIOD_S = 30 * 86_400;
/** Number of periods after which a record that was not written again is removed with its file. */
const KEPT_PERIODS = 3;

const FILE = /^known-(\d+)\.log$/;
const fileOf = (period: number): string => `known-${period}.log`;

const LINE = /^([0-9a-f]{32}) (\d{1,6}) (\d{1,6}) ([0-9a-f]{16}) (\d{1,12})$/;

/** The name of a record in the shared store. */
const recordName = (key: string): string => `known/${key}`;

const lineOf = (key: string, { width, height, version, seenAt }: SourceRecord): string =>
  `${key} ${width} ${height} ${version} ${seenAt}\n`;

/** Reads complete lines that were added to a file after `from` bytes; none when the file is missing. */
async function readLines(file: string, from: number): Promise<Buffer> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return Buffer.alloc(0);
  try {
    const { size } = await handle.stat();
    const bytes = Buffer.alloc(Math.max(0, size - from));
    await handle.read(bytes, 0, bytes.length, from);
    return bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
  } finally {
    await handle.close();
  }
}

/**
 * Opens the catalogue in a folder: a log of changes in one file per period of 30 days. Processes
 * only append whole lines, which the operating system keeps apart, and never rewrite a file, so
 * that none loses another's changes; files of old periods are removed at the start. A later line
 * for a key replaces an earlier one. Errors of reading and writing go to `onError`.
 */
export async function openCatalogue(options: Options): Promise<Catalogue> {
  const { folder, shared, seconds, onError } = options;
  const entries = new Map<string, SourceRecord>();
  /** When this process deleted keys; older records in the shared store are ignored. */
  const deletedAt = new LRUCache<string, number>({ max: MAX_NOTED });
  const askedAt = new LRUCache<string, number>({ max: MAX_NOTED });
  const once = createSingleFlight();
  /** Number of bytes read, by file. */
  const offsets = new Map<string, number>();
  const period = () => Math.floor(seconds() / PERIOD_S);

  const apply = (line: string) => {
    // A line that a crash truncated does not match.
    const [, key, width, height, version, seenAt] = LINE.exec(line) ?? [];
    if (!key || !version) return;
    const known = entries.get(key);
    if (known && known.seenAt > Number(seenAt)) return;
    entries.delete(key);
    if (width === '0') return;
    entries.set(key, {
      width: Number(width),
      height: Number(height),
      version,
      seenAt: Number(seenAt),
    });
  };
  const evict = () => {
    for (const key of entries.keys()) {
      if (entries.size <= MAX_ENTRIES) return;
      entries.delete(key);
    }
  };
  const readNew = async () => {
    for (let age = KEPT_PERIODS - 1; age >= 0; age--) {
      const name = fileOf(period() - age);
      const from = offsets.get(name) ?? 0;
      const lines = await readLines(join(folder, name), from);
      offsets.set(name, from + lines.length);
      for (const line of lines.toString('latin1').split('\n')) apply(line);
    }
    evict();
  };
  let reading: Promise<void> | undefined;
  const refresh = (): Promise<void> =>
    (reading ??= readNew()
      .catch(onError)
      .finally(() => {
        reading = undefined;
      }));

  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const written = FILE.exec(name)?.[1];
    if (written !== undefined && Number(written) <= period() - KEPT_PERIODS)
      await rm(join(folder, name), { force: true });
  }
  await refresh();

  let unsaved = '';
  let saving: Promise<void> | undefined;
  const save = async () => {
    while (unsaved !== '') {
      // Starts a new line even after one that a crash truncated.
      const lines = `\n${unsaved}`;
      unsaved = '';
      await appendFile(join(folder, fileOf(period())), lines).catch(onError);
    }
    saving = undefined;
  };
  const append = (line: string) => {
    unsaved += line;
    saving ??= save();
  };
  /** Adopts a record that another process has written to the shared store. */
  const learn = async (key: string): Promise<void> => {
    if ((askedAt.peek(key) ?? 0) > seconds() - ASKED_AGAIN_AFTER_S) return;
    askedAt.set(key, seconds());
    const line = (await shared?.read(recordName(key)))?.toString('latin1').trimEnd();
    const [, of, , , , seenAt] = LINE.exec(line ?? '') ?? [];
    const isOlder =
      Number(seenAt) <= Math.max(entries.get(key)?.seenAt ?? 0, deletedAt.peek(key) ?? 0);
    if (line === undefined || of !== key || isOlder) return;
    apply(line);
    evict();
    append(`${line}\n`);
  };
  return {
    get: (key) => entries.get(key),
    async find(key, seenSince) {
      const isFresh = () => (entries.get(key)?.seenAt ?? -1) >= seenSince;
      if (!isFresh()) await refresh();
      if (!isFresh() && shared) await once(key, () => learn(key));
      return entries.get(key);
    },
    set(key, known) {
      entries.delete(key);
      entries.set(key, known);
      evict();
      const line = lineOf(key, known);
      append(line);
      shared?.write(recordName(key), Buffer.from(line), { replace: true }).catch(onError);
    },
    delete(key) {
      const deleted = { width: 0, height: 0, version: '0'.repeat(16), seenAt: seconds() };
      deletedAt.set(key, seconds());
      if (!entries.delete(key)) return;
      append(lineOf(key, deleted));
      shared?.remove(recordName(key)).catch(onError);
    },
    flushed: async () => saving,
  };
}
