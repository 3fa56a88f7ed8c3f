import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const dataFile = (name: string): string => join(import.meta.dirname, '../../data', name);
const moduleFile = (name: string): string => join(import.meta.dirname, name);

/** Data files of the gazetteer that ship with the program. */
export const TOURING_AREAS_FILE = dataFile('touring-areas.json');
export const SIGHTS_FILE = dataFile('sights.json');
export const FAR_PLACES_FILE = dataFile('far-places.json');
export const COUNTIES_FILE = dataFile('counties.json');
export const AREA_NAMES_FILE = dataFile('area-names.json');
export const TOWN_NAMES_FILE = dataFile('town-names.json');
export const POSTCODE_FILES = ['postcodes-es.txt', 'postcodes-geolite.txt'].map(dataFile);

/** The modules that turn the data files into rows of the database. */
const MAKERS = [
  'county-names.ts',
  'towns/areas.ts',
  'towns/weights.ts',
  'towns/touring.ts',
  'towns/area-import.ts',
  'towns/country-names.ts',
  'postcodes/shipped.ts',
].map(moduleFile);

/** A hash that changes with the data files and the modules above; a new one makes the next start rebuild the areas. */
export const SHIPPED_VERSION = [
  TOURING_AREAS_FILE,
  SIGHTS_FILE,
  COUNTIES_FILE,
  AREA_NAMES_FILE,
  TOWN_NAMES_FILE,
  ...POSTCODE_FILES,
  ...MAKERS,
]
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .digest('hex')
  .slice(0, 12);
