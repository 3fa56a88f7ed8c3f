import { type Block, compose, type NewMail } from '../platform/mail/index.ts';
import type { Language } from './language.ts';
import { wordsIn } from './words/index.ts';

/**
 * What partners may switch off, kind by kind. Mails without a topic always go: sign-in, applications,
 * security of the account.
 */
export const TOPICS = ['enquiries', 'webhook', 'feed', 'listings', 'summary'] as const;

export type Topic = (typeof TOPICS)[number];

/** The topic that a text names. */
export const topicOf = (text: string): Topic | undefined => TOPICS.find((topic) => topic === text);

/** A mail as a template writes it; whoever posts it adds the recipient. */
export interface Letter {
  language: Language;
  /** Its kind, such as `feed-rows`, by which outcomes are handled. */
  purpose: string;
  /** What it is about, such as `feed-7`; by this it can be found, cancelled and wiped. */
  reference?: string;
  topic?: Topic;
  from: keyof typeof SENDERS;
  replyTo?: string;
  subject: string;
  blocks: Block[];
  attachments?: NewMail['attachments'];
}

/** Names of the sender; the address is one for all. */
const SENDERS = {
  service: 'Campcairn',
  enquiries: 'Campcairn enquiries',
  feeds: 'Campcairn feeds',
  partners: 'Campcairn partners',
};

/** Addresses a letter to somebody. */
export function toMail(to: string, letter: Letter): NewMail {
  const { language, purpose, reference, from, replyTo, subject, blocks, attachments } = letter;
  return {
    purpose,
    ...(reference === undefined ? {} : { reference }),
    fromName: SENDERS[from],
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    ...compose(blocks, {
      language,
      brand: SENDERS.service,
      colon: wordsIn(language).frame.colon,
    }),
    ...(attachments === undefined ? {} : { attachments }),
  };
}
