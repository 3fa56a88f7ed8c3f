import type { Queryable } from '../platform/db/index.ts';
import { type Problem, validationError } from '../platform/errors.ts';

/**
 * Addresses of uploaded photos of a site without https, such as a demo's on localhost. `checkPhotos` refuses
 * those of other sites.
 */
export const UPLOADED_BY_HTTP = /^http:\/\/[\w.:[\]-]+\/photos\/[0-9a-f]{64}\.jpg$/;

/** Uploaded photos in the rows of a file or in listings that are only checked, many at a time. */
export interface RowPhotos {
  addresses: {
    of(hash: string): string;
    /** The hash in an address of ours; undefined for any other address. */
    hashIn(address: string): string | undefined;
  };
  /** Returns which of these addresses of ours a partner may use. */
  own(partnerId: number, addresses: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Photos that members have uploaded, which a listing may use only if they are its partner's own. */
export interface OwnPhotos extends RowPhotos {
  /** Returns those that the partner may use, by address, and keeps them from being deleted. */
  claim(
    queryable: Queryable,
    partnerId: number,
    addresses: readonly string[],
  ): Promise<ReadonlyMap<string, { width: number; height: number }>>;
}

interface Image {
  url: string;
  width?: number | undefined;
  height?: number | undefined;
}

const NOT_OWN =
  'is a photo that was uploaded to another account, or that was deleted because no listing had it: upload it here';
const NO_HTTPS = 'must be an https:// address without user name or password';

/** Whether an address is one of ours, or looks like one of a site without https. */
export const concernsUploads = (
  { addresses }: Pick<RowPhotos, 'addresses'>,
  url: string,
): boolean => addresses.hashIn(url) !== undefined || url.startsWith('http:');

/** The problems of photos: addresses of ours that are not among `own`, and those of other sites without https. */
export const photoProblems = (
  { addresses }: Pick<RowPhotos, 'addresses'>,
  images: readonly { url: string }[],
  own: { has(url: string): boolean },
): Problem[] =>
  images.flatMap(({ url }, at) => {
    const hash = addresses.hashIn(url);
    if (hash !== undefined ? own.has(addresses.of(hash)) : !url.startsWith('http:')) return [];
    return [{ path: `images.${at}.url`, message: hash === undefined ? NO_HTTPS : NOT_OWN }];
  });

/**
 * Checks that uploaded photos are the partner's own, and returns images with the sizes of those. Asks the
 * database only where an address is one of ours. Throws `validation_error` at `images.<n>.url`.
 */
export async function withOwnPhotos<Some extends Image>(
  photos: OwnPhotos,
  queryable: Queryable,
  partnerId: number,
  images: Some[],
): Promise<Some[]> {
  if (!images.some(({ url }) => concernsUploads(photos, url))) return images;
  const urls = images.map(({ url }) => url);
  const own = await photos.claim(queryable, partnerId, urls);
  const problems = photoProblems(photos, images, own);
  if (problems.length > 0) throw validationError(problems);
  return images.map((image) => {
    const hash = photos.addresses.hashIn(image.url);
    const size = hash === undefined ? undefined : own.get(photos.addresses.of(hash));
    return size ? { ...image, width: size.width, height: size.height } : image;
  });
}
