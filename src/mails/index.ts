export {
  accountClosed,
  accountStatus,
  type ContactChange,
  contactChangeAtNew,
  contactChangeAtOld,
  contactChanged,
} from './account.mail.ts';
export {
  applicationApproved,
  applicationDeclined,
  applicationNotice,
  applicationQuestion,
  applicationReceived,
  applicationReference,
} from './applications.mail.ts';
export { claimApproved, claimDeclined, claimRevoked } from './claim.mail.ts';
export { dataHeld } from './data.mail.ts';
export {
  ENQUIRY_FAILED_MAIL,
  ENQUIRY_MAIL,
  enquiryCreated,
  enquiryFailed,
} from './enquiries.mail.ts';
export {
  feedBroken,
  feedDropHeld,
  type FeedProblem,
  feedRequestDecided,
  feedRequested,
  feedRowsFailed,
  type FeedTest,
  feedTested,
  problemsFile,
} from './feed.mail.ts';
export { type Language, languageOf, LANGUAGES, pageIn } from './language.ts';
export { type Letter, toMail, type Topic, TOPICS } from './letter.ts';
export { listingHidden, listingReported, listingShownAgain } from './listing.mail.ts';
export { type Addressee, createPartnerMails, type PartnerMails } from './partner-mails.ts';
export {
  credentialChanged,
  secondFactorFailed,
  signInLink,
  teamInvitation,
} from './people.mail.ts';
export { type PremiumChange, premiumChanged } from './premium.mail.ts';
export { mailSamples, type MailSample } from './samples.ts';
export { sentenceIn } from './sentences/index.ts';
export { type Week, type WeekNeeds, weekSummary } from './summary.mail.ts';
export { readTopicSwitch, type TopicSwitch } from './topic-switch.ts';
export { webhookFailing, webhookRecovered } from './webhook.mail.ts';
