import { MAX_LOOKED_AT, nearerFirst } from '#lib/search/nearer-first.ts';
import { placeQuery, placeText } from '#lib/search/place-text.ts';
import type { FoundPlace } from './types.ts';

/** The field of a typed place, and the name of the buttons that take one of several. */
const PLACE = '_place';
const MAX_LENGTH = 100;
const MAX_OTHERS = 5;

/**
 * Looks for the place that a form names, and writes its position into the form.
 * @param form is changed: its latitude and longitude become those of the place, in degrees.
 */
export async function withFoundPlace(
  { services, dashboard, locale }: App.Locals,
  form: FormData,
): Promise<FoundPlace> {
  const typed = String(form.getAll(PLACE).at(-1) ?? '')
    .trim()
    .slice(0, MAX_LENGTH);
  const { countries } = await dashboard.listings.formOptions();
  const first = [...new Set([...countries.first, ...services.site.coveredCountries])];
  const suggested =
    typed === ''
      ? []
      : await services.search.suggest(typed, MAX_LOOKED_AT, locale, { everywhere: true });
  const [found, ...others] = nearerFirst(suggested, first, typed.split(',')[0]!);
  const nameOf = (place: (typeof suggested)[number]) => {
    const { name, context } = placeText(locale, place);
    return [name, context].filter((part) => part !== '').join(', ');
  };
  if (found) {
    form.set('location.lat', String(found.lat));
    form.set('location.lng', String(found.lng));
  }
  return {
    typed,
    name: found ? nameOf(found) : null,
    others: others
      .slice(0, MAX_OTHERS)
      .map((place) => ({ name: nameOf(place), query: placeQuery(locale, place) })),
  };
}
