import { writeListings } from '../src/listings/write.sql.ts';
import { type ListingRow, upsertsPerSecond } from './put/upsert.ts';
import { benchListing } from './support/listings.ts';
import { jsonRequest, load, type MakeRequest } from './support/load.ts';
import { pgbench, spacedJson } from './support/pgbench.ts';
import { type Measurement, report } from './support/report.ts';
import { startSubject, type Subject } from './support/subject.ts';

const KNOWN = 20_000;
const REQUESTS = 40_000;
const IN_FLIGHT = 64;
const BATCH = 100;
const BATCHES = 400;

const path = (number: number) => `/api/v1/listings/van-${number}`;

/** PUTs that arrive together share a statement, and two statements run at a time. */
const WRITERS = 2;

/** Returns a row similar to those of the API. */
function listingRow({ partnerId }: Subject, externalId: string, price: number | string) {
  const { location, ...rest } = benchListing(1, 1);
  const document = {
    ...rest,
    location: { ...location, precision: 'exact' },
    price: { ...rest.price, unit: 'night', from: price },
    status: 'active',
  };
  return {
    partner_id: partnerId,
    external_id: externalId,
    now: '2026-05-01T00:00:00Z',
    document,
    amenities: rest.amenities,
    category: rest.category,
    status: 'active',
    slug: 'campervan-number-one-with-a-fixed-bed',
    title: rest.title,
    url: rest.url,
    lat: location.lat,
    lng: location.lng,
    approximate: false,
    country_code: 'GB',
    region_id: 'GB-ENG',
    town_id: 2641589,
    osm_ref: null,
    price_from: price,
    currency: 'GBP',
    price_unit: 'night',
    sleeps: 4,
  };
}

/**
 * Returns the pgbench script that runs the writing statement on a row similar to those of the API.
 */
function statementScript(subject: Subject, changing: boolean): string {
  const row = listingRow(subject, 'pgbench-%ID%', '%PRICE%');
  const json = spacedJson([row])
    .replaceAll('%PRICE%', "' || :price || '")
    .replaceAll('"\' || :price || \'"', "' || :price || '")
    .replaceAll('%ID%', "' || :id || '");
  const price = changing ? 'random(1, 90000000)' : '1';
  return `\\set id random(1, ${KNOWN})\n\\set price ${price}\n${writeListings.text.replace(
    '$1::json',
    `('${json}')::json`,
  )};\n`;
}

/** Returns 30 ranges of a week each; one of them has a price of its own, which is `n`. */
const season = (n: number) =>
  Array.from({ length: 30 }, (_, week) => ({
    start: new Date(Date.UTC(2027, 2, 1 + 7 * week)).toISOString().slice(0, 10),
    end: new Date(Date.UTC(2027, 2, 8 + 7 * week)).toISOString().slice(0, 10),
    status: week % 3 === 0 ? 'unavailable' : 'available',
    ...(week === n % 30 ? { price: n } : {}),
  }));

/** Returns the items of the batch of a number, over all listings and then again. */
const itemsOf = (n: number, item: (number: number) => object) =>
  Array.from({ length: BATCH }, (_, index) => {
    const number = (n * BATCH + index) % KNOWN;
    return { external_id: `van-${number}`, ...item(number) };
  });

/**
 * Sends batches, and counts their items for each second: by the clock, and of the processor time
 * that the database and the server took.
 */
async function measured(subject: Subject, path: string, items: (n: number) => object[]) {
  const databaseBefore = subject.databaseCpuMilliseconds();
  const serverBefore = subject.cpuMilliseconds();
  const result = await load(subject.port, {
    requests: BATCHES,
    inFlight: 4,
    make: (n) => jsonRequest('POST', path, subject.key, { items: items(n) }),
  });
  const perSecondOf = (milliseconds: number) => Math.round((BATCHES * BATCH * 1000) / milliseconds);
  return {
    ...result,
    perSecond: perSecondOf(result.seconds * 1000),
    perDatabaseSecond: perSecondOf(subject.databaseCpuMilliseconds() - databaseBefore),
    perServerSecond: perSecondOf(subject.cpuMilliseconds() - serverBefore),
  };
}

async function main(): Promise<void> {
  const subject = await startSubject();
  const { port, key, sockets } = subject;
  const run = (make: MakeRequest, requests = REQUESTS) =>
    load(port, { requests, inFlight: IN_FLIGHT, make });
  const put = (number: number, price: number) =>
    jsonRequest('PUT', path(number), key, benchListing(number, price));
  const measurements: Measurement[] = [];
  try {
    const created = await run((n) => put(n, 100), KNOWN);
    const changed = await run((n) => put(n % KNOWN, 1000 + n));
    const unchanged = await run((n) => put(n % KNOWN, 1000 + (n % KNOWN) + KNOWN));
    const batches = await measured(subject, '/api/v1/listings/batch', (n) =>
      itemsOf(n, (number) => benchListing(number, 900_000 + n)),
    );
    // Half of the calendars are the first of their listings; of the others two ranges differ.
    const calendars = await measured(subject, '/api/v1/availability/batch', (n) => {
      const ranges = season(n);
      return itemsOf(n, () => ({ ranges }));
    });
    pgbench(sockets, statementScript(subject, true), IN_FLIGHT, 4);
    const changing = pgbench(sockets, statementScript(subject, true), IN_FLIGHT, 6);
    const same = pgbench(sockets, statementScript(subject, false), IN_FLIGHT, 4);
    const limit = { name: 'the statement through pgbench', figure: changing };
    const rows = IN_FLIGHT / WRITERS;
    const upserts = await upsertsPerSecond(subject, {
      connections: WRITERS,
      rows,
      seconds: 6,
      row: (n) => listingRow(subject, `pgbench-${n % KNOWN}`, n + 1) as ListingRow,
    });
    const ofMany = {
      name: `rows of an upsert of ${rows} rows (unnest) at ${WRITERS} connections`,
      figure: upserts,
    };
    measurements.push(
      { name: 'PUT new', figure: created.perSecond, limit, details: created },
      { name: 'PUT changed', figure: changed.perSecond, limit, wanted: 0.6, details: changed },
      { name: 'PUT changed', figure: changed.perSecond, limit: ofMany },
      {
        name: 'PUT unchanged',
        figure: unchanged.perSecond,
        limit: { name: 'the statement on unchanged rows through pgbench', figure: same },
        wanted: 0.4,
        details: unchanged,
      },
      { name: 'batch items', figure: batches.perSecond, limit, wanted: 0.35, details: batches },
      { name: 'batch items', figure: batches.perSecond, limit: ofMany },
      {
        name: 'calendars in batches',
        figure: calendars.perSecond,
        limit: { name: 'listings in batches', figure: batches.perSecond },
        details: calendars,
      },
      {
        name: "calendars in batches a second of the database's processor time",
        figure: calendars.perDatabaseSecond,
        limit: { name: 'listings in batches', figure: batches.perDatabaseSecond },
        wanted: 1,
      },
      {
        name: "calendars in batches a second of the server's processor time",
        figure: calendars.perServerSecond,
        limit: { name: 'listings in batches', figure: batches.perServerSecond },
      },
    );
  } finally {
    await subject.stop();
  }
  report('put', measurements);
}

await main();
