import type { Messages } from '#messages/index.ts';
import type { RelaxedFilter, PageFilter } from '#lib/services.ts';

/** Returns the label of a filter or of the location parameter. */
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

/** Returns the label of a filter's value; undefined when the value has none. */
export function valueWords(
  { facts, shell }: Messages,
  { words }: PageFilter,
  value: string,
): string | undefined {
  if (words === null) return undefined;
  const names: Record<string, string> = words === 'categories' ? shell.categories : facts[words];
  return names[value];
}
