import { statement } from '../platform/db/index.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Selects a partner's customer at Stripe, and when Stripe was last asked about it; null for never.
 */
export const selectCustomer = statement<
  { customer_id: string; asked_at: Date | null },
  [partnerId: number]
>(
  'billing.select_customer',
  'select customer_id, asked_at from billing_customer where partner_id = $1',
);

/** Selects the partner of a customer; no row for a customer of somebody else. */
export const selectPartnerOf = statement<{ partner_id: number }, [customerId: string]>(
  'billing.select_partner_of',
  'select partner_id from billing_customer where customer_id = $1',
);

/**
 * Stores a partner's customer unless the partner has one other than `gone`; returns the stored
 * customer.
 */
export const writeCustomer = statement<
  { customer_id: string },
  [partnerId: number, customerId: string, gone: string | null]
>(
  'billing.write_customer',
  `insert into billing_customer as known (partner_id, customer_id) values ($1, $2)
   on conflict (partner_id) do update set customer_id =
     case when known.customer_id = $3 then excluded.customer_id else known.customer_id end
   returning customer_id`,
);

/**
 * Locks a customer to store Stripe's answer to a question asked at $2. No row when the answer to a
 * later question is stored, or when the customer is somebody else's.
 */
export const takeAnswer = statement<{ partner_id: number }, [customerId: string, askedAt: Date]>(
  'billing.take_answer',
  `update billing_customer set asked_at = $2
   where customer_id = $1 and (asked_at is null or asked_at <= $2) returning partner_id`,
);

/**
 * Selects a partner's subscriptions. The first is the one that counts: a running one, then the one
 * that gives Premium longest, then the newest.
 */
export const selectSubscriptions = statement<Snapshot, [partnerId: number]>(
  'billing.select_subscriptions',
  `select id, state, plan, started_at, period_ends, premium_until from subscription
   where partner_id = $1
   order by state in ('incomplete', 'ended'), premium_until desc nulls last, started_at desc, id`,
);

/** Stores the current state of subscriptions, from JSON. */
export const upsertSubscriptions = statement<never, [partnerId: number, snapshots: string]>(
  'billing.upsert_subscriptions',
  `insert into subscription (id, partner_id, state, plan, started_at, period_ends, premium_until)
   select id, $1, state, plan, started_at, period_ends, premium_until
   from json_to_recordset($2::json) as s (id text, state text, plan text, started_at timestamptz,
     period_ends timestamptz, premium_until timestamptz)
   on conflict (id) do update set state = excluded.state, plan = excluded.plan,
     started_at = excluded.started_at, period_ends = excluded.period_ends,
     premium_until = excluded.premium_until`,
);

/** Stores an event; no row when it is stored already. */
export const insertEvent = statement<
  { id: string },
  [id: string, type: string, createdAt: Date, now: Date]
>(
  'billing.insert_event',
  `insert into billing_event (id, type, created_at, received_at) values ($1, $2, $3, $4)
   on conflict (id) do nothing returning id`,
);

export const deleteEventsBefore = statement<never, [time: Date]>(
  'billing.delete_events_before',
  'delete from billing_event where received_at < $1',
);
