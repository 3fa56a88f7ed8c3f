import type { Messages } from '#messages/index.ts';
import type { RelaxedFilter, PageFilter } from '#lib/services.ts';

/** Names a filter, or the parameter of the location. */
export function filterWords(
  { search: { filterTitles, where } }: Messages,
  name: RelaxedFilter['filter'],
): string {
  const words: Record<RelaxedFilter['filter'], string> = {
    ...filterTitles,
    q: where,
    near: where,
    bounds: where,
    area: where,
  };
  return words[name];
}

/** Names a value of a filter; undefined for a value without a name. */
export function valueWords(
  { facts, shell }: Messages,
  { words }: PageFilter,
  value: string,
): string | undefined {
  if (words === null) return undefined;
  const names: Record<string, string> = words === 'categories' ? shell.categories : facts[words];
  return names[value];
}
