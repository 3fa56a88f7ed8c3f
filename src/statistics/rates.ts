import type { Figures } from './figures.sql.ts';

/** Ratios of figures; null when the divisor is 0. */
export interface Rates {
  /** Views per time shown. */
  viewsPerShown: number | null;
  /** Clicks and enquiries per view. */
  leadsPerView: number | null;
  /** Pence of the subscription per click or enquiry. */
  pencePerLead: number | null;
}

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/**
 * Returns the rates of figures of a number of days.
 * @param yearPence price of a year of Premium; null when the partner pays nothing or the price is
 * unknown
 */
export function ratesOf(
  { shown, viewed, clicks, enquiries }: Figures,
  days: number,
  yearPence: number | null,
): Rates {
  const leads = clicks + enquiries;
  return {
    viewsPerShown: ratio(viewed, shown),
    leadsPerView: ratio(leads, viewed),
    pencePerLead: yearPence === null ? null : ratio((yearPence * days) / 365, leads),
  };
}
