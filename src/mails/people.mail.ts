import { type Language, numberIn, pageIn } from './language.ts';
import type { Letter } from './letter.ts';
import { wordsIn } from './words/index.ts';

/** The mail with a sign-in link. `link` contains the token, so nobody else may read the mail. */
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

/** Notifies a person that a way to sign in was added, used up or removed. */
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

/** Notifies a person of failed attempts at the second factor. */
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

/** Notifies a person that their address was added to a partner's team. */
export function teamInvitation(
  language: Language,
  facts: {
    partner: string;
    /** Email address of the person who invites. */
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
