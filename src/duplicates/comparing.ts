import type { Images, Print } from '../images/index.ts';
import { publicPosition } from '../listings/index.ts';
import { type Clock, daysAfter, daysBefore } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { JobKind } from '../platform/jobs/index.ts';
import {
  type ChangedRow,
  type ComparedInput,
  type ComparedRow,
  decidePairs,
  forgetHidden,
  forgetPrints,
  type JudgedPair,
  keepCompared,
  keepPairs,
  keepPlace,
  keepTraits,
  lockCompared,
  selectChanged,
  selectDue,
  selectHolders,
  selectNear,
  selectPart,
} from './comparison.sql.ts';
import {
  CLEAR_POINTS,
  HOPELESS_POINTS,
  likenessOf,
  likenessOfTraits,
  SAME_POINTS,
} from './likeness.ts';
import { createPictureTest, photosAmong, type PrintedListing, sharedPhotos } from './photos.ts';
import { createPrints, type Photo, photoKey } from './prints.ts';
import { traitsOf } from './traits.ts';

/** Seconds between two runs. */
const EVERY_S = 600;

/**
 * Number of listings that a run checks for changes, that one statement checks, and that a run
 * compares.
 */
const CHECKED_PER_RUN = 200_000;
const CHECKED_PER_STATEMENT = 5_000;
const COMPARED_PER_RUN = 10_000;

/** Number of photos that a run fetches, and that are compared of each listing. */
const PHOTOS_PER_RUN = 2_000;
const PHOTOS_OF_LISTING = 8;

/** Number of listings around a listing that it is compared with. */
const MOST_NEAR = 60;

/**
 * Number of photos of any listings that a photo is compared with, the most similar first: a few
 * copies show that it is common.
 */
const MOST_LIKE_PHOTOS = 24;

/** Days until a listing is compared again if some of its photos could not be fetched. */
const AGAIN_DAYS = 1;

/** Days for which prints of photos that no listing shows are kept. */
const UNUSED_PRINT_DAYS = 30;

/** Degrees of a side of a grid cell: 5.5 km from south to north, and 2.8 km from west to east at 60° north. */
const CELL_DEGREES = 0.05;
const CELLS_ROUND = Math.round(360 / CELL_DEGREES);

interface Deps {
  db: Db;
  clock: Clock;
  images: Pick<Images, 'print'>;
}

interface Point {
  lat: number;
  lng: number;
}

/** Returns the number of the grid cell that lies `north` and `east` cells from a point's. */
function cellOf({ lat, lng }: Point, north = 0, east = 0): number {
  const row = Math.floor((lat + 90) / CELL_DEGREES) + north;
  const column = Math.floor((lng + 180) / CELL_DEGREES) + east;
  return row * CELLS_ROUND + ((column + CELLS_ROUND) % CELLS_ROUND);
}

/** The grid cell of a point and the eight around it. */
const cellsAround = (point: Point): number[] =>
  [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => cellOf(point, north, east)));

/** Returns the row that is stored for a changed listing. */
function comparedOf({ document, ...row }: ChangedRow): ComparedInput {
  const traits = traitsOf(document, publicPosition(row));
  const sources = [...new Set(document.images.map(({ url }) => url))].slice(0, PHOTOS_OF_LISTING);
  return {
    listing_id: row.id,
    partner_id: row.partner_id,
    kind: traits.kind,
    cell: cellOf(traits.position),
    traits,
    sources,
    photos: sources.map(photoKey),
    version: row.updated_at,
  };
}

const photosOf = ({ sources, photos }: ComparedRow): Photo[] =>
  sources.map((source, at) => ({ source, key: photos[at]! }));

/**
 * The recurring job that finds listings of two partners that are one vehicle or campsite. It goes through all shown
 * listings, stores the traits of those that have changed, and compares these with the listings around them.
 */
export function comparisonJob({ db, clock, images }: Deps): JobKind {
  const printsOf = createPrints({ db, clock, images });

  /**
   * Stores the traits of changed listings among the next few; returns whether these were the last.
   */
  const checkNext = async (): Promise<boolean> => {
    const { after_id, until_id } = await db.one(selectPart, [CHECKED_PER_STATEMENT]);
    if (until_id !== null) {
      const changed = (await db.query(selectChanged, [after_id, until_id])).map(comparedOf);
      if (changed.length > 0) await db.execute(keepTraits, [JSON.stringify(changed), clock.now()]);
    }
    await db.execute(forgetHidden, [after_id, until_id]);
    await db.execute(keepPlace, [until_id ?? 0]);
    return until_id === null;
  };

  /**
   * Compares a listing with the listings of other partners around it.
   * @param alike all listings around it that could be the same thing
   * @param rivals the listings of other partners among them
   * @returns only pairs with enough points to match, or to compete with a match
   */
  const judge = async (
    row: ComparedRow,
    alike: readonly ComparedRow[],
    rivals: readonly ComparedRow[],
    prints: ReadonlyMap<string, Print>,
  ): Promise<JudgedPair[]> => {
    if (rivals.length === 0) return [];
    const printed = [row, ...alike].map((of): PrintedListing => ({
      id: of.listing_id,
      partnerId: of.partner_id,
      photos: of.photos.flatMap((key) => {
        const print = prints.get(key);
        return print === undefined ? [] : [{ key, print }];
      }),
    }));
    const [mine, ...others] = printed as [PrintedListing, ...PrintedListing[]];
    const theirs = new Map(others.map((listing) => [listing.id, listing]));
    const pictures = createPictureTest();
    const ofRivals = rivals.map(({ listing_id }) => theirs.get(listing_id)!);
    const matched = await photosAmong(pictures, mine, ofRivals);
    const keys = matched.map(({ key }) => key);
    const found = keys.length === 0 ? [] : await db.query(selectHolders, [keys, MOST_LIKE_PHOTOS]);
    const holders = Map.groupBy(found, ({ of }) => of);
    const judged: JudgedPair[] = [];
    for (const other of rivals) {
      const pair = [mine, theirs.get(other.listing_id)!] as const;
      const shared = await sharedPhotos(pictures, pair, printed, holders);
      const likeness = likenessOf(row.traits, other.traits, shared);
      // A pair with too few points for a match may still be too close to another pair.
      if (likeness.points <= SAME_POINTS - CLEAR_POINTS) continue;
      judged.push({ other: other.listing_id, ...likeness });
    }
    return judged;
  };

  /**
   * Compares a listing with those around it and stores its pairs; returns the number of fetched
   * photos.
   */
  const compare = async (row: ComparedRow, budget: number): Promise<number> => {
    const { traits } = row;
    const near = await db.query(selectNear, [
      {
        id: row.listing_id,
        kind: row.kind,
        cells: cellsAround(traits.position),
        make: traits.make,
        lat: traits.position.lat,
        lng: traits.position.lng,
        most: MOST_NEAR,
      },
    ]);
    const alike = near.filter(
      (other) => likenessOfTraits(traits, other.traits).points > HOPELESS_POINTS,
    );
    const rivals = alike.filter((other) => other.partner_id !== row.partner_id);
    const prints = await printsOf(
      rivals.length === 0 ? [] : [row, ...alike].flatMap(photosOf),
      budget,
    );
    // The listing stays due: the next run finds the prints that this one has stored.
    if (prints.isCut) return prints.fetched;
    const judged = await judge(row, alike, rivals, prints.known);
    const ids = [row.listing_id, ...judged.map(({ other }) => other)];
    await db.transaction(async (tx) => {
      await tx.query(lockCompared, [ids]);
      await tx.execute(keepPairs, [row.listing_id, JSON.stringify(judged), clock.now()]);
      await tx.execute(decidePairs, [ids, { same: SAME_POINTS, clear: CLEAR_POINTS }]);
      const again = prints.isPartial ? daysAfter(clock.now(), AGAIN_DAYS) : null;
      await tx.execute(keepCompared, [row.listing_id, row.version, again]);
    });
    return prints.fetched;
  };

  return {
    kind: 'duplicates.compare',
    concurrency: 1,
    everySeconds: EVERY_S,
    async run({ signal }) {
      for (let checked = 0; checked < CHECKED_PER_RUN; checked += CHECKED_PER_STATEMENT) {
        if (!(await checkNext())) continue;
        await db.execute(forgetPrints, [daysBefore(clock.now(), UNUSED_PRINT_DAYS)]);
        break;
      }
      let budget = PHOTOS_PER_RUN;
      const due = await db.query(selectDue, [clock.now(), COMPARED_PER_RUN]);
      for (const row of due) {
        if (budget <= 0 || signal.aborted) return;
        budget -= await compare(row, budget);
      }
    },
  };
}
