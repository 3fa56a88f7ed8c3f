import type { Tx } from '../../platform/db/index.ts';
import { hasPremium } from '../partner.ts';
import { type EnquiryChannel, type PartnerRow, selectPartnerForUpdate } from '../partner.sql.ts';
import { leadEmailOf } from './lead-email.ts';
import type { Changed } from './profile.ts';
import { updateDeveloperTools, updateEnquiryChannel } from './settings.sql.ts';

/** Whether enquiries are mailed to a partner. */
export const mailsEnquiries = (row: PartnerRow, now: Date): boolean =>
  hasPremium(row, now) && leadEmailOf(row).goesTo !== 'nobody';

/** Returns how a partner hears of enquiries now: the way that it chose if that works, else one that does. */
export function channelInUse(row: PartnerRow, now: Date): EnquiryChannel {
  const works = {
    dashboard: true,
    mail: mailsEnquiries(row, now),
    webhook: row.webhook_url !== null,
  };
  if (row.enquiry_channel !== null && works[row.enquiry_channel]) return row.enquiry_channel;
  if (works.webhook) return 'webhook';
  return works.mail ? 'mail' : 'dashboard';
}

/** What a partner chooses about its dashboard. Changes return null when nothing changes. */
export interface DashboardChoices {
  setChannel(
    tx: Tx,
    partnerId: number,
    channel: EnquiryChannel,
  ): Promise<Changed<{ enquiry_channel: EnquiryChannel | null }> | null>;
  showDeveloperTools(
    tx: Tx,
    partnerId: number,
    shown: boolean,
  ): Promise<Changed<{ developer_tools: boolean }> | null>;
}

/** Makes the use cases of these choices. */
export const createDashboardChoices = (): DashboardChoices => ({
  async setChannel(tx, partnerId, channel) {
    const { enquiry_channel: before } = await tx.one(selectPartnerForUpdate, [partnerId]);
    if (before === channel) return null;
    await tx.execute(updateEnquiryChannel, [partnerId, channel]);
    return { before: { enquiry_channel: before }, after: { enquiry_channel: channel } };
  },
  async showDeveloperTools(tx, partnerId, shown) {
    const { developer_tools: before } = await tx.one(selectPartnerForUpdate, [partnerId]);
    if (before === shown) return null;
    await tx.execute(updateDeveloperTools, [partnerId, shown]);
    return { before: { developer_tools: before }, after: { developer_tools: shown } };
  },
});
