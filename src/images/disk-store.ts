import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../platform/clock.ts';
import type { Store } from './store.ts';

/** Files of a folder with a limited total size; the least recently used are evicted first. */
export interface DiskStore extends Store {
  /** Size of all files in bytes. */
  size(): number;
  /** Resolves when files of earlier runs are counted and the excess is evicted. */
  settled(): Promise<void>;
}

const TEMPORARY_SUFFIX = '.part';

/** Age in milliseconds from which a temporary file is abandoned: no process is still writing it. */
const ABANDONED_MS = 3_600_000;

/**
 * Fraction of the size after which the folder is counted again, with files that other processes
 * have added.
 */
const RECOUNT_PART = 0.1;

interface Options {
  folder: string;
  /** May be exceeded briefly while a file is being added. */
  maxBytes: number;
  onError(error: unknown): void;
}

/**
 * Opens the store in a folder, and creates the folder when it is missing. Several processes may
 * share it: a file that another process has removed counts as missing, and files that others have
 * added are counted after this process has added a tenth of the size. So P processes exceed the
 * size by at most P tenths.
 */
export function openDiskStore({ folder, maxBytes, onError }: Options): DiskStore {
  /** Sizes in bytes by name, the least recently used first. */
  const files = new Map<string, number>();
  let total = 0;
  /** Number of bytes written since the folder was counted. */
  let added = 0;

  const fileOf = (name: string) => join(folder, name.slice(0, 2), name);

  const count = (name: string, bytes: number) => {
    total += bytes - (files.get(name) ?? 0);
    files.delete(name);
    files.set(name, bytes);
  };
  const uncount = (name: string) => {
    total -= files.get(name) ?? 0;
    files.delete(name);
  };

  const evict = async () => {
    // Evicts a tenth at once, so that a full store does not evict a file for each added one.
    const goal = total > maxBytes ? maxBytes * 0.9 : maxBytes;
    for (const name of files.keys()) {
      if (total <= goal) return;
      uncount(name);
      await rm(fileOf(name), { force: true });
    }
  };

  const countExisting = async () => {
    const known = [...files.keys()];
    const abandonedBefore = systemClock.now().getTime() - ABANDONED_MS;
    const found: { name: string; stats: Stats }[] = [];
    for (const part of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      if (!part.isDirectory()) continue;
      for (const name of await readdir(join(folder, part.name))) {
        const file = join(folder, part.name, name);
        const stats = await stat(file).catch(() => undefined);
        if (stats && !name.endsWith(TEMPORARY_SUFFIX)) found.push({ name, stats });
        else if (stats && stats.mtimeMs < abandonedBefore) await rm(file, { force: true });
      }
    }
    const existing = new Set(found.map(({ name }) => name));
    for (const name of known) if (!existing.has(name)) uncount(name);
    const used = [...files];
    for (const { name, stats } of found.toSorted((a, b) => a.stats.mtimeMs - b.stats.mtimeMs)) {
      count(name, stats.size);
    }
    for (const [name, bytes] of used) count(name, bytes);
    await evict();
  };

  let removing = countExisting().catch(onError);
  return {
    settled: () => removing,
    size: () => total,
    async read(name) {
      try {
        const bytes = await readFile(fileOf(name));
        count(name, bytes.length);
        return bytes;
      } catch {
        uncount(name);
        return undefined;
      }
    },
    async write(name, bytes) {
      const file = fileOf(name);
      const temporary = `${file}.${randomBytes(6).toString('hex')}${TEMPORARY_SUFFIX}`;
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      try {
        await writeFile(temporary, bytes);
        await rename(temporary, file);
      } catch (error) {
        // The incomplete file would keep a full disk full.
        await rm(temporary, { force: true });
        throw error;
      }
      count(name, bytes.length);
      added += bytes.length;
      const recount = added > maxBytes * RECOUNT_PART;
      if (recount) added = 0;
      removing = removing.then(recount ? countExisting : evict).catch(onError);
    },
    async remove(name) {
      uncount(name);
      await rm(fileOf(name), { force: true });
    },
  };
}
