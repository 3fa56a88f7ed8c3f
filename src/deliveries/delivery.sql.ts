import { statement } from '../platform/db/index.ts';
import { JOB_DUE } from '../platform/jobs/index.ts';
import type { AttemptError } from './send.ts';

export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'stopped' | 'cancelled';

export interface DeliveryRow {
  id: number;
  event_id: string;
  event_type: string;
  partner_id: number;
  body: Buffer | null;
  state: DeliveryState;
  attempts: number;
  round: number;
  created_at: Date;
  ended_at: Date | null;
}

const COLUMNS =
  'id, event_id, event_type, partner_id, body, state, attempts, round, created_at, ended_at';

/** $1 event id, $2 type, $3 partner, $4 body, $5 state, $6 now. */
export const INSERT = statement(
  'deliveries.insert',
  `insert into delivery (event_id, event_type, partner_id, body, state, created_at)
   values ($1, $2, $3, $4, $5, $6)`,
);

export const SELECT = statement<DeliveryRow>(
  'deliveries.select',
  `select ${COLUMNS} from delivery where event_id = $1`,
);

export const LOCK = statement<DeliveryRow>(
  'deliveries.lock',
  `select ${COLUMNS} from delivery where event_id = $1 for update`,
);

/** $1 delivery, $2 number, $3 at, $4 duration, $5 status, $6 error, $7 reason, $8 reply. */
export const INSERT_ATTEMPT = statement(
  'deliveries.insert_attempt',
  `insert into delivery_attempt (delivery_id, number, at, duration_ms, status, error, reason, reply)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** $1 delivery, $2 state, $3 attempts, $4 round, $5 the time it ended, if it did. */
export const UPDATE = statement(
  'deliveries.update',
  'update delivery set state = $2, attempts = $3, round = $4, ended_at = $5 where id = $1',
);

/** $1 event id, $2 now. */
export const CANCEL = statement(
  'deliveries.cancel',
  `update delivery set state = 'cancelled', ended_at = $2
   where event_id = $1 and state in ('waiting', 'stopped')`,
);

/** A partner's waiting deliveries end; $1 partner, $2 now. */
export const STOP = statement<{ event_id: string }>(
  'deliveries.stop',
  `update delivery set state = 'stopped', ended_at = $2
   where partner_id = $1 and state = 'waiting' returning event_id`,
);

/** One delivery begins afresh, whatever became of it; $1 event id, $2 made after. */
export const RESTART = statement<{ event_id: string; partner_id: number }>(
  'deliveries.restart',
  `update delivery set state = 'waiting', round = 0, ended_at = null
   where event_id = $1 and body is not null and created_at > $2 returning event_id, partner_id`,
);

/** Of these, those begin that were held for want of a webhook; $1 event ids, $2 made after. */
export const RESTART_STOPPED = statement<{ event_id: string; partner_id: number }>(
  'deliveries.restart_stopped',
  `update delivery set state = 'waiting', round = 0, ended_at = null
   where event_id = any($1::text[]) and state = 'stopped' and body is not null and created_at > $2
   returning event_id, partner_id`,
);

/** Forgets what was sent and answered; $1 event ids, $2 now. */
export const WIPE = statement<{ event_id: string }>(
  'deliveries.wipe',
  `with wiped as (
     update delivery set body = null,
       state = case when state in ('waiting', 'stopped') then 'cancelled' else state end,
       ended_at = coalesce(ended_at, $2)
     where event_id = any($1::text[]) returning id, event_id
   ),
   silenced as (
     update delivery_attempt set reply = null
     from wiped where delivery_attempt.delivery_id = wiped.id
   )
   select event_id from wiped`,
);

export const FORGET_ATTEMPTS = statement(
  'deliveries.forget_attempts',
  'delete from delivery_attempt where at < $1',
);

interface LoggedAttemptRow {
  number: number;
  /** As JSON writes it. */
  at: string;
  duration_ms: number;
  status: number | null;
  error: AttemptError | null;
  reason: string | null;
  reply: string | null;
}

export type DeliveryListRow = Omit<DeliveryRow, 'body'> & {
  next_attempt_at: Date | null;
  log: LoggedAttemptRow[];
};

/** $1 partner or null for all, $2 event id or null for all, $3 id to go on before, $4 most. */
export const LIST = statement<DeliveryListRow>(
  'deliveries.list',
  `select d.id, d.event_id, d.event_type, d.partner_id, d.state, d.attempts, d.round, d.created_at,
     d.ended_at,
     case when d.state = 'waiting' then job.due_at end as next_attempt_at,
     coalesce((
       select jsonb_agg(jsonb_build_object('number', a.number, 'at', a.at,
         'duration_ms', a.duration_ms, 'status', a.status, 'error', a.error, 'reason', a.reason,
         'reply', a.reply) order by a.id)
       from delivery_attempt a where a.delivery_id = d.id
     ), '[]') as log
   from delivery d
   left join ${JOB_DUE} job on job.kind = 'deliveries.attempt' and job.key = d.event_id
   where ($1::bigint is null or d.partner_id = $1)
     and ($2::text is null or d.event_id = $2)
     and ($3::bigint is null or d.id < $3)
   order by d.id desc limit $4`,
);
