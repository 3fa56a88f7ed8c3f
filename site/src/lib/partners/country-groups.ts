import { countryName } from '#lib/format/names.ts';
import { sorterOf } from '#lib/format/sorter.ts';
import type { Locale } from '#lib/locale/locales.ts';

/** Where the service lists so far, the largest first. */
export const COVERED = ['GB', 'IE', 'FR', 'ES', 'PT'];

/** A country to choose. */
export interface CountryOption {
  code: string;
  name: string;
}

/** Countries by their names in a language: those that are covered, and all others. */
export function countryGroups(
  locale: Locale,
  codes: readonly string[],
): { covered: CountryOption[]; others: CountryOption[] } {
  const { compare } = sorterOf(locale);
  const option = (code: string) => ({ code, name: countryName(locale, code) });
  const others = codes.filter((code) => !COVERED.includes(code)).map(option);
  return {
    covered: COVERED.map(option),
    others: others.toSorted((one, other) => compare(one.name, other.name)),
  };
}
