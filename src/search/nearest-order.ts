import type { AvailabilityAnswer } from './availability-answer.ts';
import type { AnyCard } from './card.present.ts';
import type { Sort } from './sorts.ts';

const ANSWERS: readonly (AvailabilityAnswer | null)[] = [
  null,
  'available',
  'ask',
  'open_data',
  'min_nights',
];

/** A price to compare, in minor units; weeks have seven nights. */
function nightOf(result: AnyCard): { currency: string; amount: number } | null {
  if (result.stay) return { currency: result.stay.currency, amount: result.stay.perNight };
  if (result.kind === 'campsite' || result.price === null) return null;
  const { currency, from, unit } = result.price;
  return { currency, amount: unit === 'week' ? from / 7 : from };
}

/**
 * The nearest to a place in the order of the results above them, where that is by price: by what they say to the
 * dates, those that state everything first, then by currency and price. Otherwise they stay by distance.
 */
export function nearestInOrder(nearest: readonly AnyCard[], sort: Sort): AnyCard[] {
  if (sort !== 'price') return [...nearest];
  const currencies: string[] = [];
  for (const result of nearest) {
    const currency = nightOf(result)?.currency;
    if (currency !== undefined && !currencies.includes(currency)) currencies.push(currency);
  }
  const placeOf = (result: AnyCard): number[] => {
    const night = nightOf(result);
    return [
      ANSWERS.indexOf(result.availability),
      result.notStated.length > 0 ? 1 : 0,
      night === null ? currencies.length : currencies.indexOf(night.currency),
      night?.amount ?? 0,
    ];
  };
  const places = new Map(nearest.map((result) => [result, placeOf(result)]));
  return nearest.toSorted((a, b) => {
    const [one, other] = [places.get(a)!, places.get(b)!];
    const at = one.findIndex((value, part) => value !== other[part]);
    return at === -1 ? 0 : one[at]! - other[at]!;
  });
}
