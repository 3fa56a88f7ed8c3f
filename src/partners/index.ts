export { type AccountChange, type Accounts, type AddressCheck, createAccounts } from './account.ts';
export { type ApiCalls, type CallFigures, createApiCalls } from './api-calls.ts';
export { emailAddress, emailProblem } from './account.schema.ts';
export * from './applications/index.ts';
export * from './members/index.ts';
export * from './notes/index.ts';
export * from './settings/index.ts';
export {
  createPartners,
  hasPremium,
  type KeyOwner,
  type Partners,
  type PartnerSearch,
  premiumUntil,
} from './partner.ts';
export type { PartnerRow, PartnerStatus } from './partner.sql.ts';
export { isTestSlug, liveSlugOf, type TestAccount, testAccountOf } from './test-account.ts';
export { createKeyUses, type KeyUses } from './key-uses.ts';
export {
  addressee,
  ANY_PARTNER,
  APPROVED_PARTNER,
  APPROVED_TEST_ACCOUNT,
  ENQUIRY_CHANNELS,
  premiumPartner,
  SEALED_OF_PARTNERS,
} from './published.sql.ts';
export {
  createPlannedRotations,
  type PlannedRotations,
  ROTATION_HOURS,
} from './planned-rotation.ts';
export { sealedSecretsOf } from './webhook-secrets.ts';
export { createWebhookTargets, type WebhookTarget } from './webhook-target.ts';
