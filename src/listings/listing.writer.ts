import { coalesce } from '../platform/coalesce.ts';
import { type Db, type Queryable } from '../platform/db/index.ts';
import { validationError } from '../platform/errors.ts';
import type { Locator } from '../places/index.ts';
import { slugify } from '../platform/slug.ts';
import { NO_COUNTRY } from './listing.errors.ts';
import type { ListingInput } from './listing.schema.ts';
import { writeListings, type WrittenRow } from './write.sql.ts';

/** The input of one write. `now` is the time of the change. */
export interface Write {
  partnerId: number;
  externalId: string;
  input: ListingInput;
  now: Date;
}

/** A row of the writing statement whose result is final. */
export type Written = WrittenRow & { result: 'created' | 'updated' | 'unchanged' };

/** Maximum number of attempts when other processes write the same listing at the same moment. */
const MAX_ATTEMPTS = 5;

type Locate = Locator['locate'];
type Position = Pick<ListingInput['location'], 'lat' | 'lng' | 'country_code'>;

const located = ({ lat, lng, country_code }: Position, locate: Locate) =>
  locate({ lat, lng, ...(country_code ? { countryCode: country_code } : {}) });

/** The document of a listing as it is stored. */
const storedDocument = (input: ListingInput) => ({
  ...input,
  amenities: [...input.amenities].sort(),
});

/** The document of a listing as it is read after it was stored, which has no undefined fields. */
export const documentOf = (input: ListingInput): Record<string, unknown> =>
  JSON.parse(JSON.stringify(storedDocument(input))) as Record<string, unknown>;

/**
 * Returns the columns of a listing, derived from its input. Throws `validation_error` for a point
 * more than 50 km from any country.
 */
export function listingRow({ partnerId, externalId, input, now }: Write, locate: Locate) {
  const { lat, lng, precision } = input.location;
  const at = located(input.location, locate);
  if (!at) throw validationError([NO_COUNTRY]);
  const campsite = input.category === 'campsite';
  return {
    partner_id: partnerId,
    external_id: externalId,
    now,
    document: storedDocument(input),
    amenities: input.amenities,
    category: input.category,
    status: input.status,
    slug: slugify(input.title) || input.category,
    title: input.title,
    url: input.url,
    lat,
    lng,
    approximate: precision === 'approximate',
    country_code: at.countryCode,
    region_id: at.regionId,
    town_id: at.town?.id ?? null,
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
  for (let attempt = 0; attempt < MAX_ATTEMPTS && waiting.length > 0; attempt++) {
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

/** Writes single listings or many at once. */
export interface ListingWriter {
  /** Writes one listing; concurrent calls share a statement. */
  write(write: Write): Promise<Written>;
  /** Whether a position is in a country or within 50 km of one. */
  isLocatable(position: Position): boolean;
  /** Writes listings of different ids in the caller's transaction, in one statement. */
  writeAll(tx: Queryable, writes: Write[]): Promise<Written[]>;
}

/** Creates the writer of a process. `locate` finds the country, region and town of a point. */
export function createListingWriter(db: Db, locate: Locate): ListingWriter {
  const enqueue = coalesce<Row, Written>({
    run: (rows) => writeRows(db, rows),
    maxPerRun: 128,
    concurrency: 2,
    keyOf,
  });
  return {
    write: async (write) => enqueue(listingRow(write, locate)),
    isLocatable: (position) => located(position, locate) !== null,
    writeAll: (tx, writes) =>
      writeRows(
        tx,
        writes.map((write) => listingRow(write, locate)),
      ),
  };
}
