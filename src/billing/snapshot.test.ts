import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Stripe } from 'stripe';
import { type LastPayment, type PaymentFate, snapshotOf } from './snapshot.ts';

const PRICES = { monthly: 'price_m', yearly: 'price_y' };
const at = (day: number): number => Date.UTC(2026, 0, day) / 1000;

/** A subscription of the month that begins on 1 January. */
function snapshot(
  changes: Partial<Stripe.Subscription>,
  payment: PaymentFate | LastPayment | null = 'kept',
  price = 'price_m',
) {
  const item = { price: { id: price }, current_period_start: at(1), current_period_end: at(31) };
  const subscription = {
    id: 'sub_1',
    status: 'active',
    start_date: at(1),
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    items: { data: [item] },
    ...changes,
  } as unknown as Stripe.Subscription;
  const {
    state,
    plan,
    premium_until: until,
  } = snapshotOf(
    subscription,
    PRICES,
    typeof payment === 'string' ? { fate: payment, end: at(31) } : payment,
  );
  return [state, plan, until?.toISOString().slice(0, 10) ?? null];
}

it('Premium goes on for 14 days after a period, in which its renewal has time to be paid', () => {
  assert.deepEqual(snapshot({}), ['active', 'monthly', '2026-02-14']);
  assert.deepEqual(snapshot({ status: 'trialing' }), ['trialing', 'monthly', '2026-02-14']);
});

it('Premium of a subscription that is not paid ends 14 days after the last period that was, however long ago', () => {
  for (const status of ['past_due', 'unpaid'] as const) {
    const until = (payment: LastPayment | null) => snapshot({ status }, payment);
    const before = { fate: 'kept', end: at(1) } as const;
    assert.deepEqual(until(before), ['past_due', 'monthly', '2026-01-15']);
    assert.deepEqual(until({ ...before, end: at(-30) }), ['past_due', 'monthly', '2025-12-15']);
    assert.deepEqual(until({ ...before, fate: 'refunded' }), ['past_due', 'monthly', null]);
    assert.deepEqual(until(null), ['past_due', 'monthly', null]);
  }
});

it('a cancelled subscription ends with its period, or when it is to', () => {
  const cancelling = ['cancelling', 'monthly', '2026-01-31'];
  assert.deepEqual(snapshot({ cancel_at_period_end: true }), cancelling);
  assert.deepEqual(snapshot({ cancel_at: at(31) }), cancelling);
  assert.deepEqual(snapshot({ cancel_at: at(200) }), ['cancelling', 'monthly', '2026-02-14']);
  const ended = { status: 'canceled', ended_at: at(9) } as const;
  assert.deepEqual(snapshot(ended), ['ended', 'monthly', '2026-01-09']);
});

it('a subscription that was never paid, and one that is paused, give no Premium', () => {
  assert.deepEqual(snapshot({ status: 'incomplete' }), ['incomplete', 'monthly', null]);
  assert.deepEqual(snapshot({ status: 'incomplete_expired' }), ['ended', 'monthly', null]);
  assert.deepEqual(snapshot({ status: 'paused' }), ['ended', 'monthly', null]);
  assert.deepEqual(snapshot({ status: 'something_new' as never }), ['ended', 'monthly', null]);
});

it('money that went back or is disputed gives no Premium', () => {
  assert.deepEqual(snapshot({}, 'refunded'), ['refunded', 'monthly', null]);
  assert.deepEqual(snapshot({ cancel_at: at(31) }, 'disputed'), ['disputed', 'monthly', null]);
  const ended = { status: 'canceled', ended_at: at(9) } as const;
  assert.deepEqual(snapshot(ended, 'refunded'), ['ended', 'monthly', null]);
});

it('the plan is known by its price', () => {
  assert.equal(snapshot({}, 'kept', 'price_y')[1], 'yearly');
  assert.equal(snapshot({}, 'kept', 'price_of_friends')[1], 'other');
});
