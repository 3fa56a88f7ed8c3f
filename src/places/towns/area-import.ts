import type { Tx } from '../../platform/db/index.ts';
import { type CopyValue, copyRows } from '../copy-rows.ts';
import { middle, rounded } from '../geo.ts';
import { searchNames } from '../names.ts';
import { type Area, areasOf } from './areas.ts';
import { COPY_AREA_NAMES, COPY_AREAS, dropAreaNames, dropAreas, sumAreas } from './areas.sql.ts';
import { areaWeight, PRIMARY_NAME_WEIGHT } from './weights.ts';

function areaRow(area: Area): CopyValue[] {
  const { id, kind, name, countryCode, regionId, bounds, population } = area;
  const { lat, lng } = middle(bounds);
  return [id, kind, name, countryCode, regionId, rounded(lat), rounded(lng), ...bounds, population];
}

function nameRows({ id, kind, name, otherNames, countryCode, population }: Area): CopyValue[][] {
  const weight = areaWeight(kind, countryCode, population);
  const names = searchNames([name], otherNames);
  return [
    ...names.primary.map((text) => [text, weight + PRIMARY_NAME_WEIGHT, id]),
    ...names.others.map((text) => [text, weight, id]),
  ];
}

/** Replaces all areas and their names by those computed from the towns in the database. */
export async function rebuildAreas(tx: Tx, adminNames: Map<string, string>): Promise<void> {
  const areas = areasOf(await tx.query(sumAreas), adminNames);
  await tx.execute(dropAreaNames);
  await tx.execute(dropAreas);
  await copyRows(tx, COPY_AREAS, [areas.map(areaRow)]);
  await copyRows(tx, COPY_AREA_NAMES, areas.map(nameRows));
}
