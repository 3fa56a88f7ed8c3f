import type { Tx } from '../../platform/db/index.ts';
import { otherAreaNames } from '../area-names.ts';
import { copyRows, type CopyValue } from '../copy-rows.ts';
import { middle, rounded } from '../geo.ts';
import { searchNames } from '../names.ts';
import { loadShippedPostcodes } from '../postcodes/shipped.ts';
import { SHIPPED_VERSION } from '../shipped.ts';
import { otherTownNames } from '../town-names.ts';
import { type Area, areasOf } from './areas.ts';
import {
  changeTownWeights,
  COPY_AREA_NAMES,
  COPY_AREAS,
  COPY_CHOSEN_TOWN_NAMES,
  dropAreaNames,
  dropAreas,
  forgetShippedVersion,
  noteShippedVersion,
  noteWeightedCountries,
  selectWeightedCountries,
  sumAreas,
  townsByIds,
} from './areas.sql.ts';
import { withTouringAreas } from './touring.ts';
import { countriesInShort, isCovered, withTerritories } from './covered.ts';
import {
  areaWeight,
  CHOSEN_NAME_WEIGHT,
  CHOSEN_REGION_NAME_WEIGHT,
  COVERED_WEIGHT,
  OTHER_NAME_PENALTY,
  PRIMARY_NAME_WEIGHT,
  townWeight,
} from './weights.ts';

function areaRow(area: Area, source: 'towns' | 'shipped'): CopyValue[] {
  const { id, kind, name, countryCode, regionId, bounds, population } = area;
  const { lat, lng } = middle(bounds);
  const at = [rounded(lat), rounded(lng)];
  return [id, kind, name, countryCode, regionId, ...at, ...bounds, population, source];
}

/** Names of towns in other languages, such as `Oporto`. A region of such a name must rank behind the city. */
const townNames = new Set(
  searchNames(
    otherTownNames().flatMap(({ names }) => names),
    [],
  ).primary,
);

function nameRows({ id, kind, name, otherNames, countryCode, population }: Area): CopyValue[][] {
  const weight = areaWeight(kind, countryCode, population);
  const names = searchNames([name], otherNames);
  const inLanguages = new Set(searchNames(otherAreaNames(id), []).primary);
  const otherWeight = (text: string): number => {
    if (!isCovered(countryCode)) return 0;
    return kind === 'region' && inLanguages.has(text) && !townNames.has(text)
      ? CHOSEN_REGION_NAME_WEIGHT
      : CHOSEN_NAME_WEIGHT;
  };
  return [
    ...names.primary.map((text) => [text, weight + PRIMARY_NAME_WEIGHT, id, 'f']),
    ...names.others.map((text) => [text, weight + otherWeight(text), id, 'f']),
  ];
}

/** Adds the shipped names of towns in other languages. They rank a little behind the town's own name. */
async function addChosenTownNames(tx: Tx): Promise<void> {
  const names = new Map(otherTownNames().map((town) => [town.id, town.names]));
  const towns = await tx.query(townsByIds, [[...names.keys()]]);
  const rows = towns.flatMap(({ id, country_code, population, feature }) => {
    const weight = townWeight(country_code, population, feature);
    return searchNames(names.get(id) ?? [], []).primary.map((name) => [
      name,
      weight + PRIMARY_NAME_WEIGHT - OTHER_NAME_PENALTY,
      id,
      't',
    ]);
  });
  await copyRows(tx, COPY_CHOSEN_TOWN_NAMES, [rows]);
}

/** Weighs the names of the towns anew where a country is covered that was not before, or no longer. */
export async function weighCountries(tx: Tx): Promise<void> {
  const weighted = await tx.maybeOne(selectWeightedCountries);
  if (weighted === undefined) return;
  const before = new Set(withTerritories(weighted.countries));
  const after = new Set(withTerritories(countriesInShort()));
  const added = after.difference(before);
  const gone = before.difference(after);
  if (added.size > 0) await tx.execute(changeTownWeights, [[...added], COVERED_WEIGHT]);
  if (gone.size > 0) await tx.execute(changeTownWeights, [[...gone], -COVERED_WEIGHT]);
  await tx.execute(noteWeightedCountries, [countriesInShort()]);
}

/**
 * Rebuilds the areas, except imported ones, and their names: from the towns in the database, and from the data
 * that ships with the program. Also reloads the shipped names of towns and the shipped postcodes.
 * @param adminNames GeoNames' names of first- and second-level areas, by code.
 */
export async function rebuildAreas(tx: Tx, adminNames: Map<string, string>): Promise<void> {
  await weighCountries(tx);
  const { areas, touring, names } = withTouringAreas(areasOf(await tx.query(sumAreas), adminNames));
  await tx.execute(dropAreaNames);
  await tx.execute(dropAreas);
  await copyRows(tx, COPY_AREAS, [
    areas.map((area) => areaRow(area, 'towns')),
    touring.map((area) => areaRow(area, 'shipped')),
  ]);
  await copyRows(tx, COPY_AREA_NAMES, areas.map(nameRows));
  await copyRows(tx, COPY_AREA_NAMES, [
    names.map(({ name, weight, areaId }) => [name, weight, areaId, 't']),
  ]);
  await addChosenTownNames(tx);
  await loadShippedPostcodes(tx);
  await tx.execute(forgetShippedVersion);
  await tx.execute(noteShippedVersion, [SHIPPED_VERSION, countriesInShort()]);
}
