import {
  type Box,
  boxAround,
  boxesOf,
  type LatLng,
  type Stated,
  toLatLng,
  type Where,
} from '@campcairn/column-index';
import { type Bounds, countryOfTerritory, middle } from '../places/index.ts';
import type { ResolvedMatch } from './gazetteer-matches.ts';
import type { LocationParameter } from './search.answers.ts';
import type { SearchParams } from './search.schema.ts';

/** The location of a search. */
export interface SearchArea {
  where: Where;
  /** The parameter that gave the location; null for the whole world. */
  param: LocationParameter | null;
  /** The origin of distances; null for none. */
  centre: LatLng | null;
  /** Whether the centre is a point that the traveller named, so that distances from it are worth showing. */
  isPoint: boolean;
  bounds: Bounds | null;
}

/** Default radius in kilometres around the point of `near`, and around a town. */
const DEFAULT_KM = { near: 50, town: 25 };

/** Kinds of places that are searched by a circle around their point. */
const POINTS: ReadonlySet<ResolvedMatch['kind']> = new Set([
  'town',
  'village',
  'airport',
  'postcode',
]);

const EVERYWHERE: SearchArea = {
  where: { kind: 'everywhere' },
  param: null,
  centre: null,
  isPoint: false,
  bounds: null,
};

/**
 * The location of a search: the bounds of the map, a point, the place of `q`, or the area of a landing
 * page, in this order of precedence.
 * @param match The place that `q` was resolved to; null when there is none.
 */
export function searchArea(
  params: SearchParams,
  match: ResolvedMatch | null,
  towns: TownsOfArea,
): SearchArea {
  const { bounds, near, km, q, area } = params;
  if (bounds !== null) {
    const where: Where = { kind: 'boxes', boxes: boxesOf(...bounds) };
    return { where, param: 'bounds', centre: middle(bounds), isPoint: false, bounds };
  }
  if (near !== null) {
    return around({ lat: near[0], lng: near[1] }, km ?? DEFAULT_KM.near, 'near');
  }
  if (q !== null) {
    if (match !== null) return matchArea(match, km, towns);
    return { ...EVERYWHERE, where: { kind: 'nowhere' }, param: 'q' };
  }
  if (area !== null) {
    return { ...EVERYWHERE, where: { kind: 'stating', all: codesOf(area, towns) }, param: 'area' };
  }
  return EVERYWHERE;
}

function matchArea(match: ResolvedMatch, km: number | null, towns: TownsOfArea): SearchArea {
  const { kind, regionId, bounds } = match;
  const isPoint = POINTS.has(kind);
  if (isPoint || (kind !== 'country' && !regionId && bounds === null)) {
    return around({ lat: match.lat, lng: match.lng }, km ?? DEFAULT_KM.town, 'q');
  }
  const all = statedBy(match, towns);
  const where: Where =
    all.length > 0 ? { kind: 'stating', all } : { kind: 'boxes', boxes: boxesOf(...bounds!) };
  const centre = { lat: match.lat, lng: match.lng };
  return { where, param: 'q', centre, isPoint: false, bounds };
}

/** The codes by which listings belong to a country, region or county, as on its landing page; empty for other areas. */
function statedBy(
  { kind, countryCode, regionId, areaId }: ResolvedMatch,
  towns: TownsOfArea,
): Stated[] {
  const country = countryOfTerritory(countryCode);
  if (kind === 'country') return codesOf(country, towns);
  if (kind === 'region') return regionId ? codesOf(`${country}.${regionId}`, towns) : [];
  const county = kind === 'county' ? areaId?.replaceAll('.', '~') : undefined;
  if (!county?.includes('~') || towns(county).length === 0) return [];
  return codesOf([country, regionId, county].filter(Boolean).join('.'), towns);
}

function around(centre: LatLng, km: number, param: 'q' | 'near'): SearchArea {
  const radius = km * 1000;
  const bounds = boundsOf(boxAround(centre, radius));
  return { where: { kind: 'circle', centre, radius }, param, centre, isPoint: true, bounds };
}

/** Returns the ids of the towns that a code of the parameter `area` stands for; the code is a town's id or a county's. */
export type TownsOfArea = (code: string) => readonly number[];

/** Parses the parameter `area`. A listing is in the area if it has all of the codes. */
export const codesOf = (area: string, towns: TownsOfArea): Stated[] =>
  area.split('.').map((code) => statedOf(code, towns));

function statedOf(code: string, towns: TownsOfArea): Stated {
  if (/^\d/.test(code) || code.includes('~')) {
    const ids = towns(code);
    return { column: 'town', value: ids.length === 1 ? ids[0]! : ids };
  }
  return { column: code.includes('-') ? 'region' : 'country', value: code };
}

function boundsOf({ west, south, east, north }: Box): Bounds {
  const low = toLatLng({ x: west, y: south });
  const high = toLatLng({ x: east, y: north });
  return [low.lng, low.lat, high.lng, high.lat];
}
