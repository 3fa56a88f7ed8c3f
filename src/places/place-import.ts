import { basename } from 'node:path';
import type { Db, Tx } from '../platform/db/index.ts';
import { type CopyValue, copyRows } from './copy-rows.ts';
import type { ImportCounts } from './import-counts.ts';
import { recordImport, takeTurn } from './imports.sql.ts';
import { readPlaces } from './osm/place-file.ts';
import {
  addPlaces,
  COPY_PLACES,
  markGonePlaces,
  settlePlaces,
  settlePlaceStage,
  stagedPlaceCountries,
  stagePlaces,
  updatePlaces,
} from './place-import.sql.ts';
import type { Placing } from './placing.ts';

async function stage(
  tx: Tx,
  placing: Placing,
  file: string,
): Promise<{ read: number; skipped: number }> {
  const seen = new Set<string>();
  let read = 0;
  async function* rows(): AsyncGenerator<[CopyValue[]]> {
    for await (const place of readPlaces(file)) {
      read += 1;
      if (place === undefined || seen.has(place.ref)) continue;
      const at = placing.place({ lat: place.lat, lng: place.lng });
      if (at === null) continue;
      seen.add(place.ref);
      const { ref, kind, name, lat, lng, tags } = place;
      const town = at.town?.id ?? null;
      const json = JSON.stringify(tags);
      yield [[ref, kind, name, lat, lng, json, at.countryCode, at.regionId, town]];
    }
  }
  await tx.execute(stagePlaces);
  await copyRows(tx, COPY_PLACES, rows());
  await tx.execute(settlePlaceStage);
  return { read, skipped: read - seen.size };
}

/**
 * Brings the places up to a file of OpenStreetMap (see `readPlaces`) in one transaction: new ones are
 * added, changed ones updated, and those it no longer has, in the countries it covers, are gone from
 * `now` on; gone ones that return come back. Skipped is what is no campsite, has no point, is far out
 * at sea, or repeats. Rejects, and changes nothing, when the file cannot be read to its end.
 */
export function importPlaces(
  db: Db,
  placing: Placing,
  file: string,
  now: Date,
): Promise<ImportCounts> {
  return db.transaction(async (tx) => {
    await tx.query(takeTurn);
    const { read, skipped } = await stage(tx, placing, file);
    const gone = await tx.execute(markGonePlaces, [now]);
    const updated = await tx.execute(updatePlaces, [now]);
    const added = await tx.execute(addPlaces, [now]);
    await tx.execute(settlePlaces);
    const unchanged = read - skipped - added - updated;
    const counts = { read, added, updated, unchanged, gone, skipped };
    const countries = (await tx.query(stagedPlaceCountries)).map((row) => row.country_code);
    const record = { kind: 'places' as const, file: basename(file), at: now, countries, ...counts };
    await tx.execute(recordImport, [record]);
    return counts;
  });
}
