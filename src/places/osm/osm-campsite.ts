import type { Point } from '../geo.ts';

/** The values of OpenStreetMap's `tourism` tag that are campsites. */
export type CampsiteKind = 'camp_site' | 'caravan_site';

/** A campsite in OpenStreetMap's data. */
export interface OsmCampsite extends Point {
  /** `node/1`, `way/1` or `relation/1`. */
  ref: string;
  kind: CampsiteKind;
  name: string | null;
  tags: Record<string, string>;
}

/** Tags of OpenStreetMap by key. */
export type Tags = Record<string, string>;

const isKind = (value: string): value is CampsiteKind =>
  value === 'camp_site' || value === 'caravan_site';

/** The kind of campsite in the tag `tourism`, whose value may be a list separated by semicolons. */
export const kindOf = (tags: Readonly<Tags>): CampsiteKind | undefined =>
  tags.tourism
    ?.split(';')
    .map((value) => value.trim())
    .find(isKind);

// oxlint-disable-next-line no-control-regex -- PostgreSQL stores no NUL
const storable = (text: string): string => text.replace(/\0/g, '').toWellFormed();

/** Converts properties to tags. Converters may write numbers and booleans; empty and nested values are dropped. */
export function tagsOf(properties: Readonly<Record<string, unknown>>): Tags {
  const tags: [string, string][] = [];
  for (const [key, value] of Object.entries(properties)) {
    if (!['string', 'number', 'boolean'].includes(typeof value)) continue;
    const text = storable(String(value));
    if (text.trim() !== '') tags.push([storable(key), text]);
  }
  // `fromEntries` defines properties, so that a key `__proto__` is harmless.
  return Object.fromEntries(tags);
}

const isOnEarth = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Tags that may hold a campsite's name, in order of preference. */
const NAMES = ['name', 'official_name', 'alt_name', 'loc_name', 'short_name', 'brand'];

/** The name of a campsite: from `name`, else the name in some language, else one of the other tags. */
function nameOf(tags: Readonly<Tags>): string | null {
  const inLanguages = Object.keys(tags)
    .filter((key) => /^name:[a-z]{2}$/.test(key))
    .sort();
  const [own = '', ...others] = NAMES;
  const key = [own, ...inLanguages, ...others].find((one) => tags[one]?.trim());
  return key === undefined ? null : tags[key]!.trim();
}

/** Makes a campsite of an object; undefined if it is not one, or has no reference or no valid point. */
export function campsiteOf(
  ref: string | undefined,
  point: Point | undefined,
  tags: Tags,
): OsmCampsite | undefined {
  const kind = kindOf(tags);
  if (ref === undefined || kind === undefined || point === undefined || !isOnEarth(point)) {
    return undefined;
  }
  return { ref, kind, name: nameOf(tags), tags, lat: point.lat, lng: point.lng };
}
