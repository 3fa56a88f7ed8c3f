import type { NameRow } from './gazetteer-search.sql.ts';

/** Tells how many listings a town has. */
export type ListingsIn = (townId: number) => number;

/** What else ranks the places of a name, beside their size and how much of the name was typed. */
export interface Preferences {
  /** The language of the page: the countries that speak it come a little earlier. */
  language?: string;
  listingsIn?: ListingsIn;
  /** Whether places elsewhere than in the covered countries are found beside those of them. */
  everywhere?: boolean;
}

const SPEAKERS: Record<string, readonly string[]> = {
  en: ['GB', 'IE'],
  fr: ['FR'],
  es: ['ES'],
  pt: ['PT'],
};

/** The countries whose travellers read a language. */
export const countriesSpeaking = (language: string): readonly string[] => SPEAKERS[language] ?? [];

/** As much as three times the population. */
const LANGUAGE_WEIGHT = 0.5;

/** A hundred listings count as much as six times the population; more do not count. */
const LISTINGS_WEIGHT = 0.4;
const MOST_LISTINGS = 100;

/** Orders rows by their scores and the preferences. */
export function preferred(
  rows: readonly NameRow[],
  { language = '', listingsIn = () => 0 }: Preferences,
): NameRow[] {
  const speakers = countriesSpeaking(language);
  const scoreOf = ({ score, country_code, town_id }: NameRow): number => {
    const listings = town_id === null ? 0 : Math.min(MOST_LISTINGS, listingsIn(town_id));
    const spoken = speakers.includes(country_code) ? LANGUAGE_WEIGHT : 0;
    return score + spoken + LISTINGS_WEIGHT * Math.log10(1 + listings);
  };
  const scores = new Map(rows.map((row) => [row, scoreOf(row)]));
  return rows.toSorted((a, b) => scores.get(b)! - scores.get(a)!);
}
