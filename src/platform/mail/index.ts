export { asciiAddress, isPlainAddress } from './address.ts';
export { type Block, compose } from './compose.ts';
export { createMailQueue, type MailQueue, type NewMail } from './mail.ts';
export { readSenderDomain, type DomainRecord, type ResolveTxt } from './sender-domain.ts';
export type { LoggedMail, MailCopy, MailSummary } from './mail.present.ts';
