import type { Stripe } from 'stripe';
import type { Plan } from './stripe.ts';

/** What a subscription is to Campcairn; `cancelling` ones end with their period. */
export type SubscriptionState =
  | 'incomplete'
  | 'trialing'
  | 'active'
  | 'cancelling'
  | 'past_due'
  | 'refunded'
  | 'disputed'
  | 'ended';

/** Whether a subscription has begun and not ended, so that there can be no second one beside it. */
export const isRunning = (state: SubscriptionState): boolean =>
  state !== 'incomplete' && state !== 'ended';

/** What became of the money of a paid invoice. */
export type PaymentFate = 'kept' | 'refunded' | 'disputed';

/** What was last paid for a subscription. */
export interface LastPayment {
  fate: PaymentFate;
  /** The end of the period that it paid for, in seconds since 1970. */
  end: number;
}

/** A subscription as Campcairn keeps it. */
export interface Snapshot {
  id: string;
  state: SubscriptionState;
  plan: Plan | 'other';
  started_at: Date;
  /** The end of the period that is paid for, or was to be paid. */
  period_ends: Date;
  /** Until when it gives Premium; null when it does not. */
  premium_until: Date | null;
}

/** Days after the end of a paid period in which Premium goes on while a payment fails. */
const GRACE_DAYS = 14;

const DAY_S = 86_400;

const time = (seconds: number): Date => new Date(seconds * 1000);

/**
 * The end of the period that a subscription is in, of all its items the same, as they are one price. Times
 * are in seconds since 1970, as Stripe gives them.
 */
const periodEndOf = ({ items, start_date: started }: Stripe.Subscription): number =>
  items.data[0]?.current_period_end ?? started;

/** When a subscription is to end though it is paid for; null when it goes on. */
const cancelTime = (subscription: Stripe.Subscription, periodEnd: number): number | null =>
  subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null);

/** State and end of Premium (null for none), by what Stripe says of a subscription whose money was kept. */
function statusOf(
  subscription: Stripe.Subscription,
  periodEnd: number,
  paidEnd: number | undefined,
): [SubscriptionState, number | null] {
  const grace = GRACE_DAYS * DAY_S;
  const cancelled = cancelTime(subscription, periodEnd);
  switch (subscription.status) {
    case 'trialing':
    case 'active':
      if (cancelled === null)
        return [subscription.status === 'trialing' ? 'trialing' : 'active', periodEnd + grace];
      return ['cancelling', Math.min(cancelled, periodEnd + grace)];
    case 'past_due':
    case 'unpaid':
      // The new period has begun, perhaps more than one since, and nobody has paid for it.
      return ['past_due', paidEnd === undefined ? null : paidEnd + grace];
    case 'canceled':
      return ['ended', subscription.ended_at];
    case 'incomplete':
      return ['incomplete', null];
    default:
      return ['ended', null];
  }
}

/**
 * Makes what Campcairn keeps of a subscription of Stripe
 * (https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses). Money that went back or
 * is disputed buys no Premium, whatever the subscription's status.
 */
export function snapshotOf(
  subscription: Stripe.Subscription,
  prices: Record<Plan, string>,
  payment: LastPayment | null,
): Snapshot {
  const periodEnd = periodEndOf(subscription);
  const price = subscription.items.data[0]?.price.id;
  const [state, until] = statusOf(subscription, periodEnd, payment?.end);
  const fate = payment?.fate ?? 'kept';
  const isWithdrawn = fate !== 'kept' && state !== 'ended' && state !== 'past_due';
  return {
    id: subscription.id,
    state: isWithdrawn ? fate : state,
    plan: price === prices.monthly ? 'monthly' : price === prices.yearly ? 'yearly' : 'other',
    started_at: time(subscription.start_date),
    period_ends: time(periodEnd),
    premium_until: fate !== 'kept' || until === null ? null : time(until),
  };
}
