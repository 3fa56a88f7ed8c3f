import type { Stripe } from 'stripe';

/**
 * Ends the pages of payment that a customer has begun and not finished. They stay open for a day, and each
 * that is paid makes a subscription of its own.
 */
export async function endCheckouts(stripe: Stripe, customer: string): Promise<void> {
  for await (const { id } of stripe.checkout.sessions.list({ customer, status: 'open' })) {
    await stripe.checkout.sessions.expire(id);
  }
}
