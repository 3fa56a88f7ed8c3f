import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { JobKind } from '../platform/jobs/index.ts';
import { deleteEventsBefore } from './billing.sql.ts';
import { endCheckouts } from './checkouts.ts';
import { type EventSubject, EVENT_TYPES } from './events.ts';
import { LOOK, type StripeFollower } from './follow-stripe.ts';
import type { StripeAccount } from './stripe.ts';

/** The kind of the job that ends all subscriptions and open checkouts of a customer. */
export const CANCEL = 'billing.cancel';

/** Days of events that are searched each day for lost ones; Stripe keeps 30. */
const RECONCILED_DAYS = 7;
const EVENTS_KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

interface Deps {
  db: Db;
  clock: Clock;
  follower: StripeFollower;
}

/** The jobs that keep stored subscriptions equal to Stripe's. */
export const billingJobs = (
  { stripe }: StripeAccount,
  { db, clock, follower }: Deps,
): JobKind[] => [
  {
    kind: LOOK,
    concurrency: 2,
    perGroup: 1,
    run: ({ payload }) => follower.lookInto(payload as EventSubject),
  },
  {
    kind: CANCEL,
    concurrency: 1,
    async run({ payload }) {
      const customer = String(payload.customer);
      await endCheckouts(stripe, customer);
      for await (const { id } of stripe.subscriptions.list({ customer })) {
        await stripe.subscriptions.cancel(id);
      }
      await follower.look(customer);
    },
  },
  {
    // Finds events that were lost in transit.
    kind: 'billing.reconcile',
    concurrency: 1,
    everySeconds: 86_400,
    async run() {
      const now = clock.now().getTime();
      const since = Math.floor((now - RECONCILED_DAYS * DAY_MS) / 1000);
      const asked = { types: [...EVENT_TYPES], created: { gte: since }, limit: 100 };
      for await (const event of stripe.events.list(asked)) await follower.keep(event);
      await db.execute(deleteEventsBefore, [new Date(now - EVENTS_KEPT_DAYS * DAY_MS)]);
    },
  },
];
