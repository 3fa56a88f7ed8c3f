import { readFileSync } from 'node:fs';
import { COUNTIES_FILE } from './shipped.ts';

/** A county as travellers name it, which is made of several second-level areas of GeoNames. */
export interface CountyOfParts {
  /** GeoNames' code of the part that has its name, else one of our own: `GB.ENG.BRK`. */
  id: string;
  /** In English. */
  name: string;
  /** GeoNames' codes: `GB.ENG.D4`. */
  parts: readonly string[];
  /** Whether its parts belong to other counties of the list, which stand closer to them: Yorkshire. */
  wider?: boolean;
}

/** The counties that are made of several parts: ceremonial counties of the United Kingdom, and Dublin. */
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

/** GeoNames' second-level areas that a county is made of; itself, where it is one of them. */
export const partsOfCounty = (id: string): readonly string[] => parts.get(id) ?? [id];

/** The county that a second-level area of GeoNames belongs to, to travellers: of Plymouth, Devon. */
export const countyOfPart = (id: string): string => closest.get(id) ?? id;

/** Whether an area is the closest county of its towns: neither a part of one, nor made of several. */
export const isCountyOfTowns = (id: string): boolean => countyOfPart(id) === id && !wider.has(id);

const nameOf = new Map(COUNTIES_OF_PARTS.map(({ id, name }) => [id, name]));

/** The name of the county that a second-level area of GeoNames belongs to; null where it is its own. */
export const nameOfWholeCounty = (id: string): string | null =>
  nameOf.get(countyOfPart(id)) ?? null;
