import { countryName } from '#lib/format/names.ts';
import { sorterOf } from '#lib/format/sorter.ts';
import type { Locale } from '#lib/locale/locales.ts';

/** Countries that the service covers, the one with most listings first. */
export const COVERED = ['GB', 'IE', 'FR', 'ES', 'PT'];

export interface CountryOption {
  code: string;
  name: string;
}

/** Sorts countries by name in a language, in two groups: covered countries and all others. */
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
