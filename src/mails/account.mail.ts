import { type Language, momentIn } from './language.ts';
import type { Letter } from './letter.ts';
import { wordsIn } from './words/index.ts';

const letter = (
  language: Language,
  purpose: string,
  partnerId: number,
  subject: string,
  blocks: Letter['blocks'],
): Letter => ({
  language,
  purpose,
  reference: accountReference(partnerId),
  from: 'partners',
  subject,
  blocks,
});

/** The reference of mails about a partner's account. */
export const accountReference = (partnerId: number): string => `account-${partnerId}`;

/** A requested change of a partner's contact address. */
export interface ContactChange {
  partnerId: number;
  partner: string;
  /** Email address of the person who requested it. */
  by: string;
  from: string;
  to: string;
  /** Page on which one of the two addresses answers; it contains a token of its own. */
  link: string;
  until: Date;
  /** Time zone (IANA name) of the times. */
  timeZone: string;
}

/** Asks the new contact address to confirm it. */
export function contactChangeAtNew(language: Language, change: ContactChange): Letter {
  const { contactNew, until } = wordsIn(language).account;
  return letter(language, 'contact-change', change.partnerId, contactNew.subject, [
    { paragraph: contactNew.text(change.partner, change.by) },
    { paragraph: contactNew.both },
    { button: change.link, label: contactNew.button },
    { paragraph: until(momentIn(language, change.until, change.timeZone)) },
    { note: contactNew.notYou },
  ]);
}

/** Asks the current contact address to confirm or refuse the new one. */
export function contactChangeAtOld(language: Language, change: ContactChange): Letter {
  const { contactOld, until } = wordsIn(language).account;
  return letter(language, 'contact-change', change.partnerId, contactOld.subject, [
    { paragraph: contactOld.text(change.partner, change.by) },
    {
      facts: [
        [contactOld.from, change.from],
        [contactOld.to, change.to],
      ],
    },
    { paragraph: contactOld.both },
    { button: change.link, label: contactOld.button },
    { paragraph: until(momentIn(language, change.until, change.timeZone)) },
    { note: contactOld.notYou },
  ]);
}

/** Notifies the former and the new contact address of the change. */
export function contactChanged(
  language: Language,
  { partnerId, partner, to }: { partnerId: number; partner: string; to: string },
): Letter {
  const words = wordsIn(language).account.contactChanged;
  return letter(language, 'contact-changed', partnerId, words.subject, [
    { paragraph: words.text(partner) },
    { facts: [[words.now, to]] },
    { note: words.notYou },
  ]);
}

/** Notifies a partner of its account's new status, with the operators' reason. */
export function accountStatus(
  language: Language,
  facts: {
    partnerId: number;
    partner: string;
    status: 'suspended' | 'rejected' | 'approved';
    reason: string | null;
  },
): Letter {
  const { partnerId, partner, status, reason } = facts;
  const words = wordsIn(language).account.status;
  const { subject, text } = words[status];
  return letter(language, 'partner-status', partnerId, subject, [
    { paragraph: text(partner) },
    ...(reason === null ? [] : [{ paragraph: words.reason }, { quote: reason }]),
    ...(status === 'approved' ? [] : [{ paragraph: words.answer }]),
  ]);
}

/** Notifies the contact address that the account was closed. */
export function accountClosed(
  language: Language,
  { partnerId, partner, by }: { partnerId: number; partner: string; by: string },
): Letter {
  const { closed } = wordsIn(language).account;
  return letter(language, 'account-closed', partnerId, closed.subject, [
    { paragraph: closed.text(partner, by) },
    { paragraph: closed.gone },
    { note: closed.back },
  ]);
}
