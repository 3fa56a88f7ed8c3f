import type Sharp from 'sharp';
import { lazily, lazyPackage } from '../platform/lazily.ts';

const load = lazyPackage<typeof Sharp>('sharp');

/** The image library, loaded for the first picture. */
export const sharp = lazily(() => {
  const loaded = load();
  // Uses one thread for each picture, since several are converted at once, and no cache of libvips.
  loaded.concurrency(1);
  loaded.cache(false);
  return loaded;
});
