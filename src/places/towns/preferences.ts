import type { NameRow } from './gazetteer-search.sql.ts';

/** Returns the number of listings of a town. */
export type ListingsIn = (townId: number) => number;

/** Facts about the searcher and the listings that influence the ranking, besides population and match of the name. */
export interface Preferences {
  /** The language of the page. Places in countries that speak it rank a little higher. */
  language?: string;
  listingsIn?: ListingsIn;
  /** Whether places outside the covered countries are found even if there are matches within. */
  everywhere?: boolean;
}

const SPEAKERS: Record<string, readonly string[]> = {
  en: ['GB', 'IE'],
  fr: ['FR'],
  es: ['ES'],
  pt: ['PT'],
};

/** The covered countries in which a language is spoken. */
export const countriesSpeaking = (language: string): readonly string[] => SPEAKERS[language] ?? [];

/** Added for a country that speaks the page's language. It equals three times the population (log10 3 ≈ 0.5). */
const LANGUAGE_WEIGHT = 0.5;

/** Factor of log10(1 + listings), so that 100 listings equal six times the population (10^0.8). More do not count. */
const LISTINGS_WEIGHT = 0.4;
const MOST_LISTINGS = 100;

/** Orders rows by their scores and the preferences. */
export function preferred<Row extends NameRow>(
  rows: readonly Row[],
  { language = '', listingsIn = () => 0 }: Preferences,
): Row[] {
  const speakers = countriesSpeaking(language);
  const scoreOf = ({ score, country_code, town_id }: NameRow): number => {
    const listings = town_id === null ? 0 : Math.min(MOST_LISTINGS, listingsIn(town_id));
    const spoken = speakers.includes(country_code) ? LANGUAGE_WEIGHT : 0;
    return score + spoken + LISTINGS_WEIGHT * Math.log10(1 + listings);
  };
  const scores = new Map(rows.map((row) => [row, scoreOf(row)]));
  return rows.toSorted((a, b) => scores.get(b)! - scores.get(a)!);
}
