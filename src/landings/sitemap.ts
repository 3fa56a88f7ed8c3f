import type { ListedArea } from '../listings/index.ts';
import { areasOf } from './area.ts';
import type { Atlas } from './atlas.ts';

/** Every landing page that has listings of `areas`, with the newest change of a listing on it. */
export function landingSitemap(
  atlas: Atlas,
  areas: readonly ListedArea[],
): { path: string; updatedAt: Date }[] {
  const newest = new Map<string, Date>();
  for (const { category, countryCode, regionId, townId, updatedAt } of areas) {
    const town = townId === null ? null : { id: townId };
    for (const codes of [[], ...areasOf({ countryCode, regionId, town })]) {
      const path = atlas.path(category, codes);
      const before = newest.get(path);
      if (before === undefined || before < updatedAt) newest.set(path, updatedAt);
    }
  }
  return [...newest]
    .map(([path, updatedAt]) => ({ path, updatedAt }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
