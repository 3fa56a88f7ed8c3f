import type { OwnPhotos } from '../own-photos.ts';

/** A site to which nobody has uploaded photos. */
export const NO_PHOTOS: OwnPhotos = {
  addresses: {
    of: (hash) => `https://campcairn.example/photos/${hash}.jpg`,
    hashIn: () => undefined,
  },
  own: async () => new Set(),
  claim: async () => new Map(),
};
