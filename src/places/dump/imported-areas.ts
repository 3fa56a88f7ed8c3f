import type { Tx } from '../../platform/db/index.ts';
import { type CopyValue, copyRows } from '../copy-rows.ts';
import { boundsAround, contains, rounded } from '../geo.ts';
import { searchable, searchNames } from '../names.ts';
import { regionDrawnAt } from '../regions.ts';
import {
  COPY_AREA_NAMES,
  COPY_AREAS,
  dropImportedAreaNames,
  dropImportedAreas,
  importedAreaIds,
  otherAreas,
} from '../towns/areas.sql.ts';
import { IMPORTED_AREA_WEIGHT, PRIMARY_NAME_WEIGHT } from '../towns/weights.ts';
import type { DumpArea } from './dump-line.ts';

function areaRow({ id, kind, name, countryCode, lat, lng, km }: DumpArea): CopyValue[] {
  const region = regionDrawnAt(countryCode, { lat, lng });
  const at = [rounded(lat), rounded(lng)];
  return [
    id,
    kind,
    name,
    countryCode,
    region,
    ...at,
    ...boundsAround({ lat, lng }, km),
    0,
    'imported',
  ];
}

function nameRows({ id, name, names }: DumpArea): CopyValue[][] {
  const texts = searchNames([name], names);
  return [
    ...texts.primary.map((text) => [text, IMPORTED_AREA_WEIGHT + PRIMARY_NAME_WEIGHT, id, 't']),
    ...texts.others.map((text) => [text, IMPORTED_AREA_WEIGHT, id, 't']),
  ];
}

/** Leaves out areas that lie within the box of another area of the same name and country, which is the same place. */
async function unknownAmong(tx: Tx, areas: readonly DumpArea[]): Promise<DumpArea[]> {
  const key = (country: string, name: string) => `${country} ${searchable(name)}`;
  const known = Map.groupBy(await tx.query(otherAreas), (row) => key(row.country_code, row.name));
  return areas.filter((area) => {
    const namesakes = known.get(key(area.countryCode, area.name)) ?? [];
    return !namesakes.some(({ bounds }) => contains(bounds, area));
  });
}

/** Replaces the imported areas of those countries that `areas` contains by `areas`. */
export async function replaceImportedAreas(
  tx: Tx,
  areas: readonly DumpArea[],
): Promise<{ known: number; added: number; gone: number }> {
  const countries = [...new Set(areas.map(({ countryCode }) => countryCode))];
  const before = new Set((await tx.query(importedAreaIds, [countries])).map(({ id }) => id));
  const wanted = await unknownAmong(tx, areas);
  await tx.execute(dropImportedAreaNames, [countries]);
  await tx.execute(dropImportedAreas, [countries]);
  await copyRows(tx, COPY_AREAS, [wanted.map(areaRow)]);
  await copyRows(tx, COPY_AREA_NAMES, wanted.map(nameRows));
  const kept = wanted.filter(({ id }) => before.has(id)).length;
  return { known: before.size, added: wanted.length - kept, gone: before.size - kept };
}
