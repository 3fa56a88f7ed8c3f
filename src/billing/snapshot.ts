import type { Stripe } from 'stripe';
import type { Plan } from './stripe.ts';

/** State of a subscription in Campcairn; a `cancelling` one ends with its period. */
export type SubscriptionState =
  | 'incomplete'
  | 'trialing'
  | 'active'
  | 'cancelling'
  | 'past_due'
  | 'refunded'
  | 'disputed'
  | 'ended';

/** Whether a subscription has begun and not ended, which excludes a second one. */
export const isRunning = (state: SubscriptionState): boolean =>
  state !== 'incomplete' && state !== 'ended';

/** Whether the payment of an invoice was kept, refunded or disputed. */
export type PaymentFate = 'kept' | 'refunded' | 'disputed';

/** The last payment for a subscription. */
export interface LastPayment {
  fate: PaymentFate;
  /** End of the paid period, in seconds since 1970. */
  end: number;
}

/** A subscription in Campcairn. */
export interface Snapshot {
  id: string;
  state: SubscriptionState;
  plan: Plan | 'other';
  started_at: Date;
  /** End of the period that is paid, or was to be paid. */
  period_ends: Date;
  /** End of the Premium that it gives; null when it gives none. */
  premium_until: Date | null;
}

/** Days of Premium after the end of a paid period while the payment of the next one fails. */
const GRACE_DAYS = 14;

const DAY_S = 86_400;

const time = (seconds: number): Date => new Date(seconds * 1000);

/**
 * Returns the end of the current period, in seconds since 1970; it is the same for all items,
 * because they have one price.
 */
const periodEndOf = ({ items, start_date: started }: Stripe.Subscription): number =>
  items.data[0]?.current_period_end ?? started;

/** Returns when a paid subscription ends; null when it continues. */
const cancelTime = (subscription: Stripe.Subscription, periodEnd: number): number | null =>
  subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null);

/**
 * Returns the state of a subscription whose payment was kept, and the end of its Premium (null for
 * none).
 */
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
      // A new period, perhaps not the first, has begun unpaid.
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
 * Maps a Stripe subscription to its form in Campcairn
 * (https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses). A refunded or
 * disputed payment gives no Premium, in any status of the subscription.
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
