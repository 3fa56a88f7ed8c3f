import type { OwnPhotos } from '../own-photos.ts';

/** A site to which nobody has uploaded photos. */
export const NO_PHOTOS: OwnPhotos = {
  addresses: {
    of: (hash) => `https://campcairn.example/photos/${hash}.jpg`,
    hashIn: () => undefined,
  },
  claim: async () => new Map(),
};
