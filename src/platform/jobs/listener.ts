import type { Db } from '../db/index.ts';
import type { Logger } from '../log.ts';
import { LISTEN, UNLISTEN } from './job.sql.ts';

export interface Listener {
  stop(): Promise<void>;
}

const reconnectMs = 1_000;

/** Calls `heard` with the kind of each job that is handed in anywhere; reconnects until stopped. */
export function startListener(db: Db, log: Logger, heard: (kind: string) => void): Listener {
  const stop = new AbortController();
  const stopped = Promise.withResolvers<void>();
  stop.signal.addEventListener('abort', () => stopped.resolve());

  const listen = () =>
    db.withClient(async (client) => {
      const lost = Promise.withResolvers<void>();
      lost.promise.catch(() => {});
      const onNotification = ({ payload = '' }: { payload?: string }) => heard(payload);
      client.on('notification', onNotification);
      client.once('error', lost.reject);
      client.once('end', lost.resolve);
      try {
        await client.query(LISTEN);
        // What was handed in before anybody listened.
        heard('');
        await Promise.race([lost.promise, stopped.promise]);
        if (stop.signal.aborted) await client.query(UNLISTEN);
      } finally {
        client.off('notification', onNotification);
        client.off('error', lost.reject);
        client.off('end', lost.resolve);
      }
    });

  const loop = async () => {
    while (!stop.signal.aborted) {
      await listen().catch((error: unknown) => {
        log.warn({ err: error }, 'The notifications of new jobs are interrupted.');
      });
      const pause = Promise.withResolvers<void>();
      const timer = setTimeout(pause.resolve, reconnectMs);
      await Promise.race([pause.promise, stopped.promise]);
      clearTimeout(timer);
    }
  };
  const ended = loop();

  return {
    async stop() {
      stop.abort();
      await ended;
    },
  };
}
