import { isCovered, searchable } from '../places/index.ts';

interface Named {
  name: string;
  countryCode: string;
  /** The text that finds it and nothing else. */
  query: string;
}

/**
 * What else a text may mean than the first of its matches: places of the covered countries; where it is the
 * first one's whole name, only those whose name has it as well. None for a text that says which place is meant.
 */
export function alternativesTo<Match extends Named>(
  text: string,
  first: Match,
  others: readonly Match[],
): Match[] {
  const typed = searchable(text);
  const isSaid = text.trim() === first.query && isCovered(first.countryCode);
  if (text.includes(',') || isSaid) return [];
  const isWhole = searchable(first.name) === typed;
  return others.filter(
    ({ name, countryCode }) =>
      isCovered(countryCode) && (!isWhole || ` ${searchable(name)} `.includes(` ${typed} `)),
  );
}
