import type { Stay } from '#lib/services.ts';

/**
 * What a stop says to its dates: what a listing's calendar says; that nobody can be asked (open data); that its dates are
 * past or not chosen; or that it is no longer shown.
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

/** The sum of the stops whose price is known, in one currency. */
export interface Total {
  currency: string;
  /** In minor units. */
  amount: number;
  stops: number;
}

interface Priced {
  answer: StopAnswer;
  cost: Stay | null;
}

/**
 * Adds up what is known, each currency for itself. A stop counts where all its nights are free and priced; the others
 * are named by their places in the trip.
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
