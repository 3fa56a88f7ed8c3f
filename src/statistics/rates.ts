import type { Figures } from './figures.sql.ts';

/** What figures say of each other; null where there is nothing to divide by. */
export interface Rates {
  /** Views for each time shown. */
  viewsPerShown: number | null;
  /** Clicks and enquiries for each view. */
  leadsPerView: number | null;
  /** Pence of the subscription for each click or enquiry. */
  pencePerLead: number | null;
}

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/**
 * The rates of figures of a number of days.
 * @param yearPence what a year of Premium costs; null when nothing is paid for it, or nobody here knows how much
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
