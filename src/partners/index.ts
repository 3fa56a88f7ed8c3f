export { type Accounts, type AddressCheck, createAccounts, type WebhookTarget } from './account.ts';
export { emailAddress, emailProblem } from './account.schema.ts';
export * from './applications/index.ts';
export { createPartners, type KeyOwner, type Partners } from './partner.ts';
export type { PartnerRow, PartnerStatus } from './partner.sql.ts';
