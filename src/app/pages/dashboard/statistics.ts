import { type Plan, YEAR_PENCE } from '../../../billing/index.ts';
import { hasPremium, type PartnerRow } from '../../../partners/index.ts';
import { ExpectedError } from '../../../platform/errors.ts';
import {
  listingsAsCsv,
  LEAST_FOR_MEDIAN,
  type Period,
  periodOf,
  periodsAsCsv,
  ratesOf,
  readFigure,
  type Summary,
} from '../../../statistics/index.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import type { Member } from './member.ts';

/** Number of listings on one page of the list. */
const PER_PAGE = 25;

/**
 * Creates the dashboard's area of statistics; all methods but `isOpen` throw `forbidden` without
 * Premium.
 */
export function createStatisticsArea(
  { clock }: AppContext,
  { accounts, billing, statistics }: Services,
  { partnerId }: Member,
) {
  const { ownFigures } = statistics;
  const isOpen = async (): Promise<boolean> =>
    hasPremium(await accounts.get(partnerId), clock.now());
  /** Returns the partner; throws without Premium. */
  const open = async (): Promise<PartnerRow> => {
    const partner = await accounts.get(partnerId);
    if (hasPremium(partner, clock.now())) return partner;
    throw new ExpectedError('forbidden', 'Statistics are part of Premium.');
  };
  /** Parses the period of a URL's query. */
  const read = (params: URLSearchParams): Period =>
    periodOf(Number(params.get('days')), params.get('by'), clock.now());
  /**
   * Returns the plan by which the partner pays for Premium, `other` for a price that is no longer
   * sold; null when it does not pay.
   */
  const planOf = async (partner: PartnerRow): Promise<Plan | 'other' | null> => {
    const { subscription } = await billing.status(partner);
    if (!subscription?.premium_until || subscription.premium_until < clock.now()) return null;
    return subscription.plan;
  };
  const withRates = (period: Period, summary: Summary, plan: Plan | 'other' | null) => ({
    period,
    ...summary,
    plan,
    rates: ratesOf(
      summary.total,
      period.days,
      plan === null || plan === 'other' ? null : YEAR_PENCE[plan],
    ),
  });
  return {
    isOpen,
    /** Returns the figures of the partner, and a page of its listings with theirs. */
    async page(params: URLSearchParams) {
      const partner = await open();
      const period = read(params);
      const sort = readFigure(params.get('sort'));
      const page = { cursor: params.get('after') ?? undefined, limit: PER_PAGE };
      const [plan, summary, listings] = await Promise.all([
        planOf(partner),
        ownFigures.ofPartner(partnerId, period),
        ownFigures.listings(partnerId, period.days, sort, page),
      ]);
      return { ...withRates(period, summary, plan), sort, listings };
    },
    /** Returns the figures of a listing, and the median of comparable ones. Throws `not_found`. */
    async listing(externalId: string, params: URLSearchParams) {
      await open();
      const period = read(params);
      const [summary, compared] = await Promise.all([
        ownFigures.ofListing(partnerId, externalId, period),
        ownFigures.compared(partnerId, externalId, period.days),
      ]);
      return { ...withRates(period, summary, null), ...compared, leastForMedian: LEAST_FOR_MEDIAN };
    },
    /** Returns all listings with figures as a CSV file, in pieces. */
    async listingsFile(params: URLSearchParams): Promise<AsyncIterable<string>> {
      await open();
      return listingsAsCsv(ownFigures, partnerId, read(params).days);
    },
    /** Returns the days or weeks of a listing as a CSV file. Throws `not_found`. */
    async listingFile(externalId: string, params: URLSearchParams): Promise<string> {
      await open();
      return periodsAsCsv(await ownFigures.ofListing(partnerId, externalId, read(params)));
    },
  };
}
