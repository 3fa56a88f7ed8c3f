export { type Closing, createClosing, forgetClosedAccounts, lockPartner } from './closing.ts';
export {
  type RequestedContactChange,
  type ContactChanges,
  createContactChanges,
  type OpenContactChange,
} from './contact-change.ts';
export { deleteOldContactChanges } from './contact-change.sql.ts';
export { createLeadEmails, type LeadEmail, leadEmailOf, type LeadEmails } from './lead-email.ts';
export { createMailTopics, type MailTopics, type OfferedSwitch } from './mail-topics.ts';
export { type Changed, createProfiles, type Profiles } from './profile.ts';
export { createWeeks, type Weeks } from './weeks.ts';
