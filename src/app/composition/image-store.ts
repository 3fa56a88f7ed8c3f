import type { Clock } from '../../platform/clock.ts';
import type { Settings } from '../../platform/config/index.ts';
import { type ObjectStore, openObjectStore } from '../../platform/object-store/index.ts';

/** Opens the bucket of a setting in the object store; undefined without one. Sends no request yet. */
function openBucket(
  settings: Settings,
  clock: Clock,
  setting: 'IMAGE_STORE_URL' | 'PHOTO_STORE_URL',
): ObjectStore | undefined {
  const url = settings[setting];
  const { S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!url || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  const [bucket = '', ...parts] = url.slice('s3://'.length).split('/');
  return openObjectStore({
    setting,
    endpoint: settings.S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`,
    region: S3_REGION,
    bucket,
    prefix: parts.filter((part) => part !== '').join('/'),
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: settings.S3_FORCE_PATH_STYLE,
    clock,
  });
}

/** Opens the bucket of converted pictures. */
export const openImageStore = (settings: Settings, clock: Clock): ObjectStore | undefined =>
  openBucket(settings, clock, 'IMAGE_STORE_URL');

/** Opens the bucket of uploaded photos. */
export const openPhotoBucket = (settings: Settings, clock: Clock): ObjectStore | undefined =>
  openBucket(settings, clock, 'PHOTO_STORE_URL');
