import { LEAD_CREATED, type LeadDay, type OwnAnswerTime } from '../../../leads/index.ts';
import { type CallFigures, hasPremium, leadEmailOf } from '../../../partners/index.ts';
import { daysBefore } from '../../../platform/clock.ts';
import type { Standing } from '../../use-cases/account/standing.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import type { Member } from './member.ts';

/** Days that the overview shows. */
const DAYS = 30;

/** What a partner sees first. */
export interface Overview extends Standing {
  /** Why the newest of the failed deliveries failed; null without any. */
  failedReason: string | null;
  hasKey: boolean;
  keyUsedAt: Date | null;
  hasWebhook: boolean;
  /** Whether enquiries are mailed. */
  mailsEnquiries: boolean;
  /** Of the last 30 days, from the oldest on, today last. */
  days: LeadDay[];
  /** How soon it acknowledges enquiries; null for a test account, which travellers do not see. */
  answerTime: OwnAnswerTime | null;
  /** Calls of the API in the last 30 days. */
  calls: CallFigures;
}

/** What the overview of a member's partner shows. */
export function createOverview(
  { clock }: AppContext,
  { accounts, answerTimes, apiCalls, deliveries, leadDays, standingOf }: Services,
  { partnerId, isTest }: Member,
) {
  return async (): Promise<Overview> => {
    const now = clock.now();
    const [account, standing, newestFailed, days, calls, answerTime] = await Promise.all([
      accounts.get(partnerId),
      standingOf(partnerId),
      deliveries.log.page(partnerId, { state: 'failed', eventType: LEAD_CREATED }, 1),
      leadDays.last(partnerId, DAYS),
      apiCalls.figures(partnerId, daysBefore(now, DAYS - 1), now),
      answerTimes.ofPartner(partnerId),
    ]);
    return {
      ...standing,
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
