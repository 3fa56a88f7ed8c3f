import { concernsUploads, photoProblems, type RowPhotos } from '../../listings/index.ts';
import type { ListingBody, MappedListing } from './mapped-row.ts';
import type { FeedSettings } from './settings.ts';

/** The addresses of a listing's photos, unchecked; an empty one in place of what is no address. */
function imagesOf({ images }: ListingBody): { url: string }[] {
  if (!Array.isArray(images)) return [];
  return (images as unknown[]).map((image) => {
    const url = (image as { url?: unknown } | null)?.url;
    return { url: typeof url === 'string' ? url : '' };
  });
}

/** Whether a listing has addresses of uploaded photos. */
export const hasUploads = (photos: RowPhotos, body: ListingBody): boolean =>
  imagesOf(body).some(({ url }) => concernsUploads(photos, url));

/**
 * Adds the problems of rows with uploaded photos of another account, or removes these photos where the
 * settings leave out bad ones. Asks once for all rows.
 */
export async function checkPhotosOf(
  photos: RowPhotos,
  partnerId: number,
  settings: FeedSettings,
  rows: readonly { mapped: MappedListing }[],
): Promise<void> {
  const concerned = rows.filter(({ mapped }) => hasUploads(photos, mapped.body));
  if (concerned.length === 0) return;
  const urls = concerned.flatMap(({ mapped }) => imagesOf(mapped.body).map(({ url }) => url));
  const own = await photos.own(partnerId, urls);
  for (const { mapped } of concerned) {
    const problems = photoProblems(photos, imagesOf(mapped.body), own);
    if (settings.leaveOutBadImages !== true) mapped.problems.push(...problems);
    else {
      const bad = new Set(problems.map(({ path }) => path));
      const images = mapped.body.images as unknown[];
      mapped.body.images = images.filter((_, at) => !bad.has(`images.${at}.url`));
    }
  }
}
