import type { Stay } from '#lib/services.ts';

/**
 * The answer of a stop for its dates: the availability in a listing's calendar; or that nobody can
 * be asked (open data), that its dates are past or not chosen, or that it is no longer shown.
 */
export type StopAnswer =
  | 'available'
  | 'ask'
  | 'min_nights'
  | 'unavailable'
  | 'closed'
  | 'open_data'
  | 'past'
  | 'no_dates'
  | 'gone';

/** The sum of stops with a known price, in one currency. */
export interface Total {
  currency: string;
  /** Amount in minor units. */
  amount: number;
  stops: number;
}

interface Priced {
  answer: StopAnswer;
  cost: Stay | null;
}

/**
 * Sums up known costs by currency. A stop counts when all its nights are available and priced; the
 * indexes of other stops are returned as `unpriced`.
 */
export function totalsOf(stops: readonly Priced[]): { totals: Total[]; unpriced: number[] } {
  const totals = new Map<string, Total>();
  const unpriced: number[] = [];
  stops.forEach(({ answer, cost }, at) => {
    if (answer !== 'available' || cost === null) {
      unpriced.push(at);
      return;
    }
    const total = totals.get(cost.currency) ?? { currency: cost.currency, amount: 0, stops: 0 };
    total.amount += cost.total;
    total.stops += 1;
    totals.set(cost.currency, total);
  });
  return { totals: [...totals.values()], unpriced };
}
