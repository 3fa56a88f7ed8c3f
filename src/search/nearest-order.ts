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

/** The price of a night in minor units, by which results are compared; a weekly price is divided by 7. */
function nightOf(result: AnyCard): { currency: string; amount: number } | null {
  if (result.stay) return { currency: result.stay.currency, amount: result.stay.perNight };
  if (result.kind === 'campsite' || result.price === null) return null;
  const { currency, from, unit } = result.price;
  return { currency, amount: unit === 'week' ? from / 7 : from };
}

/**
 * Orders the nearest listings like the results above them if these are sorted by price: by availability, then those that
 * state every criterion first, then by currency and price. With other sort orders they stay ordered by distance.
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
