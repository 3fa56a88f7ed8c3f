import type { Block } from '../platform/mail/index.ts';
import { dayIn, type Language, numberIn } from './language.ts';
import type { Letter } from './letter.ts';
import { sentenceIn } from './sentences/index.ts';
import { wordsIn } from './words/index.ts';

/** The purpose of mails about an enquiry that could not be delivered. */
export const ENQUIRY_FAILED_MAIL = 'enquiry-failed';

/** The purpose of mails that carry an enquiry. */
export const ENQUIRY_MAIL = 'enquiry';

/** A traveller's enquiry. No other mail contains a traveller's data. */
export interface Enquiry {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  start_date: string | null;
  end_date: string | null;
  guests: number | null;
  message: string | null;
  listing: { title: string | null; public_url: string } | null;
}

/** The mail with an enquiry; its Reply-To is the traveller. The specification prescribes the subject. */
export function enquiryCreated(language: Language, enquiry: Enquiry): Letter {
  const title = enquiry.listing?.title ?? '';
  const { frame, enquiries } = wordsIn(language);
  const { created } = enquiries;
  const { start_date, end_date, guests, message } = enquiry;
  const day = (date: string | null) => date && dayIn(language, new Date(date));
  const [start, end] = [day(start_date), day(end_date)];
  const dates =
    start && end
      ? created.fromTo(start, end)
      : start
        ? created.from(start)
        : end && created.until(end);
  const blocks: Block[] = [
    { paragraph: created.asks(title) },
    {
      facts: [
        [created.name, enquiry.name],
        [created.email, enquiry.email],
        [created.phone, enquiry.phone],
        [created.dates, dates],
        [created.guests, guests === null ? null : String(guests)],
      ],
    },
    ...(message === null ? [] : [{ quote: message }]),
    { link: enquiry.listing?.public_url ?? '', label: title },
    { paragraph: created.answer },
    { facts: [[frame.reference, enquiry.id]] },
  ];
  return {
    language,
    purpose: ENQUIRY_MAIL,
    reference: enquiry.id,
    from: 'enquiries',
    ...(enquiry.email ? { replyTo: enquiry.email } : {}),
    subject: `New enquiry: ${title}`,
    blocks,
  };
}

/** An enquiry that failed to reach its partner. */
export interface FailedEnquiry {
  id: string;
  /** Title of the listing; null when it has been deleted. */
  title: string | null;
  channel: 'webhook' | 'email';
  /** Why the last attempt failed, as a sentence. */
  reason: string | null;
  /** The status of the enquiry; pending while the other channel is still trying. */
  status: 'failed' | 'pending';
  keptDays: number;
  /** Its page in the dashboard. */
  link: string;
}

/** Notifies a partner of an enquiry that could not be delivered, without personal data. */
export function enquiryFailed(language: Language, failure: FailedEnquiry): Letter {
  const { id, title, channel, reason, status, keptDays, link } = failure;
  const { frame, enquiries } = wordsIn(language);
  const { failed } = enquiries;
  const about = title === null ? failed.deletedListing : failed.listing(title);
  return {
    language,
    purpose: ENQUIRY_FAILED_MAIL,
    reference: id,
    topic: 'enquiries',
    from: 'enquiries',
    subject: failed.subject(title ?? id),
    blocks: [
      { paragraph: failed[channel](about) },
      {
        facts: [
          [failed.lastAttempt, reason === null ? failed.noAnswer : sentenceIn(language, reason)],
        ],
      },
      { button: link, label: failed.open },
      {
        paragraph: failed.fetch(
          `GET /api/v1/leads?kind=enquiry&delivery_status=${status}`,
          `POST /api/v1/leads/${id}/ack`,
          numberIn(language, keptDays),
        ),
      },
      { facts: [[frame.reference, id]] },
    ],
  };
}
