import { type Block, compose, type NewMail } from '../../platform/mail/index.ts';
import type { Application } from './application.form.ts';
import type { ApplicationRow } from './application.sql.ts';
import { type Language, wordsIn } from './words/index.ts';

const FROM = 'Campcairn partners';

/** The reference of mails about an application, by which they are wiped. */
export const referenceOf = (id: number): string => `application-${id}`;

interface Facts {
  id: number;
  sentAt: Date;
  /** The latest day of the answer (midnight, UTC). */
  answerBy: Date;
}

const TAGS: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES', pt: 'pt-PT' };

/** `Thursday 7 May 2026`. */
const dayIn = (language: Language, day: Date): string =>
  new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'full', timeZone: 'UTC' }).format(day);

const mailAbout = (
  id: number,
  purpose: string,
  to: string,
  subject: string,
  blocks: Block[],
  language: Language = 'en',
): NewMail => ({
  purpose: `application-${purpose}`,
  reference: referenceOf(id),
  fromName: FROM,
  to,
  subject,
  ...compose([...blocks, { facts: [[wordsIn(language).reference, referenceOf(id)]] }]),
});

/**
 * The mail that confirms an application. It contains no typed text, because the form can be sent with
 * another person's address.
 */
export function receivedMail(
  to: string,
  { id, sentAt, answerBy }: Facts,
  language: Language,
): NewMail {
  const { received } = wordsIn(language);
  return mailAbout(
    id,
    'received',
    to,
    received.subject,
    [
      { paragraph: received.thanks(dayIn(language, sentAt)) },
      { paragraph: received.next(dayIn(language, answerBy)) },
      { paragraph: received.change },
    ],
    language,
  );
}

/** The mail that notifies an operator of a new application. It does not contain the applicant's contacts. */
export function noticeMail(to: string, { id, answerBy }: Facts, application: Application): NewMail {
  const { business, website, country, categories, listings, delivery, feedAddress } = application;
  const facts: [string, string | null][] = [
    ['Business', business],
    ['Website', website],
    ['Country', country],
    ['Rents', categories.join(', ')],
    ['Listings', `about ${listings}`],
    ['Delivery', feedAddress === null ? delivery : `${delivery}, address given`],
  ];
  const day = dayIn('en', answerBy);
  return mailAbout(id, 'notice', to, `A new application: ${business}`, [
    { paragraph: `Somebody would like to become a partner, and is to be answered by ${day}.` },
    { facts },
    {
      paragraph: `Read it with "cc application show ${id}", then "cc application approve ${id}" or "cc application decline ${id}".`,
    },
  ]);
}

/** A decided application, with the person to notify. */
export type Decided = Pick<ApplicationRow, 'id' | 'business' | 'delivery' | 'feed_address'> & {
  email: string;
  language: Language;
};

/** The mail that tells an applicant that it was approved, with the next steps. */
export function approvedMail(applicant: Decided, publicUrl: string): NewMail {
  const { id, email, business, delivery, feed_address, language } = applicant;
  const { approved } = wordsIn(language);
  const guide = { link: `${publicUrl}/developers`, label: approved.guide };
  const next: Record<typeof delivery, Block[]> = {
    api: [{ paragraph: approved.api }, guide],
    feed: [{ paragraph: feed_address === null ? approved.feedToCome : approved.feedGiven }],
    form: [{ paragraph: approved.form }],
  };
  return mailAbout(
    id,
    'approved',
    email,
    approved.subject,
    [{ paragraph: approved.welcome(business) }, ...next[delivery], { paragraph: approved.live }],
    language,
  );
}

/** The mail that tells an applicant that it was declined, with the operator's reason if there is one. */
export function declinedMail(applicant: Decided, reason: string | null): NewMail {
  const { id, email, business, language } = applicant;
  const { declined } = wordsIn(language);
  return mailAbout(
    id,
    'declined',
    email,
    declined.subject,
    [
      { paragraph: declined.sorry(business) },
      ...(reason === null ? [] : [{ paragraph: declined.because }, { quote: reason }]),
      { paragraph: declined.again },
    ],
    language,
  );
}
