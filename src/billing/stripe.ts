import type { Stripe } from 'stripe';
import type { Settings } from '../platform/config/index.ts';

/** The two ways to pay for Premium. */
export type Plan = 'monthly' | 'yearly';

/** Price of a year by each plan, in pence: 12 months of 19 GBP, or 190 GBP. */
export const YEAR_PENCE: Record<Plan, number> = { monthly: 12 * 1_900, yearly: 19_000 };

/** A Stripe account with the prices of Premium. */
export interface StripeAccount {
  stripe: Stripe;
  /** Ids of the prices of both plans. */
  prices: Record<Plan, string>;
  /**
   * Verifies the signature of a body at a time, and parses it as an event. Rejects an invalid one.
   */
  readEvent(body: Buffer, signature: string, at: Date): Promise<Stripe.Event>;
}

/**
 * Whether an error of Stripe means that the object does not exist: deleted, or of another account
 * or mode.
 */
export const isNotThere = (error: unknown): boolean =>
  (error as Partial<Stripe.errors.StripeError>).code === 'resource_missing';

/** With one retry, well below the 30 s after which a connection without an answer is closed (`listen.ts`). */
const TIMEOUT_MS = 8_000;
const MAX_RETRIES = 1;
/** Maximum age of an event's signature. */
const SIGNATURE_TOLERANCE_S = 300;

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/**
 * Opens the Stripe account in the settings; undefined without one. Only then loads Stripe's
 * library, and uses the API version that the library is made for.
 */
export async function openStripe(settings: Settings): Promise<StripeAccount | undefined> {
  const {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_PRICE_MONTHLY: monthly,
    STRIPE_PRICE_YEARLY: yearly,
  } = settings;
  if (!key || !secret || !monthly || !yearly) return undefined;
  const base = new URL(settings.STRIPE_API_BASE);
  const { Stripe: Client } = await import('stripe');
  const stripe = new Client(key, {
    host: base.hostname,
    port: portOf(base),
    protocol: base.protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
  });
  return {
    stripe,
    prices: { monthly, yearly },
    readEvent: (body, signature, at) =>
      stripe.webhooks.constructEventAsync(
        body,
        signature,
        secret,
        SIGNATURE_TOLERANCE_S,
        undefined,
        at.getTime(),
      ),
  };
}
