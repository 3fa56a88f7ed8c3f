import type { Stripe } from 'stripe';
import { z } from 'zod';

/** Types of Stripe events that can change a partner's Premium. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  // The customer's bank did not accept the refund: the payment counts again.
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const satisfies Stripe.Event['type'][];

/** The subject of an event: a customer, or the customer of a charge. */
export type EventSubject = { customer: string } | { charge: string };

/** The end of the year 9999. */
const LAST_SECOND = 253_402_300_799;

/** The form of Stripe's ids. */
const ID = /^\w{1,255}$/;

/** The fields that are read from any event. */
const event = z.object({
  id: z.string().regex(ID),
  type: z.string().regex(/^[\w.]{1,255}$/),
  created: z.int().min(0).max(LAST_SECOND),
  data: z.object({ object: z.object({}) }),
});

/** Whether a body has all fields that are read from an event. */
export const isEvent = (sent: unknown): boolean => event.safeParse(sent).success;

const idOf = (thing: string | { id: string } | null | undefined): string | null => {
  const id = typeof thing === 'object' ? thing?.id : thing;
  return id !== undefined && ID.test(id) ? id : null;
};

/** Returns the subject of an event; null when it changes nothing for anybody. */
export function subjectOf(event: Stripe.Event): EventSubject | null {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'refund.failed': {
      const charge = idOf(event.data.object.charge);
      return charge === null ? null : { charge };
    }
    case 'checkout.session.completed':
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'charge.refunded': {
      const customer = idOf(event.data.object.customer);
      return customer === null ? null : { customer };
    }
    default:
      return null;
  }
}
