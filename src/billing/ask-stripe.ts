import type { Stripe } from 'stripe';
import { type LastPayment, type PaymentFate, type Snapshot, snapshotOf } from './snapshot.ts';
import type { StripeAccount } from './stripe.ts';

/** Maximum number of subscriptions read for one customer. */
const MAX_SUBSCRIPTIONS = 500;

/** States of a dispute in which the payment stays with us, or has come back. */
const HARMLESS: ReadonlySet<Stripe.Dispute.Status> = new Set([
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
]);

/** States of a subscription in which its last payment is looked up. */
const RUNNING: ReadonlySet<Stripe.Subscription.Status> = new Set([
  'active',
  'trialing',
  'past_due',
  'unpaid',
]);

const idOf = (thing: string | { id: string }): string =>
  typeof thing === 'string' ? thing : thing.id;

/** Returns whether a payment was kept, refunded or disputed. */
async function fateOfPayment(stripe: Stripe, intentId: string): Promise<PaymentFate> {
  const [intent, disputes] = await Promise.all([
    stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
    stripe.disputes.list({ payment_intent: intentId, limit: 10 }),
  ]);
  if (disputes.data.some(({ status }) => !HARMLESS.has(status))) return 'disputed';
  const charge = intent.latest_charge;
  return charge !== null && typeof charge === 'object' && charge.refunded ? 'refunded' : 'kept';
}

/**
 * Returns the last payment for a subscription: of the period before while a renewal is unpaid. Null
 * when there is none, and for a subscription that has ended.
 */
async function lastPaymentOf(
  stripe: Stripe,
  { id, status }: Stripe.Subscription,
): Promise<LastPayment | null> {
  if (!RUNNING.has(status)) return null;
  // The newest come first.
  const { data } = await stripe.invoices.list({ subscription: id, status: 'paid', limit: 1 });
  const [invoice] = data;
  if (invoice === undefined) return null;
  const payments = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' });
  const intents = payments.data.flatMap(({ payment: { payment_intent: intent } }) =>
    intent === undefined ? [] : [idOf(intent)],
  );
  const fates = await Promise.all(intents.map((intent) => fateOfPayment(stripe, intent)));
  return {
    // The invoice of a switched plan also has lines for the rest of the old period.
    end: Math.max(...invoice.lines.data.map(({ period }) => period.end)),
    fate: fates.find((fate) => fate !== 'kept') ?? 'kept',
  };
}

/** Returns all current subscriptions of a customer from Stripe. */
export async function askForSubscriptions(
  { stripe, prices }: StripeAccount,
  customerId: string,
): Promise<Snapshot[]> {
  const subscriptions = await stripe.subscriptions
    .list({ customer: customerId, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: MAX_SUBSCRIPTIONS });
  return Promise.all(
    subscriptions.map(async (subscription) =>
      snapshotOf(subscription, prices, await lastPaymentOf(stripe, subscription)),
    ),
  );
}
