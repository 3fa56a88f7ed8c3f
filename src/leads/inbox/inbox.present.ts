import { daysAfter } from '../../platform/clock.ts';
import { MASK } from '../../platform/mask.ts';
import { isPastRetention, type LeadAnswer, presentLead, RETENTION_DAYS } from '../lead.present.ts';
import type { InboxRow } from './inbox.sql.ts';

/** A lead in its partner's inbox: the API's answer, and the state of its contact and channels. */
export interface InboxLead extends LeadAnswer {
  /** When the contact fields were redacted; null while they are kept, and for clicks, which have none. */
  redactedAt: Date | null;
  /** The latest time at which the contact fields are redacted. */
  redactedBy: Date | null;
  /** State of the webhook; null when none is in use. */
  webhookState: InboxRow['webhook_state'];
  /** State of the mail with the enquiry; null when none is sent. */
  mailState: InboxRow['email_state'];
}

/** Maps a lead's row to what its partner sees. */
export function presentInboxLead(row: InboxRow, publicUrl: string, now: Date): InboxLead {
  const redactedBy = row.kind === 'enquiry' ? daysAfter(row.created_at, RETENTION_DAYS) : null;
  const old = redactedBy !== null && isPastRetention(row.created_at, now) ? redactedBy : null;
  return {
    ...presentLead(row, publicUrl, now),
    redactedAt: row.wiped_at ?? old,
    redactedBy,
    webhookState: row.webhook_state,
    mailState: row.email_state,
  };
}

/** Removes the traveller's contact from a lead, for operators who view the partner's inbox. */
export function maskContact<Lead extends Pick<LeadAnswer, 'name' | 'email' | 'phone' | 'message'>>(
  lead: Lead,
): Lead {
  const masked = (text: string | null) => text && MASK;
  return {
    ...lead,
    name: masked(lead.name),
    email: masked(lead.email),
    phone: masked(lead.phone),
    message: masked(lead.message),
  };
}
