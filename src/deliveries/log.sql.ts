import { statement } from '../platform/db/index.ts';
import { JOB_DUE } from '../platform/jobs/index.ts';
import {
  ATTEMPT_KIND,
  type DeliveryRow,
  type DeliveryState,
  type NewAttempt,
} from './delivery.sql.ts';

interface LoggedAttemptRow extends Omit<NewAttempt, 'at'> {
  number: number;
  /** ISO 8601, as in JSON. */
  at: string;
}

export interface DeliveryListRow extends Omit<DeliveryRow, 'body'> {
  next_attempt_at: Date | null;
  log: LoggedAttemptRow[];
}

/** SQL for the columns of a delivery with its attempts; `which` filters the attempts. */
const logged = (
  which = '',
): string => `d.id, d.event_id, d.event_type, d.partner_id, d.state, d.attempts, d.round,
  d.created_at, d.ended_at,
  case when d.state = 'waiting' then job.due_at end as next_attempt_at,
  coalesce((
    select jsonb_agg(jsonb_build_object('number', a.number, 'at', a.at, 'url', a.url,
      'signature', a.signature, 'next_signature', a.next_signature, 'duration_ms', a.duration_ms, 'status', a.status, 'error', a.error,
      'reason', a.reason, 'reply', a.reply) order by a.id)
    from (select * from delivery_attempt where delivery_id = d.id ${which}) a
  ), '[]') as log`;

const LOGGED = logged();

const WITH_JOB = `left join ${JOB_DUE} job on job.kind = '${ATTEMPT_KIND}' and job.key = d.event_id`;

/** Selects deliveries, newest first, of one partner or all, of one event or all. */
export const selectDeliveries = statement<
  DeliveryListRow,
  [partnerId: number | null, eventId: string | null, beforeId: number | null, limit: number]
>(
  'deliveries.select_deliveries',
  `select ${LOGGED} from delivery d ${WITH_JOB}
   where ($1::bigint is null or d.partner_id = $1)
     and ($2::text is null or d.event_id = $2)
     and ($3::bigint is null or d.id < $3)
   order by d.id desc limit $4`,
);

/** Filter and page of a partner's log. */
export interface LogBounds {
  /** The sort key before which the page begins. */
  before_at: Date | 'infinity';
  before_id: number;
  /** Selects only deliveries created after this time. */
  since: Date;
  /** Null means every type and state. */
  event_type: string | null;
  state: DeliveryState | null;
}

const BETWEEN = `(created_at, id) < (($2::jsonb->>'before_at')::timestamptz,
    ($2::jsonb->>'before_id')::bigint)
  and created_at > ($2::jsonb->>'since')::timestamptz`;

const OF_TYPE = `($2::jsonb->>'event_type' is null or event_type = $2::jsonb->>'event_type')`;

/**
 * SQL for one page of a partner's log, newest first, each delivery with only its newest attempt. An
 * index must support `condition`.
 */
const page = (condition: string): string => `
  select ${logged('order by id desc limit 1')}
  from (
    select * from delivery where partner_id = $1 and ${BETWEEN} and ${condition}
    order by created_at desc, id desc limit $3
  ) d ${WITH_JOB}
  order by d.created_at desc, d.id desc`;

/** Selects events of every state. */
export const selectLog = statement<
  DeliveryListRow,
  [partnerId: number, bounds: LogBounds, limit: number]
>('deliveries.select_log', page(OF_TYPE));

/** Selects events of one state. */
export const selectLogOfState = statement<
  DeliveryListRow,
  [partnerId: number, bounds: LogBounds, limit: number]
>('deliveries.select_log_of_state', page(`state = $2::jsonb->>'state' and ${OF_TYPE}`));

/** Selects test events, of which a partner has few. */
export const selectLogOfTests = statement<
  DeliveryListRow,
  [partnerId: number, bounds: LogBounds, limit: number]
>(
  'deliveries.select_log_of_tests',
  page(`event_type = 'webhook.test'
    and ($2::jsonb->>'state' is null or state = $2::jsonb->>'state')`),
);

/** Selects one event of a partner with its body. Its lead was created in the same second. */
export const selectLogged = statement<
  DeliveryListRow & Pick<DeliveryRow, 'body'>,
  [partnerId: number, eventId: string, since: Date]
>(
  'deliveries.select_logged',
  `select ${LOGGED}, d.body from delivery d ${WITH_JOB}
   where d.partner_id = $1 and d.event_id = $2 and date_trunc('second', d.created_at) > $3`,
);

/** Filter of a partner's events in the order of their numbers. */
export interface EventBounds {
  after_id: number;
  /** Selects only events created at this time or later; null for all. */
  from: Date | null;
  /** Selects only events created after this time. */
  since: Date;
  event_type: string | null;
  state: DeliveryState | null;
}

/** Selects events with their bodies and all attempts, by ascending number. */
export const selectEvents = statement<
  DeliveryListRow & Pick<DeliveryRow, 'body'>,
  [partnerId: number, bounds: EventBounds, limit: number]
>(
  'deliveries.select_events',
  `select ${LOGGED}, d.body
   from (
     select * from delivery
     where partner_id = $1 and id > ($2::jsonb->>'after_id')::bigint
       and date_trunc('second', created_at) > ($2::jsonb->>'since')::timestamptz
       and ($2::jsonb->>'from' is null or created_at >= ($2::jsonb->>'from')::timestamptz)
       and ($2::jsonb->>'state' is null or state = $2::jsonb->>'state')
       and ${OF_TYPE}
     order by id limit $3
   ) d ${WITH_JOB}
   order by d.id`,
);

/** Numbers of a partner's events by state. */
export interface WebhookHealthRow {
  waiting: number;
  failed: number;
  last_delivered_at: Date | null;
}

/** Counts up to `most` events of each state. */
export const selectWebhookHealth = statement<
  WebhookHealthRow,
  [partnerId: number, since: Date, most: number]
>(
  'deliveries.select_webhook_health',
  `select
     (select count(*)::int from (
       select from delivery where partner_id = $1 and state = 'waiting' and created_at > $2 limit $3
     ) w) as waiting,
     (select count(*)::int from (
       select from delivery where partner_id = $1 and state = 'failed' and created_at > $2
         and event_type <> 'webhook.test' limit $3
     ) f) as failed,
     (select ended_at from delivery where partner_id = $1 and state = 'delivered' and created_at > $2
      order by created_at desc, id desc limit 1) as last_delivered_at`,
);

/** Answer times of a webhook in milliseconds; null without answers. */
export interface AnswerTimes {
  p50: number | null;
  p95: number | null;
}

/**
 * Computes answer times from the attempts at a partner's `latest` deliveries that were made after a
 * time and that the receiver answered.
 */
export const selectAnswerTimes = statement<
  AnswerTimes,
  [partnerId: number, since: Date, latest: number]
>(
  'deliveries.select_answer_times',
  `select percentile_disc(0.5) within group (order by a.duration_ms) as p50,
     percentile_disc(0.95) within group (order by a.duration_ms) as p95
   from (
     select id from delivery where partner_id = $1 and created_at > $2
     order by created_at desc, id desc limit $3
   ) newest
   join delivery_attempt a on a.delivery_id = newest.id
   where a.status is not null`,
);

/** Filter of a partner's failed events. */
interface FailedEvents {
  failed_since: Date;
  created_since: Date;
  after_id: number;
}

/** Selects events of leads that failed at a time or later, by id. */
export const selectFailedEvents = statement<
  { id: number; event_id: string },
  [partnerId: number, which: FailedEvents, limit: number]
>(
  'deliveries.select_failed_events',
  `select id, event_id from delivery
   where partner_id = $1 and state = 'failed' and event_type <> 'webhook.test'
     and ended_at >= ($2::jsonb->>'failed_since')::timestamptz
     and created_at > ($2::jsonb->>'created_since')::timestamptz
     and id > ($2::jsonb->>'after_id')::bigint
   order by id limit $3`,
);
