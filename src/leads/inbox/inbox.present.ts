import { daysAfter } from '../../platform/clock.ts';
import { MASK } from '../../platform/mask.ts';
import { isPastRetention, type LeadAnswer, presentLead, RETENTION_DAYS } from '../lead.present.ts';
import type { InboxRow } from './inbox.sql.ts';

/** A lead in its partner's inbox: as the API answers it, and what is to be known about its contact. */
export interface InboxLead extends LeadAnswer {
  /** When the contact fields were wiped; null while they are kept, and of clicks, which have none. */
  wipedAt: Date | null;
  /** When they are wiped at the latest. */
  wipedBy: Date | null;
  /** How the webhook stands; null where none is in use. */
  webhookState: InboxRow['webhook_state'];
  /** How the mail with the enquiry stands; null where none is sent. */
  mailState: InboxRow['email_state'];
}

/** Maps a lead's row to what its partner sees. */
export function presentInboxLead(row: InboxRow, publicUrl: string, now: Date): InboxLead {
  const wipedBy = row.kind === 'enquiry' ? daysAfter(row.created_at, RETENTION_DAYS) : null;
  const old = wipedBy !== null && isPastRetention(row.created_at, now) ? wipedBy : null;
  return {
    ...presentLead(row, publicUrl, now),
    wipedAt: row.wiped_at ?? old,
    wipedBy,
    webhookState: row.webhook_state,
    mailState: row.email_state,
  };
}

/** A lead without the traveller's contact, for operators who look as the partner sees it. */
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
