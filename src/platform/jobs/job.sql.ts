import { statement } from '../db/index.ts';

/** A job as it is stored when it is enqueued. */
interface NewJobRow {
  key: string | null;
  group_name: string;
  /** Null means now, by the database's clock. */
  due_at: Date | null;
  payload: Record<string, unknown>;
}

/** A job as a worker gets it. */
export interface TakenRow extends Pick<NewJobRow, 'key' | 'group_name' | 'payload'> {
  id: number;
  kind: string;
  attempts: number;
  lease: number;
  requests: number;
  started_at: Date;
}

const TAKEN = `job.id, job.kind, job.key, job.group_name, job.payload, job.attempts, job.lease,
  job.requests`;

/** Updates a job that is enqueued again under the same key. */
const ASKED_AGAIN = `on conflict (kind, key) do update set
       payload = excluded.payload,
       group_name = excluded.group_name,
       due_at = case when job.leased_until is null
         then least(job.due_at, excluded.due_at) else excluded.due_at end,
       requests = job.requests + 1,
       parked_at = null,
       attempts = case when job.parked_at is null then job.attempts else 0 end`;

/**
 * Enqueues a job. When the job of its key is running, it runs once more afterwards, at the
 * requested time.
 *
 * PostgreSQL serialises commits of transactions that call NOTIFY, each with its own flush to disk:
 * some 700 a second where others reach 9,000.
 */
export const enqueueJob = statement<{ id: number }, [kind: string, job: NewJobRow]>(
  'jobs.enqueue_job',
  `with added as (
     insert into job (kind, key, group_name, due_at, payload)
     select $1, key, group_name, coalesce(due_at, clock_timestamp()), payload
     from jsonb_to_record($2) as j (key text, group_name text, due_at timestamptz, payload jsonb)
     ${ASKED_AGAIN}
     returning id
   )
   select id, pg_notify('job', $1::text) from added`,
);

/**
 * Enqueues jobs of different keys without a payload, due now, in the order of their keys, which
 * prevents deadlocks.
 */
export const enqueueJobs = statement<never, [kind: string, jobs: string]>(
  'jobs.enqueue_jobs',
  `with added as (
     insert into job (kind, key, group_name, due_at)
     select $1, key, group_name, clock_timestamp()
     from json_to_recordset($2::json) as j (key text, group_name text) order by key collate "C"
     ${ASKED_AGAIN}
     returning id
   )
   select pg_notify('job', $1::text) where exists (select from added)`,
);

/** Adds the one job of each recurring kind. Existing installations store this key, so it must not change. */
export const ensureRecurring = statement<never, [kinds: readonly string[]]>(
  'jobs.ensure_recurring',
  `insert into job (kind, key, due_at)
   select kind, 'standing', clock_timestamp() from unnest($1::text[]) as kind order by kind
   on conflict (kind, key) do nothing`,
);

/** Deletes jobs. Locks them in the order of their keys. */
export const deleteJobs = statement<never, [kind: string, keys: readonly string[]]>(
  'jobs.delete_jobs',
  `delete from job where id in (
     select id from job where kind = $1 and key = any($2::text[]) order by key for update)`,
);

/**
 * Takes the lock that serialises taking jobs of a kind, so that two workers cannot both fill one group.
 * Sequential scans are disabled, because a plan cached while the table is nearly empty would keep
 * scanning the whole table.
 */
export const beginTaking = statement<never, [kind: string]>(
  'jobs.begin_taking',
  `select pg_advisory_xact_lock(7301222, hashtext($1)), set_config('enable_seqscan', 'off', true)`,
);

/** The columns that mark a job as taken. */
interface Taker {
  lease_ms: number;
  /** The worker's number while its advisory lock is held; else null. */
  holder: number | null;
}

/**
 * Takes at most `most` jobs of a kind, and no more of each group than `perGroup` allows to run at
 * once.
 *
 * Steps from group to group by the index (loose index scan), so that a group with a hundred
 * thousand waiting jobs costs no more than one with a single job.
 */
export const takeJobs = statement<
  TakenRow,
  [kind: string, perGroup: number, most: number, taker: Taker]
>(
  'jobs.take_jobs',
  `with recursive
   walk as (
     (select group_name from job where kind = $1 and parked_at is null order by group_name limit 1)
     union all
     select (select later.group_name from job later
             where later.kind = $1 and later.parked_at is null and later.group_name > walk.group_name
             order by later.group_name limit 1)
     from walk where walk.group_name is not null
   ),
   busy as (
     select group_name, count(*)::int as running from job
     where kind = $1 and leased_until > statement_timestamp() group by group_name
   ),
   pick as (
     select ready.id
     from walk left join busy using (group_name)
     cross join lateral (
       select j.id, j.due_at from job j
       where j.kind = $1 and j.group_name = walk.group_name and j.parked_at is null
         and coalesce(j.leased_until, j.due_at) <= statement_timestamp()
       order by coalesce(j.leased_until, j.due_at), j.id
       limit greatest($2::int - coalesce(busy.running, 0), 0)
       for update skip locked
     ) ready
     order by ready.due_at, ready.id
     limit $3
   )
   update job set
     leased_until = statement_timestamp() + ($4::jsonb->>'lease_ms')::int * interval '1 ms',
     holder = ($4::jsonb->>'holder')::int,
     lease = lease + 1, attempts = attempts + 1
   from pick where job.id = pick.id
   returning ${TAKEN}, statement_timestamp() as started_at`,
);

/**
 * Takes the earliest job of these kinds that is due at a time (null for now). The job's due time
 * counts as the time it starts at.
 */
export const takeEarliest = statement<
  TakenRow,
  [kinds: readonly string[], dueUntil: Date | null, leaseMs: number]
>(
  'jobs.take_earliest',
  `with pick as (
     select id from job
     where kind = any($1::text[]) and parked_at is null
       and coalesce(leased_until, due_at) <= coalesce($2::timestamptz, clock_timestamp())
     order by due_at, id limit 1
     for update skip locked
   )
   update job set
     leased_until = clock_timestamp() + $3::int * interval '1 ms', holder = null,
     lease = lease + 1, attempts = attempts + 1
   from pick where job.id = pick.id
   returning ${TAKEN}, due_at as started_at`,
);

/** Milliseconds until the kind's next job is due or its lease runs out; null when there is none. */
export const selectNextReady = statement<{ wait_ms: number | null }, [kind: string]>(
  'jobs.select_next_ready',
  `select (extract(epoch from min(coalesce(leased_until, due_at)) - clock_timestamp()) * 1000)::float8
     as wait_ms
   from job where kind = $1 and parked_at is null`,
);

/**
 * Returns the kinds of these that have a job which is due within a time, or whose lease runs out, and the milliseconds
 * until then.
 */
export const selectDueKinds = statement<
  { kind: string; wait_ms: number },
  [kinds: readonly string[], withinMs: number]
>(
  'jobs.select_due_kinds',
  `select kind, (extract(epoch from first.ready - clock_timestamp()) * 1000)::float8 as wait_ms
   from unnest($1::text[]) as wanted (kind) cross join lateral (
     select min(coalesce(leased_until, due_at)) as ready from job
     where job.kind = wanted.kind and parked_at is null
   ) first
   where first.ready <= clock_timestamp() + $2::int * interval '1 ms'`,
);

/**
 * Extends leases; returns those that the worker still owns. Rows that another transaction has locked
 * are skipped, since waiting for one would delay all others.
 */
export const extendLeases = statement<
  { id: number },
  [ids: readonly number[], leases: readonly number[], leaseMs: number]
>(
  'jobs.extend_leases',
  `with mine as (
     select job.id from job join unnest($1::bigint[], $2::int[]) as held (id, lease)
       on job.id = held.id and job.lease = held.lease
     where job.leased_until is not null
   ),
   free as (select id from job where id in (select id from mine) for update skip locked),
   extended as (
     update job set leased_until = clock_timestamp() + $3::int * interval '1 ms'
     from free where job.id = free.id
   )
   select id from mine`,
);

/** Deletes a job, or makes it available again when it was enqueued once more meanwhile. */
export const finishJob = statement<{ id: number }, [id: number, lease: number, requests: number]>(
  'jobs.finish_job',
  `with mine as (
     select id, requests from job
     where id = $1 and lease = $2 and leased_until is not null for update
   ),
   done as (delete from job using mine where job.id = mine.id and mine.requests = $3),
   asked_again as (
     update job set leased_until = null, attempts = 0
     from mine where job.id = mine.id and mine.requests <> $3
   )
   select id from mine`,
);

/** Postpones a job and resets its number of starts. */
export const postponeJob = statement<
  { id: number },
  [id: number, lease: number, dueAt: Date, requests: number]
>(
  'jobs.postpone_job',
  `update job set leased_until = null, attempts = 0, error = null,
     due_at = case when requests = $4 then $3 else least(due_at, $3) end
   where id = $1 and lease = $2 and leased_until is not null
   returning id`,
);

/** The postponement of a job that failed. */
interface Retry {
  due_at: Date;
  error: string;
  /** Whether the start counts towards the limit after which the job becomes a dead letter. */
  counts: boolean;
}

/** Postpones a job that failed. */
export const retryLater = statement<never, [id: number, lease: number, retry: Retry]>(
  'jobs.retry_later',
  `update job set leased_until = null, due_at = r.due_at, error = r.error,
     attempts = attempts - case when r.counts then 0 else 1 end
   from jsonb_to_record($3) as r (due_at timestamptz, error text, counts boolean)
   where job.id = $1 and job.lease = $2 and job.leased_until is not null`,
);

/** Marks a job as a dead letter for an operator; without an error it keeps the previous one. */
export const parkJob = statement<never, [id: number, lease: number, error: string | null]>(
  'jobs.park_job',
  `update job set leased_until = null, parked_at = clock_timestamp(), error = coalesce($3, error)
   where id = $1 and lease = $2`,
);

/** The first half of the advisory lock that a running worker holds; its number is the second. */
const WORKER_LOCK_CLASS = 7301223;

/**
 * Ends the leases of workers that no longer run; returns the kinds of their jobs. A worker that runs but
 * has lost the connection with its lock is spared: it extends its leases when a third of them is over.
 */
export const freeAbandoned = statement<{ kind: string }, [leaseMs: number]>(
  'jobs.free_abandoned',
  `with freed as (
     update job set leased_until = clock_timestamp()
     where leased_until > clock_timestamp()
       and leased_until < clock_timestamp() + $1::int * interval '1 ms' / 2 and holder not in (
       select objid::bigint from pg_locks
       where locktype = 'advisory' and classid = ${WORKER_LOCK_CLASS} and objsubid = 2 and granted
         and database = (select oid from pg_database where datname = current_database()))
     returning kind
   )
   select distinct kind from freed`,
);

/** Returns unfinished jobs to the queue as if they had not been started. */
export const releaseJobs = statement<never, [ids: readonly number[], leases: readonly number[]]>(
  'jobs.release_jobs',
  `with freed as (
     update job set leased_until = null, attempts = attempts - 1
     from unnest($1::bigint[], $2::int[]) as mine (id, lease)
     where job.id = mine.id and job.lease = mine.lease and job.leased_until is not null
     returning kind
   )
   select pg_notify('job', kind) from (select distinct kind from freed) kinds`,
);

/** Counts jobs, and the seconds by which the longest waiting one is overdue. */
export const selectCounts = statement<
  { waiting: number; parked: number; overdue: number },
  readonly []
>(
  'jobs.select_counts',
  `select count(*) filter (where parked_at is null)::int as waiting,
     count(*) filter (where parked_at is not null)::int as parked,
     coalesce(extract(epoch from clock_timestamp() - min(coalesce(leased_until, due_at)) filter (
       where parked_at is null and coalesce(leased_until, due_at) <= clock_timestamp())), 0)::float8
       as overdue
   from job`,
);

/** Numbers of jobs of one kind. */
export interface KindRow {
  kind: string;
  /** Jobs that are running, due now, or due later. */
  running: number;
  due: number;
  later: number;
  parked: number;
  /** Jobs that failed last time and are tried again. */
  failing: number;
  /** When the longest waiting job became due; null when none waits. */
  oldest_due: Date | null;
}

export const selectKinds = statement<KindRow>(
  'jobs.select_kinds',
  `select kind,
     count(*) filter (where leased_until > now)::int as running,
     count(*) filter (where parked_at is null and ready <= now)::int as due,
     count(*) filter (where parked_at is null and leased_until is null and ready > now)::int as later,
     count(*) filter (where parked_at is not null)::int as parked,
     count(*) filter (where parked_at is null and error is not null)::int as failing,
     min(ready) filter (where parked_at is null and ready <= now) as oldest_due
   from (select *, coalesce(leased_until, due_at) as ready, statement_timestamp() as now from job) job
   group by kind order by kind`,
);

/** Selects jobs that failed and are tried again, the next due first. */
export const selectFailing = statement<
  {
    id: number;
    kind: string;
    key: string | null;
    attempts: number;
    error: string;
    due_at: Date;
  },
  [limit: number]
>(
  'jobs.select_failing',
  `select id, kind, key, attempts, error, due_at from job
   where parked_at is null and error is not null order by due_at, id limit $1`,
);

/** Selects dead letters, the oldest first. */
export const selectParked = statement<
  {
    id: number;
    kind: string;
    key: string | null;
    group_name: string;
    attempts: number;
    error: string | null;
    parked_at: Date;
  },
  [limit: number]
>(
  'jobs.select_parked',
  `select id, kind, key, group_name, attempts, error, parked_at
   from job where parked_at is not null order by parked_at, id limit $1`,
);

/** Sets the columns of a job so that it is due now, as if it had not failed yet. */
const AFRESH = 'parked_at = null, attempts = 0, error = null, due_at = clock_timestamp()';

/**
 * Condition for failed jobs that are not running: dead letters, and jobs that will be tried again.
 */
const FAILED = '(parked_at is not null or error is not null) and leased_until is null';

/** Makes a job that failed due now. */
export const retryJob = statement<{ id: number }, [id: number]>(
  'jobs.retry_job',
  `update job set ${AFRESH} where id = $1 and ${FAILED} returning id, pg_notify('job', kind)`,
);

/** Makes all jobs of a kind that failed due now. */
export const retryJobs = statement<{ id: number }, [kind: string]>(
  'jobs.retry_jobs',
  `with afresh as (update job set ${AFRESH} where kind = $1 and ${FAILED} returning id)
   select id, pg_notify('job', $1::text) from afresh`,
);

/** Not prepared, because a connection runs it only once. */
export const LISTEN = 'listen job';
export const UNLISTEN = 'unlisten job';
/**
 * Takes the worker's lock; $1 is the worker's number. The lock ends with the connection, and so
 * with the process.
 */
export const BEGIN_WORKER = `select pg_advisory_lock(${WORKER_LOCK_CLASS}, $1::int)`;
export const END_WORKER = `select pg_advisory_unlock(${WORKER_LOCK_CLASS}, $1::int)`;

/** Makes a job that waits for its time due now. */
export const hurryJob = statement<{ id: number }, [kind: string, key: string]>(
  'jobs.hurry_job',
  `with moved as (
     update job set due_at = clock_timestamp()
     where kind = $1 and key = $2 and parked_at is null and leased_until is null and due_at > clock_timestamp()
     returning id
   )
   select id, pg_notify('job', $1::text) from moved`,
);

/** Makes the waiting jobs of a group due $3 seconds earlier. Locks them in the order of their keys. */
export const expediteJobs = statement<
  { id: number },
  [kind: string, group: string, seconds: number]
>(
  'jobs.expedite_jobs',
  `with moved as (
     update job set due_at = due_at - $3 * interval '1 second'
     where id in (
       select id from job
       where kind = $1 and group_name = $2 and parked_at is null and leased_until is null
       order by key for update)
     returning id
   )
   select id, pg_notify('job', $1::text) from moved`,
);
