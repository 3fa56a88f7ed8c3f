import type { Block } from '../platform/mail/index.ts';
import { dayIn, type Language, pageIn } from './language.ts';
import type { Letter } from './letter.ts';
import { wordsIn } from './words/index.ts';

/** The reference of mails about an application, by which they are redacted. */
export const applicationReference = (id: number): string => `application-${id}`;

function letterAbout(
  language: Language,
  id: number,
  purpose: string,
  subject: string,
  blocks: Block[],
): Letter {
  const reference = applicationReference(id);
  return {
    language,
    purpose: `application-${purpose}`,
    reference,
    from: 'partners',
    subject,
    blocks: [...blocks, { facts: [[wordsIn(language).frame.reference, reference]] }],
  };
}

/**
 * Confirms an application. The mail contains no typed text, because anybody can enter another
 * person's address.
 */
export function applicationReceived(
  language: Language,
  facts: { id: number; sentAt: Date; answerBy: Date; publicUrl: string },
): Letter {
  const { id, sentAt, answerBy, publicUrl } = facts;
  const { received, approved } = wordsIn(language).applications;
  return letterAbout(language, id, 'received', received.subject, [
    { paragraph: received.thanks(dayIn(language, sentAt)) },
    { paragraph: received.next(dayIn(language, answerBy)) },
    { paragraph: received.prepare },
    { button: pageIn(language, publicUrl, '/sign-in'), label: approved.signIn },
    { paragraph: received.change },
  ]);
}

/** The data of an application that operators receive; nothing that identifies the person. */
export interface ApplicationNotice {
  id: number;
  /** The latest day of the answer (midnight, UTC). */
  answerBy: Date;
  business: string;
  website: string;
  country: string;
  categories: readonly string[];
  listings: number;
  delivery: string;
  feedGiven: boolean;
}

/** Notifies an operator of a new application, in the language of operators. */
export function applicationNotice(notice: ApplicationNotice): Letter {
  const { id, answerBy, business, website, country, categories, listings, delivery } = notice;
  return letterAbout('en', id, 'notice', `A new application: ${business}`, [
    {
      paragraph: `Somebody would like to become a partner, and is to be answered by ${dayIn('en', answerBy)}.`,
    },
    {
      facts: [
        ['Business', business],
        ['Website', website],
        ['Country', country],
        ['Rents', categories.join(', ')],
        ['Listings', `about ${listings}`],
        ['Delivery', notice.feedGiven ? `${delivery}, address given` : delivery],
      ],
    },
    {
      paragraph: `Read it with "cc application show ${id}", then "cc application approve ${id}" or "cc application decline ${id}".`,
    },
  ]);
}

/** Notifies an applicant of the approval, with the next steps. */
export function applicationApproved(
  language: Language,
  facts: {
    id: number;
    business: string;
    delivery: 'api' | 'feed' | 'form';
    feedGiven: boolean;
    publicUrl: string;
    /** Whether it could prepare listings, which are live now. */
    hasPrepared: boolean;
  },
): Letter {
  const { id, business, delivery, feedGiven, publicUrl, hasPrepared } = facts;
  const { approved } = wordsIn(language).applications;
  const next: Record<typeof delivery, Block[]> = {
    api: [{ paragraph: approved.api }],
    feed: [{ paragraph: feedGiven ? approved.feedGiven : approved.feedToCome }],
    form: [{ paragraph: approved.form }],
  };
  return letterAbout(language, id, 'approved', approved.subject, [
    { paragraph: approved.welcome(business) },
    ...(hasPrepared ? [{ paragraph: approved.prepared }] : []),
    ...next[delivery],
    { button: pageIn(language, publicUrl, '/sign-in'), label: approved.signIn },
    ...(delivery === 'api'
      ? [{ link: `${publicUrl}/developers/quick-start`, label: approved.guide }]
      : []),
    { paragraph: approved.live },
  ]);
}

/** Notifies an applicant of the refusal, with the operator's reason if there is one. */
export function applicationDeclined(
  language: Language,
  facts: {
    id: number;
    business: string;
    reason: string | null;
    /** When prepared listings are deleted; null when there is no account for them. */
    preparedUntil: Date | null;
    publicUrl: string;
  },
): Letter {
  const { id, business, reason, preparedUntil, publicUrl } = facts;
  const { declined, approved } = wordsIn(language).applications;
  return letterAbout(language, id, 'declined', declined.subject, [
    { paragraph: declined.sorry(business) },
    ...(reason === null ? [] : [{ paragraph: declined.because }, { quote: reason }]),
    { paragraph: declined.again },
    ...(preparedUntil === null
      ? []
      : [
          { paragraph: declined.prepared(dayIn(language, preparedUntil)) },
          { link: pageIn(language, publicUrl, '/sign-in'), label: approved.signIn },
        ]),
  ]);
}

/** Sends an applicant a question before the decision; the answer goes to `replyTo`. */
export function applicationQuestion(
  language: Language,
  facts: { id: number; business: string; question: string; replyTo: string },
): Letter {
  const { id, business, question, replyTo } = facts;
  const words = wordsIn(language).applications.question;
  const letter = letterAbout(language, id, 'question', words.subject, [
    { paragraph: words.before(business) },
    { quote: question },
    { paragraph: words.after },
  ]);
  return { ...letter, replyTo };
}
