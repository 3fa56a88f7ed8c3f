import { type Block, compose, type NewMail } from '../platform/mail/index.ts';
import type { presentLeadData } from './lead.present.ts';

type LeadData = ReturnType<typeof presentLeadData>;

/** The purpose of mails that carry an enquiry. */
export const ENQUIRY_MAIL = 'enquiry';

const datesOf = ({ start_date: start, end_date: end }: LeadData): string | null => {
  if (start && end) return `${start} to ${end}`;
  if (start) return `from ${start}`;
  return end && `until ${end}`;
};

/** The mail that carries an enquiry to a partner; answering it answers the traveller. */
export function enquiryMail(to: string, lead: LeadData): NewMail {
  const title = lead.listing?.title ?? '';
  const link = lead.listing?.public_url ?? '';
  const facts: [string, string | null][] = [
    ['Name', lead.name],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Dates', datesOf(lead)],
    ['Guests', lead.guests === null ? null : String(lead.guests)],
  ];
  const blocks: Block[] = [
    { paragraph: `A traveller on Campcairn asks about "${title}".` },
    { facts },
    ...(lead.message === null ? [] : [{ quote: lead.message }]),
    { link, label: title },
    { paragraph: 'Answer this mail to answer the traveller.' },
    { facts: [['Reference', lead.id]] },
  ];
  return {
    purpose: ENQUIRY_MAIL,
    reference: lead.id,
    fromName: 'Campcairn enquiries',
    to,
    ...(lead.email ? { replyTo: lead.email } : {}),
    subject: `New enquiry: ${title}`,
    ...compose(blocks),
  };
}

/** What a partner is told of an enquiry that its webhook did not take. */
export interface FailedLead {
  id: string;
  /** Null when the listing was deleted since. */
  title: string | null;
  /** Why the last attempt failed, in a sentence. */
  reason: string | null;
}

/** The mail about an enquiry that could not be delivered. Names no traveller. */
export function failureMail(to: string, { id, title, reason }: FailedLead): NewMail {
  const about = title === null ? 'a listing that was deleted since' : `"${title}"`;
  return {
    purpose: 'enquiry-failed',
    reference: id,
    fromName: 'Campcairn enquiries',
    to,
    subject: `An enquiry could not be delivered: ${title ?? id}`,
    ...compose([
      { paragraph: `Your webhook did not take an enquiry about ${about}. We will not try again.` },
      { facts: [['Last attempt', reason ?? 'no answer']] },
      {
        paragraph: `Fetch it with GET /api/v1/leads?kind=enquiry&delivery_status=failed and acknowledge it with POST /api/v1/leads/${id}/ack. It is kept for 90 days.`,
      },
      { facts: [['Reference', id]] },
    ]),
  };
}
