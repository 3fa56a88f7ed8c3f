import type { Figures } from './figures.sql.ts';

/** What Premium costs a month, in pence; a year costs ten of them. */
const PREMIUM_MONTH_PENCE = 1_900;

/** What figures say of each other; null where there is nothing to divide by. */
export interface Rates {
  /** Views for each time shown. */
  viewsPerShown: number | null;
  /** Clicks and enquiries for each view. */
  leadsPerView: number | null;
  /** Pence of the subscription for each click or enquiry, at the price by the month. */
  pencePerLead: number | null;
}

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** The rates of figures of a number of days. */
export function ratesOf({ shown, viewed, clicks, enquiries }: Figures, days: number): Rates {
  const leads = clicks + enquiries;
  return {
    viewsPerShown: ratio(viewed, shown),
    leadsPerView: ratio(leads, viewed),
    pencePerLead: ratio((PREMIUM_MONTH_PENCE * 12 * days) / 365, leads),
  };
}
