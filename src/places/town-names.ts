import { readFileSync } from 'node:fs';
import { TOWN_NAMES_FILE } from './shipped.ts';

/** The names of a town that differ from its own, by language; `also` is others, separated by semicolons. */
type Names = Partial<Record<'en' | 'fr' | 'es' | 'pt' | 'de' | 'nl' | 'also', string>>;

const known = JSON.parse(readFileSync(TOWN_NAMES_FILE, 'utf8')) as Record<string, Names>;

/**
 * What a language calls a town of the covered countries; undefined where that is its name in the gazetteer.
 * @param id GeoNames id.
 */
export const townName = (
  id: number,
  language: 'en' | 'fr' | 'es' | 'pt' | 'de' | 'nl',
): string | undefined => known[id]?.[language];

/** The other names of all towns that have some. */
export const otherTownNames = (): { id: number; names: string[] }[] =>
  Object.entries(known).map(([id, names]) => ({
    id: Number(id),
    names: Object.values(names).flatMap((name) => name.split(';')),
  }));
