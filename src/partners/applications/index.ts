export type { ApplicationForm, ApplicationRefusal, Delivery } from './application.form.ts';
export type { ApplicationSummary } from './application.present.ts';
export type { ApplicationStatus } from './application.sql.ts';
export { type ApplicationAnswer, type Applications, createApplications } from './apply.ts';
export { resealApplications, wipeApplicationsBefore } from './retention.ts';
export { type ApplicationReview, type Approved, createApplicationReview } from './review.ts';
