import type { Point } from '../geo.ts';

/** What OpenStreetMap calls a place one can stay at. */
export type PlaceKind = 'camp_site' | 'caravan_site';

/** A campsite as OpenStreetMap has it. */
export interface OsmPlace extends Point {
  /** `node/1`, `way/1` or `relation/1`. */
  ref: string;
  kind: PlaceKind;
  name: string | null;
  tags: Record<string, string>;
}

export type Tags = Record<string, string>;

const isKind = (value: string): value is PlaceKind =>
  value === 'camp_site' || value === 'caravan_site';

/** The kind that `tourism` says; several values stand in one tag with semicolons. */
export const kindOf = (tags: Readonly<Tags>): PlaceKind | undefined =>
  tags.tourism
    ?.split(';')
    .map((value) => value.trim())
    .find(isKind);

// oxlint-disable-next-line no-control-regex -- PostgreSQL stores no NUL
const storable = (text: string): string => text.replace(/\0/g, '').toWellFormed();

/** Tags as text, whatever a converter made of them; what is empty or no plain value is dropped. */
export function tagsOf(properties: Readonly<Record<string, unknown>>): Tags {
  const tags: [string, string][] = [];
  for (const [key, value] of Object.entries(properties)) {
    if (!['string', 'number', 'boolean'].includes(typeof value)) continue;
    const text = storable(String(value));
    if (text.trim() !== '') tags.push([storable(key), text]);
  }
  // Not assigned one by one: a key may be __proto__.
  return Object.fromEntries(tags);
}

const onEarth = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** The place an object is, or undefined when it is no campsite or has no point. */
export function placeOf(
  ref: string | undefined,
  point: Point | undefined,
  tags: Tags,
): OsmPlace | undefined {
  const kind = kindOf(tags);
  if (ref === undefined || kind === undefined || point === undefined || !onEarth(point)) {
    return undefined;
  }
  return { ref, kind, name: tags.name?.trim() ?? null, tags, lat: point.lat, lng: point.lng };
}
