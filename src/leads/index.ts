export { type AnswerTime, createAnswerTimes, type OwnAnswerTime } from './answer-times.ts';
export { type AnyLead, type AnyLeads, createAnyLeads, type LeadSearch } from './any-lead.ts';
export type { ContactRow } from './any-lead.sql.ts';
export { type Clicks, createClicks } from './click.ts';
export { type ClickSpool, createClickSpool } from './click-spool.ts';
export { createLeadDays, type LeadDays } from './days.ts';
export { countLeadsAfter, type LeadCount, type LeadDay, type LeadSum } from './days.sql.ts';
export { createEvents, type Events } from './events.ts';
export { createDeliveryStates, type DeliveryStates, type Resent } from './delivery-state.ts';
export { type EnquiryForm, type EnquiryRefusal, MOST_AT_ONCE } from './enquiry.form.ts';
export type { EnquiryToSeveralForm } from './enquiry.form.ts';
export { type AnswerOfSeveral, createEnquiries, type Enquiries } from './enquiry.ts';
export type { EnquiryAnswer, RefusalOfSeveral } from './enquiry.ts';
export { LEAD_CREATED } from './new-lead.ts';
export { leadsAsCsv, leadsAsJson } from './inbox/export.ts';
export {
  createInbox,
  type Inbox,
  type InboxCounts,
  type InboxFilter,
  type LeadDetail,
  MOST_COUNTED,
} from './inbox/inbox.ts';
export { type InboxLead, maskContact } from './inbox/inbox.present.ts';
export type { LeadStep } from './inbox/time-line.ts';
export { type LeadAnswer, RETENTION_DAYS } from './lead.present.ts';
export type { DeliveryStatus, LeadKind } from './lead.sql.ts';
export { eventIdOf, LEAD_ID, leadIdOf } from './lead-id.ts';
export { continueLeadNumbersFrom, createLeads, lastLeadNumber, type Leads } from './lead.ts';
export { createReceipts, type EnquiryReceipt, type Receipts } from './receipt.ts';
export { leadJobs } from './leads.jobs.ts';
export { createLeadOutcomes, type LeadOutcomes } from './outcomes.ts';
export { createRetention, type ExportedLead, type Retention } from './retention.ts';
export type { Outage } from './webhook-outage.sql.ts';
export { isPerson, PURPOSE_HEADERS } from './visitor.ts';
export { createTestLeads, type TestLeads } from './test-leads.ts';
export { createSourcePages } from './source-page.ts';
