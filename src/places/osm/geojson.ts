import { type OsmCampsite, campsiteOf, tagsOf } from './osm-campsite.ts';
import { Shape } from './shape.ts';

type Properties = Record<string, unknown>;

const TYPES: Record<string, string> = {
  n: 'node',
  w: 'way',
  r: 'relation',
  node: 'node',
  way: 'way',
  relation: 'relation',
};

/** Properties that converters add to the object's tags to hold its id. */
const NOT_TAGS = new Set(['id', 'osm_id', 'osm_type', 'full_id']);

/** Whether a property is a tag. `type` is none if it names the object's type, but any other value is a tag. */
const isTag = ([key, value]: [string, unknown]): boolean =>
  !key.startsWith('@') &&
  !NOT_TAGS.has(key) &&
  !(key === 'type' && TYPES[String(value)] !== undefined);

/**
 * Parses a reference such as `node/1`, `n1`, `way 1`, an address at openstreetmap.org, or osmium's area id `a3`, which
 * is twice a way's id, or twice a relation's id plus one.
 */
function refOfText(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const match = /(?:^|\/)(node|way|relation|[nwra])[/ ]?(\d{1,15})$/i.exec(text.trim());
  if (match === null) return undefined;
  const type = (match[1] ?? '').toLowerCase();
  const id = Number(match[2]);
  if (type === 'a') return id % 2 === 0 ? `way/${id / 2}` : `relation/${(id - 1) / 2}`;
  return `${TYPES[type]}/${id}`;
}

function refOfPair(type: unknown, id: unknown): string | undefined {
  const known = TYPES[String(type).toLowerCase()];
  return known !== undefined && /^\d{1,15}$/.test(String(id))
    ? `${known}/${Number(id)}`
    : undefined;
}

/** The reference (`node/1`) of a feature's object, in the forms of osmtogeojson, osmium, QuickOSM and others. */
function refOfFeature(id: unknown, properties: Properties): string | undefined {
  return (
    refOfText(id) ??
    refOfText(properties['@id']) ??
    refOfText(properties.id) ??
    refOfText(properties.full_id) ??
    refOfText(properties.osm_id) ??
    refOfPair(properties['@type'], properties['@id']) ??
    refOfPair(properties.osm_type, properties.osm_id) ??
    refOfPair(properties.type, properties.id ?? id)
  );
}

function collect(coordinates: unknown, shape: Shape): void {
  if (!Array.isArray(coordinates)) return;
  const [lng, lat] = coordinates as unknown[];
  if (typeof lng === 'number' && typeof lat === 'number') shape.add(lat, lng);
  else for (const part of coordinates) collect(part, shape);
}

function middleOf(geometry: unknown): ReturnType<Shape['middle']> {
  const shape = new Shape();
  const { coordinates, geometries } = (geometry ?? {}) as Properties;
  collect(coordinates, shape);
  if (Array.isArray(geometries)) {
    for (const part of geometries) collect((part as Properties | null)?.coordinates, shape);
  }
  return shape.middle();
}

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The campsite of a GeoJSON feature; undefined if the feature is not a campsite, or has no id or point. */
export function campsiteOfFeature(feature: unknown): OsmCampsite | undefined {
  if (!isObject(feature)) return undefined;
  const properties = isObject(feature.properties) ? feature.properties : {};
  const own = isObject(properties.tags)
    ? properties.tags
    : Object.fromEntries(Object.entries(properties).filter(isTag));
  return campsiteOf(refOfFeature(feature.id, properties), middleOf(feature.geometry), tagsOf(own));
}
