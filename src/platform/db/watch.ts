import type { Socket } from 'node:net';
import pg from 'pg';
import { untilBeat } from '../beat.ts';
import { openClient } from './client.ts';

/**
 * Abilities of a database: everything; reads only (a standby, such as a demoted primary); or
 * nothing, because it cannot be reached.
 */
export type DatabaseStatus = 'there' | 'reads only' | 'away';

/** Asks a database again and again whether it is there, on a connection of its own. */
export interface Watch {
  /** The status at the last answer. */
  readonly status: DatabaseStatus;
  /** Asks now, or joins the question that is being asked. */
  look(): Promise<DatabaseStatus>;
  /**
   * Whether the database is away. Waits briefly for an answer now: a server that refuses
   * connections answers at once.
   */
  isStillAway(): Promise<boolean>;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 1000;
const LOOK_EVERY_MS_WHILE_AWAY = 200;

/** Time without an answer after which a database is away: a lost machine refuses no connection. */
const SILENT_AFTER_MS = 3000;
const SILENT_AFTER_MS_WHILE_AWAY = 1000;
/**
 * The same over a socket of the file system. A server on the same machine cannot be lost alone: it is silent while others
 * take the processors, and a first start on a busy machine would lose the connection that fills its tables.
 */
const SILENT_AFTER_MS_ON_SAME_MACHINE = 30_000;

/** Time for which statements wait for the answer to one question whether it is still away. */
const LOOK_AGAIN_MS = 100;

/**
 * Silence is counted in parts of this length: a turn of our own event loop in which no answer could be read, however
 * long, counts as one. At a first start turns take seconds, and a connection is made in several of them.
 */
const SILENT_PART_MS = 250;

/** An address that names the folder of a socket in place of a host. */
const ON_SAME_MACHINE = /[?&]host=(?:%2F|\/)/i;

const TOO_MANY_CONNECTIONS = '53300';

class Silence extends Error {}

/**
 * Watches the database at `url`.
 * @param onSilence called when it has not answered in time: other connections will not get their
 *   answers either
 */
export function watchDatabase(url: string, applicationName: string, onSilence: () => void): Watch {
  const silentAfterMs = ON_SAME_MACHINE.test(url)
    ? SILENT_AFTER_MS_ON_SAME_MACHINE
    : SILENT_AFTER_MS;
  let status: DatabaseStatus = 'there';
  let client: pg.Client | undefined;
  let looking: Promise<DatabaseStatus> | undefined;
  let waitUntil = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const drop = (): void => {
    const dropped = client;
    client = undefined;
    void dropped?.end().catch(() => undefined);
    // `end` alone waits for an answer.
    destroy(dropped);
  };
  const ask = async (): Promise<DatabaseStatus> => {
    if (client === undefined) {
      client = openClient({ connectionString: url, application_name: applicationName });
      await client.connect();
    }
    const { rows } = await client.query<{ transaction_read_only: string }>(
      'show transaction_read_only',
    );
    if (rows[0]?.transaction_read_only !== 'on') return 'there';
    // A connection may keep the abilities that it had when it was made.
    drop();
    return 'reads only';
  };
  const look = async (): Promise<DatabaseStatus> => {
    const wasConnected = client !== undefined;
    try {
      const most = status === 'away' ? SILENT_AFTER_MS_WHILE_AWAY : silentAfterMs;
      return await inTime(ask(), most);
    } catch (error) {
      drop();
      if (error instanceof Silence) onSilence();
      // The server answers: statements report by themselves what they lack.
      else if (error instanceof pg.DatabaseError && error.code === TOO_MANY_CONNECTIONS)
        return 'there';
      // The watch's connection may have been ended alone.
      else if (wasConnected) return look();
      return 'away';
    }
  };
  const start = (): Promise<DatabaseStatus> => {
    clearTimeout(timer);
    waitUntil = performance.now() + LOOK_AGAIN_MS;
    looking = look().then((found) => {
      looking = undefined;
      status = found;
      if (closed) drop();
      else {
        const pause = found === 'away' ? LOOK_EVERY_MS_WHILE_AWAY : untilBeat(LOOK_EVERY_MS);
        timer = setTimeout(() => void start(), pause).unref();
      }
      return found;
    });
    return looking;
  };
  const join = (): Promise<DatabaseStatus> =>
    looking ?? (closed ? Promise.resolve(status) : start());
  timer = setTimeout(() => void start(), LOOK_EVERY_MS).unref();

  return {
    get status() {
      return status;
    },
    look: join,
    async isStillAway() {
      const found = join();
      return (await within(waitUntil - performance.now(), found)) === 'away';
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await looking;
      drop();
    },
  };
}

/**
 * Closes a connection without waiting for the server, by a reset: data that the server has not
 * received is discarded. Otherwise the kernel would continue to send it, and a write that was
 * reported as failed would be made later, over newer ones.
 */
export function destroy(client: pg.ClientBase | undefined): void {
  // The types leave out the socket, and the one under TLS.
  const { stream } =
    (client as unknown as { connection?: { stream?: Socket & { _parent?: Socket } } })
      ?.connection ?? {};
  const socket = stream?._parent ?? stream;
  // A socket of the file system cannot be reset, and loses nothing.
  if (socket?.remoteFamily !== undefined) socket.resetAndDestroy();
  stream?.destroy();
}

/** Returns the result of a look within `milliseconds`; `away` when it takes longer. */
async function within(
  milliseconds: number,
  look: Promise<DatabaseStatus>,
): Promise<DatabaseStatus> {
  if (milliseconds <= 0) return 'away';
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<DatabaseStatus>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'away');
  });
  const found = await Promise.race([look, enough]);
  clearTimeout(timer);
  return found;
}

/**
 * Returns the result of `answer`; rejects when none comes during `milliseconds` in which it could
 * have been read.
 */
async function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    let left = milliseconds;
    timer = setInterval(() => {
      left -= SILENT_PART_MS;
      if (left <= 0) reject(new Silence('The database does not answer'));
    }, SILENT_PART_MS);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearInterval(timer);
    answer.catch(() => undefined);
  }
}
