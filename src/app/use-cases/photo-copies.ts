import { openPhotoStore, type Photos } from '../../photos/index.ts';

/**
 * Copies uploaded photos to a folder, those that are not there yet: a name stands for its content. Returns how
 * many.
 */
export async function copyPhotos(
  photos: Pick<Photos, 'all' | 'read'>,
  folder: string,
): Promise<number> {
  const copies = openPhotoStore(folder, undefined);
  let copied = 0;
  for await (const hash of photos.all()) {
    if (await copies.read(hash)) continue;
    const bytes = await photos.read(hash);
    if (!bytes) continue;
    await copies.write(hash, bytes);
    copied += 1;
  }
  return copied;
}

/**
 * Puts uploaded photos back that are missing, from a folder of copies if there is one. Returns how many, and
 * how many are missing still.
 */
export async function returnPhotos(
  photos: Pick<Photos, 'all' | 'read' | 'putBack'>,
  folder: string | undefined,
): Promise<{ putBack: number; missing: number }> {
  const copies = folder === undefined ? undefined : openPhotoStore(folder, undefined);
  let putBack = 0;
  let missing = 0;
  for await (const hash of photos.all()) {
    if (await photos.read(hash)) continue;
    const bytes = await copies?.read(hash);
    if (!bytes) missing += 1;
    else {
      await photos.putBack(hash, bytes);
      putBack += 1;
    }
  }
  return { putBack, missing };
}
