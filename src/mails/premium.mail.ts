import { accountReference } from './account.mail.ts';
import { type Language, momentIn } from './language.ts';
import type { Letter } from './letter.ts';
import { wordsIn } from './words/index.ts';

/** The change of a partner's Premium subscription. */
export type PremiumChange =
  | 'started'
  | 'past_due'
  | 'cancelling'
  | 'ended'
  | 'refunded'
  | 'disputed';

/** Premium granted until after this year has no end. */
const FAR_YEAR = 2100;

/** Notifies a partner of a change of its Premium subscription, and when Premium ends. */
export function premiumChanged(
  language: Language,
  facts: {
    partnerId: number;
    partner: string;
    change: PremiumChange;
    until: Date | null;
    /** The end of Premium that operators granted at no cost, when it is later; otherwise null. */
    givenUntil: Date | null;
    /** Whether the block of ads is switched on, which can contain one of the partner's listings. */
    isFeaturing: boolean;
    /** The address of the partner's dashboard. */
    dashboard: string;
    /** Time zone (IANA name) of the times. */
    timeZone: string;
  },
): Letter {
  const { partner, change, until, givenUntil, isFeaturing, dashboard, timeZone } = facts;
  const { premium } = wordsIn(language);
  const said = premium[change];
  const goesOn = givenUntil && change !== 'started' ? stays(language, givenUntil, timeZone) : null;
  const isOver = change === 'ended' || change === 'refunded' || change === 'disputed';
  const subject = goesOn !== null && isOver ? premium.given.subject : said.subject;
  const text = goesOn !== null && isOver ? premium.given[change] : said.text;
  const next = 'next' in said && (goesOn === null || change === 'disputed') ? said.next : null;
  const end = 'until' in said && until ? said.until(momentIn(language, until, timeZone)) : null;
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

/** Says how long the Premium that operators granted remains. */
function stays(language: Language, until: Date, timeZone: string): string {
  const { given } = wordsIn(language).premium;
  return until.getUTCFullYear() > FAR_YEAR
    ? given.forGood
    : given.until(momentIn(language, until, timeZone));
}
