export { leadsAsCsv, leadsAsJson } from './export.ts';
export {
  createInbox,
  type Inbox,
  type InboxCounts,
  type InboxFilter,
  type LeadDetail,
  MOST_COUNTED,
} from './inbox.ts';
export { type InboxLead, maskContact } from './inbox.present.ts';
export type { LeadStep } from './time-line.ts';
