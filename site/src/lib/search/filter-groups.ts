import type { Messages } from '#messages/index.ts';
import type { Locale } from '#lib/locale/locales.ts';
import { measure } from '#lib/format/numbers.ts';
import type { FacetView } from './view.ts';

/** One value of a filter, and how many results taking it would leave. */
export interface Choice {
  value: string;
  label: string;
  count: number;
  chosen: boolean;
}

/** A filter as the form shows it: boxes to tick, or one of a list. */
export interface FilterGroup {
  name: string;
  title: string;
  shape: 'boxes' | 'list';
  choices: Choice[];
  /** Whether listings that say nothing about it are among the results. */
  notStated: boolean;
}

type Words = (value: string) => string;
type Facets = Record<string, FacetView>;

/** The choices of a filter, in words. */
function choicesOf(facets: Facets, params: URLSearchParams, name: string, label: Words): Choice[] {
  return (facets[name]?.choices ?? []).map(([value, count]) => ({
    value,
    count,
    label: label(value),
    chosen: params.has(name, value),
  }));
}

const byCount = (a: Choice, b: Choice) => b.count - a.count;

/** Filters of the form below category and price, without those that have nothing to choose. */
export function filterGroups(
  facets: Facets,
  params: URLSearchParams,
  t: Messages,
  locale: Locale,
): {
  vehicle: FilterGroup[];
  rules: Choice[];
  amenities: FilterGroup | null;
  pitches: FilterGroup | null;
} {
  const { search, facts } = t;
  const group = (
    name: string,
    title: string,
    shape: FilterGroup['shape'],
    label: Words,
    sorted = false,
  ): FilterGroup | null => {
    const choices = choicesOf(facets, params, name, label);
    if (choices.length === 0) return null;
    if (sorted) choices.sort(byCount);
    return { name, title, shape, choices, notStated: facets[name]!.notStated };
  };
  const named =
    (names: Record<string, string>): Words =>
    (value) =>
      names[value] ?? value;
  const metres: Words = (value) => search.atMost(measure(locale, Number(value), 'meter'));

  return {
    vehicle: [
      group('class', search.classTitle, 'boxes', named(facts.vehicleClasses), true),
      group('transmission', search.transmissionTitle, 'boxes', named(facts.transmissions)),
      group('fuel', search.fuelTitle, 'boxes', named(facts.fuels), true),
      group('berths', search.berthsTitle, 'list', search.atLeast),
      group('seats', search.seatsTitle, 'list', search.atLeast),
      group('length_max', search.lengthTitle, 'list', metres),
      group('height_max', search.heightTitle, 'list', metres),
      group('licence', search.licenceTitle, 'boxes', (value) => value),
      group('driver_age', search.ageTitle, 'list', search.ageValue),
    ].filter((one) => one !== null),
    rules: (Object.keys(search.flags) as (keyof typeof search.flags)[]).flatMap((name) =>
      choicesOf(facets, params, name, () => search.flags[name]).map((choice) => ({
        ...choice,
        value: name,
      })),
    ),
    amenities: group('amenity', search.amenityTitle, 'boxes', named(facts.amenities), true),
    pitches: group('pitch', search.pitchTitle, 'boxes', named(facts.pitchTypes), true),
  };
}
