import { type ObjectStore, ObjectStoreError } from '../platform/object-store/index.ts';
import { type Command, type CommandResult, WorkFailed } from './command.ts';
import { asLines } from './output.ts';

type OpenStore = () => Pick<ObjectStore, 'place' | 'check' | 'close'> | undefined;

export interface ImageContext {
  /** Opens the object store in which processes share converted images; undefined without one. */
  openImageStore: OpenStore;
  /** Opens the object store of uploaded photos; undefined without one. */
  openPhotoStore: OpenStore;
}

/**
 * Writes, reads and removes an object.
 * @param without says where the files are when there is no store
 */
async function checkStore(open: OpenStore, without: string): Promise<CommandResult> {
  const store = open();
  if (!store) return { json: { store: null }, text: without };
  try {
    await store.check();
  } catch (error) {
    if (error instanceof ObjectStoreError) throw new WorkFailed(error.message);
    throw error;
  } finally {
    await store.close();
  }
  return asLines({ store: store.place, written: true, read: true, removed: true });
}

export const imageCommands: Command<ImageContext>[] = [
  {
    words: 'images check',
    arguments: [],
    options: {},
    summary: 'Write, read and remove an object where IMAGE_STORE_URL says, or say what is wrong.',
    run: (_, { openImageStore }) =>
      checkStore(
        openImageStore,
        'IMAGE_STORE_URL is not set: each process keeps made images in its DATA_DIR alone.',
      ),
  },
  {
    words: 'photos check',
    arguments: [],
    options: {},
    summary: 'Write, read and remove an object where PHOTO_STORE_URL says, or say what is wrong.',
    run: (_, { openPhotoStore }) =>
      checkStore(
        openPhotoStore,
        'PHOTO_STORE_URL is not set: uploaded photos are kept in DATA_DIR/photos of this machine.',
      ),
  },
];
