import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files under names of our own making, kept within a size; those not used for longest go first. */
export interface Store {
  read(name: string): Promise<Buffer | undefined>;
  /** Keeps a file whole or not at all. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Bytes kept. */
  size(): number;
  /** Resolves once what earlier runs left is counted and what is too much is removed. */
  tidy(): Promise<void>;
}

const UNFINISHED = '.part';

interface Options {
  folder: string;
  /** Bytes; a little more may lie there while a file is being added. */
  mostBytes: number;
  onError(error: unknown): void;
}

/**
 * Opens the store in a folder, which is made when it is missing. Several processes may share one:
 * each counts what it found and wrote itself, and takes a file that another removed as not there.
 */
export function openStore({ folder, mostBytes, onError }: Options): Store {
  /** Name → bytes, the longest unused first. */
  const files = new Map<string, number>();
  let total = 0;

  const fileOf = (name: string) => join(folder, name.slice(0, 2), name);

  const count = (name: string, bytes: number) => {
    total += bytes - (files.get(name) ?? 0);
    files.delete(name);
    files.set(name, bytes);
  };
  const forget = (name: string) => {
    total -= files.get(name) ?? 0;
    files.delete(name);
  };

  const makeRoom = async () => {
    // A tenth at once, so that a full store does not remove a file for every one it adds.
    const goal = total > mostBytes ? mostBytes * 0.9 : mostBytes;
    for (const name of files.keys()) {
      if (total <= goal) return;
      forget(name);
      await rm(fileOf(name), { force: true });
    }
  };

  const countEarlier = async () => {
    const found: { name: string; stats: Stats }[] = [];
    for (const part of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      if (!part.isDirectory()) continue;
      for (const name of await readdir(join(folder, part.name))) {
        const file = join(folder, part.name, name);
        const stats = await stat(file).catch(() => undefined);
        if (stats && !name.endsWith(UNFINISHED)) found.push({ name, stats });
        else if (stats) await rm(file, { force: true });
      }
    }
    const written = [...files];
    for (const { name, stats } of found.toSorted((a, b) => a.stats.mtimeMs - b.stats.mtimeMs)) {
      count(name, stats.size);
    }
    for (const [name, bytes] of written) count(name, bytes);
    await makeRoom();
  };

  let removing = countEarlier().catch(onError);
  return {
    tidy: () => removing,
    size: () => total,
    async read(name) {
      try {
        const bytes = await readFile(fileOf(name));
        count(name, bytes.length);
        return bytes;
      } catch {
        forget(name);
        return undefined;
      }
    },
    async write(name, bytes) {
      const file = fileOf(name);
      const unfinished = `${file}.${randomBytes(6).toString('hex')}${UNFINISHED}`;
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
      count(name, bytes.length);
      removing = removing.then(makeRoom).catch(onError);
    },
  };
}
