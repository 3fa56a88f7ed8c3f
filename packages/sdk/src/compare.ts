import type { BatchItem, Listing } from '@campcairn/sdk';
import { FIELDS } from '../generated/fields.ts';
import { UNLIMITED } from './fields.ts';

/** A field that would change. */
export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** The changes that sending a file would make. */
export interface Comparison {
  created: BatchItem[];
  changed: { item: BatchItem; fields: FieldChange[] }[];
  unchanged: BatchItem[];
  /** Listings of the account that are missing in the file. */
  gone: Listing[];
}

/** Values that the service assumes for missing fields. */
const DEFAULTS: Readonly<Record<string, string>> = {
  status: 'active',
  'location.precision': 'exact',
};
const CODES = new Set(['location.country_code', 'price.currency']);
/**
 * Fields that the service fills in itself. When a file does not state them, they do not count as
 * changed.
 */
const FILLED_IN = new Set(['location.country_code', 'osm_ref']);
const PATHS = Object.keys(FIELDS).filter((path) => path !== 'external_id');

/**
 * Compares the items of a file with the listings of the account. `ids` are those of all rows of the
 * file.
 */
export function compare(
  items: readonly BatchItem[],
  ids: ReadonlySet<string>,
  listings: readonly Listing[],
): Comparison {
  const known = new Map(listings.map((listing) => [listing.external_id, listing]));
  const result: Comparison = { created: [], changed: [], unchanged: [], gone: [] };
  for (const item of items) {
    const listing = known.get(item.external_id);
    const fields = listing ? changesOf(item, listing) : [];
    if (!listing) result.created.push(item);
    else if (fields.length > 0) result.changed.push({ item, fields });
    else result.unchanged.push(item);
  }
  result.gone = listings.filter(({ external_id: id }) => !ids.has(id));
  return result;
}

function changesOf(item: BatchItem, listing: Listing): FieldChange[] {
  const changes = PATHS.flatMap((field): FieldChange[] => {
    const to = valueAt(item, field);
    const from = valueAt(listing, field);
    if (to === undefined && FILLED_IN.has(field)) return [];
    return comparable(field, from) === comparable(field, to) ? [] : [{ field, from, to }];
  });
  const [from, to] = [listing.images, item.images ?? []].map(imagesOf);
  return from === to
    ? changes
    : [...changes, { field: 'images', from: listing.images, to: item.images }];
}

/**
 * Returns a field's value, or the service's default for a missing one. Both null and empty values
 * count as missing, except null in the field `UNLIMITED`.
 */
function valueAt(listing: object, path: string): unknown {
  let value: unknown = listing;
  for (const step of path.split('.')) value = (value as Record<string, unknown> | null)?.[step];
  const unit = path === 'price.unit' && (listing as { price?: object | null }).price;
  if (value === undefined && unit) return 'night';
  if (value === null && path === UNLIMITED) return null;
  if (Array.isArray(value) && value.length === 0) return undefined;
  return (value === '' ? undefined : value) ?? DEFAULTS[path];
}

function comparable(path: string, value: unknown): string {
  if (path === 'amenities' && Array.isArray(value)) return [...new Set(value)].toSorted().join();
  if (CODES.has(path) && typeof value === 'string') return value.toUpperCase();
  return JSON.stringify(value) ?? '';
}

const imagesOf = (images: readonly object[]): string =>
  JSON.stringify(
    images.map((image) => {
      const { url, alt, width, height } = image as Record<string, unknown>;
      return [url, alt || null, width ?? null, height ?? null];
    }),
  );
