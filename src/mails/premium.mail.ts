import { accountReference } from './account.mail.ts';
import { type Language, momentIn } from './language.ts';
import type { Letter } from './letter.ts';
import { wordsIn } from './words/index.ts';

/** What has changed in a partner's subscription of Premium. */
export type PremiumChange =
  | 'started'
  | 'past_due'
  | 'cancelling'
  | 'ended'
  | 'refunded'
  | 'disputed';

/** A gift of Premium until after this year is one for good. */
const FAR_YEAR = 2100;

/** Tells a partner what has changed in its subscription of Premium, and until when it is on. */
export function premiumChanged(
  language: Language,
  facts: {
    partnerId: number;
    partner: string;
    change: PremiumChange;
    until: Date | null;
    /** Until when operators have given Premium at no cost, where that is later; null where it is not. */
    givenUntil: Date | null;
    /** Whether the block of ads is switched on, in which one of its listings can stand. */
    isFeaturing: boolean;
    /** The address of the partner's dashboard. */
    dashboard: string;
  },
): Letter {
  const { partner, change, until, givenUntil, isFeaturing, dashboard } = facts;
  const { premium } = wordsIn(language);
  const said = premium[change];
  const goesOn = givenUntil && change !== 'started' ? stays(language, givenUntil) : null;
  const isOver = change === 'ended' || change === 'refunded' || change === 'disputed';
  const subject = goesOn !== null && isOver ? premium.given.subject : said.subject;
  const text = goesOn !== null && isOver ? premium.given[change] : said.text;
  const next = 'next' in said && (goesOn === null || change === 'disputed') ? said.next : null;
  const end = 'until' in said && until ? said.until(momentIn(language, until)) : null;
  return {
    language,
    purpose: `premium-${change}`,
    reference: accountReference(facts.partnerId),
    from: 'partners',
    subject,
    blocks: [
      { paragraph: text(partner) },
      ...(goesOn === null ? [] : [{ paragraph: goesOn }]),
      ...(next === null ? [] : [{ paragraph: next }]),
      ...('renews' in said ? [{ paragraph: said.renews }] : []),
      ...('featured' in said && isFeaturing ? [{ paragraph: said.featured }] : []),
      ...(end === null || goesOn !== null ? [] : [{ paragraph: end }]),
      { button: `${dashboard}/premium`, label: premium.button },
    ],
  };
}

/** Says how long Premium stays on that operators have given. */
function stays(language: Language, until: Date): string {
  const { given } = wordsIn(language).premium;
  return until.getUTCFullYear() > FAR_YEAR ? given.forGood : given.until(momentIn(language, until));
}
