import { createHash } from 'node:crypto';
import { bandsOf, ImageError, type Images, type Print } from '../images/index.ts';
import { type Clock, daysBefore } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import { keepPrint, type PrintRow, selectPrints } from './comparison.sql.ts';

/** A photo's address, and the key of its print. */
export interface Photo {
  key: string;
  source: string;
}

/** Returns the key of a photo: 32 hexadecimal digits of the SHA-256 of its address. */
export const photoKey = (source: string): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 32);

/** Days until a print is taken again, since its address may lead to another photo by then. */
const FRESH_DAYS = 90;
/** Days between attempts to fetch a photo, and the number of attempts. */
const RETRY_DAYS = 1;
const MOST_FAILURES = 5;

/** Number of photos fetched at once. */
const MAX_CONCURRENT = 4;

/** The prints of some photos. */
export interface Prints {
  /** By key. */
  known: Map<string, Print>;
  /** Whether the budget left photos unfetched. */
  isCut: boolean;
  /** Whether photos could not be fetched now and may be later. */
  isPartial: boolean;
  /** Number of fetched photos. */
  fetched: number;
}

interface Deps {
  db: Db;
  clock: Clock;
  images: Pick<Images, 'print'>;
}

/**
 * Creates the function that returns stored prints of photos and takes missing ones, fetching at
 * most `budget` photos.
 */
export function createPrints({
  db,
  clock,
  images,
}: Deps): (photos: readonly Photo[], budget: number) => Promise<Prints> {
  const isDue = (row: PrintRow | undefined): boolean => {
    if (row === undefined) return true;
    const days = row.failures > 0 ? RETRY_DAYS : FRESH_DAYS;
    return row.failures < MOST_FAILURES && row.taken_at <= daysBefore(clock.now(), days);
  };

  /** Takes a print and stores it; undefined when the photo cannot be fetched now. */
  const take = async ({ key, source }: Photo): Promise<Print | null | undefined> => {
    try {
      const print = await images.print(source);
      await db.execute(keepPrint, [
        key,
        print && Buffer.from(print),
        print && bandsOf(print),
        { failed: false, now: clock.now() },
      ]);
      return print;
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      // A busy converter is no fault of the photo.
      if (error.kind !== 'busy') {
        await db.execute(keepPrint, [key, null, null, { failed: true, now: clock.now() }]);
      }
      return undefined;
    }
  };

  return async (photos, budget) => {
    const wanted = new Map(photos.map((photo) => [photo.key, photo]));
    const rows = new Map(
      (await db.query(selectPrints, [[...wanted.keys()]])).map((row) => [row.key, row]),
    );
    const due = [...wanted.values()].filter(({ key }) => isDue(rows.get(key)));
    const known = new Map<string, Print>();
    for (const { key, print } of rows.values()) if (print !== null) known.set(key, print);
    const queue = due.slice(0, budget);
    let isPartial = false;
    const takeAll = async () => {
      for (let photo = queue.shift(); photo !== undefined; photo = queue.shift()) {
        const print = await take(photo);
        if (print === undefined) isPartial = true;
        else if (print !== null) known.set(photo.key, print);
      }
    };
    const fetched = queue.length;
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, takeAll));
    return { known, isCut: fetched < due.length, isPartial, fetched };
  };
}
