import { setImmediate as othersTurn } from 'node:timers/promises';
import { isSamePicture, type Print, type ReadyPrint, readyPrint } from '../images/index.ts';
import type { SharedPhotos } from './likeness.ts';

/** A photo with its print, by the key of its address. */
export interface PrintedPhoto {
  key: string;
  print: Print;
}

/** A listing's photos that have a print. */
export interface PrintedListing {
  id: number;
  partnerId: number;
  photos: readonly PrintedPhoto[];
}

/** A photo that may show the same picture as another, and a listing that shows it. */
export interface Holder extends PrintedPhoto {
  id: number;
  partnerId: number;
}

/** Maximum number of listings that show a photo of one vehicle. */
const MAX_LISTINGS_OF_ONE_THING = 3;

/**
 * Whether a photo shows no particular vehicle: a partner uses it for two listings, for example for
 * all vans of a model, or more listings show it than offer one vehicle. Such photos come from the
 * maker or show a depot's yard, or say "photo to follow".
 * @param holders the listings that show it
 */
export function isCommon(holders: readonly { id: number; partnerId: number }[]): boolean {
  const listings = new Set(holders.map(({ id }) => id));
  const partners = new Set(holders.map(({ partnerId }) => partnerId));
  return listings.size > MAX_LISTINGS_OF_ONE_THING || partners.size < listings.size;
}

/** Number of comparisons, of up to 2 ms each, after which the event loop is yielded. */
const COMPARED_PER_TURN = 8;

/** Finds photos that show the same picture. */
export interface PictureTest {
  /** Returns the first candidate that shows the same picture as a photo. */
  find<Photo extends PrintedPhoto>(
    photo: PrintedPhoto,
    candidates: readonly Photo[],
  ): Promise<Photo | undefined>;
}

/** Makes a test that compares any two photos only once. */
export function createPictureTest(): PictureTest {
  const ready = new Map<string, ReadyPrint>();
  const known = new Map<string, boolean>();
  const readyOf = ({ key, print }: PrintedPhoto): ReadyPrint => {
    const found = ready.get(key) ?? readyPrint(print);
    ready.set(key, found);
    return found;
  };
  const isSame = async (one: PrintedPhoto, other: PrintedPhoto): Promise<boolean> => {
    if (one.key === other.key) return true;
    const pair = one.key < other.key ? `${one.key} ${other.key}` : `${other.key} ${one.key}`;
    const found = known.get(pair);
    if (found !== undefined) return found;
    const compared = isSamePicture(readyOf(one), readyOf(other));
    known.set(pair, compared);
    if (known.size % COMPARED_PER_TURN === 0) await othersTurn();
    return compared;
  };
  return {
    async find(photo, candidates) {
      for (const one of candidates) if (await isSame(photo, one)) return one;
      return undefined;
    },
  };
}

/** Filters by an asynchronous test, one item after the other. */
async function filtered<T>(items: readonly T[], test: (item: T) => Promise<boolean>): Promise<T[]> {
  const found: T[] = [];
  for (const one of items) if (await test(one)) found.push(one);
  return found;
}

/** Returns the photos of a listing that other listings show too. */
export const photosAmong = (
  pictures: PictureTest,
  { photos }: PrintedListing,
  others: readonly PrintedListing[],
): Promise<PrintedPhoto[]> => {
  const candidates = others.flatMap((other) => other.photos);
  return filtered(photos, async (photo) => (await pictures.find(photo, candidates)) !== undefined);
};

/**
 * Compares the photos of two listings, leaving out common ones.
 * @param near listings around them, which may show these photos too
 * @param holders photos of listings anywhere that may show the same picture, by the key of a photo
 */
export async function sharedPhotos(
  pictures: PictureTest,
  [one, other]: readonly [PrintedListing, PrintedListing],
  near: readonly PrintedListing[],
  holders: ReadonlyMap<string, readonly Holder[]>,
): Promise<SharedPhotos> {
  const isOwn = async (photo: PrintedPhoto): Promise<boolean> => {
    const isIn = async (photos: readonly PrintedPhoto[]) =>
      (await pictures.find(photo, photos)) !== undefined;
    const held = await filtered(near, ({ photos }) => isIn(photos));
    const elsewhere = await filtered(holders.get(photo.key) ?? [], (holder) => isIn([holder]));
    return !isCommon([...held, ...elsewhere]);
  };
  const mine = await filtered(one.photos, isOwn);
  const left = new Set(await filtered(other.photos, isOwn));
  const own = [mine.length, left.size] as const;
  let shared = 0;
  for (const photo of mine) {
    const found = await pictures.find(photo, [...left]);
    if (found === undefined) continue;
    left.delete(found);
    shared += 1;
  }
  return { own, shared };
}
