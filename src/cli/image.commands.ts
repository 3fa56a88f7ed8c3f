import { type ObjectStore, ObjectStoreError } from '../platform/object-store/index.ts';
import { type Command, WorkFailed } from './command.ts';
import { asLines } from './output.ts';

/** What the commands about images use. */
export interface ImageContext {
  /** Where processes share made images; undefined without an object store. */
  imageStore: Pick<ObjectStore, 'place' | 'check'> | undefined;
}

/** Commands about made images. */
export const imageCommands: Command<ImageContext>[] = [
  {
    words: 'images check',
    arguments: [],
    options: {},
    summary: 'Write, read and remove an object where IMAGE_STORE_URL says, or say what is wrong.',
    async run(_, { imageStore }) {
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
      }
      return asLines({ store: imageStore.place, written: true, read: true, removed: true });
    },
  },
];
