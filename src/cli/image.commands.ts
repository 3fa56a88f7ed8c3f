import { type ObjectStore, ObjectStoreError } from '../platform/object-store/index.ts';
import { type Command, WorkFailed } from './command.ts';
import { asLines } from './output.ts';

export interface ImageContext {
  /** Opens the object store in which processes share converted images; undefined without one. */
  openImageStore(): Pick<ObjectStore, 'place' | 'check' | 'close'> | undefined;
}

export const imageCommands: Command<ImageContext>[] = [
  {
    words: 'images check',
    arguments: [],
    options: {},
    summary: 'Write, read and remove an object where IMAGE_STORE_URL says, or say what is wrong.',
    async run(_, { openImageStore }) {
      const imageStore = openImageStore();
      if (!imageStore) {
        return {
          json: { store: null },
          text: 'IMAGE_STORE_URL is not set: each process keeps made images in its DATA_DIR alone.',
        };
      }
      try {
        await imageStore.check();
      } catch (error) {
        if (error instanceof ObjectStoreError) throw new WorkFailed(error.message);
        throw error;
      } finally {
        await imageStore.close();
      }
      return asLines({ store: imageStore.place, written: true, read: true, removed: true });
    },
  },
];
