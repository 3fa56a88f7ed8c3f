import { type Block, compose, type NewMail } from '../platform/mail/index.ts';
import type { LeadData } from './lead.present.ts';

/** The purpose of mails that carry an enquiry. */
export const ENQUIRY_MAIL = 'enquiry';

const datesOf = ({ start_date: start, end_date: end }: LeadData): string | null => {
  if (start && end) return `${start} to ${end}`;
  if (start) return `from ${start}`;
  return end && `until ${end}`;
};

/** The mail with an enquiry to a partner; its Reply-To is the traveller. */
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
