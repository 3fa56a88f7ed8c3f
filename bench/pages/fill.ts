import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../src/platform/db/index.ts';
import { endConnections } from '../support/connections.sql.ts';
import { benchCampsite, benchListing } from '../support/listings.ts';
import { jsonRequest, load } from '../support/load.ts';
import type { Subject } from '../support/subject.ts';
import { analyzeListings, insertPremiumPartners, spreadListings } from './fill.sql.ts';

const VANS = 20_000;
const CAMPSITES = 26_000;
/** Number of partners with Premium. Each page draws two of those with a matching listing. */
const PREMIUM_PARTNERS = 300;
const BATCH = 100;

/** Search pages that benchmarks request. */
export const SEARCHES = [
  '/search',
  '/search?q=Newquay&category=campervan',
  '/search?q=England&people=4&price_max=120',
  '/search?q=Bristol&from=2027-06-01&to=2027-06-08',
  '/search?category=campsite&q=Cornwall',
  '/campsites',
];

/** A landing page of a region. */
export const LANDING = '/campervan-hire/united-kingdom/england';

/** Number of campsites of OpenStreetMap, and the middle of the square of degrees in which they lie. */
const OSM_CAMPSITES = 400;
const AROUND = { lat: 50.4, lng: -4.9 };

/** Times to ask for a sitemap, which has no pages until the index has taken the listings over. */
const MAX_TRIES = 40;
const TRY_AGAIN_MS = 500;

/** Returns the path of the first page in a sitemap, once there is one. */
export async function pageOfSitemap(
  { port }: Pick<Subject, 'port'>,
  name: string,
): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/${name}.xml`);
    const [, path] = /<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/.exec(await answer.text()) ?? [];
    if (path !== undefined) return path;
    await setTimeout(TRY_AGAIN_MS);
  }
  throw new Error(`${name} has no page`);
}

/** Imports made-up campsites of OpenStreetMap. */
export function importCampsites({ cc }: Pick<Subject, 'cc'>): void {
  const folder = mkdtempSync(join(tmpdir(), 'campcairn-places-'));
  const file = join(folder, 'places.geojson');
  const features = Array.from({ length: OSM_CAMPSITES }, (_, n) => ({
    type: 'Feature',
    id: `node/${n + 1}`,
    properties: {
      tourism: 'camp_site',
      name: `Field ${n + 1}`,
      website: `https://field-${n + 1}.example`,
      shower: 'yes',
      dog: 'leashed',
      capacity: '40',
    },
    geometry: {
      type: 'Point',
      coordinates: [AROUND.lng + (n % 20) / 40, AROUND.lat + Math.floor(n / 20) / 40],
    },
  }));
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }));
  cc('import', 'places', file);
  rmSync(folder, { recursive: true });
}

/**
 * Gives listings to partners with Premium, and brings the process to the state that it has some
 * minutes after these listings were added: table statistics exist, and connections have planned
 * with them.
 */
async function settle(sockets: string): Promise<void> {
  const db = openDatabase(`postgres://postgres@/campcairn?host=${encodeURIComponent(sockets)}`);
  await db.execute(insertPremiumPartners, [PREMIUM_PARTNERS]);
  await db.execute(spreadListings, [PREMIUM_PARTNERS]);
  await db.execute(analyzeListings);
  await db.query(endConnections);
  await db.end();
}

/** Stores the listings that pages are measured with, some of them of partners with Premium. */
export async function fillPages(subject: Subject): Promise<void> {
  const { port, key, sockets } = subject;
  const push = (count: number, item: (number: number) => object) =>
    load(port, {
      requests: count / BATCH,
      inFlight: 4,
      make: (n) =>
        jsonRequest('POST', '/api/v1/listings/batch', key, {
          items: Array.from({ length: BATCH }, (_, index) => item(n * BATCH + index)),
        }),
    });
  await push(VANS, (n) => ({ external_id: `van-${n}`, ...benchListing(n, 5000 + (n % 9000)) }));
  await push(CAMPSITES, (n) => ({ external_id: `site-${n}`, ...benchCampsite(n) }));
  importCampsites(subject);
  await settle(sockets);
}
