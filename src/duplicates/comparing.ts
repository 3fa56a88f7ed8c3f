import type { Images, Print } from '../images/index.ts';
import { publicPosition } from '../listings/index.ts';
import { type Clock, daysAfter, daysBefore } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { JobKind } from '../platform/jobs/index.ts';
import { cellOf, cellsAround } from './cells.ts';
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

/** Listings of one run that are looked at for changes, in parts, and that are compared. */
const WALKED_PER_RUN = 200_000;
const WALKED_PER_PART = 5_000;
const COMPARED_PER_RUN = 10_000;

/** Photos of one run that are fetched; of one listing that are compared. */
const PHOTOS_PER_RUN = 2_000;
const PHOTOS_OF_LISTING = 8;

/** Listings around one that it is compared with. */
const MOST_NEAR = 60;

/** Photos anywhere that one is compared with, those most like it first: few copies make it common. */
const MOST_LIKE_PHOTOS = 24;

/** Days after which a listing is compared again of whose photos some could not be fetched. */
const AGAIN_DAYS = 1;

/** Days for which prints are kept that no listing has. */
const UNUSED_PRINT_DAYS = 30;

interface Needs {
  db: Db;
  clock: Clock;
  images: Pick<Images, 'print'>;
}

/** What is kept of a listing that has changed. */
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
 * The recurring job that finds listings of two partners that are one vehicle or campsite: it walks over all shown
 * listings, keeps what is compared of those that have changed, and compares these with the listings around them.
 */
export function comparisonJob({ db, clock, images }: Needs): JobKind {
  const printsOf = createPrints({ db, clock, images });

  const walkPart = async (): Promise<boolean> => {
    const { after_id, until_id } = await db.one(selectPart, [WALKED_PER_PART]);
    if (until_id !== null) {
      const changed = (await db.query(selectChanged, [after_id, until_id])).map(comparedOf);
      if (changed.length > 0) await db.execute(keepTraits, [JSON.stringify(changed), clock.now()]);
    }
    await db.execute(forgetHidden, [after_id, until_id]);
    await db.execute(keepPlace, [until_id ?? 0]);
    return until_id === null;
  };

  /** The likeness of a listing to those of other partners around it, as far as it matters. */
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
      // Those that fall short may still keep another from being clearly ahead.
      if (likeness.points <= SAME_POINTS - CLEAR_POINTS) continue;
      judged.push({ other: other.listing_id, ...likeness });
    }
    return judged;
  };

  /** Compares a listing with those around it; gives how many photos were fetched. */
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
    // Its turn comes again with what is known by then.
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
      for (let walked = 0; walked < WALKED_PER_RUN; walked += WALKED_PER_PART) {
        if (!(await walkPart())) continue;
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
