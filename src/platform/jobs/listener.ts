import { randomInt } from 'node:crypto';
import type { Db } from '../db/index.ts';
import type { Logger } from '../log.ts';
import { BEGIN_WORKER, END_WORKER, LISTEN, UNLISTEN } from './job.sql.ts';

export interface Listener {
  /** Resolves when the connection listens for the first time. */
  readonly listening: Promise<void>;
  /** The worker's number while its advisory lock is held; else null. */
  holder(): number | null;
  stop(): Promise<void>;
}

/** Minimum time between two attempts to connect; a connection that lasted longer is replaced at once. */
const RECONNECT_MS = 1_000;

/**
 * Calls `onEnqueued` with the kind of each job that any process enqueues; reconnects until stopped.
 * The connection holds the advisory lock that shows other workers that this one is running.
 */
export function startListener(db: Db, log: Logger, onEnqueued: (kind: string) => void): Listener {
  const number = randomInt(1, 2 ** 31);
  const listening = Promise.withResolvers<void>();
  let holder: number | null = null;
  const stop = new AbortController();
  const stopped = Promise.withResolvers<void>();
  stop.signal.addEventListener('abort', () => stopped.resolve());

  const listen = () =>
    db.withClient(async (client) => {
      const lost = Promise.withResolvers<void>();
      lost.promise.catch(() => {});
      const onNotification = ({ payload = '' }: { payload?: string }) => onEnqueued(payload);
      client.on('notification', onNotification);
      client.once('error', lost.reject);
      client.once('end', lost.resolve);
      try {
        await client.query(BEGIN_WORKER, [number]);
        await client.query(LISTEN);
        holder = number;
        listening.resolve();
        // Covers jobs that were enqueued before the connection listened.
        onEnqueued('');
        await Promise.race([lost.promise, stopped.promise]);
        holder = null;
        if (stop.signal.aborted) {
          await client.query(UNLISTEN);
          await client.query(END_WORKER, [number]);
        }
      } finally {
        holder = null;
        client.off('notification', onNotification);
        client.off('error', lost.reject);
        client.off('end', lost.resolve);
      }
    });

  const loop = async () => {
    while (!stop.signal.aborted) {
      const pause = Promise.withResolvers<void>();
      const timer = setTimeout(pause.resolve, RECONNECT_MS);
      await listen().catch((error: unknown) => {
        log.warn({ err: error }, 'The notifications of new jobs are interrupted.');
      });
      await Promise.race([pause.promise, stopped.promise]);
      clearTimeout(timer);
    }
  };
  const ended = loop();

  return {
    listening: listening.promise,
    holder: () => holder,
    async stop() {
      stop.abort();
      listening.resolve();
      await ended;
    },
  };
}
