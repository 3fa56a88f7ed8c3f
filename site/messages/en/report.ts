import type { ReportKind, ReportRefusal } from '#lib/services.ts';
import { pluralsOf } from '../plurals.ts';
import type { ProblemSentences } from '../problems.ts';

const n = pluralsOf('en');

/** The form by which travellers report a listing. */
export const report = {
  link: 'Report this listing',
  title: 'Report a listing',
  lead: (listing: string) => `What is wrong with “${listing}”? A person looks at it.`,
  what: 'What is wrong?',
  kinds: {
    price: 'The price is wrong',
    facts: 'The description or a fact is wrong',
    photos: 'The photos show something else',
    place: 'It is in the wrong place',
    unavailable: 'It can no longer be hired or booked',
    fraud: 'It looks like a fraud',
    illegal: 'It is against the law, or offensive',
    other: 'Something else',
  } satisfies Record<ReportKind, string>,
  message: 'What did you find?',
  messageHint: 'Such as the price that the owner’s page shows.',
  email: 'Your email',
  emailHint: 'Only for questions from us. The owner does not get it.',
  privacy: 'What is stored, and for how long',
  website: 'Leave this empty',
  send: 'Send report',
  problemsTitle: 'Not sent yet',
  problemsText: 'Please check the marked fields.',
  robot:
    'A hidden field was filled in, perhaps by your browser. It is empty again: please send once more.',
  away: 'We cannot take reports right now. Your text is still here: send it again in a minute.',
  staleForm: 'This page was open for a long time. Please send it again.',
  tooMany: (minutes: number) =>
    n(minutes, {
      one: 'Too many reports came from your connection. Please try again in a minute.',
      other: 'Too many reports came from your connection. Please try again in # minutes.',
    }),
  problems: {
    what: { missing: 'Please choose what is wrong.' },
    message: {
      missing: 'Please say what is wrong.',
      too_long: 'At most 2,000 characters, please.',
    },
    email: {
      too_long: 'At most 254 characters, please.',
      not_an_email: 'This does not look like an email address.',
      local_part_not_ascii:
        'Please give an address with only letters from a to z, digits and signs before the @.',
    },
  } satisfies ProblemSentences<ReportRefusal>,
  otherProblem: 'This cannot be sent as it is.',
  sentTitle: 'Thank you for the report',
  sentText: 'A person looks at it. The owner corrects the listing, or we hide it.',
  back: 'Back to the listing',
};
