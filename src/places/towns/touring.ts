import { type Bounds, middle, type Point } from '../geo.ts';
import { searchable, searchNames } from '../names.ts';
import { regionDrawnAt } from '../regions.ts';
import { type TouringArea, touringAreas } from '../touring-areas.ts';
import type { Area } from './areas.ts';
import {
  FOREIGN_NAME_PENALTY,
  OTHER_NAME_PENALTY,
  PRIMARY_NAME_WEIGHT,
  touringWeight,
} from './weights.ts';

/** A name of a touring area, with the id of the area that gets it, which may be a region or county. */
export interface TouringName {
  name: string;
  weight: number;
  areaId: string;
}

const OWN_LANGUAGES: Record<string, 'fr' | 'es' | 'pt'> = { FR: 'fr', ES: 'es', PT: 'pt' };

const SAMPLES = 6;

function* pointsWithin([west, south, east, north]: Bounds): Generator<Point> {
  for (let i = 0; i < SAMPLES ** 2; i++) {
    const [across, up] = [i % SAMPLES, Math.floor(i / SAMPLES)];
    const part = (low: number, high: number, at: number) =>
      low + ((high - low) * (at + 0.5)) / SAMPLES;
    yield { lng: part(west, east, across), lat: part(south, north, up) };
  }
}

/** The region in which an area lies; null if it lies in several. */
function regionAround(country: string, bounds: Bounds): string | null {
  const regions = new Set<string>();
  for (const point of pointsWithin(bounds)) {
    const region = regionDrawnAt(country, point);
    if (region !== null) regions.add(region);
  }
  if (regions.size === 0) return regionDrawnAt(country, middle(bounds));
  return regions.size === 1 ? [...regions][0]! : null;
}

const withoutLevel = (name: string): string => searchable(name).replace(/^county /, '');

/** The region or county with the same name as a touring area. */
function namesakeOf({ countries, name }: TouringArea, areas: readonly Area[]): Area | undefined {
  const wanted = withoutLevel(name);
  return areas.find(
    (area) =>
      (area.kind === 'county' || area.regionId === area.id) &&
      countries.includes(area.countryCode) &&
      withoutLevel(area.name) === wanted,
  );
}

function namesOf(
  { kind, countries, name, names, also, prominence }: TouringArea,
  areaId: string,
): TouringName[] {
  const language = OWN_LANGUAGES[countries[0]!];
  const own = language && names[language];
  const known = new Map<string, number>();
  const add = (given: readonly string[], penalty: number) => {
    for (const text of searchNames(given, []).primary) {
      if (!known.has(text))
        known.set(text, touringWeight(kind, prominence) + PRIMARY_NAME_WEIGHT - penalty);
    }
  };
  add(own ? [name, own] : [name], 0);
  add(also, OTHER_NAME_PENALTY);
  add(Object.values(names), FOREIGN_NAME_PENALTY);
  return [...known].map(([text, weight]): TouringName => ({ name: text, weight, areaId }));
}

const areaOf = ({ id, kind, name, countries, bounds }: TouringArea): Area => ({
  id,
  kind,
  name,
  otherNames: [],
  countryCode: countries[0]!,
  regionId: regionAround(countries[0]!, bounds),
  bounds,
  population: 0,
});

/**
 * Adds the touring areas that ship with the program, with all their names. A touring area that already exists
 * as a region or county only adds its names to it, and to a county also its box, since a county's own box
 * only contains the county's towns.
 * @param areas The areas that were computed from towns.
 */
export function withTouringAreas(areas: readonly Area[]): {
  areas: Area[];
  touring: Area[];
  names: TouringName[];
} {
  const touring: Area[] = [];
  const names: TouringName[] = [];
  const boxes = new Map<string, Bounds>();
  for (const entry of touringAreas()) {
    const namesake = namesakeOf(entry, areas);
    names.push(...namesOf(entry, namesake?.id ?? entry.id));
    if (namesake === undefined) touring.push(areaOf(entry));
    else if (namesake.kind === 'county') boxes.set(namesake.id, entry.bounds);
  }
  const widened = areas.map((area) => ({ ...area, bounds: boxes.get(area.id) ?? area.bounds }));
  return { areas: widened, touring, names };
}
