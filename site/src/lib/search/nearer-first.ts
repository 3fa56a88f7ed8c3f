/** Number of matches to consider when the places of some countries come first. */
export const MAX_LOOKED_AT = 60;

const bare = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Orders places of the given countries first. Other places follow only if their name equals the
 * typed text.
 */
export function nearerFirst<Place extends { name: string; countryCode: string }>(
  found: readonly Place[],
  countries: readonly string[],
  typed: string,
): Place[] {
  const isNear = ({ countryCode }: Place) => countries.includes(countryCode);
  const named = ({ name }: Place) => bare(name) === bare(typed);
  const far = found.filter((place) => !isNear(place) && named(place));
  return [...found.filter(isNear), ...far];
}
