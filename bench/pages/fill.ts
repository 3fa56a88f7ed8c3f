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
export async function fillPages({ port, key, sockets }: Subject): Promise<void> {
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
  await settle(sockets);
}
