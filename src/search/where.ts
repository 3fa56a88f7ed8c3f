import {
  type Box,
  boxAround,
  boxesOf,
  type LatLng,
  type Stated,
  toLatLng,
  type Where,
} from '@campcairn/column-index';
import { type Bounds, middle } from '../places/index.ts';
import type { ResolvedMatch } from './gazetteer-matches.ts';
import type { LocationParameter } from './search.answers.ts';
import type { SearchParams } from './search.schema.ts';

/** The location of a search. */
export interface SearchArea {
  where: Where;
  /** The parameter it comes from; null for the whole world. */
  param: LocationParameter | null;
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
 * @param match what `q` was resolved to; null when there is none.
 */
export function searchArea(params: SearchParams, match: ResolvedMatch | null): SearchArea {
  const { bounds, near, km, q, area } = params;
  if (bounds !== null) {
    const where: Where = { kind: 'boxes', boxes: boxesOf(...bounds) };
    return { where, param: 'bounds', centre: middle(bounds), isPoint: false, bounds };
  }
  if (near !== null) {
    return around({ lat: near[0], lng: near[1] }, km ?? DEFAULT_KM.near, 'near');
  }
  if (q !== null) {
    if (match !== null) return matchArea(match, km);
    return { ...EVERYWHERE, where: { kind: 'nowhere' }, param: 'q' };
  }
  if (area !== null) return { ...EVERYWHERE, where: landingArea(area), param: 'area' };
  return EVERYWHERE;
}

function matchArea(match: ResolvedMatch, km: number | null): SearchArea {
  const { kind, countryCode, regionId, bounds } = match;
  if (kind === 'town' || (kind !== 'country' && !regionId && bounds === null)) {
    return around({ lat: match.lat, lng: match.lng }, km ?? DEFAULT_KM.town, 'q');
  }
  const where: Where =
    kind === 'country'
      ? { kind: 'stating', all: [{ column: 'country', value: countryCode }] }
      : kind === 'region' && regionId
        ? { kind: 'stating', all: [{ column: 'region', value: regionId }] }
        : { kind: 'boxes', boxes: boxesOf(...bounds!) };
  const centre = { lat: match.lat, lng: match.lng };
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
