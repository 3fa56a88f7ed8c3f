import type { Messages } from '#messages/index.ts';
import type { Loosening, PageFilter } from '#lib/services.ts';

/** The name in words of a filter, or of the parameter that says where. */
export function filterWords(
  { search: { filterTitles, where } }: Messages,
  name: Loosening['filter'],
): string {
  const words: Record<Loosening['filter'], string> = {
    ...filterTitles,
    q: where,
    near: where,
    bounds: where,
    area: where,
  };
  return words[name];
}

/** The name in words of a filter's value; undefined where it has none. */
export function valueWords(
  { facts, shell }: Messages,
  { words }: PageFilter,
  value: string,
): string | undefined {
  if (words === null) return undefined;
  const names: Record<string, string> = words === 'categories' ? shell.categories : facts[words];
  return names[value];
}
