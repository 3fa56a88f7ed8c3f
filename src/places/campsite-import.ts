import { basename } from 'node:path';
import type { Db, Tx } from '../platform/db/index.ts';
import { type CopyValue, copyRows } from './copy-rows.ts';
import type { AlsoImported, ImportCounts } from './import-counts.ts';
import { newestData, recordImport, lockImports } from './imports.sql.ts';
import { readCampsites, timeOfData } from './osm/campsite-file.ts';
import type { OsmCampsite } from './osm/osm-campsite.ts';
import {
  addCampsites,
  analyzeCampsites,
  analyzeCampsiteStage,
  COPY_CAMPSITES,
  markGoneCampsites,
  selectDifference,
  stageCampsites,
  updateCampsites,
} from './campsite-import.sql.ts';
import { type CampsiteDifference, differenceOf } from './campsite-difference.ts';
import { readCampsitesAnew } from './campsite/readings.ts';
import type { Locator } from './locator.ts';
import { isCovered } from './towns/covered.ts';

/** Campsites of OpenStreetMap to be imported. */
export interface CampsiteSource {
  /** The name of the file or files, for the history of imports. */
  name: string;
  /** When they were taken from OpenStreetMap; null if the source does not say. */
  dataAt: Date | null;
  /** Yields undefined for an object that is not usable. */
  campsites: AsyncIterable<OsmCampsite | undefined>;
}

/** What an import does beside its changes. */
export interface CampsiteImportOptions {
  /** Called in the transaction with the counts. */
  also?: AlsoImported | undefined;
  /**
   * Called in the transaction before anything changes; the import is undone if it throws.
   * @param newest when the newest known data of the same countries were taken
   * @returns the countries whose missing campsites go; by default those that `differenceOf` says the file holds whole
   */
  decide?:
    | ((difference: CampsiteDifference, newest: Date | null) => Promise<string[]> | string[])
    | undefined;
}

async function stage(
  tx: Tx,
  locator: Locator,
  campsites: CampsiteSource['campsites'],
): Promise<{ read: number; skipped: number }> {
  const seen = new Set<string>();
  let read = 0;
  async function* rows(): AsyncGenerator<[CopyValue[]]> {
    for await (const campsite of campsites) {
      read += 1;
      if (campsite === undefined || seen.has(campsite.ref)) continue;
      const at = locator.locate({ lat: campsite.lat, lng: campsite.lng });
      if (at === null || !isCovered(at.countryCode)) continue;
      seen.add(campsite.ref);
      const { ref, kind, name, lat, lng, tags } = campsite;
      const town = at.town?.id ?? null;
      const json = JSON.stringify(tags);
      yield [[ref, kind, name, lat, lng, json, at.countryCode, at.regionId, town]];
    }
  }
  await tx.execute(stageCampsites);
  await copyRows(tx, COPY_CAMPSITES, rows());
  await tx.execute(analyzeCampsiteStage);
  return { read, skipped: read - seen.size };
}

/**
 * Updates the campsites from a source in one transaction: adds new ones, updates changed ones, restores gone ones that
 * return, and marks those that are missing, in the countries that the source holds whole, as gone at `now`. Then
 * `readCampsitesAnew` decides which are results, and which objects are the same campsite. Skips objects that are not
 * campsites, have no point, lie far out at sea or outside the covered countries, or repeat.
 */
export function mergeCampsites(
  db: Db,
  locator: Locator,
  source: CampsiteSource,
  now: Date,
  { also, decide }: CampsiteImportOptions = {},
): Promise<ImportCounts> {
  return db.transaction(async (tx) => {
    await tx.query(lockImports);
    const { read, skipped } = await stage(tx, locator, source.campsites);
    const difference = differenceOf(await tx.query(selectDifference));
    const countries = difference.countries.map(({ code }) => code);
    const { at: newest } = await tx.one(newestData, [countries]);
    const covered = decide ? await decide(difference, newest) : difference.whole;
    const gone = await tx.execute(markGoneCampsites, [now, covered]);
    const updated = await tx.execute(updateCampsites, [now]);
    const added = await tx.execute(addCampsites, [now]);
    await tx.execute(analyzeCampsites);
    await readCampsitesAnew(tx, now);
    const unchanged = read - skipped - added - updated;
    const counts = { read, added, updated, unchanged, gone, skipped };
    const imported = { kind: 'places' as const, file: source.name, at: now, countries };
    await tx.execute(recordImport, [{ ...imported, ...counts, data_at: source.dataAt }]);
    await also?.(tx, counts, difference);
    return counts;
  });
}

/**
 * Imports an OpenStreetMap file (see `readCampsites`) as `mergeCampsites` does. Rejects, and changes nothing, if the file
 * cannot be read to its end.
 */
export async function importCampsites(
  db: Db,
  locator: Locator,
  file: string,
  now: Date,
  options?: CampsiteImportOptions,
): Promise<ImportCounts> {
  const dataAt = await timeOfData(file, now);
  const source = { name: basename(file), dataAt, campsites: readCampsites(file) };
  return mergeCampsites(db, locator, source, now, options);
}
