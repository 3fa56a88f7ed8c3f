import { basename } from 'node:path';
import type { Db, Tx } from '../platform/db/index.ts';
import { type CopyValue, copyRows } from './copy-rows.ts';
import type { AlsoImported, ImportCounts } from './import-counts.ts';
import { recordImport, lockImports } from './imports.sql.ts';
import { readCampsites, timeOfData } from './osm/campsite-file.ts';
import {
  addCampsites,
  COPY_CAMPSITES,
  markGoneCampsites,
  analyzeCampsites,
  analyzeCampsiteStage,
  stagedCampsiteCountries,
  stageCampsites,
  updateCampsites,
} from './campsite-import.sql.ts';
import { readCampsitesAnew } from './campsite/readings.ts';
import type { Locator } from './locator.ts';

async function stage(
  tx: Tx,
  locator: Locator,
  file: string,
): Promise<{ read: number; skipped: number }> {
  const seen = new Set<string>();
  let read = 0;
  async function* rows(): AsyncGenerator<[CopyValue[]]> {
    for await (const campsite of readCampsites(file)) {
      read += 1;
      if (campsite === undefined || seen.has(campsite.ref)) continue;
      const at = locator.locate({ lat: campsite.lat, lng: campsite.lng });
      if (at === null) continue;
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
 * Updates the campsites from an OpenStreetMap file (see `readCampsites`) in one transaction: adds new ones, updates changed
 * ones, restores gone ones that return, and marks those that are missing in the file, in the countries it covers, as gone
 * at `now`. Then `readCampsitesAnew` decides which are results, and which objects are the same campsite. Skips objects that
 * are not campsites, have no point, lie far out at sea, or repeat. Rejects, and changes nothing, if the file cannot be read
 * to its end.
 * @param also Called in the same transaction with the counts.
 */
export function importCampsites(
  db: Db,
  locator: Locator,
  file: string,
  now: Date,
  also?: AlsoImported,
): Promise<ImportCounts> {
  return db.transaction(async (tx) => {
    await tx.query(lockImports);
    const dataAt = await timeOfData(file, now);
    const { read, skipped } = await stage(tx, locator, file);
    const gone = await tx.execute(markGoneCampsites, [now]);
    const updated = await tx.execute(updateCampsites, [now]);
    const added = await tx.execute(addCampsites, [now]);
    await tx.execute(analyzeCampsites);
    await readCampsitesAnew(tx, now);
    const unchanged = read - skipped - added - updated;
    const counts = { read, added, updated, unchanged, gone, skipped };
    const countries = (await tx.query(stagedCampsiteCountries)).map((row) => row.country_code);
    const imported = { kind: 'places' as const, file: basename(file), at: now, countries };
    await tx.execute(recordImport, [{ ...imported, ...counts, data_at: dataAt }]);
    await also?.(tx, counts);
    return counts;
  });
}
