export { ObjectStoreError, type ObjectStoreFailure } from './object-store.errors.ts';
export {
  type ObjectStore,
  type ObjectStoreOptions,
  openObjectStore,
  type StoredObject,
} from './object-store.ts';
