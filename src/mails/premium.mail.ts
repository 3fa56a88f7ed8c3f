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

/** Tells a partner what has changed in its subscription of Premium, and until when it is on. */
export function premiumChanged(
  language: Language,
  facts: {
    partnerId: number;
    partner: string;
    change: PremiumChange;
    until: Date | null;
    /** The address of the partner's dashboard. */
    dashboard: string;
  },
): Letter {
  const { change, until } = facts;
  const { premium } = wordsIn(language);
  const said = premium[change];
  return {
    language,
    purpose: `premium-${change}`,
    reference: accountReference(facts.partnerId),
    from: 'partners',
    subject: said.subject,
    blocks: [
      { paragraph: said.text(facts.partner) },
      ...('next' in said ? [{ paragraph: said.next }] : []),
      ...('until' in said && until ? [{ paragraph: said.until(momentIn(language, until)) }] : []),
      { button: `${facts.dashboard}/premium`, label: premium.button },
    ],
  };
}
