import { readFileSync } from 'node:fs';
import { TOWN_NAMES_FILE } from './shipped.ts';

/** Names of a town by language, where they differ from its own name. `also` has others, separated by semicolons. */
type Names = Partial<Record<'en' | 'fr' | 'es' | 'pt' | 'de' | 'nl' | 'also', string>>;

const known = JSON.parse(readFileSync(TOWN_NAMES_FILE, 'utf8')) as Record<string, Names>;

/**
 * The name of a town of the covered countries in a language; undefined if it is the name in the gazetteer.
 * @param id GeoNames id.
 */
export const townName = (
  id: number,
  language: 'en' | 'fr' | 'es' | 'pt' | 'de' | 'nl',
): string | undefined => known[id]?.[language];

/** The names in other languages of all towns that have any. */
export const otherTownNames = (): { id: number; names: string[] }[] =>
  Object.entries(known).map(([id, names]) => ({
    id: Number(id),
    names: Object.values(names).flatMap((name) => name.split(';')),
  }));
