export { asciiAddress, isPlainAddress } from './address.ts';
export { type Block, compose } from './compose.ts';
export { createMailbox, type Mailbox, type NewMail } from './mail.ts';
export type { LoggedMail, MailCopy, MailSummary } from './mail.present.ts';
