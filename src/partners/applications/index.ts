export type { ApplicationForm, ApplicationRefusal } from './application.form.ts';
export type { ApplicationSummary, ReviewedApplication } from './application.present.ts';
export type { ApplicationStatus } from './application.sql.ts';
export {
  answerBy,
  type ApplicationAnswer,
  type Applications,
  createApplications,
} from './apply.ts';
export type { EarlierRow } from './earlier.sql.ts';
export { type MailDomain, mailDomainOf } from './mail-domain.ts';
export { resealApplications, redactApplicationsBefore } from './retention.ts';
export { type ApplicationReview, type Approved, createApplicationReview } from './review.ts';
export { createWebsiteCheck, type WebsiteCheck } from './website-check.ts';
export { workingDaysUntil } from './working-days.ts';
