import { statfsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { untilBeat } from '../../beat.ts';
import type { Logger } from '../../log.ts';
import { openClient } from '../client.ts';
import { type Cluster, clusterUrl } from './location.ts';

/**
 * Free room below which nothing is written any more. PostgreSQL ends as if it had crashed when it finds no
 * room for its log, and cannot start again before there is some; so the last room is left to it. It takes
 * more than one interval of the watch to fill it.
 */
const RESERVED_BYTES = 128 * 1024 ** 2;

/** Free room from which it is written again: more, lest both take turns. */
const ENOUGH_BYTES = RESERVED_BYTES + 32 * 1024 ** 2;

const INTERVAL_MS = 500;

/**
 * Makes the server read-only or writable; returns false when it already was, by its own setting.
 */
async function setReadOnly(cluster: Cluster, wanted: boolean): Promise<boolean> {
  const client = openClient({ connectionString: clusterUrl(cluster, 'postgres') });
  await client.connect();
  try {
    const { rows } = await client.query('show default_transaction_read_only');
    if ((rows[0].default_transaction_read_only === 'on') === wanted) return false;
    await client.query(
      wanted
        ? 'alter system set default_transaction_read_only = on'
        : 'alter system reset default_transaction_read_only',
    );
    await client.query('select pg_reload_conf()');
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asks without a thread, whose answer would wake the process a second time. */
async function freeBytes(cluster: Cluster): Promise<number> {
  const { bavail, bsize } = statfsSync(cluster.data);
  return bavail * bsize;
}

/** Watches the room that the disk has for a cluster. */
export interface RoomWatch {
  stop(): Promise<void>;
}

/**
 * Makes the server refuse writes while its disk is nearly full, and accept them again once there is
 * room. Reads are always answered.
 * @param measure returns the number of free bytes
 */
export function watchRoom(
  cluster: Cluster,
  log?: Pick<Logger, 'warn' | 'error'>,
  measure: (cluster: Cluster) => Promise<number> = freeBytes,
): RoomWatch {
  const stopped = new AbortController();
  /** The last setting that was sent; a new server may have had another one before. */
  let readOnly: boolean | undefined;
  const look = async () => {
    const bytes = await measure(cluster);
    const wanted = bytes < (readOnly === true ? ENOUGH_BYTES : RESERVED_BYTES);
    if (wanted === readOnly) return;
    const changed = await setReadOnly(cluster, wanted);
    readOnly = wanted;
    if (changed && wanted) {
      log?.error({ bytes }, 'the disk of DATA_DIR is full: nothing is written until there is room');
    } else if (changed) log?.warn({ bytes }, 'the disk of DATA_DIR has room: writing goes on');
  };
  const watching = async () => {
    const { signal } = stopped;
    while (!signal.aborted) {
      // The server may be away, or have been told by another process meanwhile: asked again next time.
      await look().catch(() => undefined);
      await wait(untilBeat(INTERVAL_MS), undefined, { ref: false, signal }).catch(() => undefined);
    }
  };
  const ended = watching();
  return {
    async stop() {
      stopped.abort();
      await ended;
    },
  };
}
