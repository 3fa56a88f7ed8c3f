import type { Clock } from '../../platform/clock.ts';
import type { Settings } from '../../platform/config/index.ts';
import { type ObjectStore, openObjectStore } from '../../platform/object-store/index.ts';

/**
 * Opens the object store for converted pictures that the settings name; undefined without one.
 * Sends no request yet.
 */
export function openImageStore(settings: Settings, clock: Clock): ObjectStore | undefined {
  const { IMAGE_STORE_URL, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!IMAGE_STORE_URL || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  const [bucket = '', ...parts] = IMAGE_STORE_URL.slice('s3://'.length).split('/');
  return openObjectStore({
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
