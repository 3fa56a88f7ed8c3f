import { readFileSync } from 'node:fs';
import { lazily } from '../platform/lazily.ts';
import { type Bounds, boundsAround, middle } from './geo.ts';
import { SIGHTS_FILE, TOURING_AREAS_FILE } from './shipped.ts';

/** The kinds of places that travellers name besides towns, counties, regions and countries. */
export type TouringKind =
  | 'park'
  | 'island'
  | 'coast'
  | 'lake'
  | 'mountains'
  | 'valley'
  | 'area'
  | 'airport'
  | 'village';

/** A touring area that ships with the program. */
export interface TouringArea {
  id: string;
  /** An entry of kind `county` adds its names and its box to a county that GeoNames has as well. */
  kind: TouringKind | 'county';
  /** ISO codes of its countries; the first is the one it mostly lies in. */
  countries: string[];
  /** English name. */
  name: string;
  /** Names in other languages of the pages, where they differ from `name`. */
  names: Partial<Record<'fr' | 'es' | 'pt' | 'de' | 'nl', string>>;
  /** Other names that travellers use. */
  also: string[];
  bounds: Bounds;
  /** Decimal logarithm of the population of a town that people search for as often; by default that of its kind. */
  prominence?: number;
  /** Well-known towns of the area, which must lie in its box. */
  towns: string[];
}

interface Row extends Omit<TouringArea, 'names' | 'also' | 'bounds'> {
  names?: TouringArea['names'];
  also?: string[];
  box?: Bounds;
  /** Latitude, longitude, and half the side of the box in kilometres. */
  circle?: [number, number, number];
}

const boundsOf = ({ box, circle: [lat = 0, lng = 0, km = 0] = [0, 0, 0] }: Row): Bounds =>
  box ?? boundsAround({ lat, lng }, km);

/** A ferry port, airport or sight as its file has it. */
interface SightRow {
  id: string;
  kind: 'port' | 'airport' | 'sight';
  country: string;
  /** English name. */
  name: string;
  also?: string[];
  at: [lat: number, lng: number];
}

/** Many more people search for a sight than for a village. */
const SIGHT_PROMINENCE = 4.7;

/** Half the side of the box around a sight. */
const SIGHT_KM = 4;

/** Ports and sights are searched like villages: by distance from their point. */
const sightOf = ({ id, kind, country, name, also, at }: SightRow): Row => ({
  id,
  kind: kind === 'airport' ? 'airport' : 'village',
  countries: [country],
  name,
  also: also ?? [],
  circle: [...at, SIGHT_KM],
  ...(kind === 'sight' && { prominence: SIGHT_PROMINENCE }),
  towns: [],
});

const sightRows = lazily(() => JSON.parse(readFileSync(SIGHTS_FILE, 'utf8')) as SightRow[]);

/**
 * The touring areas that ship with the program: parks, islands, coasts, lakes, mountains, valleys, regions, ferry ports,
 * airports and sights.
 */
export const touringAreas = (): TouringArea[] =>
  [
    ...(JSON.parse(readFileSync(TOURING_AREAS_FILE, 'utf8')) as Row[]),
    ...sightRows().map(sightOf),
  ].map((row) => ({
    ...row,
    names: row.names ?? {},
    also: row.also ?? [],
    bounds: boundsOf(row),
  }));

/** A ferry port or airport, by its English name. */
export interface Terminal {
  kind: 'port' | 'airport';
  name: string;
  lat: number;
  lng: number;
}

/** The ferry ports and airports that ship with the program. */
export const terminals = lazily((): Terminal[] => [
  ...sightRows().flatMap(({ kind, name, at: [lat, lng] }) =>
    kind === 'sight' ? [] : [{ kind, name, lat, lng }],
  ),
  ...(JSON.parse(readFileSync(TOURING_AREAS_FILE, 'utf8')) as Row[])
    .filter(({ kind }) => kind === 'airport')
    .map((row): Terminal => ({ kind: 'airport', name: row.name, ...middle(boundsOf(row)) })),
]);
