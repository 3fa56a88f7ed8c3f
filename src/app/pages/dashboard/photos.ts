import {
  MAX_PHOTO_BYTES,
  MAX_PREPARED_BYTES,
  type PhotoRefusal,
  PhotoRefused,
  type UploadedPhoto,
} from '../../../photos/index.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { allow, type Member } from './member.ts';

/** An uploaded photo, or why it is not taken. */
export type PhotoAnswer =
  | (UploadedPhoto & {
      ok: true;
      /** Path through the image proxy, in which `{w}` stands for the width. */
      path: string;
    })
  | { ok: false; why: PhotoRefusal };

const answered = async (work: () => Promise<PhotoAnswer>): Promise<PhotoAnswer> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PhotoRefused)) throw error;
    return { ok: false, why: error.why };
  }
};

/** Creates the functions by which a member uploads photos. */
export function createPhotosArea(_context: AppContext, services: Services, member: Member) {
  const { photos, images } = services;
  const maxBytesOfAll = member.status === 'pending' ? MAX_PREPARED_BYTES : undefined;
  const add = (file: Buffer): Promise<PhotoAnswer> =>
    answered(async () => {
      const photo = await photos.add(member.partnerId, file, maxBytesOfAll);
      return { ...photo, ok: true, path: images.path(photo.url) };
    });
  return {
    /** Maximum size of a file in bytes. */
    maxBytes: MAX_PHOTO_BYTES,
    /**
     * Receives a body with photos, for which there is room in memory while `work` runs; returns why not
     * when there is none. Throws `forbidden`.
     * @param bytes declared size of the body
     */
    async receive<Done>(
      bytes: number,
      work: (addPhoto: typeof add) => Promise<Done>,
    ): Promise<Done | { ok: false; why: PhotoRefusal }> {
      allow(member, 'listings.write');
      let leave: () => void;
      try {
        leave = photos.admission.enter(member.partnerId, bytes);
      } catch (error) {
        if (!(error instanceof PhotoRefused)) throw error;
        return { ok: false, why: error.why };
      }
      try {
        return await work(add);
      } finally {
        leave();
      }
    },
    /**
     * Returns the path of a picture through the image proxy, in which `{w}` stands for the width; null for
     * a text that is no address of a photo.
     */
    pictureOf(url: string): string | null {
      const parsed = URL.parse(url.trim());
      const isPicture = parsed?.protocol === 'https:' || photos.addresses.hashIn(url) !== undefined;
      return isPicture ? images.path(url.trim()) : null;
    },
  };
}
