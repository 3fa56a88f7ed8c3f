export { type AnyLead, type AnyLeads, createAnyLeads, type LeadSearch } from './any-lead.ts';
export type { ContactRow } from './any-lead.sql.ts';
export { type Clicks, createClicks } from './click.ts';
export { createLeadDays, type LeadDays } from './days.ts';
export type { LeadDay } from './days.sql.ts';
export { createDeliveryStates, type DeliveryStates, type Resent } from './delivery-state.ts';
export type { EnquiryForm, EnquiryRefusal } from './enquiry.form.ts';
export {
  CONSENT_VERSION,
  createEnquiries,
  type Enquiries,
  type EnquiryAnswer,
  LEAD_CREATED,
} from './enquiry.ts';
export * from './inbox/index.ts';
export { type LeadAnswer, RETENTION_DAYS } from './lead.present.ts';
export type { DeliveryStatus, LeadKind } from './lead.sql.ts';
export { createLeads, type Leads } from './lead.ts';
export { createReceipts, type EnquiryReceipt, type Receipts } from './receipt.ts';
export { leadJobs } from './leads.jobs.ts';
export { createLeadOutcomes, type LeadOutcomes } from './outcomes.ts';
export { createRetention, type ExportedLead, type Retention } from './retention.ts';
export { createSourcePages } from './source-page.ts';
