import type { Block } from '../platform/mail/index.ts';
import type { Language } from './language.ts';
import type { Letter } from './letter.ts';
import { wordsIn } from './words/index.ts';

/** The claim that a mail is about. `link` is its page in the dashboard, or the new listing. */
interface AboutClaim {
  id: number;
  /** The campsite's name in OpenStreetMap. */
  campsite: string;
  link: string;
}

const letter = (
  language: Language,
  { id }: AboutClaim,
  what: { purpose: string; subject: string; blocks: Block[] },
): Letter => ({ language, reference: `claim-${id}`, from: 'partners', ...what });

/** Notifies a partner that its claim of a campsite was approved, with the next steps. */
export function claimApproved(
  language: Language,
  facts: AboutClaim & {
    /** Whether a paused listing was created from the data of OpenStreetMap. */
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

/** A claim that operators decided against, with their reason. */
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

/** Notifies a partner that its claim was declined, with the reason. */
export const claimDeclined = (language: Language, facts: Refused): Letter =>
  refused(language, facts, 'declined');

/** Notifies a partner that the approval of its claim was revoked, with the reason. */
export const claimRevoked = (language: Language, facts: Refused): Letter =>
  refused(language, facts, 'revoked');
