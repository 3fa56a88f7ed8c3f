import type { Messages } from '#messages/index.ts';
import type { Locale } from '#lib/locale/locales.ts';
import { money, minorUnitsIn } from '#lib/format/money.ts';
import { integer } from '#lib/format/numbers.ts';

/** A filter in force, in words, and the parameters without it. */
export interface Chip {
  label: string;
  without: URLSearchParams;
}

/** Parameters that are where and when and in which order, which have fields of their own. */
const NOT_FILTERS = new Set([
  'q',
  'from',
  'to',
  'people',
  'sort',
  'currency',
  'bounds',
  'near',
  'km',
  'view',
]);

function dropped(params: URLSearchParams, pairs: [string, string?][]): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const [name, value] of pairs) rest.delete(name, value);
  return rest;
}

/**
 * The filters in force, in the order of the address; a price range is one. `usual` is the currency
 * of prices when no other is asked for, null where the results have several.
 */
export function chipsOf(
  params: URLSearchParams,
  t: Messages,
  locale: Locale,
  usual: string | null,
): Chip[] {
  const chips: Chip[] = [];
  const { search, facts, shell } = t;
  const words: Record<string, (value: string) => string | undefined> = {
    category: (value) => shell.categories[value as keyof typeof shell.categories],
    class: (value) => facts.vehicleClasses[value as keyof typeof facts.vehicleClasses],
    transmission: (value) => facts.transmissions[value as keyof typeof facts.transmissions],
    fuel: (value) => facts.fuels[value as keyof typeof facts.fuels],
    amenity: (value) => facts.amenities[value as keyof typeof facts.amenities],
    pitch: (value) => facts.pitchTypes[value as keyof typeof facts.pitchTypes],
    ask: () => search.hideAsk,
    ...Object.fromEntries(Object.entries(search.flags).map(([name, label]) => [name, () => label])),
    berths: search.chips.berths,
    seats: search.chips.seats,
    length_max: search.chips.length_max,
    height_max: search.chips.height_max,
    licence: search.chips.licence,
    driver_age: search.chips.driver_age,
  };
  const [min, max] = ['price_min', 'price_max'].map((name) => params.get(name));
  const currency = params.get('currency') ?? usual;
  if (min || max) {
    const amount = (value: string | null | undefined) => {
      if (!value) return null;
      if (!currency) return integer(locale, Number(value));
      return money(locale, Number(value) * minorUnitsIn(currency), currency);
    };
    chips.push({
      label: search.priceChip(amount(min), amount(max)),
      without: dropped(params, [['price_min'], ['price_max'], ['currency']]),
    });
  }
  for (const [name, value] of params) {
    const label = NOT_FILTERS.has(name) ? undefined : words[name]?.(value);
    if (label) chips.push({ label, without: dropped(params, [[name, value]]) });
  }
  return chips;
}

/** The parameters without any filter: where, when and the order stay. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const kept = [...params].filter(([name]) => NOT_FILTERS.has(name) && name !== 'currency');
  return new URLSearchParams(kept);
}

/** The parameters without what a loosening names. */
export function loosened(
  params: URLSearchParams,
  { filter, value }: { filter: string; value?: string },
): URLSearchParams {
  if (filter === 'price') return dropped(params, [['price_min'], ['price_max'], ['currency']]);
  if (filter === 'dates') return dropped(params, [['from'], ['to'], ['ask']]);
  return dropped(params, [[filter, value]]);
}
