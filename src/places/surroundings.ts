import { slugify } from '../platform/slug.ts';
import { besideTown, countyName, hasCounties } from './county-names.ts';
import { countyOfPart, isCountyOfTowns, partsOfCounty } from './county-parts.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { County, Town } from './towns/town.ts';
import { kilometres } from './geo.ts';

/** Number of inhabitants from which a town is a city, which people also name for the places around it. */
const CITY_POPULATION = 20_000;

/** Radius in kilometres of a city's surroundings: 5 for 20,000 inhabitants, 11 for 500,000, at most 30. */
const reachKm = (population: number): number => Math.min(30, 4 + Math.sqrt(population) / 100);

const KM_PER_DEGREE = 111.2;

/** Tells to which cities and counties towns belong. */
export interface Surroundings {
  /** The town itself and, if it is a city, the smaller towns around it. */
  townsAround(id: number): readonly number[];
  /** The cities near a town, the nearest first. */
  citiesAround(id: number): readonly number[];
  /** A county by GeoNames' code (`GB.ENG.C6`), if it has pages of its own. */
  county(id: string): County | undefined;
  /** The county of a town as travellers name it (Devon for Plymouth), if it has pages. */
  countyOf(townId: number): County | undefined;
  /** The towns of any county and of its parts; empty if the gazetteer has none. */
  townsOfCounty(id: string): readonly number[];
}

interface Country {
  around: Map<number, number[]>;
  cities: Map<number, number[]>;
  /** The counties that have pages. */
  counties: Map<string, County>;
  townsOfParts: Map<string, number[]>;
}

const NO_TOWNS: readonly number[] = [];

/** Creates the surroundings, which are computed by country and cached until the country's gazetteer changes. */
export function createSurroundings(
  gazetteer: Pick<Gazetteer, 'town' | 'townsOf' | 'countiesOf'>,
): Surroundings {
  const known = new WeakMap<readonly Town[], Country>();
  const country = (code: string): Country => {
    const towns = gazetteer.townsOf(code);
    let surroundings = known.get(towns);
    if (!surroundings) {
      const inParts = Map.groupBy(towns, ({ countyId }) => countyId ?? '');
      surroundings = {
        ...aroundCities(towns),
        counties: countiesWith(gazetteer, code, towns, inParts),
        townsOfParts: new Map([...inParts].map(([id, some]) => [id, some.map((town) => town.id)])),
      };
      known.set(towns, surroundings);
    }
    return surroundings;
  };
  const ofTown = (id: number): Country | undefined => {
    const town = gazetteer.town(id);
    return town && country(town.countryCode);
  };
  return {
    townsAround: (id) => ofTown(id)?.around.get(id) ?? [id],
    citiesAround: (id) => ofTown(id)?.cities.get(id) ?? NO_TOWNS,
    county: (id) => country(id.slice(0, 2)).counties.get(id),
    countyOf(townId) {
      const id = gazetteer.town(townId)?.countyId;
      return id === undefined ? undefined : country(id.slice(0, 2)).counties.get(countyOfPart(id));
    },
    townsOfCounty(id) {
      const { townsOfParts } = country(id.slice(0, 2));
      return partsOfCounty(id).flatMap((part) => townsOfParts.get(part) ?? NO_TOWNS);
    },
  };
}

function aroundCities(towns: readonly Town[]): Pick<Country, 'around' | 'cities'> {
  const around = new Map<number, number[]>();
  const citiesOf = new Map<number, { id: number; km: number }[]>();
  const byLatitude = towns.toSorted((a, b) => a.lat - b.lat);
  // Cities are taken by size, because a town near a larger city is not a city itself, whatever its population.
  for (const city of towns.toSorted((a, b) => b.population - a.population)) {
    if (city.population < CITY_POPULATION) break;
    if (citiesOf.has(city.id)) continue;
    const reach = reachKm(city.population);
    const ids = [city.id];
    const south = city.lat - reach / KM_PER_DEGREE;
    for (let at = firstFrom(byLatitude, south); at < byLatitude.length; at++) {
      const town = byLatitude[at]!;
      if (town.lat > city.lat + reach / KM_PER_DEGREE) break;
      if (town === city || around.has(town.id)) continue;
      const km = kilometres(city, town);
      if (km > reach) continue;
      ids.push(town.id);
      const cities = citiesOf.get(town.id) ?? [];
      citiesOf.set(town.id, cities);
      cities.push({ id: city.id, km });
    }
    around.set(city.id, ids);
  }
  const nearestFirst = [...citiesOf].map(([id, cities]): [number, number[]] => [
    id,
    cities.sort((a, b) => a.km - b.km).map((city) => city.id),
  ]);
  return { around, cities: new Map(nearestFirst) };
}

/** The index of the first town at `lat` or further north, by binary search. */
function firstFrom(byLatitude: readonly Town[], lat: number): number {
  let [low, high] = [0, byLatitude.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (byLatitude[middle]!.lat < lat) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The counties of a country that have pages. Parts of other counties and wider counties made of others have no page, nor has
 * a county that is the only one of its region, or one with a city of the same name, whose page serves both.
 */
function countiesWith(
  gazetteer: Pick<Gazetteer, 'countiesOf'>,
  code: string,
  towns: readonly Town[],
  townsOfParts: ReadonlyMap<string, readonly Town[]>,
): Country['counties'] {
  if (!hasCounties(code)) return new Map();
  const slugOf = (region: string | null, name: string) => `${region} ${slugify(name)}`;
  const townNames = new Set(towns.map(({ regionId, name }) => slugOf(regionId, name)));
  const all = gazetteer
    .countiesOf(code)
    .filter(({ id, regionId }) => regionId !== null && isCountyOfTowns(id))
    .map((county) => ({ ...county, name: countyName(county.id, county.name) }));
  const inRegion = Map.groupBy(all, ({ regionId }) => regionId);
  const counties: Country['counties'] = new Map();
  for (const county of all) {
    const isCity = (townsOfParts.get(county.id) ?? []).some(
      ({ name, population }) => population >= CITY_POPULATION && name === county.name,
    );
    if (isCity || inRegion.get(county.regionId)!.length === 1) continue;
    const isTown = townNames.has(slugOf(county.regionId, county.name));
    const name = isTown ? besideTown(county.id, county.name) : county.name;
    counties.set(county.id, { ...county, name });
  }
  return counties;
}
