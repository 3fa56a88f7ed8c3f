import { LEAD_CREATED, type LeadDay, type OwnAnswerTime } from '../../../leads/index.ts';
import { type CallFigures, hasPremium, leadEmailOf } from '../../../partners/index.ts';
import { daysBefore } from '../../../platform/clock.ts';
import type { AccountHealth } from '../../use-cases/account/health.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import type { Member } from './member.ts';

/** Number of days in the overview. */
const DAYS = 30;

/** The dashboard's first page. */
export interface Overview extends AccountHealth {
  /** Why the newest failed delivery failed; null without one. */
  failedReason: string | null;
  hasKey: boolean;
  keyUsedAt: Date | null;
  hasWebhook: boolean;
  mailsEnquiries: boolean;
  /** The last 30 days, oldest first, including today. */
  days: LeadDay[];
  /** The time until enquiries are acknowledged; null for a test account, which travellers do not see. */
  answerTime: OwnAnswerTime | null;
  /** API calls of the last 30 days. */
  calls: CallFigures;
}

/** Creates the overview of a member's partner. */
export function createOverview(
  { clock }: AppContext,
  { accounts, answerTimes, apiCalls, deliveries, leadDays, healthOf }: Services,
  { partnerId, isTest }: Member,
) {
  return async (): Promise<Overview> => {
    const now = clock.now();
    const [account, health, newestFailed, days, calls, answerTime] = await Promise.all([
      accounts.get(partnerId),
      healthOf(partnerId),
      deliveries.log.page(partnerId, { state: 'failed', eventType: LEAD_CREATED }, 1),
      leadDays.last(partnerId, DAYS),
      apiCalls.figures(partnerId, daysBefore(now, DAYS - 1), now),
      answerTimes.ofPartner(partnerId),
    ]);
    return {
      ...health,
      failedReason: newestFailed.items[0]?.log.at(-1)?.reason ?? null,
      hasKey: account.api_key_prefix !== null,
      keyUsedAt: account.api_key_used_at,
      hasWebhook: account.webhook_url !== null,
      mailsEnquiries: hasPremium(account, now) && leadEmailOf(account).goesTo !== 'nobody',
      days,
      calls,
      answerTime: isTest ? null : answerTime,
    };
  };
}
