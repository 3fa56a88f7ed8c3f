export { createPhotoAddresses, type PhotoAddresses } from './address.ts';
export { MAX_PHOTO_BYTES, MAX_PREPARED_BYTES, UPLOADS_PER_HOUR } from './limits.ts';
export { openPhotoStore, type PhotoStore } from './photo-store.ts';
export { photosJob } from './photos.jobs.ts';
export { createPhotos, type Photos, type StoredPhoto, type UploadedPhoto } from './photos.ts';
export { type PhotoRefusal, PhotoRefused } from './photos.errors.ts';
