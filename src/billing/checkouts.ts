import type { Stripe } from 'stripe';

/**
 * Expires a customer's unfinished checkout pages. They stay open for a day, and each payment would
 * create another subscription.
 */
export async function endCheckouts(stripe: Stripe, customer: string): Promise<void> {
  for await (const { id } of stripe.checkout.sessions.list({ customer, status: 'open' })) {
    await stripe.checkout.sessions.expire(id);
  }
}
