import type Sharp from 'sharp';
import { lazily, lazyPackage } from '../platform/lazily.ts';

const load = lazyPackage<typeof Sharp>('sharp');

/** The image library, loaded with the first picture. */
export const sharp = lazily(() => {
  const loaded = load();
  // One thread for each picture, since several are converted at once; no cache of libvips.
  loaded.concurrency(1);
  loaded.cache(false);
  return loaded;
});
