import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCampsites, type Locator } from '../../src/places/index.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/db/index.ts';

/** Where campsites are loaded: a whole Campcairn, or what there is of it. */
interface Loaded {
  context: { db: Db };
  services: { locator: Locator };
  clock: Clock;
}

/** A campsite as the importer reads it: `node/{number}` with the tags of a campsite and these. */
export const campsiteFeature = (
  number: number,
  lat: number,
  lng: number,
  tags: Record<string, string>,
) => ({
  type: 'Feature',
  id: `node/${number}`,
  properties: { tourism: 'camp_site', ...tags },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});

/** Imports features as the campsites of OpenStreetMap, in place of those there were. */
export async function loadCampsites(
  { context, services, clock }: Loaded,
  features: readonly unknown[],
  /** When the data was taken from OpenStreetMap; the file does not say so by default. */
  timestamp?: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'campcairn-places-'));
  const file = join(folder, 'places.geojson');
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', timestamp, features }));
  await importCampsites(context.db, services.locator, file, clock.now());
  rmSync(folder, { recursive: true, force: true });
}
