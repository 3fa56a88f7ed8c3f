import type { DayRange } from '@campcairn/column-index';
import { copyRows, type CopyValue } from '../../src/places/copy-rows.ts';
import type { Db } from '../../src/platform/db/index.ts';
import { slugify } from '../../src/platform/slug.ts';
import type { Synthetic } from './synthetic.ts';

const BATCH = 1000;
const DAY_MS = 86_400_000;

const COPY_LISTINGS = `copy listing (id, partner_id, external_id, document, amenities, category,
  status, slug, title, url, lat, lng, approximate, country_code, region_id, town_id, price_from,
  currency, price_unit, sleeps, created_at, updated_at) from stdin`;

const COPY_RANGES = 'copy availability (listing_id, starts, ends, available, price) from stdin';

function rowOf(id: number, partnerId: number, { input, centre }: Synthetic): CopyValue[] {
  const { category, title, url, location, price, amenities, vehicle } = input;
  const time = new Date(Date.UTC(2026, 0, 1) + id * 1000).toISOString();
  return [
    id,
    partnerId,
    `bench-${id}`,
    JSON.stringify({ ...input, amenities: [...amenities].sort() }),
    `{${amenities.join(',')}}`,
    category,
    'active',
    slugify(title),
    title,
    url,
    location.lat,
    location.lng,
    String(location.precision === 'approximate'),
    centre.countryCode,
    centre.regionId,
    centre.id,
    price?.from ?? null,
    price?.currency ?? null,
    price?.unit ?? null,
    vehicle?.berths ?? null,
    time,
    time,
  ];
}

/**
 * Returns six date ranges over the coming year for every third listing; most ranges have their own
 * price.
 */
export function daysOf(id: number, today: number): DayRange[] {
  if (id % 3 !== 0) return [];
  let day = today + (id % 40);
  return Array.from({ length: 6 }, (_, i) => {
    const from = day;
    const to = day + 5 + ((id * 7 + i * 13) % 60);
    const number = id % 4 === 0 ? null : 3000 + ((id * 31 + i * 1700) % 22_000);
    day = to + ((id + i) % 4);
    return { from, to, yes: (id + i) % 3 !== 0, number };
  });
}

const rangesOf = (id: number, today: number): CopyValue[][] =>
  daysOf(id, today).map(({ from, to, yes, number }) => [
    id,
    dateOf(from),
    dateOf(to),
    String(yes),
    number ?? null,
  ]);

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/**
 * Writes `count` listings and their calendars directly, without the triggers, since search does not
 * follow a single statement of a million rows.
 */
export async function fill(
  db: Db,
  partnerId: number,
  count: number,
  today: number,
  make: () => Synthetic,
): Promise<void> {
  function* batches<T>(rowsOf: (id: number) => T[]): Generator<T[]> {
    for (let first = 1; first <= count; first += BATCH) {
      const ids = Array.from({ length: Math.min(BATCH, count - first + 1) }, (_, i) => first + i);
      yield ids.flatMap(rowsOf);
    }
  }
  await db.transaction(async (tx) => {
    await tx.client.query('set local session_replication_role = replica');
    await copyRows(
      tx,
      COPY_LISTINGS,
      batches((id) => [rowOf(id, partnerId, make())]),
    );
    await copyRows(
      tx,
      COPY_RANGES,
      batches((id) => rangesOf(id, today)),
    );
    await tx.client.query(`select setval(pg_get_serial_sequence('listing', 'id'), $1)`, [count]);
  });
  await db.withClient((client) => client.query('vacuum analyze listing, availability'));
}
