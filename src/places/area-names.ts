import { readFileSync } from 'node:fs';
import { AREA_NAMES_FILE } from './shipped.ts';

const names = JSON.parse(readFileSync(AREA_NAMES_FILE, 'utf8')) as Record<
  string,
  Record<string, string>
>;

/**
 * The names of a region or county of the covered countries in other languages, where they differ from
 * the English name.
 * @param id ISO 3166-2 code of a region (`FR-BRE`), or GeoNames' code of a county (`GB.ENG.C6`).
 */
export const otherAreaNames = (id: string): string[] => Object.values(names[id] ?? {});
