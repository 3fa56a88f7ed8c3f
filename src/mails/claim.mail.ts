import type { Block } from '../platform/mail/index.ts';
import type { Language } from './language.ts';
import type { Letter } from './letter.ts';
import { wordsIn } from './words/index.ts';

/** The claim that a mail is about. `link`: its page in the dashboard, or the listing that was made. */
interface AboutClaim {
  id: number;
  /** What OpenStreetMap calls the campsite. */
  campsite: string;
  link: string;
}

const letter = (
  language: Language,
  { id }: AboutClaim,
  what: { purpose: string; subject: string; blocks: Block[] },
): Letter => ({ language, reference: `claim-${id}`, from: 'partners', ...what });

/** Tells a partner that a campsite is its own here from now on, and what to do next. */
export function claimApproved(
  language: Language,
  facts: AboutClaim & {
    /** Whether a paused listing was made of what OpenStreetMap states. */
    hasDraft: boolean;
  },
): Letter {
  const { approved } = wordsIn(language).claims;
  return letter(language, facts, {
    purpose: 'claim-approved',
    subject: approved.subject(facts.campsite),
    blocks: [
      { paragraph: approved.text(facts.campsite) },
      { paragraph: facts.hasDraft ? approved.draft : approved.link },
      ...(facts.hasDraft ? [{ paragraph: approved.licence }] : []),
      {
        button: facts.link,
        label: facts.hasDraft ? approved.openDraft : approved.openClaim,
      },
    ],
  });
}

/** A claim that operators decided against, and why in their words. */
type Refused = AboutClaim & { reason: string };

function refused(language: Language, facts: Refused, what: 'declined' | 'revoked'): Letter {
  const { claims, frame } = wordsIn(language);
  const words = claims[what];
  return letter(language, facts, {
    purpose: `claim-${what}`,
    subject: words.subject(facts.campsite),
    blocks: [
      { paragraph: words.text(facts.campsite) },
      { paragraph: `${claims.why}${frame.colon}` },
      { quote: facts.reason },
      { paragraph: words.next },
      { button: facts.link, label: claims.open },
    ],
  });
}

/** Tells a partner that a claim was declined, and why. */
export const claimDeclined = (language: Language, facts: Refused): Letter =>
  refused(language, facts, 'declined');

/** Tells a partner that its campsite is no longer taken for its own, and why. */
export const claimRevoked = (language: Language, facts: Refused): Letter =>
  refused(language, facts, 'revoked');
