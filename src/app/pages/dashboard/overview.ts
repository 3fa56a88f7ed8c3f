import {
  type InboxLead,
  LEAD_CREATED,
  type LeadDay,
  maskContact,
  type OwnAnswerTime,
} from '../../../leads/index.ts';
import {
  type CallFigures,
  channelInUse,
  type EnquiryChannel,
  mailsEnquiries,
} from '../../../partners/index.ts';
import { daysBefore } from '../../../platform/clock.ts';
import type { AccountHealth } from '../../use-cases/account/health.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import type { Member } from './member.ts';
import { statusToAnswer } from './shell.ts';

/** Number of days in the overview. */
const DAYS = 30;

/** Number of enquiries that the overview shows. */
const NEWEST_SHOWN = 3;

/** The dashboard's first page. */
export interface Overview extends AccountHealth {
  /** Why the newest failed delivery failed; null without one. */
  failedReason: string | null;
  hasKey: boolean;
  keyUsedAt: Date | null;
  hasWebhook: boolean;
  mailsEnquiries: boolean;
  /** How the partner hears of enquiries now. */
  channel: EnquiryChannel;
  /** How the partner chose to hear of enquiries; null when it has not chosen. */
  chosenChannel: EnquiryChannel | null;
  /** Number of enquiries that need the partner, counted up to a thousand. */
  toAnswer: number;
  /** The newest of them. */
  newestToAnswer: InboxLead[];
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
  { accounts, answerTimes, apiCalls, deliveries, inbox, leadDays, healthOf }: Services,
  { partnerId, isTest, isOperator }: Member,
) {
  return async (): Promise<Overview> => {
    const now = clock.now();
    const account = await accounts.get(partnerId);
    const channel = channelInUse(account, now);
    const status = statusToAnswer(channel);
    const [health, newestFailed, days, calls, answerTime, toAnswer, newest] = await Promise.all([
      healthOf(partnerId),
      deliveries.log.page(partnerId, { state: 'failed', eventType: LEAD_CREATED }, 1),
      leadDays.last(partnerId, DAYS),
      apiCalls.figures(partnerId, daysBefore(now, DAYS - 1), now),
      answerTimes.ofPartner(partnerId),
      inbox.countOf(partnerId, status),
      inbox.page(partnerId, { status }, NEWEST_SHOWN),
    ]);
    return {
      ...health,
      failedReason: newestFailed.items[0]?.log.at(-1)?.reason ?? null,
      hasKey: account.api_key_prefix !== null,
      keyUsedAt: account.api_key_used_at,
      hasWebhook: account.webhook_url !== null,
      mailsEnquiries: mailsEnquiries(account, now),
      channel,
      chosenChannel: account.enquiry_channel,
      toAnswer,
      newestToAnswer: isOperator ? newest.items.map((lead) => maskContact(lead)) : newest.items,
      days,
      calls,
      answerTime: isTest ? null : answerTime,
    };
  };
}
