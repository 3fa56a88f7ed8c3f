import type { Stripe } from 'stripe';
import { hasPremium, type PartnerRow } from '../partners/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { ExpectedError, messageOf } from '../platform/errors.ts';
import { enqueue } from '../platform/jobs/index.ts';
import type { Logger } from '../platform/log.ts';
import { CANCEL } from './billing.jobs.ts';
import { endCheckouts } from './checkouts.ts';
import { selectCustomer, selectSubscriptions, writeCustomer } from './billing.sql.ts';
import { isEvent } from './events.ts';
import type { StripeFollower } from './follow-stripe.ts';
import { isRunning, type Snapshot } from './snapshot.ts';
import { isNotThere, type Plan, type StripeAccount } from './stripe.ts';

/** A partner's Premium, and how it is paid. */
export interface PremiumStatus {
  /** Whether the partner has Premium now. */
  isOn: boolean;
  /** End of the Premium that operators have granted; null for none, or when it is over. */
  grantedUntil: Date | null;
  /** The subscription that counts; null when there has never been one. */
  subscription: Snapshot | null;
  /** Whether a subscription can be bought, since none is running. */
  canBuy: boolean;
}

/**
 * Payments for Premium. Without a Stripe account nothing can be bought, and everything else works.
 */
export interface Billing {
  /** Whether a Stripe account is set up. */
  isSetUp: boolean;
  status(partner: PartnerRow): Promise<PremiumStatus>;
  /** Returns all subscriptions that a partner has or had, the one that counts first. */
  subscriptions(partnerId: number): Promise<Snapshot[]>;
  /**
   * Begins a purchase; resolves with the URL of Stripe's checkout page, and ends earlier open ones.
   * Throws `bad_request` when there is a subscription already, billing is not set up, or Stripe
   * does not answer.
   * @param page URL to which Stripe leads back
   */
  buy(partner: PartnerRow, plan: Plan, page: string): Promise<string>;
  /**
   * Returns the URL of Stripe's page for switching, cancelling and seeing invoices. Throws like
   * `buy`.
   */
  portal(partner: PartnerRow, page: string): Promise<string>;
  /** Asks Stripe about a partner that has just come back from paying; not twice within seconds. */
  refresh(partnerId: number): Promise<void>;
  /**
   * Stores an event from Stripe, which a job processes; a known one changes nothing. Throws
   * `bad_request` for a body that Stripe has not signed, or that is not an event.
   */
  receive(body: Buffer, signature: string): Promise<void>;
  /**
   * Ends all subscriptions and open checkout pages of a partner, by a job in the caller's
   * transaction.
   */
  cancelAll(tx: Tx, partnerId: number): Promise<void>;
}

interface Deps {
  db: Db;
  clock: Clock;
  log: Logger;
  /** Undefined when payments are not set up. */
  payments: { account: StripeAccount; follower: StripeFollower } | undefined;
}

/** Minimum interval between two questions to Stripe when a page is opened repeatedly. */
const REFRESH_AFTER_MS = 2_000;
/** Stripe's locale for each language of partners. */
const LOCALES: Record<string, Stripe.Checkout.SessionCreateParams.Locale> = {
  en: 'en-GB',
  fr: 'fr',
  es: 'es',
  pt: 'pt',
  de: 'de',
  nl: 'nl',
};

const refuse = (message: string): never => {
  throw new ExpectedError('bad_request', message);
};

/** Returns the URL of a page that Stripe has made. */
const addressIn = ({ url }: { url?: string | null }): string =>
  url ?? refuse('The payment service did not answer as it should. Try again later.');

/** Whether Stripe has a customer: it was not deleted, and belongs to this account and mode. */
async function isThere(stripe: Stripe, customer: string): Promise<boolean> {
  try {
    return (await stripe.customers.retrieve(customer)).deleted !== true;
  } catch (error) {
    if (isNotThere(error)) return false;
    throw error;
  }
}

/** Makes the payments for Premium. */
export function createBilling({ db, clock, log, payments }: Deps): Billing {
  const opened = () =>
    payments ?? refuse('Payments are not set up here. An operator can grant Premium by hand.');

  /** Sends a request to Stripe for a page; a failure becomes a sentence for the page. */
  const ask = async <Answer>(question: Promise<Answer>): Promise<Answer> => {
    try {
      return await question;
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'Stripe refused or did not answer');
      return refuse('The payment service does not answer. Nothing was charged: try again later.');
    }
  };

  /** Returns a partner's customer at Stripe; creates one when there is none, or it was deleted. */
  const customerFor = async ({ id, name, contact_email: email }: PartnerRow): Promise<string> => {
    const known = await db.maybeOne(selectCustomer, [id]);
    const { stripe } = opened().account;
    if (known && (await isThere(stripe, known.customer_id))) return known.customer_id;
    // Without an idempotency key, because Stripe would repeat a failed answer for a day.
    const made = await stripe.customers.create({
      name,
      email,
      metadata: { partner: String(id) },
    });
    const gone = known?.customer_id ?? null;
    return (await db.one(writeCustomer, [id, made.id, gone])).customer_id;
  };

  const subscriptions = (partnerId: number): Promise<Snapshot[]> =>
    db.query(selectSubscriptions, [partnerId]);

  const status = async (partner: PartnerRow): Promise<PremiumStatus> => {
    const now = clock.now();
    const granted = partner.premium_until;
    const [subscription = null] = await subscriptions(partner.id);
    return {
      isOn: hasPremium(partner, now),
      grantedUntil: granted !== null && granted > now ? granted : null,
      subscription,
      canBuy: subscription === null || !isRunning(subscription.state),
    };
  };

  return {
    isSetUp: payments !== undefined,
    status,
    subscriptions,
    async buy(partner, plan, page) {
      const { stripe, prices } = opened().account;
      if (!(await status(partner)).canBuy) {
        refuse('There is a subscription already: switch or cancel it under “Manage”.');
      }
      const customer = await ask(customerFor(partner));
      await ask(endCheckouts(stripe, customer));
      const session = await ask(
        stripe.checkout.sessions.create({
          mode: 'subscription',
          customer,
          client_reference_id: String(partner.id),
          line_items: [{ price: prices[plan], quantity: 1 }],
          automatic_tax: { enabled: true },
          tax_id_collection: { enabled: true },
          billing_address_collection: 'required',
          customer_update: { address: 'auto', name: 'auto' },
          locale: LOCALES[partner.language] ?? 'auto',
          subscription_data: { metadata: { partner: String(partner.id) } },
          success_url: `${page}?paid=yes`,
          cancel_url: page,
        }),
      );
      return addressIn(session);
    },
    async portal(partner, page) {
      const { stripe } = opened().account;
      const customer = await db.maybeOne(selectCustomer, [partner.id]);
      if (!customer) return refuse('There is no subscription yet.');
      const session = stripe.billingPortal.sessions
        .create({
          customer: customer.customer_id,
          locale: LOCALES[partner.language] ?? 'auto',
          return_url: `${page}?changed=yes`,
        })
        .catch((error: unknown) => {
          if (isNotThere(error)) return null;
          throw error;
        });
      const made = await ask(session);
      return made
        ? addressIn(made)
        : refuse(
            'The payment service has no subscription of yours any more. You can buy a new one.',
          );
    },
    async refresh(partnerId) {
      const customer = await db.maybeOne(selectCustomer, [partnerId]);
      if (!payments || !customer) return;
      const { customer_id: id, asked_at: askedAt } = customer;
      if (askedAt && clock.now().getTime() - askedAt.getTime() < REFRESH_AFTER_MS) return;
      // The event brings the same news: if this fails, the page shows the stored state.
      await payments.follower.look(id).catch((error: unknown) => {
        log.warn({ reason: messageOf(error) }, 'Stripe cannot be asked about a payment');
      });
    },
    async receive(body, signature) {
      const { account, follower } = opened();
      const event = await account
        .readEvent(body, signature, clock.now())
        .catch(() => refuse('This event is not signed as events of the payment service are.'));
      if (!isEvent(event)) refuse('This is no event: it lacks its id, type, time or object.');
      await follower.keep(event);
    },
    async cancelAll(tx, partnerId) {
      const customer = await tx.maybeOne(selectCustomer, [partnerId]);
      if (!payments || !customer) return;
      const { customer_id: id } = customer;
      await enqueue(tx, { kind: CANCEL, key: id, group: id, payload: { customer: id } });
    },
  };
}
