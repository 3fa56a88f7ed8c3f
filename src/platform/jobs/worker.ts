import type { Db } from '../db/index.ts';
import type { Logger } from '../log.ts';
import type { JobKind } from './job.ts';
import { ensureRecurring, freeAbandoned, selectDueKinds, takeEarliest } from './job.sql.ts';
import { type JobConsumer, MAX_SLEEP_MS, startConsumer } from './consumer.ts';
import { createLeases } from './leases.ts';
import { type Listener, startListener } from './listener.ts';
import { runJob, type RunContext } from './run.ts';

const DEFAULT_LEASE_MS = 8_000;

/**
 * Interval of looking for due jobs of all kinds at once, in case a notification is lost or the worker that took a job
 * has died.
 */
const LOOK_EVERY_MS = 10_000;

export interface WorkerOptions {
  db: Db;
  log: Logger;
  kinds: readonly JobKind[];
  /**
   * Lease of a job in milliseconds: how long it stays taken after its process died without
   * releasing its lock.
   */
  leaseMs?: number;
}

/** The result of a drain: the number of jobs that ran, and the errors of failed ones. */
export interface Drained {
  ran: number;
  errors: unknown[];
}

export interface Worker {
  start(): Promise<void>;
  /** Stops taking jobs, waits up to `graceMs` for running ones, and releases the rest to other workers. */
  stop(graceMs?: number): Promise<void>;
  /**
   * Runs all due jobs one after the other, including jobs that they enqueue. With `until`, jobs due
   * before that time start as if at their due time. For tests and commands.
   */
  drain(options?: { until?: Date }): Promise<Drained>;
}

/**
 * Creates a worker for the given kinds. Any number of processes may run a worker; each job runs in
 * one of them.
 */
export function createWorker({
  db,
  log,
  kinds,
  leaseMs = DEFAULT_LEASE_MS,
}: WorkerOptions): Worker {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  const names = [...byName.keys()];
  const leases = createLeases(db, leaseMs);
  const context: RunContext = { db, leases, log };
  const consumers = new Map<string, JobConsumer>();
  let listener: Listener | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;

  const extendLeases = async () => {
    try {
      await leases.extend();
      // Runs after this process's own leases are extended; otherwise its jobs would look like those
      // of a dead worker.
      if (consumers.size > 0) await takeOver();
    } catch (error) {
      log.warn({ err: error }, 'The leases of running jobs cannot be extended.');
    }
  };
  const beat = () => {
    heartbeat ??= setInterval(extendLeases, leaseMs / 3);
    heartbeat.unref();
  };
  const rest = () => {
    clearInterval(heartbeat);
    heartbeat = undefined;
  };

  const takeOver = async () => {
    try {
      for (const { kind } of await db.query(freeAbandoned, [leaseMs])) onEnqueued(kind);
    } catch (error) {
      log.warn(
        { err: error },
        'Jobs of workers that are gone are left to the end of their leases.',
      );
    }
  };

  const onEnqueued = (kind: string) => {
    if (kind === '') for (const consumer of consumers.values()) consumer.wake();
    else consumers.get(kind)?.wake();
  };

  const wakeDue = async (withinMs: number) => {
    try {
      const due = await db.query(selectDueKinds, [names, withinMs]);
      for (const { kind, wait_ms } of due) consumers.get(kind)?.wake(wait_ms);
    } catch (error) {
      log.warn({ err: error }, 'Due jobs cannot be looked for.');
    }
  };

  return {
    async start() {
      const recurring = kinds.filter(({ everySeconds }) => everySeconds !== undefined);
      await db.execute(ensureRecurring, [recurring.map(({ kind }) => kind)]);
      const started = startListener(db, log, onEnqueued);
      listener = started;
      await started.listening;
      await takeOver();
      beat();
      for (const kind of kinds)
        consumers.set(kind.kind, startConsumer(context, kind, leaseMs, started.holder));
      await wakeDue(MAX_SLEEP_MS);
      look = setInterval(() => void wakeDue(0), LOOK_EVERY_MS).unref();
    },

    async stop(graceMs = 10_000) {
      clearInterval(look);
      const ended = Promise.all([...consumers.values()].map((consumer) => consumer.stop()));
      const grace = Promise.withResolvers<void>();
      const timer = setTimeout(grace.resolve, graceMs);
      await Promise.race([ended, grace.promise]);
      clearTimeout(timer);
      rest();
      await leases.release().catch((error: unknown) => {
        log.warn({ err: error }, 'Unfinished jobs are left to the end of their leases.');
      });
      consumers.clear();
      await listener?.stop();
      listener = undefined;
    },

    async drain({ until } = {}) {
      const drained: Drained = { ran: 0, errors: [] };
      beat();
      try {
        for (;;) {
          const row = await db.maybeOne(takeEarliest, [names, until ?? null, leaseMs]);
          if (!row) return drained;
          const error = await runJob(context, byName.get(row.kind)!, row);
          drained.ran += 1;
          if (error !== undefined) drained.errors.push(error);
        }
      } finally {
        if (consumers.size === 0) rest();
      }
    },
  };
}
