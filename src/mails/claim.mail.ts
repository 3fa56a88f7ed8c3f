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

/** Tells a partner that a claim was declined, and why. */
export function claimDeclined(
  language: Language,
  facts: AboutClaim & {
    /** Why, in the operator's words. */
    reason: string;
  },
): Letter {
  const {
    claims: { declined },
    frame,
  } = wordsIn(language);
  return letter(language, facts, {
    purpose: 'claim-declined',
    subject: declined.subject(facts.campsite),
    blocks: [
      { paragraph: declined.text(facts.campsite) },
      { paragraph: `${declined.why}${frame.colon}` },
      { quote: facts.reason },
      { paragraph: declined.next },
      { button: facts.link, label: declined.open },
    ],
  });
}
