import type { Point } from '../geo.ts';

/** The values of OpenStreetMap's `tourism` tag that are campsites. */
export type CampsiteKind = 'camp_site' | 'caravan_site';

/** A campsite as OpenStreetMap has it. */
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

/** The kind by the tag `tourism`, whose value may be a list separated by semicolons. */
export const kindOf = (tags: Readonly<Tags>): CampsiteKind | undefined =>
  tags.tourism
    ?.split(';')
    .map((value) => value.trim())
    .find(isKind);

// oxlint-disable-next-line no-control-regex -- PostgreSQL stores no NUL
const storable = (text: string): string => text.replace(/\0/g, '').toWellFormed();

/** Tags as text, from whatever types a converter wrote; empty and nested values are dropped. */
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

/** Tags that name a campsite, the one that is taken first. */
const NAMES = ['name', 'official_name', 'alt_name', 'loc_name', 'short_name', 'brand'];

/** What a campsite is called: by its own tag, a name in any language, or another name of it. */
function nameOf(tags: Readonly<Tags>): string | null {
  const inLanguages = Object.keys(tags)
    .filter((key) => /^name:[a-z]{2}$/.test(key))
    .sort();
  const [own = '', ...others] = NAMES;
  const key = [own, ...inLanguages, ...others].find((one) => tags[one]?.trim());
  return key === undefined ? null : tags[key]!.trim();
}

/** The campsite of an object; undefined when it is none, or has no reference or no point on Earth. */
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
