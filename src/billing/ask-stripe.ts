import type { Stripe } from 'stripe';
import { type PaymentFate, type Snapshot, snapshotOf } from './snapshot.ts';
import type { StripeAccount } from './stripe.ts';

/** Most subscriptions of one customer that are read. */
const MAX_SUBSCRIPTIONS = 500;

/** States of a dispute in which the money stays with us, or came back. */
const HARMLESS: ReadonlySet<Stripe.Dispute.Status> = new Set([
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
]);

const idOf = (thing: string | { id: string }): string =>
  typeof thing === 'string' ? thing : thing.id;

/** What became of one payment. */
async function fateOfPayment(stripe: Stripe, intentId: string): Promise<PaymentFate> {
  const [intent, disputes] = await Promise.all([
    stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
    stripe.disputes.list({ payment_intent: intentId, limit: 10 }),
  ]);
  if (disputes.data.some(({ status }) => !HARMLESS.has(status))) return 'disputed';
  const charge = intent.latest_charge;
  return charge !== null && typeof charge === 'object' && charge.refunded ? 'refunded' : 'kept';
}

/** What became of the money that the period of now was paid with. */
async function fateOfLastInvoice(
  stripe: Stripe,
  { status, latest_invoice: invoice }: Stripe.Subscription,
): Promise<PaymentFate> {
  if (invoice === null || (status !== 'active' && status !== 'trialing')) return 'kept';
  const payments = await stripe.invoicePayments.list({ invoice: idOf(invoice), status: 'paid' });
  const intents = payments.data.flatMap(({ payment: { payment_intent: intent } }) =>
    intent === undefined ? [] : [idOf(intent)],
  );
  const fates = await Promise.all(intents.map((id) => fateOfPayment(stripe, id)));
  return fates.find((fate) => fate !== 'kept') ?? 'kept';
}

/** All subscriptions of a customer as Stripe knows them now. */
export async function askForSubscriptions(
  { stripe, prices }: StripeAccount,
  customerId: string,
): Promise<Snapshot[]> {
  const subscriptions = await stripe.subscriptions
    .list({ customer: customerId, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: MAX_SUBSCRIPTIONS });
  return Promise.all(
    subscriptions.map(async (subscription) =>
      snapshotOf(subscription, prices, await fateOfLastInvoice(stripe, subscription)),
    ),
  );
}
