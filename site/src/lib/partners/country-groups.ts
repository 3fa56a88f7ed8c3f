import { countryName } from '#lib/format/names.ts';
import { sorterOf } from '#lib/format/sorter.ts';
import type { Locale } from '#lib/locale/locales.ts';

export interface CountryOption {
  code: string;
  name: string;
}

/** Names countries in a language, in two groups: covered ones in their order, and all others by name. */
export function countryGroups(
  locale: Locale,
  covered: readonly string[],
  codes: readonly string[],
): { covered: CountryOption[]; others: CountryOption[] } {
  const { compare } = sorterOf(locale);
  const option = (code: string) => ({ code, name: countryName(locale, code) });
  const others = codes.filter((code) => !covered.includes(code)).map(option);
  return {
    covered: covered.map(option),
    others: others.toSorted((one, other) => compare(one.name, other.name)),
  };
}
