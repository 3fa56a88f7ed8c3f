import { seeded } from '@campcairn/seeded';
import { type Db, openDatabase, statement } from '../src/platform/db/index.ts';
import { benchListing } from './support/listings.ts';
import { jsonRequest, load } from './support/load.ts';
import { type Measurement, report } from './support/report.ts';
import { startSubject } from './support/subject.ts';

const LISTINGS = Number(process.argv[2] ?? 100_000);
const BATCH = 100;
const WORDS_OF_DESCRIPTION = 160;

/** Tables below this many bytes for each listing are only included in the sum. */
const MIN_SHOWN_BYTES = 4;

/**
 * Invented words. The first ones are drawn most often, so that texts compress about as well as
 * prose.
 */
const WORDS = Array.from({ length: 2_000 }, (_, number) => {
  const random = seeded(`word ${number}`);
  return Array.from({ length: random.whole(2, 9) }, () => random.pick([...'etaoinshrdlu'])).join(
    '',
  );
});

/** Returns a listing of about 2 kB with its own text. */
function listing(number: number, price: number) {
  const random = seeded(`listing ${number}`);
  const words = Array.from(
    { length: WORDS_OF_DESCRIPTION },
    () => WORDS[Math.floor(WORDS.length ** random.next())],
  );
  return { ...benchListing(number, price), description: words.join(' ') };
}

/** Size of a table in bytes: its rows, long values stored beside them (TOAST), and its indexes. */
interface Size {
  rows: number;
  long: number;
  indexes: number;
}

const tableSizes = statement<Size & { name: string }>(
  'bench.table_sizes',
  `select relname as name, pg_relation_size(oid) as rows, pg_indexes_size(oid) as indexes,
     coalesce(pg_total_relation_size(nullif(reltoastrelid, 0)), 0) as long
   from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
);
const rowBytes = statement<{ bytes: number }>(
  'bench.row_bytes',
  'select avg(pg_column_size(listing))::int as bytes from listing',
);

const sizesOf = async (db: Db): Promise<Map<string, Size>> =>
  new Map((await db.query(tableSizes)).map(({ name, ...size }) => [name, size]));

/** Returns the growth of tables in bytes for each listing, largest first. */
function growth(before: Map<string, Size>, after: Map<string, Size>) {
  return [...after]
    .map(([table, size]) => {
      const start = before.get(table) ?? { rows: 0, long: 0, indexes: 0 };
      const rows = Math.round((size.rows - start.rows) / LISTINGS);
      const long = Math.round((size.long - start.long) / LISTINGS);
      const indexes = Math.round((size.indexes - start.indexes) / LISTINGS);
      return { table, bytes: rows + long + indexes, rows, long, indexes };
    })
    .toSorted((a, b) => b.bytes - a.bytes);
}

async function main(): Promise<void> {
  const subject = await startSubject();
  const db = openDatabase(
    `postgres://postgres@/campcairn?host=${encodeURIComponent(subject.sockets)}`,
  );
  const write = async (price: number) => {
    const written = await load(subject.port, {
      requests: LISTINGS / BATCH,
      inFlight: 4,
      make: (n) =>
        jsonRequest('POST', '/api/v1/listings/batch', subject.key, {
          items: Array.from({ length: BATCH }, (_, index) => ({
            external_id: `van-${n * BATCH + index}`,
            ...listing(n * BATCH + index, price),
          })),
        }),
    });
    if (written.statuses[200] !== written.requests) throw new Error(JSON.stringify(written));
  };
  const measurements: Measurement[] = [];
  try {
    const before = await sizesOf(db);
    const measure = async (when: string) => {
      const tables = growth(before, await sizesOf(db));
      console.table(tables.filter(({ bytes }) => bytes >= MIN_SHOWN_BYTES));
      const figure = tables.reduce((sum, { bytes }) => sum + bytes, 0);
      const { bytes } = await db.one(rowBytes);
      const limit = { name: 'the row alone', figure: bytes };
      measurements.push({ name: `bytes a listing, ${when}`, figure, limit });
    };
    await write(1_000);
    await measure('written');
    await write(2_000);
    await measure('written again with another price');
    await write(3_000);
    await measure('and again');
  } finally {
    await db.end();
    await subject.stop();
  }
  report('disk', measurements);
}

await main();
