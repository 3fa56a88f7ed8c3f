import { channelInUse, type EnquiryChannel, type PartnerRow } from '../../../partners/index.ts';
import { createRecorder } from '../../../platform/audit/index.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { allow, type Member } from './member.ts';

/** What every page of the dashboard shows around itself. */
export interface ShellState {
  /** Number of enquiries that need the partner, counted up to a thousand. */
  toAnswer: number;
  /** How the partner hears of enquiries now. */
  channel: EnquiryChannel;
  /** Whether the partner works with any of it, so that the menu always names it. */
  usesDeveloperTools: boolean;
  /** Whether the menu names what is for developers: API key, webhooks and feed. */
  isForDevelopers: boolean;
  /** Whether the partner has campsites, or does not say what it has, so that the menu names claims. */
  hasCampsites: boolean;
}

/** Who looks here answers what is not marked as answered; others see here only what has not reached them. */
export const statusToAnswer = (channel: EnquiryChannel): 'waiting' | 'unanswered' =>
  channel === 'dashboard' ? 'unanswered' : 'waiting';

/** Creates what stands around the pages of a member's partner. */
export function createShell(
  context: AppContext,
  { accounts, dashboardChoices, feeds, inbox }: Services,
  member: Member,
) {
  const { clock } = context;
  const { partnerId, slug } = member;
  const recorder = createRecorder(context, member.actor, partnerId);
  const subject = `partner ${slug}`;
  const channelOf = (partner: PartnerRow) => channelInUse(partner, clock.now());
  const toAnswer = (channel: EnquiryChannel) => inbox.countOf(partnerId, statusToAnswer(channel));
  return {
    async state(): Promise<ShellState> {
      const partner = await accounts.get(partnerId);
      const channel = channelOf(partner);
      const uses =
        member.isTest ||
        partner.api_key_used_at !== null ||
        partner.webhook_url !== null ||
        partner.enquiry_channel === 'webhook';
      const [count, usesDeveloperTools] = await Promise.all([
        toAnswer(channel),
        uses || feeds.ofPartners.any(partnerId),
      ]);
      const isForDevelopers = usesDeveloperTools || partner.developer_tools;
      const hasCampsites =
        partner.categories.length === 0 || partner.categories.includes('campsite');
      return { toAnswer: count, channel, usesDeveloperTools, isForDevelopers, hasCampsites };
    },
    /** Counts the enquiries that need the partner, up to a thousand. */
    toAnswer: async () => toAnswer(channelOf(await accounts.get(partnerId))),
    /** Chooses how the partner hears of enquiries; returns whether that works already. Throws `forbidden`. */
    async chooseChannel(channel: EnquiryChannel): Promise<boolean> {
      allow(member, 'account.write');
      await recorder.change(async (tx) => {
        const changed = await dashboardChoices.setChannel(tx, partnerId, channel);
        const entry = changed && { action: 'account.enquiry_channel', subject, ...changed };
        return { result: undefined, entry };
      });
      return channelOf(await accounts.get(partnerId)) === channel;
    },
    /** Shows what is for developers in the menu, or hides it where none of it is in use. Throws `forbidden`. */
    async showDeveloperTools(shown: boolean): Promise<void> {
      allow(member, 'listings.write');
      await recorder.change(async (tx) => {
        const changed = await dashboardChoices.showDeveloperTools(tx, partnerId, shown);
        const entry = changed && { action: 'account.developer_tools', subject, ...changed };
        return { result: undefined, entry };
      });
    },
  };
}
