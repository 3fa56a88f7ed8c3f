import {
  type Box,
  boxAround,
  boxesOf,
  type LatLng,
  type Stated,
  toLatLng,
  type Where,
} from '@campcairn/column-index';
import type { ResolvedPlace } from './place.ts';
import type { PlaceParameter } from './search.answers.ts';
import type { Bounds, SearchParams } from './search.schema.ts';

/** The location of a search. */
export interface SearchArea {
  where: Where;
  /** The parameter it comes from; null for the whole world. */
  param: PlaceParameter | null;
  /** The origin of distances; null for none. */
  centre: LatLng | null;
  /** Whether the centre is a named point, so that distances from it are meaningful to people. */
  isPoint: boolean;
  bounds: Bounds | null;
}

/** Default radius in kilometres around a point, and around a town. */
const DEFAULT_KM = { near: 50, town: 25 };

const EVERYWHERE: SearchArea = {
  where: { kind: 'everywhere' },
  param: null,
  centre: null,
  isPoint: false,
  bounds: null,
};

/**
 * The location of a search: the bounds of the map, a point, the place of `q`, or the area of a landing
 * page; the first of these that is given counts.
 * @param place what `q` was resolved to; null when there is no such place.
 */
export function searchArea(params: SearchParams, place: ResolvedPlace | null): SearchArea {
  const { bounds, near, km, q, area } = params;
  if (bounds !== null) {
    const where: Where = { kind: 'boxes', boxes: boxesOf(...bounds) };
    return { where, param: 'bounds', centre: middle(bounds), isPoint: false, bounds };
  }
  if (near !== null) {
    return around({ lat: near[0], lng: near[1] }, km ?? DEFAULT_KM.near, 'near');
  }
  if (q !== null) {
    if (place !== null) return placeArea(place, km);
    return { ...EVERYWHERE, where: { kind: 'nowhere' }, param: 'q' };
  }
  if (area !== null) return { ...EVERYWHERE, where: landingArea(area), param: 'area' };
  return EVERYWHERE;
}

function placeArea(place: ResolvedPlace, km: number | null): SearchArea {
  const { kind, countryCode, regionId, bounds } = place;
  if (kind === 'town' || (kind !== 'country' && !regionId && bounds === null)) {
    return around({ lat: place.lat, lng: place.lng }, km ?? DEFAULT_KM.town, 'q');
  }
  const where: Where =
    kind === 'country'
      ? { kind: 'stating', all: [{ column: 'country', value: countryCode }] }
      : kind === 'region' && regionId
        ? { kind: 'stating', all: [{ column: 'region', value: regionId }] }
        : { kind: 'boxes', boxes: boxesOf(...bounds!) };
  const centre = { lat: place.lat, lng: place.lng };
  return { where, param: 'q', centre, isPoint: false, bounds };
}

function around(centre: LatLng, km: number, param: 'q' | 'near'): SearchArea {
  const radius = km * 1000;
  const bounds = boundsOf(boxAround(centre, radius));
  return { where: { kind: 'circle', centre, radius }, param, centre, isPoint: true, bounds };
}

/** Parses the parameter `area`: the intersection of all its codes. */
export function landingArea(area: string): Where {
  return { kind: 'stating', all: area.split('.').map(statedOf) };
}

function statedOf(code: string): Stated {
  if (/^\d/.test(code)) return { column: 'town', value: Number(code) };
  return { column: code.includes('-') ? 'region' : 'country', value: code };
}

function boundsOf({ west, south, east, north }: Box): Bounds {
  const low = toLatLng({ x: west, y: south });
  const high = toLatLng({ x: east, y: north });
  return [low.lng, low.lat, high.lng, high.lat];
}

function middle([west, south, east, north]: Bounds): LatLng {
  const width = east < west ? east + 360 - west : east - west;
  const lng = west + width / 2;
  return { lat: (south + north) / 2, lng: lng > 180 ? lng - 360 : lng };
}
