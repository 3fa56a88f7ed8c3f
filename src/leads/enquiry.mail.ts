import type { presentLeadData } from './lead.present.ts';

/** A mail as it is handed to the post. */
export interface OutgoingMail {
  /** `enquiry` or `enquiry-failed`. */
  purpose: string;
  /** The lead it is about. */
  reference: string;
  fromName: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

type LeadData = ReturnType<typeof presentLeadData>;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Lines of `label: value`, those without a value left out. */
type Facts = [label: string, value: string | null][];

const datesOf = ({ start_date: start, end_date: end }: LeadData): string | null => {
  if (start && end) return `${start} to ${end}`;
  if (start) return `from ${start}`;
  return end && `until ${end}`;
};

const factsOf = (lead: LeadData): Facts => [
  ['Name', lead.name],
  ['Email', lead.email],
  ['Phone', lead.phone],
  ['Dates', datesOf(lead)],
  ['Guests', lead.guests === null ? null : String(lead.guests)],
  ['Message', lead.message],
];

const plain = (facts: Facts): string =>
  facts.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])).join('\n');

const rows = (facts: Facts): string =>
  facts
    .flatMap(([label, value]) =>
      value === null
        ? []
        : [
            `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${label}</th>` +
              `<td style="padding:4px 0;white-space:pre-wrap">${escaped(value)}</td></tr>`,
          ],
    )
    .join('');

const page = (paragraphs: string[]): string =>
  `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;color:#1d2b24">${paragraphs.join('')}</body></html>`;

/** The mail that carries an enquiry to a partner; answering it answers the traveller. */
export function enquiryMail(to: string, lead: LeadData): OutgoingMail {
  const title = lead.listing?.title ?? '';
  const url = lead.listing?.public_url ?? '';
  const facts = factsOf(lead);
  const intro = `A traveller on Campcairn asks about "${title}".`;
  const outro =
    'Answer this mail to answer the traveller. Campcairn takes no booking and no commission.';
  return {
    purpose: 'enquiry',
    reference: lead.id,
    fromName: 'Campcairn enquiries',
    to,
    ...(lead.email ? { replyTo: lead.email } : {}),
    subject: `New enquiry: ${title}`,
    text: [intro, plain(facts), `Listing: ${url}\nReference: ${lead.id}`, outro].join('\n\n'),
    html: page([
      `<p>${escaped(intro)}</p>`,
      `<table>${rows(facts)}</table>`,
      `<p><a href="${escaped(url)}">${escaped(title)}</a><br>Reference: ${lead.id}</p>`,
      `<p style="color:#5b6b62">${outro}</p>`,
    ]),
  };
}

/** The mail that tells a partner that its webhook did not take an enquiry. Names no traveller. */
export function failureMail(
  to: string,
  { id, title, reason }: { id: string; title: string | null; reason: string | null },
): OutgoingMail {
  const about = title === null ? 'a listing that was deleted since' : `"${title}"`;
  const intro = `Your webhook did not accept an enquiry about ${about}.`;
  const cause = `Last attempt: ${reason ?? 'no answer'}`;
  const fetch = `The enquiry is waiting for you: fetch it with GET /api/v1/leads?kind=enquiry&delivery_status=failed, then acknowledge it with POST /api/v1/leads/${id}/ack. It is kept for 90 days.`;
  return {
    purpose: 'enquiry-failed',
    reference: id,
    fromName: 'Campcairn',
    to,
    subject: `An enquiry could not be delivered: ${title ?? id}`,
    text: [intro, cause, fetch, `Reference: ${id}`].join('\n\n'),
    html: page([intro, cause, fetch, `Reference: ${id}`].map((part) => `<p>${escaped(part)}</p>`)),
  };
}
