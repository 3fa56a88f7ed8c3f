import { compose, type NewMail } from '../platform/mail/index.ts';
import type { FailedRow } from './failure.sql.ts';
import { RETENTION_DAYS } from './lead.present.ts';

/** How an enquiry failed to reach its partner. */
export interface Failure {
  channel: 'webhook' | 'email';
  /** Why the last attempt failed, in a sentence. */
  reason: string | null;
  /** The status of the enquiry; pending while the other channel is still trying. */
  status: 'failed' | 'pending';
}

/**
 * The mail to a partner about an enquiry that could not be delivered, without personal data. When the
 * enquiry's mail failed, it goes to the contact address, as the other address would fail again.
 */
export function failureMail(lead: FailedRow, { channel, reason, status }: Failure): NewMail {
  const { id, title, contact_email: contact, lead_email: leadEmail } = lead;
  const about = title === null ? 'a listing that was deleted since' : `"${title}"`;
  const what = channel === 'webhook' ? 'Your webhook' : 'Your mail server';
  return {
    purpose: 'enquiry-failed',
    reference: id,
    fromName: 'Campcairn enquiries',
    to: channel === 'webhook' ? (leadEmail ?? contact) : contact,
    subject: `An enquiry could not be delivered: ${title ?? id}`,
    ...compose([
      { paragraph: `${what} did not take an enquiry about ${about}. We will not try again.` },
      { facts: [['Last attempt', reason ?? 'no answer']] },
      {
        paragraph: `Fetch it with GET /api/v1/leads?kind=enquiry&delivery_status=${status} and acknowledge it with POST /api/v1/leads/${id}/ack. It is kept for ${RETENTION_DAYS} days.`,
      },
      { facts: [['Reference', id]] },
    ]),
  };
}
