import type { words } from './en/index.ts';

/** The sentences of mails in one language, in the structure of the English ones. */
export type MailWords = typeof words;
