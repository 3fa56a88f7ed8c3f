import type { CountryDifferenceRow } from './campsite-import.sql.ts';
import type { Difference } from './import-counts.ts';

/** The campsites of one country that are known, and those that a file has in it. */
export interface CountryDifference extends Difference {
  /** ISO 3166-1 code. */
  code: string;
  /** Whether the file seems to hold only a part of the country: 20 or more are known, and it has fewer than half of them. */
  isPart: boolean;
}

/** What a file would change about the campsites of the countries that it has any of. */
export interface CampsiteDifference extends Difference {
  countries: CountryDifference[];
  /** Codes of the countries that the file seems to hold whole. */
  whole: string[];
}

/** From this number of known campsites on, a file with fewer than half of them is taken for a part of the country. */
const LEAST_KNOWN = 20;

/** Sums up the differences by country. */
export function differenceOf(rows: readonly CountryDifferenceRow[]): CampsiteDifference {
  const countries = rows.map(({ country_code: code, ...counts }) => ({
    code,
    ...counts,
    isPart: counts.known >= LEAST_KNOWN && (counts.known - counts.gone) * 2 < counts.known,
  }));
  const sum = (key: keyof Difference) => countries.reduce((total, row) => total + row[key], 0);
  return {
    known: sum('known'),
    added: sum('added'),
    gone: sum('gone'),
    renamed: sum('renamed'),
    countries,
    whole: countries.filter(({ isPart }) => !isPart).map(({ code }) => code),
  };
}

/** The share of known rows above which their absence needs an operator's word. */
const MOST_GONE = 0.05;

/** A country with fewer known campsites than this does not hold an import back by itself. */
const LEAST_OF_COUNTRY = 20;

/** Whether more than 5 % of what is known is missing. */
export const isLargeDrop = ({ known, gone }: Pick<Difference, 'known' | 'gone'>): boolean =>
  gone > known * MOST_GONE;

const inWords = (count: number): string => count.toLocaleString('en-GB');

/**
 * Says in a sentence which share is missing if that is more than 5 % of all, or of a country; null otherwise.
 * @param what the source, such as "The file lacks"
 */
export function largeDropOf(difference: CampsiteDifference, what: string): string | null {
  const countries = difference.countries.filter(
    (row) => row.known >= LEAST_OF_COUNTRY && isLargeDrop(row),
  );
  if (countries.length === 0 && !isLargeDrop(difference)) return null;
  const parts = countries.length === 0 ? difference.countries : countries;
  const each = parts
    .filter(({ gone }) => gone > 0)
    .map(({ code, known, gone }) => `${inWords(gone)} of ${inWords(known)} in ${code}`);
  return `${what} ${each.join(', ')} of the campsites that are known, which is more than 5 %.`;
}
