import type { Block } from '../platform/mail/index.ts';
import type { Language } from './language.ts';
import type { Letter } from './letter.ts';
import { wordsIn } from './words/index.ts';

/** The listing that a mail is about. */
interface AboutListing {
  listingId: number;
  externalId: string;
  title: string;
  link: string;
}

const letter = (
  language: Language,
  { listingId }: AboutListing,
  what: { purpose: string; subject: string; blocks: Block[] },
): Letter => ({
  language,
  reference: `listing-${listingId}`,
  topic: 'listings',
  from: 'partners',
  ...what,
});

/**
 * Notifies a partner that operators have hidden a listing, with the reason. `link` is its page in
 * the dashboard.
 */
export function listingHidden(
  language: Language,
  facts: AboutListing & {
    /** The reason in the operator's words. */
    reason: string;
  },
): Letter {
  const {
    listing: { hidden },
    frame,
  } = wordsIn(language);
  return letter(language, facts, {
    purpose: 'listing-hidden',
    subject: hidden.subject(facts.title),
    blocks: [
      { paragraph: hidden.text(facts.title) },
      { paragraph: `${hidden.why}${frame.colon}` },
      { quote: facts.reason },
      { facts: [[hidden.listing, facts.externalId]] },
      { paragraph: hidden.next },
      { button: facts.link, label: hidden.open },
    ],
  });
}

/** Notifies a partner that a hidden listing is shown again. `link` is its public page. */
export function listingShownAgain(language: Language, facts: AboutListing): Letter {
  const { hidden, shownAgain } = wordsIn(language).listing;
  return letter(language, facts, {
    purpose: 'listing-unhidden',
    subject: shownAgain.subject(facts.title),
    blocks: [
      { paragraph: shownAgain.text },
      { facts: [[hidden.listing, facts.externalId]] },
      { button: facts.link, label: shownAgain.open },
    ],
  });
}

/**
 * Notifies an operator that a traveller reported a listing, in the language of operators. The mail
 * contains nothing that the traveller wrote.
 */
export const listingReported = (facts: {
  reportId: number;
  title: string;
  partner: string;
  /** The reported problem in words. */
  what: string;
  /** The report's page in the console. */
  link: string;
}): Letter => ({
  language: 'en',
  purpose: 'report-notice',
  reference: `report-${facts.reportId}`,
  from: 'service',
  subject: `A listing was reported: ${facts.title}`,
  blocks: [
    { paragraph: 'A traveller says that something is wrong with a listing.' },
    {
      facts: [
        ['Listing', facts.title],
        ['Partner', facts.partner],
        ['What', facts.what],
      ],
    },
    { button: facts.link, label: 'The report' },
  ],
});
