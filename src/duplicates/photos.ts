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

/** A photo that may be the same as another, in a listing that has it. */
export interface Holder extends PrintedPhoto {
  id: number;
  partnerId: number;
}

/** More listings than these have a photo in common only when it is not of one vehicle. */
const MOST_OF_ONE_THING = 3;

/**
 * Whether a photo is of no single thing, as the listings that have it show: a partner uses it twice, as for all
 * vans of a model, or more listings have it than one thing is offered in. Such are the maker's photos, a depot's yard
 * and pictures that say "photo to follow".
 */
export function isCommon(holders: readonly { id: number; partnerId: number }[]): boolean {
  const listings = new Set(holders.map(({ id }) => id));
  const partners = new Set(holders.map(({ partnerId }) => partnerId));
  return listings.size > MOST_OF_ONE_THING || partners.size < listings.size;
}

/** Comparisons after which what else waits has its turn: one takes up to 2 ms. */
const COMPARED_PER_TURN = 8;

/** Finds photos that are the same picture; each two are compared once. */
export interface PictureTest {
  /** The first of some photos that is the same as one. */
  find<Photo extends PrintedPhoto>(
    photo: PrintedPhoto,
    among: readonly Photo[],
  ): Promise<Photo | undefined>;
}

/** Makes a test that remembers what it compared. */
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
    async find(photo, among) {
      for (const one of among) if (await isSame(photo, one)) return one;
      return undefined;
    },
  };
}

/** Those of some that `test` is true of, one after the other. */
async function those<T>(some: readonly T[], test: (one: T) => Promise<boolean>): Promise<T[]> {
  const found: T[] = [];
  for (const one of some) if (await test(one)) found.push(one);
  return found;
}

/** The photos of a listing that are also in one of others. */
export const photosAmong = (
  pictures: PictureTest,
  { photos }: PrintedListing,
  others: readonly PrintedListing[],
): Promise<PrintedPhoto[]> => {
  const candidates = others.flatMap((other) => other.photos);
  return those(photos, async (photo) => (await pictures.find(photo, candidates)) !== undefined);
};

/**
 * Compares the photos of two listings, leaving out those that are common.
 * @param near listings around them, whose photos are compared too.
 * @param holders photos anywhere that may be the same, by the key of a photo.
 */
export async function sharedPhotos(
  pictures: PictureTest,
  [one, other]: readonly [PrintedListing, PrintedListing],
  near: readonly PrintedListing[],
  holders: ReadonlyMap<string, readonly Holder[]>,
): Promise<SharedPhotos> {
  const tells = async (photo: PrintedPhoto): Promise<boolean> => {
    const isIn = async (photos: readonly PrintedPhoto[]) =>
      (await pictures.find(photo, photos)) !== undefined;
    const held = await those(near, ({ photos }) => isIn(photos));
    const elsewhere = await those(holders.get(photo.key) ?? [], (holder) => isIn([holder]));
    return !isCommon([...held, ...elsewhere]);
  };
  const mine = await those(one.photos, tells);
  const left = new Set(await those(other.photos, tells));
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
