import type { Stripe } from 'stripe';
import type { PartnerMails } from '../mails/index.ts';
import type { Partners } from '../partners/index.ts';
import type { Actor, Audit } from '../platform/audit/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import { enqueue } from '../platform/jobs/index.ts';
import { askForSubscriptions } from './ask-stripe.ts';
import {
  insertEvent,
  selectPartnerOf,
  selectSubscriptions,
  takeAnswer,
  upsertSubscriptions,
} from './billing.sql.ts';
import { type EventSubject, subjectOf } from './events.ts';
import { letterAbout } from './letters.ts';
import type { Snapshot } from './snapshot.ts';
import { isNotThere, type StripeAccount } from './stripe.ts';

/**
 * What is known of Stripe's subscriptions. An event only says that something has changed for somebody:
 * what is true now is then asked of Stripe, so that no order of events, and none that comes twice or
 * late, leads to anything else.
 */
export interface StripeFollower {
  /** Keeps an event, with the job that looks into it; one that is known changes nothing. */
  keep(event: Stripe.Event): Promise<void>;
  /** Asks Stripe about a customer, and writes down what has changed. */
  look(customerId: string): Promise<void>;
  /** The same for whom an event was about, where that is a customer of ours. */
  lookInto(subject: EventSubject): Promise<void>;
}

interface Deps {
  db: Db;
  clock: Clock;
  audit: Audit;
  partners: Pick<Partners, 'setPaidUntil'>;
  partnerMails: PartnerMails;
  /** Whether the block of ads is switched on, which mails speak of. */
  isFeaturing: boolean;
}

/** The kind of the job that looks into an event. */
export const LOOK = 'billing.look';

const STRIPE: Actor = { kind: 'system', name: 'Stripe' };

const described = (snapshot: Snapshot | undefined) =>
  snapshot ? { state: snapshot.state, plan: snapshot.plan, until: snapshot.premium_until } : null;

/** Makes the follower of an account. */
export function followStripe(account: StripeAccount, deps: Deps): StripeFollower {
  const { db, clock, audit, partners, partnerMails, isFeaturing } = deps;

  /** Writes down what Stripe answered to a question of a time, and tells the partner what has changed. */
  const take = (customerId: string, askedAt: Date, snapshots: Snapshot[]): Promise<void> =>
    db.transaction(async (tx) => {
      const customer = await tx.maybeOne(takeAnswer, [customerId, askedAt]);
      if (!customer) return;
      const { partner_id: partnerId } = customer;
      const [before] = await tx.query(selectSubscriptions, [partnerId]);
      await tx.execute(upsertSubscriptions, [partnerId, JSON.stringify(snapshots)]);
      const [after] = await tx.query(selectSubscriptions, [partnerId]);
      if (after === undefined) return;
      const partner = await partners.setPaidUntil(tx, partnerId, after.premium_until);
      const change = { before: described(before), after: described(after) };
      if (JSON.stringify(change.before) === JSON.stringify(change.after)) return;
      const subject = `partner ${partner.slug}`;
      await audit.record(tx, STRIPE, { action: 'premium.pay', subject, partnerId, ...change });
      // Who has closed the account was told of all that ends with it.
      if (partner.closed_at !== null) return;
      const write = letterAbout(partner, before, after, { now: clock.now(), isFeaturing });
      if (write) await partnerMails.post(tx, partner, write);
    });

  const look = async (customerId: string): Promise<void> => {
    const askedAt = clock.now();
    await take(customerId, askedAt, await askForSubscriptions(account, customerId));
  };

  /** The customer who paid a charge; null without one, and for a charge that Stripe does not have. */
  const customerOfCharge = async (charge: string): Promise<string | null> => {
    try {
      const { customer } = await account.stripe.charges.retrieve(charge);
      return typeof customer === 'string' ? customer : (customer?.id ?? null);
    } catch (error) {
      if (isNotThere(error)) return null;
      throw error;
    }
  };

  return {
    look,
    async lookInto(subject) {
      const customer =
        'customer' in subject ? subject.customer : await customerOfCharge(subject.charge);
      // An account at Stripe may sell more than Premium.
      if (customer !== null && (await db.maybeOne(selectPartnerOf, [customer]))) {
        await look(customer);
      }
    },
    keep: (event) =>
      db.transaction(async (tx) => {
        const subject = subjectOf(event);
        const createdAt = new Date(event.created * 1000);
        const isNew = await tx.maybeOne(insertEvent, [
          event.id,
          event.type,
          createdAt,
          clock.now(),
        ]);
        if (!isNew || subject === null) return;
        const [key = ''] = Object.values(subject);
        await enqueue(tx, { kind: LOOK, key, group: key, payload: { ...subject } });
      }),
  };
}
