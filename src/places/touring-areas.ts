import { readFileSync } from 'node:fs';
import { type Bounds, boundsAround } from './geo.ts';
import { TOURING_AREAS_FILE } from './shipped.ts';

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

/** The touring areas that ship with the program: parks, islands, coasts, lakes, mountains, valleys, regions. */
export const touringAreas = (): TouringArea[] =>
  (JSON.parse(readFileSync(TOURING_AREAS_FILE, 'utf8')) as Row[]).map((row) => ({
    ...row,
    names: row.names ?? {},
    also: row.also ?? [],
    bounds: boundsOf(row),
  }));
