import { statement } from '../platform/db/index.ts';
import type { Progress } from '../platform/jobs/index.ts';
import type { AttemptError } from './send.ts';

/** The kind of the job that makes the next attempt of a delivery; its key is the event's id. */
export const ATTEMPT_KIND = 'deliveries.attempt';

export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'stopped' | 'cancelled';

export interface DeliveryRow extends Progress {
  id: number;
  event_id: string;
  event_type: string;
  partner_id: number;
  /** Null once redacted. */
  body: Buffer | null;
  state: DeliveryState;
  created_at: Date;
}

const COLUMNS =
  'id, event_id, event_type, partner_id, body, state, attempts, round, created_at, ended_at';

type NewDelivery = Pick<
  DeliveryRow,
  'event_id' | 'event_type' | 'partner_id' | 'state' | 'created_at'
>;

/**
 * Stores an event with the next number. Its time is that of the newest event when that is later.
 * The number's row stays locked until the transaction ends, so that numbers are in the order of
 * commits.
 */
export const insertDelivery = statement<{ id: number }, [delivery: NewDelivery, body: Buffer]>(
  'deliveries.insert_delivery',
  `with d as (
     select * from jsonb_to_record($1) as d (event_id text, event_type text, partner_id bigint, state text,
       created_at timestamptz)
   ), numbered as (
     update event_sequence set last = last + 1, last_at = greatest(last_at, (select created_at from d))
     returning last, last_at
   )
   insert into delivery (id, event_id, event_type, partner_id, body, state, created_at, ended_at)
   select numbered.last, event_id, event_type, partner_id, $2, state, last_at,
     case when state = 'stopped' then last_at end
   from numbered, d
   returning id`,
);

/** Locks the numbers of events until the transaction ends. */
export const lockEventOrder = statement(
  'deliveries.lock_event_order',
  'select from event_sequence for update',
);

export const selectDelivery = statement<DeliveryRow, [eventId: string]>(
  'deliveries.select_delivery',
  `select ${COLUMNS} from delivery where event_id = $1`,
);

export const lockDelivery = statement<DeliveryRow, [eventId: string]>(
  'deliveries.lock_delivery',
  `select ${COLUMNS} from delivery where event_id = $1 for update`,
);

/** One attempt in the log. */
export interface NewAttempt {
  at: Date;
  /** The address it was sent to, and its signature. */
  url: string | null;
  signature: string | null;
  /** Signature with the next secret, during a planned rotation. */
  next_signature: string | null;
  duration_ms: number;
  status: number | null;
  error: AttemptError | null;
  /** The failure as a sentence. */
  reason: string | null;
  /** The start of the reply, masked. */
  reply: string | null;
}

export const insertAttempt = statement<
  never,
  [deliveryId: number, number: number, attempt: NewAttempt]
>(
  'deliveries.insert_attempt',
  `insert into delivery_attempt (delivery_id, number, at, url, signature, next_signature, duration_ms,
     status, error, reason, reply)
   select $1, $2, at, url, signature, next_signature, duration_ms, status, error, reason, reply
   from jsonb_to_record($3) as a (at timestamptz, url text, signature text, next_signature text,
     duration_ms integer, status integer, error text, reason text, reply text)`,
);

/** Stores the progress of a delivery's attempts. */
export const updateDelivery = statement<never, [id: number, progress: Progress]>(
  'deliveries.update_delivery',
  `update delivery set state = p.state, attempts = p.attempts, round = p.round, ended_at = p.ended_at
   from jsonb_to_record($2) as p (state text, attempts integer, round integer, ended_at timestamptz)
   where id = $1`,
);

/** Ends a delivery. A delivery that was stopped before any attempt keeps the time of its stop. */
export const cancelDelivery = statement<never, [eventId: string, now: Date]>(
  'deliveries.cancel_delivery',
  `update delivery set state = 'cancelled',
     ended_at = case when attempts = 0 then coalesce(ended_at, $2) else $2 end
   where event_id = $1 and state in ('waiting', 'stopped')`,
);

/** Ends a partner's waiting deliveries until `restartStopped`. */
export const stopDeliveries = statement<{ event_id: string }, [partnerId: number, now: Date]>(
  'deliveries.stop_deliveries',
  `update delivery set state = 'stopped', ended_at = $2
   where partner_id = $1 and state = 'waiting' returning event_id`,
);

/** A delivery whose attempts were restarted. */
interface RestartedRow {
  event_id: string;
  partner_id: number;
}

/** Restarts one delivery in any state, if it was created after `since`. */
export const restartDelivery = statement<RestartedRow, [eventId: string, since: Date]>(
  'deliveries.restart_delivery',
  `update delivery set state = 'waiting', round = 0, ended_at = null
   where event_id = $1 and body is not null and created_at > $2 returning event_id, partner_id`,
);

/** Restarts the given deliveries that were stopped without a webhook and created after `since`. */
export const restartStopped = statement<RestartedRow, [eventIds: readonly string[], since: Date]>(
  'deliveries.restart_stopped',
  `update delivery set state = 'waiting', round = 0, ended_at = null
   where event_id = any($1::text[]) and state = 'stopped' and body is not null and created_at > $2
   returning event_id, partner_id`,
);

/** Restarts the given deliveries that have failed and were created after `since`. */
export const restartFailed = statement<RestartedRow, [eventIds: readonly string[], since: Date]>(
  'deliveries.restart_failed',
  `update delivery set state = 'waiting', round = 0, ended_at = null
   where event_id = any($1::text[]) and state = 'failed' and body is not null and created_at > $2
   returning event_id, partner_id`,
);

/** Deletes all but the newest test events of a partner. */
export const deleteOldTests = statement<never, [partnerId: number, keep: number]>(
  'deliveries.delete_old_tests',
  `delete from delivery where id in (
     select id from delivery where partner_id = $1 and event_type = 'webhook.test'
     order by created_at desc, id desc offset $2)`,
);

/** Erases bodies and replies, and cancels waiting deliveries. */
export const redactDeliveries = statement<
  { event_id: string },
  [eventIds: readonly string[], now: Date]
>(
  'deliveries.redact_deliveries',
  `with wiped as (
     update delivery set body = null,
       state = case when state in ('waiting', 'stopped') then 'cancelled' else state end,
       ended_at = coalesce(ended_at, $2)
     where event_id = any($1::text[]) returning id, event_id
   ),
   cleared as (
     update delivery_attempt set reply = null
     from wiped where delivery_attempt.delivery_id = wiped.id
   )
   select event_id from wiped`,
);

export const deleteAttempts = statement<never, [before: Date]>(
  'deliveries.delete_attempts',
  'delete from delivery_attempt where at < $1',
);

/** Selects the number of the newest event. */
export const selectLastNumber = statement<{ last: number }>(
  'deliveries.select_last_number',
  'select last from event_sequence',
);

/** Raises the event number to at least $1. */
export const updateLastNumber = statement<never, [number: number]>(
  'deliveries.update_last_number',
  'update event_sequence set last = greatest(last, $1)',
);
