export { ObjectStoreError } from './object-store.errors.ts';
export { type ObjectStore, type ObjectStoreOptions, openObjectStore } from './object-store.ts';
