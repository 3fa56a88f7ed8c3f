export { type AccountChange, type Accounts, type AddressCheck, createAccounts } from './account.ts';
export { type ApiCalls, type CallFigures, createApiCalls } from './api-calls.ts';
export { emailAddress, emailProblem } from './account.schema.ts';
export type { ApplicationForm, ApplicationRefusal } from './applications/application.form.ts';
export type {
  ApplicationSummary,
  ReviewedApplication,
} from './applications/application.present.ts';
export type { ApplicationStatus } from './applications/application.sql.ts';
export {
  answerBy,
  type ApplicationAnswer,
  type Applications,
  createApplications,
} from './applications/apply.ts';
export type { EarlierRow } from './applications/earlier.sql.ts';
export { type MailDomain, mailDomainOf } from './applications/mail-domain.ts';
export type { Hint } from './applications/hints.ts';
export { createPreparedAccounts, type PreparedAccounts } from './applications/prepared-accounts.ts';
export { resealApplications, redactApplicationsBefore } from './applications/retention.ts';
export {
  type ApplicationReview,
  type Approved,
  createApplicationReview,
} from './applications/review.ts';
export {
  createSavedReplies,
  REPLY_KINDS,
  type ReplyKind,
  type SavedReplies,
  type SavedReply,
} from './applications/saved-replies.ts';
export { createWebsiteCheck, type WebsiteCheck } from './applications/website-check.ts';
export { workingDaysUntil } from './applications/working-days.ts';
export type { MemberRole, MemberRow, MembershipRow } from './members/member.sql.ts';
export { createMembers, forgetMember, type Members } from './members/members.ts';
export type { NoteRow } from './notes/note.sql.ts';
export { createPartnerNotes, type PartnerNotes } from './notes/notes.ts';
export {
  type Closing,
  createClosing,
  forgetClosedAccounts,
  lockPartner,
} from './settings/closing.ts';
export {
  type RequestedContactChange,
  type ContactChanges,
  createContactChanges,
  type OpenContactChange,
} from './settings/contact-change.ts';
export { deleteOldContactChanges } from './settings/contact-change.sql.ts';
export {
  channelInUse,
  createDashboardChoices,
  type DashboardChoices,
  mailsEnquiries,
} from './settings/dashboard-choices.ts';
export {
  createLeadEmails,
  type LeadEmail,
  leadEmailOf,
  type LeadEmails,
} from './settings/lead-email.ts';
export { createMailTopics, type MailTopics, type OfferedSwitch } from './settings/mail-topics.ts';
export { type Changed, createProfiles, type Profiles } from './settings/profile.ts';
export { createWeeks, type Weeks } from './settings/weeks.ts';
export {
  createPartners,
  hasPremium,
  type KeyOwner,
  type Partners,
  type PartnerSearch,
  premiumUntil,
  websiteKey,
} from './partner.ts';
export type { EnquiryChannel, PartnerRow, PartnerStatus } from './partner.sql.ts';
export {
  emptyTestAccount,
  isTestSlug,
  liveSlugOf,
  MAX_TRIAL_LISTINGS,
  type TestAccount,
  testAccountOf,
  unusedTestAccounts,
} from './test-account.ts';
export { createKeyUses, type KeyUses } from './key-uses.ts';
export {
  addressee,
  ANY_PARTNER,
  APPROVED_PARTNER,
  APPROVED_TEST_ACCOUNT,
  ENQUIRY_CHANNELS,
  MEMBER,
  PARTNER_IN_USE,
  premiumPartner,
  SEALED_OF_PARTNERS,
} from './published.sql.ts';
export {
  createPlannedRotations,
  type PlannedRotations,
  ROTATION_HOURS,
} from './planned-rotation.ts';
export { createWebhookTargets, sealedSecretsOf, type WebhookTarget } from './webhook-secrets.ts';
