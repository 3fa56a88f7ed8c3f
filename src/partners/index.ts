export { type Accounts, type AddressCheck, createAccounts } from './account.ts';
export { emailAddress, emailProblem } from './account.schema.ts';
export * from './applications/index.ts';
export * from './members/index.ts';
export { createPartners, type KeyOwner, type Partners } from './partner.ts';
export type { PartnerRow, PartnerStatus } from './partner.sql.ts';
export { createKeyUses, type KeyUses } from './key-uses.ts';
export { ANY_PARTNER, APPROVED_PARTNER, ENQUIRY_CHANNELS } from './published.sql.ts';
export { createWebhookTargets, type WebhookTarget } from './webhook-target.ts';
