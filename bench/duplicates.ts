import { availableParallelism } from 'node:os';
import { demoPartner } from '@campcairn/demo-partner';
import { seeded } from '@campcairn/seeded';
import { likenessOf, SAME_POINTS } from '../src/duplicates/likeness.ts';
import {
  createPictureTest,
  type Holder,
  photosAmong,
  type PrintedListing,
  type PrintedPhoto,
  sharedPhotos,
} from '../src/duplicates/photos.ts';
import { bandsOf } from '../src/images/index.ts';
import { townColumnsOf } from '../test/support/town-columns.ts';
import { createGazetteer } from '../src/places/gazetteer.ts';
import { isLand } from '../src/places/index.ts';
import { createLocator } from '../src/places/locator.ts';
import { regionOfGeoNames } from '../src/places/regions.ts';
import { readTowns } from '../src/places/towns/town-file.ts';
import { defaultTowns } from '../src/places/towns/town-import.ts';
import { type MadePair, madePairs } from './duplicates/pairs.ts';
import { compressed, copied, drawn, printed } from './duplicates/pictures.ts';
import { report } from './support/report.ts';

/** Number of pairs; the first argument overrides it. */
const PAIRS = Number(process.argv[2] ?? 2000);

/** The same limit as in the service's statement. */
const MOST_LIKE_PHOTOS = 24;

const WANTED = { precision: 0.99, recall: 0.8 };

const random = seeded('the same van twice');

async function demoListings() {
  const towns = [];
  for await (const batch of readTowns(defaultTowns())) {
    for (const town of batch) {
      if (town === undefined) continue;
      towns.push({ ...town, regionId: regionOfGeoNames(town.countryCode, town.admin1) });
    }
  }
  const { townsOf } = createLocator(createGazetteer(townColumnsOf(towns)));
  return [...demoPartner({ townsOf, isLand }).listings('2026-05-01')];
}

/** Draws the photos of a pair and computes their prints. */
async function printedPair(pair: MadePair, index: number): Promise<PrintedListing[]> {
  return Promise.all(
    pair.listings.map(async ({ photos }, side) => {
      const of = random.fork(`${index} ${side}`);
      const prints = await Promise.all(
        photos.map(async ({ url, copied: isCopy }, at) => {
          const picture = await drawn(url);
          const print = await printed(await (isCopy ? copied : compressed)(of, picture));
          return print === null ? [] : [{ key: `${index}/${side}/${at}`, print }];
        }),
      );
      return { id: index * 2 + side, partnerId: side, photos: prints.flat() };
    }),
  );
}

/** Runs `work` for each item with limited concurrency. */
async function each<T, Done>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next++;
      done[index] = await work(items[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return done;
}

/**
 * Returns a function that finds photos of any listing similar to one, like the service's statement
 * does.
 */
function likePhotos(listings: readonly PrintedListing[]) {
  // Each listing belongs to a different partner.
  const photos = listings.flatMap(({ id, photos: own }) =>
    own.map((photo): Holder => ({ ...photo, id, partnerId: id })),
  );
  const byBand = new Map<number, Holder[]>();
  for (const photo of photos) {
    for (const band of bandsOf(photo.print)) {
      const others = byBand.get(band) ?? [];
      others.push(photo);
      byBand.set(band, others);
    }
  }
  return ({ print }: PrintedPhoto): Holder[] => {
    const shared = new Map<Holder, number>();
    for (const band of bandsOf(print)) {
      for (const photo of byBand.get(band)!) shared.set(photo, (shared.get(photo) ?? 0) + 1);
    }
    const nearest = [...shared].sort(([, one], [, other]) => other - one);
    return nearest.slice(0, MOST_LIKE_PHOTOS).map(([photo]) => photo);
  };
}

const pairs = madePairs(random, await demoListings(), PAIRS);
const printedPairs = await each(pairs, printedPair);
const like = likePhotos(printedPairs.flat());
const counts = { truePositive: 0, falsePositive: 0, falseNegative: 0 };
const missed: Record<string, number> = {};
for (const [index, pair] of pairs.entries()) {
  const [one, other] = printedPairs[index]!;
  const pictures = createPictureTest();
  const matched = await photosAmong(pictures, one!, [other!]);
  const holders = new Map(matched.map((photo) => [photo.key, like(photo)]));
  const near = [one!, other!] as const;
  const photos = await sharedPhotos(pictures, near, near, holders);
  const { points } = likenessOf(pair.listings[0].traits, pair.listings[1].traits, photos);
  const isSame = points >= SAME_POINTS;
  if (isSame && pair.isSame) counts.truePositive++;
  else if (isSame !== pair.isSame) {
    counts[isSame ? 'falsePositive' : 'falseNegative']++;
    missed[pair.what] = (missed[pair.what] ?? 0) + 1;
  }
}
const { truePositive, falsePositive, falseNegative } = counts;
const rounded = (part: number) => Math.round(part * 10_000) / 10_000;
const precision = rounded(truePositive / (truePositive + falsePositive));
const recall = rounded(truePositive / (truePositive + falseNegative));
report('duplicates', [
  { name: `precision of ${pairs.length} pairs`, figure: precision, wanted: WANTED.precision },
  { name: 'recall', figure: recall, wanted: WANTED.recall, details: { ...counts, missed } },
]);
console.log(counts, missed);
if (precision < WANTED.precision || recall < WANTED.recall) process.exitCode = 1;
