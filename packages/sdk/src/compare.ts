import { LISTING_FIELDS } from './generated/fields.ts';
import type { Listing } from './generated/types.ts';
import type { BatchItem } from './types.ts';

/** A field that would change. */
export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** The changes that sending items would make. */
export interface Comparison<T = BatchItem> {
  created: T[];
  changed: { item: T; fields: FieldChange[] }[];
  unchanged: T[];
  /** Listings of the account that are missing among the items. */
  gone: Listing[];
}

/** Values that the service assumes for missing fields. */
const DEFAULTS: Readonly<Record<string, string>> = {
  status: 'active',
  'location.precision': 'exact',
};
const CODES = new Set(['location.country_code', 'price.currency']);
/**
 * Fields that the service fills in itself. When an item does not state them, they do not count as
 * changed.
 */
const FILLED_IN = new Set(['location.country_code', 'osm_ref']);
/** The only field that distinguishes null, which is "unlimited", from missing. */
const UNLIMITED = 'policies.mileage_included_per_day_km';

/**
 * Compares items with the listings of the account, as `listings.list().all()` returns them, and
 * says what sending the items would change. Calls nothing.
 * @param ids of the listings that you have, if there are more of them than `items`; what is not
 *   among them is `gone`
 */
export function compare<T extends BatchItem>(
  items: readonly T[],
  listings: readonly Listing[],
  ids: ReadonlySet<string> = new Set(items.map(({ external_id: id }) => id)),
): Comparison<T> {
  const known = new Map(listings.map((listing) => [listing.external_id, listing]));
  const result: Comparison<T> = { created: [], changed: [], unchanged: [], gone: [] };
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
  const changes = LISTING_FIELDS.flatMap((field): FieldChange[] => {
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
