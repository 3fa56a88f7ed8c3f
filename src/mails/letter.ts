import { type Block, compose, type NewMail } from '../platform/mail/index.ts';
import type { Language } from './language.ts';
import { wordsIn } from './words/index.ts';

/**
 * Kinds of mails that partners may switch off. Mails without a topic are always sent: sign-in,
 * applications, security of the account.
 */
export const TOPICS = ['enquiries', 'webhook', 'feed', 'listings', 'summary'] as const;

export type Topic = (typeof TOPICS)[number];

/** Parses a topic; undefined when unknown. */
export const topicOf = (text: string): Topic | undefined => TOPICS.find((topic) => topic === text);

/** A mail from a template, to which the sender adds the recipient. */
export interface Letter {
  language: Language;
  /** Its kind, such as `feed-rows`, which selects the handler of its outcome. */
  purpose: string;
  /** Its subject, such as `feed-7`, by which it can be found, cancelled and redacted. */
  reference?: string;
  topic?: Topic;
  from: keyof typeof SENDERS;
  replyTo?: string;
  subject: string;
  blocks: Block[];
  attachments?: NewMail['attachments'];
}

/** Names of the sender; all use the same address. */
const SENDERS = {
  service: 'Campcairn',
  enquiries: 'Campcairn enquiries',
  feeds: 'Campcairn feeds',
  partners: 'Campcairn partners',
};

/** Adds the recipient to a letter. */
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
