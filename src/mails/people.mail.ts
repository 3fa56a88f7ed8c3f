import { type Language, numberIn, pageIn } from './language.ts';
import type { Letter } from './letter.ts';
import { wordsIn } from './words/index.ts';

/** The mail with a link to sign in by. `link` holds the token, so nobody else may read the mail. */
export function signInLink(
  language: Language,
  { link, minutes }: { link: string; minutes: number },
): Letter {
  const { signIn } = wordsIn(language).people;
  return {
    language,
    purpose: 'sign-in',
    from: 'service',
    subject: signIn.subject,
    blocks: [
      { paragraph: signIn.text },
      { button: link, label: signIn.button },
      { paragraph: signIn.once(numberIn(language, minutes)) },
      { note: signIn.notYou },
    ],
  };
}

/** Tells a person that a way of signing in was added, used up or taken away. */
export function credentialChanged(
  language: Language,
  facts: {
    change: keyof ReturnType<typeof wordsIn>['people']['credential']['changes'];
    publicUrl: string;
  },
): Letter {
  const { credential } = wordsIn(language).people;
  return {
    language,
    purpose: 'sign-in-changed',
    from: 'service',
    subject: credential.subject,
    blocks: [
      { paragraph: credential.changes[facts.change] },
      { paragraph: credential.notYou },
      { button: `${facts.publicUrl}/profile`, label: credential.button },
    ],
  };
}

/** Tells a person that second factors were tried that were not right. */
export function secondFactorFailed(
  language: Language,
  facts: { count: number; publicUrl: string },
): Letter {
  const { failed, credential } = wordsIn(language).people;
  return {
    language,
    purpose: 'second-factor-failed',
    from: 'service',
    subject: failed.subject,
    blocks: [
      { paragraph: failed.text(numberIn(language, facts.count)) },
      { paragraph: failed.notYou },
      { button: `${facts.publicUrl}/profile`, label: credential.button },
    ],
  };
}

/** Tells somebody that an address was added to a partner's team. */
export function teamInvitation(
  language: Language,
  facts: {
    partner: string;
    /** Email address of who invites. */
    invitedBy: string;
    role: 'owner' | 'member' | 'reader';
    publicUrl: string;
  },
): Letter {
  const { partner, invitedBy, role, publicUrl } = facts;
  const { invitation } = wordsIn(language).people;
  return {
    language,
    purpose: 'invitation',
    from: 'partners',
    subject: invitation.subject(partner),
    blocks: [
      { paragraph: invitation.text(invitedBy, partner) },
      { paragraph: invitation.roles[role] },
      { button: pageIn(language, publicUrl, '/sign-in'), label: invitation.button },
      { paragraph: invitation.how },
      { note: invitation.notYou },
    ],
  };
}
