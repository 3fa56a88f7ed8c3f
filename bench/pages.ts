import { openDatabase } from '../src/platform/db/index.ts';
import { analyzeListings, insertPremiumPartners, spreadListings } from './pages/fill.sql.ts';
import { endConnections } from './support/connections.sql.ts';
import { benchCampsite, benchListing } from './support/listings.ts';
import { jsonRequest, load, pageRequest } from './support/load.ts';
import { type Measurement, report } from './support/report.ts';
import { startSubject } from './support/subject.ts';

const VANS = 20_000;
const CAMPSITES = 26_000;
/** Partners with Premium, of which each page draws two of those that match. */
const PREMIUM_PARTNERS = 300;
const BATCH = 100;
const REQUESTS = 2000;
const IN_FLIGHT = 8;

/** The longest 99th percentile of a page. */
const MAX_P99_MS = 30;

const SEARCHES = [
  '/search',
  '/search?q=Newquay&category=campervan',
  '/search?q=England&people=4&price_max=120',
  '/search?q=Bristol&from=2027-06-01&to=2027-06-08',
  '/search?category=campsite&q=Cornwall',
  '/campsites',
];

/**
 * Gives listings to partners with Premium, and brings about what a process has some minutes after so many
 * listings came into an empty database: statistics, and connections that have planned with them.
 */
async function settle(sockets: string): Promise<void> {
  const db = openDatabase(`postgres://postgres@/campcairn?host=${encodeURIComponent(sockets)}`);
  await db.execute(insertPremiumPartners, [PREMIUM_PARTNERS]);
  await db.execute(spreadListings, [PREMIUM_PARTNERS]);
  await db.execute(analyzeListings);
  await db.query(endConnections);
  await db.end();
}

async function main(): Promise<void> {
  const subject = await startSubject();
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
  try {
    await push(VANS, (n) => ({ external_id: `van-${n}`, ...benchListing(n, 5000 + (n % 9000)) }));
    await push(CAMPSITES, (n) => ({ external_id: `site-${n}`, ...benchCampsite(n) }));
    await settle(sockets);
    const measurements: Measurement[] = [];
    const bare = await load(port, {
      requests: REQUESTS,
      inFlight: IN_FLIGHT,
      make: () => pageRequest('/healthz'),
    });
    for (const path of SEARCHES) {
      const make = () => pageRequest(path);
      await load(port, { requests: 200, inFlight: IN_FLIGHT, make });
      const cpuBefore = subject.cpuMilliseconds();
      const result = await load(port, { requests: REQUESTS, inFlight: IN_FLIGHT, make });
      const cpu = ((subject.cpuMilliseconds() - cpuBefore) / REQUESTS).toFixed(2);
      measurements.push({
        name: `${path}: ms at p99 (p50 ${result.p50}, ${result.perSecond} a second, ${cpu} ms of CPU a page)`,
        figure: result.p99,
        limit: {
          name: `ms at p99 that are wanted; a bare handler takes ${bare.p99}`,
          figure: MAX_P99_MS,
        },
        details: result,
      });
    }
    report('pages', measurements);
  } finally {
    await subject.stop();
  }
}

await main();
