import type { Tx } from '../../platform/db/index.ts';
import { copyRows } from '../copy-rows.ts';
import { searchNames } from '../names.ts';
import { otherTownNames } from '../town-names.ts';
import { COPY_CHOSEN_TOWN_NAMES, townsByIds } from './areas.sql.ts';
import { OTHER_NAME_PENALTY, PRIMARY_NAME_WEIGHT, townWeight } from './weights.ts';

/** Adds the names of towns in other languages that ship with the program; they rank near the town's own. */
export async function addChosenTownNames(tx: Tx): Promise<void> {
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
