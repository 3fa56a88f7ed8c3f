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

/** Tells which photos are the same picture, each two compared once. */
export function createPictureTest(): (one: PrintedPhoto, other: PrintedPhoto) => boolean {
  const ready = new Map<string, ReadyPrint>();
  const known = new Map<string, boolean>();
  const readyOf = ({ key, print }: PrintedPhoto): ReadyPrint => {
    const found = ready.get(key) ?? readyPrint(print);
    ready.set(key, found);
    return found;
  };
  return (one, other) => {
    if (one.key === other.key) return true;
    const pair = one.key < other.key ? `${one.key} ${other.key}` : `${other.key} ${one.key}`;
    const found = known.get(pair) ?? isSamePicture(readyOf(one), readyOf(other));
    known.set(pair, found);
    return found;
  };
}

type PictureTest = ReturnType<typeof createPictureTest>;

/** The photos of a listing that are also in one of others. */
export const photosAmong = (
  isSame: PictureTest,
  { photos }: PrintedListing,
  others: readonly PrintedListing[],
): PrintedPhoto[] =>
  photos.filter((photo) => others.some((other) => other.photos.some((one) => isSame(photo, one))));

/**
 * Compares the photos of two listings, leaving out those that are common.
 * @param near listings around them, whose photos are compared too.
 * @param holders photos anywhere that may be the same, by the key of a photo.
 */
export function sharedPhotos(
  isSame: PictureTest,
  [one, other]: readonly [PrintedListing, PrintedListing],
  near: readonly PrintedListing[],
  holders: ReadonlyMap<string, readonly Holder[]>,
): SharedPhotos {
  const tells = (photo: PrintedPhoto): boolean => {
    const held = near.filter(({ photos }) => photos.some((found) => isSame(photo, found)));
    const elsewhere = (holders.get(photo.key) ?? []).filter((holder) => isSame(photo, holder));
    return !isCommon([...held, ...elsewhere]);
  };
  const mine = one.photos.filter(tells);
  const left = new Set(other.photos.filter(tells));
  const own = [mine.length, left.size] as const;
  let shared = 0;
  for (const photo of mine) {
    const found = [...left].find((candidate) => isSame(photo, candidate));
    if (found === undefined) continue;
    left.delete(found);
    shared += 1;
  }
  return { own, shared };
}
