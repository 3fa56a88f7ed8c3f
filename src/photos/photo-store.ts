import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from '../platform/object-store/index.ts';

/** The files of uploaded photos by their hashes. Methods reject while the store is unavailable. */
export interface PhotoStore {
  /** Returns undefined when there is no such file, or it is damaged. */
  read(hash: string): Promise<Buffer | undefined>;
  write(hash: string, bytes: Buffer): Promise<void>;
  /** Does nothing when there is no such file. */
  remove(hash: string): Promise<void>;
  close(): void;
}

const nameOf = (hash: string): string => `${hash}.jpg`;

/** Opens the files of a folder, which is created with the first file. */
function openFolder(folder: string): PhotoStore {
  const folderOf = (hash: string) => join(folder, hash.slice(0, 2));
  const fileOf = (hash: string) => join(folderOf(hash), nameOf(hash));
  return {
    read: (hash) =>
      readFile(fileOf(hash)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    async write(hash, bytes) {
      await mkdir(folderOf(hash), { recursive: true });
      const temporary = `${fileOf(hash)}.${randomBytes(6).toString('hex')}.part`;
      try {
        await writeFile(temporary, bytes, { flush: true });
        await rename(temporary, fileOf(hash));
      } catch (error) {
        // The incomplete file would keep a full disk full.
        await rm(temporary, { force: true });
        throw error;
      }
    },
    remove: (hash) => rm(fileOf(hash), { force: true }),
    close() {},
  };
}

/**
 * Opens the bucket of all processes, in front of the folder, which has the photos of the time before
 * there was a bucket.
 */
function openBucket(objects: ObjectStore, folder: PhotoStore): PhotoStore {
  return {
    async read(hash) {
      const found = await objects.read(nameOf(hash));
      return found?.isWhole ? found.bytes : folder.read(hash);
    },
    async write(hash, bytes) {
      await objects.write(nameOf(hash), bytes, { type: 'image/jpeg', replace: true });
    },
    async remove(hash) {
      await objects.remove(nameOf(hash));
      await folder.remove(hash);
    },
    close: () => objects.close(),
  };
}

/** Opens the store of uploaded photos: a bucket where one is set up, else a folder. */
export function openPhotoStore(folder: string, objects: ObjectStore | undefined): PhotoStore {
  const files = openFolder(folder);
  return objects ? openBucket(objects, files) : files;
}
