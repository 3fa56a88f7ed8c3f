import { readFileSync } from 'node:fs';
import { COUNTIES_FILE } from './shipped.ts';

/** A county as travellers know it, which consists of several second-level areas of GeoNames. */
export interface CountyOfParts {
  /** GeoNames' code of the part with the county's name, or else a code of our own: `GB.ENG.BRK`. */
  id: string;
  /** English name. */
  name: string;
  /** GeoNames' codes of the parts: `GB.ENG.D4`. */
  parts: readonly string[];
  /** Whether its parts also belong to smaller counties of the list, which take precedence, as for Yorkshire. */
  wider?: boolean;
}

/** The counties that consist of several parts: ceremonial counties of the United Kingdom, and Dublin. */
export const COUNTIES_OF_PARTS = JSON.parse(
  readFileSync(COUNTIES_FILE, 'utf8'),
) as readonly CountyOfParts[];

const parts = new Map(COUNTIES_OF_PARTS.map((county) => [county.id, county.parts]));
const closest = new Map(
  COUNTIES_OF_PARTS.filter(({ wider }) => !wider).flatMap((county) =>
    county.parts.map((part) => [part, county.id] as const),
  ),
);
const wider = new Set(COUNTIES_OF_PARTS.flatMap(({ id, wider: isWider }) => (isWider ? [id] : [])));

/** The GeoNames codes of the second-level areas of a county; for a county of one area, its own code. */
export const partsOfCounty = (id: string): readonly string[] => parts.get(id) ?? [id];

/** The county to which a second-level area of GeoNames belongs for travellers: Devon for Plymouth. */
export const countyOfPart = (id: string): string => closest.get(id) ?? id;

/** Whether an area is the county of its towns: neither a part of another county, nor a wider one such as Yorkshire. */
export const isCountyOfTowns = (id: string): boolean => countyOfPart(id) === id && !wider.has(id);

const nameOf = new Map(COUNTIES_OF_PARTS.map(({ id, name }) => [id, name]));

/** The name of the county to which a second-level area of GeoNames belongs; null if it is a county by itself. */
export const nameOfWholeCounty = (id: string): string | null =>
  nameOf.get(countyOfPart(id)) ?? null;
