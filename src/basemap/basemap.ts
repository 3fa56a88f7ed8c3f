import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Archive, readArchive } from './archive.ts';

/** The base map that is served, by the name of its content. */
export interface BaseMap extends Archive {
  name: string;
}

/** The folder of the base map in DATA_DIR, and the file there that says which one is served. */
const FOLDER = 'map';
const CURRENT = 'current.json';
const SUFFIX = '.pmtiles';
const NAME = /^[0-9a-f]{32}$/;

/** Returns the path of the base map with a name. */
const pathOf = (dataDir: string, name: string): string => join(dataDir, FOLDER, name + SUFFIX);

/** Copies a file; resolves with the name of its content. */
async function copy(from: string, to: string): Promise<string> {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(createReadStream(from), hashed, createWriteStream(to, { flush: true }));
  return hash.digest('hex').slice(0, 32);
}

/** Removes all base maps but the named ones, and the remains of an interrupted import. */
async function removeOthers(folder: string, kept: readonly (string | undefined)[]): Promise<void> {
  const files = new Set([CURRENT, ...kept.map((name) => name + SUFFIX)]);
  for (const file of await readdir(folder)) {
    if (!files.has(file)) await rm(join(folder, file), { force: true });
  }
}

/**
 * Imports a PMTiles file of Protomaps' schema as the base map, which is served at once; the
 * previous one stays for open pages. Throws an Error whose message states the fault of the file.
 * @param within runs once the file is copied, and calls `publish` among its own work
 */
export async function importBaseMap(
  dataDir: string,
  file: string,
  within: (base: BaseMap, publish: () => Promise<void>) => Promise<void>,
): Promise<BaseMap> {
  const folder = join(dataDir, FOLDER);
  const archive = await readArchive(file);
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${randomBytes(8).toString('hex')}.part`);
  try {
    const base = { name: await copy(file, part), ...archive };
    const before = currentBaseMap(dataDir)?.name;
    await rename(part, pathOf(dataDir, base.name));
    await writeFile(part, JSON.stringify(base), { flush: true });
    await within(base, () => rename(part, join(folder, CURRENT)));
    await removeOthers(folder, [base.name, before]);
    return base;
  } finally {
    await rm(part, { force: true });
  }
}

/** Returns the base map that is served; null when none was imported. */
export function currentBaseMap(dataDir: string): BaseMap | null {
  const file = join(dataDir, FOLDER, CURRENT);
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? (JSON.parse(readFileSync(file, 'utf8')) as BaseMap) : null;
}

/** Returns the path of a base map's URL. */
export const baseMapPath = ({ name }: Pick<BaseMap, 'name'>): string =>
  `/map/base/${name}${SUFFIX}`;

/**
 * Returns the file of a base map, which may be the previous one; null when there is none with that
 * name.
 */
export function baseMapFile(dataDir: string, name: string): { path: string; size: number } | null {
  if (!NAME.test(name)) return null;
  const path = pathOf(dataDir, name);
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? { path, size: found.size } : null;
}
