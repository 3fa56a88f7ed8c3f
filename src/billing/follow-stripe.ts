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
 * Keeps stored subscriptions equal to Stripe's. An event only says that something has changed for a
 * customer; the current state is then requested from Stripe, so that events may arrive in any
 * order, twice or late.
 */
export interface StripeFollower {
  /** Stores an event with the job that processes it; a known event changes nothing. */
  keep(event: Stripe.Event): Promise<void>;
  /** Requests a customer's state from Stripe, and stores the changes. */
  look(customerId: string): Promise<void>;
  /** Does this for the subject of an event, if it is a customer of Campcairn. */
  lookInto(subject: EventSubject): Promise<void>;
}

interface Deps {
  db: Db;
  clock: Clock;
  audit: Audit;
  partners: Pick<Partners, 'setPaidUntil'>;
  partnerMails: PartnerMails;
  /** Whether the block of ads is switched on; mails mention it then. */
  isFeaturing: boolean;
}

/** The kind of the job that processes an event. */
export const LOOK = 'billing.look';

const STRIPE: Actor = { kind: 'system', name: 'Stripe' };

const described = (snapshot: Snapshot | undefined) =>
  snapshot ? { state: snapshot.state, plan: snapshot.plan, until: snapshot.premium_until } : null;

/** Makes the follower of an account. */
export function followStripe(account: StripeAccount, deps: Deps): StripeFollower {
  const { db, clock, audit, partners, partnerMails, isFeaturing } = deps;

  /**
   * Stores Stripe's answer to a question asked at `askedAt`, and notifies the partner of changes.
   */
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
      // A partner that has closed its account was told then that its subscription ends.
      if (partner.closed_at !== null) return;
      const write = letterAbout(partner, before, after, { now: clock.now(), isFeaturing });
      if (write) await partnerMails.post(tx, partner, write);
    });

  const look = async (customerId: string): Promise<void> => {
    const askedAt = clock.now();
    await take(customerId, askedAt, await askForSubscriptions(account, customerId));
  };

  /**
   * Returns the customer who paid a charge; null for a charge without one, or unknown to Stripe.
   */
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
      // The Stripe account may be used to sell other things.
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
