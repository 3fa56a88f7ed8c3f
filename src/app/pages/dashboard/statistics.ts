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

/** Listings of one page of the list. */
const PER_PAGE = 25;

/** The statistics of a member's partner; all but `isOpen` throw `forbidden` without Premium. */
export function createStatisticsArea(
  { clock }: AppContext,
  { accounts, billing, statistics }: Services,
  { partnerId }: Member,
) {
  const { ownFigures } = statistics;
  const isOpen = async (): Promise<boolean> =>
    hasPremium(await accounts.get(partnerId), clock.now());
  /** Gives the partner; throws without Premium. */
  const open = async (): Promise<PartnerRow> => {
    const partner = await accounts.get(partnerId);
    if (hasPremium(partner, clock.now())) return partner;
    throw new ExpectedError('forbidden', 'Statistics are part of Premium.');
  };
  /** The period that an address asks for. */
  const read = (params: URLSearchParams): Period =>
    periodOf(Number(params.get('days')), params.get('by'), clock.now());
  /** How the partner pays for Premium, `other` by a price that is not sold now; null when it does not. */
  const planOf = async (partner: PartnerRow): Promise<Plan | 'other' | null> => {
    const { subscription } = await billing.standing(partner);
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
    /** The figures of the partner, and a page of its listings with theirs. */
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
    /** The figures of a listing, and the median of those like it. Throws `not_found`. */
    async listing(externalId: string, params: URLSearchParams) {
      await open();
      const period = read(params);
      const [summary, compared] = await Promise.all([
        ownFigures.ofListing(partnerId, externalId, period),
        ownFigures.compared(partnerId, externalId, period.days),
      ]);
      return { ...withRates(period, summary, null), ...compared, leastForMedian: LEAST_FOR_MEDIAN };
    },
    /** All listings with figures as a CSV file, in pieces. */
    async listingsFile(params: URLSearchParams): Promise<AsyncIterable<string>> {
      await open();
      return listingsAsCsv(ownFigures, partnerId, read(params).days);
    },
    /** The days or weeks of a listing as a CSV file. Throws `not_found`. */
    async listingFile(externalId: string, params: URLSearchParams): Promise<string> {
      await open();
      return periodsAsCsv(await ownFigures.ofListing(partnerId, externalId, read(params)));
    },
  };
}
