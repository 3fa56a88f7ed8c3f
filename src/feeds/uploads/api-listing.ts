import { listingFields } from '../../listings/index.ts';
import type { ListingBody, MappedListing } from '../map/index.ts';
import type { Row } from '../read/index.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberOf = (value: unknown, key: string): boolean =>
  isObject(value) && typeof value[key] === 'number';

/**
 * The listing of a row in the API's form, which JSON exports have too: its price
 * is in minor units, and it has every field. Null for a row of columns, whose prices are in whole units.
 */
export function apiListing({ raw }: Row): MappedListing | null {
  const text = typeof raw === 'string' ? raw : Buffer.from(raw).toString();
  if (!text.startsWith('{') || text.includes('\uFFFD')) return null;
  const value = parsed(text);
  if (!isObject(value) || typeof value.external_id !== 'string') return null;
  const { location, price } = value;
  const known = price === undefined ? numberOf(location, 'lat') : numberOf(price, 'from');
  if (!known) return null;
  const body: ListingBody = {};
  for (const field of listingFields) if (Object.hasOwn(value, field)) body[field] = value[field];
  return {
    kind: 'listing',
    id: value.external_id,
    former: null,
    body,
    changesByDay: false,
    town: null,
    either: null,
    problems: [],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
