import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../../log.ts';

/** Marks the cluster as in use for other processes, until it is left or this process ends. */
export interface Presence {
  /** Leaves; resolves with whether no other process uses the cluster any more. */
  leave(): Promise<boolean>;
}

/** Pause before the second attempt in a row to get the server back, doubled for each further one. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/** Time after which a server that came back is no longer taken for one that crashes again and again. */
const STEADY_AFTER_MS = 60_000;

/** Interval and maximum number of the checks whether others are still connected. */
const OTHERS_POLL_INTERVAL_MS = 50;
const MAX_OTHERS_POLLS = 20;

/** Shared by every process that uses the cluster, in its database `postgres`. */
const LOCK = 7_301_229;

/**
 * Whether no other process has entered. Of several that leave at once, one is told so: each gives the shared
 * lock up before it asks for the whole.
 */
async function isAlone(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [LOCK]);
  const { rows } = await client.query<{ alone: boolean }>(
    'select pg_try_advisory_lock($1) as alone',
    [LOCK],
  );
  return rows[0]?.alone === true;
}

const OTHERS = `select count(*)::int as others from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/**
 * Whether no other client is connected. Connections of clients that have just left may take a
 * moment to end.
 */
async function isLast(client: pg.Client): Promise<boolean> {
  for (let polls = 0; polls < MAX_OTHERS_POLLS; polls++) {
    const { rows } = await client.query<{ others: number }>(OTHERS);
    if (rows[0]?.others === 0) return true;
    await wait(OTHERS_POLL_INTERVAL_MS);
  }
  return false;
}

/** `pg` has them, its types do not: whether the connection keeps the process from ending. */
type Client = pg.Client & Record<'ref' | 'unref', () => void>;

/**
 * Enters a cluster by a connection that is kept for as long as the process uses it. When it ends
 * without having been left, because the server was stopped or killed, another takes its place.
 * @param client the first connection.
 * @param connect makes another, to a server that is started if it has to be.
 * @param log is told of each end and each return.
 */
export function enter(
  client: pg.Client,
  connect: () => Promise<pg.Client>,
  log?: Pick<Logger, 'warn' | 'error'>,
): Presence {
  const left = new AbortController();
  let current: Client;
  let comingBack: Promise<void> | undefined;
  const take = (taken: pg.Client) => {
    current = taken as Client;
    // If this fails, the connection ends, and the next one takes the lock.
    current.query('select pg_advisory_lock_shared($1)', [LOCK]).catch(() => undefined);
    current.unref();
    current.once('end', () => {
      if (!left.signal.aborted) comingBack = comeBack();
    });
  };
  /** Attempts to get the server back without it having been steady since. */
  let attempts = 0;
  let cameBack = -Infinity;
  const comeBack = async () => {
    const ended = performance.now();
    if (ended - cameBack > STEADY_AFTER_MS) attempts = 0;
    log?.warn('the embedded PostgreSQL has ended and is started again');
    const { signal } = left;
    while (!signal.aborted) {
      if (attempts++ > 0) {
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 2), MAX_PAUSE_MS);
        await wait(pause, undefined, { ref: false, signal }).catch(() => undefined);
        if (signal.aborted) return;
      }
      try {
        const made = await connect();
        cameBack = performance.now();
        const milliseconds = Math.round(cameBack - ended);
        log?.warn({ milliseconds }, 'the embedded PostgreSQL is back');
        return take(made);
      } catch (error) {
        log?.error({ err: error }, 'the embedded PostgreSQL cannot be started');
      }
    }
  };
  take(client);
  return {
    async leave() {
      left.abort();
      // A server that is being started for this process has to be stopped by it.
      await comingBack;
      current.ref();
      const last = await isAlone(current)
        .then((alone) => alone && isLast(current))
        .catch(() => false);
      await current.end().catch(() => undefined);
      return last;
    },
  };
}
