export { type Clicks, createClicks } from './click.ts';
export { createDeliveryStates, type DeliveryStates, type Transport } from './delivery-state.ts';
export type { EnquiryForm, EnquiryProblem } from './enquiry.form.ts';
export { ENQUIRY_MAIL } from './enquiry.mail.ts';
export {
  type Channels,
  CONSENT_VERSION,
  createEnquiries,
  type Enquiries,
  type EnquiryAnswer,
} from './enquiry.ts';
export { RETENTION_DAYS } from './lead.present.ts';
export { createLeads, type Leads } from './lead.ts';
export { createReceipts, type EnquiryReceipt, type Receipts } from './receipt.ts';
export { leadJobs } from './leads.jobs.ts';
export { createRetention, type ExportedLead, type Retention } from './retention.ts';
export { createSourcePages } from './source-page.ts';
