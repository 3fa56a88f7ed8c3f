import { readFileSync } from 'node:fs';
import { type Bounds, boundsAround } from './geo.ts';
import { TOURING_AREAS_FILE } from './shipped.ts';

/** What travellers name that is neither town, county, region nor country. */
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
  /** A `county` that GeoNames has as well gives it its names and its box. */
  kind: TouringKind | 'county';
  /** ISO codes, the one that it mostly lies in first. */
  countries: string[];
  /** In English. */
  name: string;
  /** In other languages of the pages, where they differ. */
  names: Partial<Record<'fr' | 'es' | 'pt' | 'de' | 'nl', string>>;
  /** Other names that travellers use. */
  also: string[];
  bounds: Bounds;
  /** Towns that it is known for, which lie in its box. */
  towns: string[];
}

interface Row extends Omit<TouringArea, 'names' | 'also' | 'bounds'> {
  names?: TouringArea['names'];
  also?: string[];
  box?: Bounds;
  /** Latitude, longitude and kilometres. */
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
