import { statement } from '../platform/db/index.ts';

/** By which channels enquiries reach a partner. */
export interface ChannelsRow {
  webhook_url: string | null;
  /** Where enquiries are mailed; null when they are not. */
  mail_to: string | null;
}

/** The channels of an approved partner at a time; whoever changes the partner waits. */
export const lockChannels = statement<ChannelsRow, [partnerId: number, now: Date]>(
  'partners.lock_channels',
  `select webhook_url, case when premium_until > $2 then
     case when lead_email_set then lead_email else contact_email end end as mail_to
   from partner where id = $1 and status = 'approved' for share`,
);
