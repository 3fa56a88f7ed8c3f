import { coalesce } from '../platform/coalesce.ts';
import { type Db, type Queryable } from '../platform/db/index.ts';
import { validationError } from '../platform/errors.ts';
import type { Locator } from '../places/index.ts';
import { slugify } from '../platform/slug.ts';
import { PLACELESS } from './listing.errors.ts';
import type { ListingInput } from './listing.schema.ts';
import { writeListings, type WrittenRow } from './write.sql.ts';

/** One listing on its way into the database. */
export interface Write {
  partnerId: number;
  externalId: string;
  input: ListingInput;
  now: Date;
}

/** A row of the writing statement that has an answer. */
export type Written = WrittenRow & { result: 'created' | 'updated' | 'unchanged' };

/** How often a listing is tried anew when other processes keep writing it at the same moment. */
const TRIES = 5;

type Place = Locator['locate'];

const placeOf = ({ lat, lng, country_code }: ListingInput['location'], place: Place) =>
  place({ lat, lng, ...(country_code ? { countryCode: country_code } : {}) });

/** The columns of a listing, derived from its input. Throws `validation_error` for a point at sea. */
export function listingRow({ partnerId, externalId, input, now }: Write, place: Place) {
  const { lat, lng, precision } = input.location;
  const placed = placeOf(input.location, place);
  if (!placed) throw validationError([PLACELESS]);
  const campsite = input.category === 'campsite';
  return {
    partner_id: partnerId,
    external_id: externalId,
    now: now.toISOString(),
    document: { ...input, amenities: [...input.amenities].sort() },
    amenities: input.amenities,
    category: input.category,
    status: input.status,
    slug: slugify(input.title) || input.category,
    title: input.title,
    url: input.url,
    lat,
    lng,
    approximate: precision === 'approximate',
    country_code: placed.countryCode,
    region_id: placed.regionId,
    town_id: placed.town?.id ?? null,
    osm_ref: input.osm_ref ?? null,
    price_from: input.price?.from ?? null,
    currency: input.price?.currency ?? null,
    price_unit: input.price?.unit ?? null,
    sleeps: campsite ? null : (input.vehicle?.berths ?? null),
  };
}

type Row = ReturnType<typeof listingRow>;

const keyOf = (row: { partner_id: number; external_id: string }) =>
  `${row.partner_id}/${row.external_id}`;

async function writeRows(db: Queryable, rows: Row[]): Promise<Written[]> {
  let waiting = rows;
  const written = new Map<string, Written>();
  for (let tries = 0; tries < TRIES && waiting.length > 0; tries++) {
    for (const row of await db.query(writeListings, [JSON.stringify(waiting)])) {
      if (row.result !== null) written.set(keyOf(row), row as Written);
    }
    waiting = waiting.filter((row) => !written.has(keyOf(row)));
  }
  return rows.map((row) => {
    const answer = written.get(keyOf(row));
    if (!answer) throw new Error(`Listing ${row.external_id} kept changing while it was written`);
    return answer;
  });
}

/** Writes listings one at a time or many at once. */
export interface ListingWriter {
  /** Writes one; calls that arrive together share a statement. */
  write(write: Write): Promise<Written>;
  /** Whether a listing could be there: in a country or near one. */
  isPlace(location: ListingInput['location']): boolean;
  /** Writes many of different ids in the caller's transaction, in one statement. */
  writeAll(tx: Queryable, writes: Write[]): Promise<Written[]>;
}

/** Makes the writer of a process. `place` finds the country, region and town of a point. */
export function createListingWriter(db: Db, place: Place): ListingWriter {
  const enqueue = coalesce<Row, Written>({
    run: (rows) => writeRows(db, rows),
    maxPerRun: 128,
    concurrency: 2,
    keyOf,
  });
  return {
    write: async (write) => enqueue(listingRow(write, place)),
    isPlace: (location) => placeOf(location, place) !== null,
    writeAll: (tx, writes) =>
      writeRows(
        tx,
        writes.map((write) => listingRow(write, place)),
      ),
  };
}
