export { type Billing, createBilling, type PremiumStatus } from './billing.ts';
export { billingJobs } from './billing.jobs.ts';
export { followStripe } from './follow-stripe.ts';
export type { Snapshot, SubscriptionState } from './snapshot.ts';
export { openStripe, type Plan, YEAR_PENCE } from './stripe.ts';
