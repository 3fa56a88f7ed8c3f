import type { RedisClientType } from '@redis/client';

/** What is added to a client's window, and what this process knows of it. */
export interface Addition {
  added: number;
  /** What the window holds at least without `added`: a server that lost it learns it again. */
  least: number;
  /** Milliseconds since 1970; holds for a window that this opens. */
  endsAt: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** Counts of all processes, kept by a Valkey server. */
export interface SharedCounts {
  /** Whether the server answers, as far as is known. */
  isThere(): boolean;
  /**
   * Adds to a window; gives its sum and its end. Undefined when the server does not answer within
   * `ANSWER_WITHIN_MS`; `isThere` is false from then on until it is reached again.
   */
  add(who: string, addition: Addition): Promise<{ count: number; endsAt: number } | undefined>;
  close(): void;
}

interface Needs {
  /** `valkey://` or `redis://`; with TLS `valkeys://` or `rediss://`. */
  url: string;
  /** Called once for each time that the server goes away. */
  onAway(error: unknown): void;
  /** Called when it is reached again. */
  onBack(): void;
  /** How long an answer is waited for, in milliseconds; `ANSWER_WITHIN_MS` when left out. */
  answerWithinMs?: number;
}

/** The wait of a request whose count is not answered; none after it waits until the server is reached again. */
const ANSWER_WITHIN_MS = 100;
const CONNECT_WITHIN_MS = 1_000;
const CONNECT_AGAIN_AFTER_MS = 1_000;
/** For this long after its end a window is kept, for processes whose clocks are late. */
const KEPT_AFTER_END_MS = 60_000;

/** The same windows as `addCounts` in rate-limit.sql.ts has, for one client. */
const ADD = `
local known = redis.call('HMGET', KEYS[1], 'count', 'ends_at')
local added, least, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[4])
local count, ends_at = tonumber(known[1] or 0), tonumber(known[2] or 0)
if ends_at <= now then
  count, ends_at = 0, tonumber(ARGV[3])
end
count = math.max(count, least) + added
redis.call('HSET', KEYS[1], 'count', count, 'ends_at', ends_at)
redis.call('PEXPIRE', KEYS[1], ends_at - now + ${KEPT_AFTER_END_MS})
return { count, ends_at }`;

/** Rejects after `ms`, but not before answers that have already arrived are read. */
const lateAfter = (ms: number): { late: Promise<never>; stop(): void } => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      setImmediate(() => reject(new Error(`Valkey did not answer within ${ms} ms`)));
    }, ms);
  });
  return { late, stop: () => clearTimeout(timer) };
};

/**
 * Connects to a Valkey server, and again whenever the connection is lost. Resolves after the first
 * attempt, whether it succeeded or not.
 */
export async function openSharedCounts({
  url,
  onAway,
  onBack,
  answerWithinMs = ANSWER_WITHIN_MS,
}: Needs): Promise<SharedCounts> {
  // Loaded only here: most installations have no Valkey.
  const { createClient } = await import('@redis/client');
  /** The connection that answers; undefined while there is none. */
  let current: RedisClientType | undefined;
  /** The same, or the one that is being made. */
  let latest: RedisClientType | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isAway = false;
  let isClosed = false;

  const lose = (client: RedisClientType, error: unknown): void => {
    if (client.isOpen) client.destroy();
    if (client !== latest) return;
    current = undefined;
    latest = undefined;
    if (isClosed) return;
    if (!isAway) onAway(error);
    isAway = true;
    timer = setTimeout(connect, CONNECT_AGAIN_AFTER_MS).unref();
  };
  const connect = async (): Promise<void> => {
    const client = createClient({
      url: url.replace(/^valkey/, 'redis'),
      disableOfflineQueue: true,
      maintNotifications: 'disabled',
      socket: { connectTimeout: CONNECT_WITHIN_MS, reconnectStrategy: false },
    }) as RedisClientType;
    latest = client;
    client.on('error', (error: unknown) => lose(client, error));
    const { late, stop } = lateAfter(CONNECT_WITHIN_MS);
    try {
      await Promise.race([client.connect(), late]);
    } catch (error) {
      return lose(client, error);
    } finally {
      stop();
    }
    if (client !== latest) return;
    current = client;
    if (isAway) onBack();
    isAway = false;
  };
  await connect();
  return {
    isThere: () => current !== undefined,
    async add(who, { added, least, endsAt, now }) {
      const client = current;
      if (!client) return undefined;
      const { late, stop } = lateAfter(answerWithinMs);
      try {
        const answer = client.eval(ADD, {
          keys: [`campcairn:limit:${who}`],
          arguments: [added, least, endsAt, now].map(String),
        });
        const [count, ends] = (await Promise.race([answer, late])) as [number, number];
        return { count, endsAt: ends };
      } catch (error) {
        lose(client, error);
        return undefined;
      } finally {
        stop();
      }
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      if (latest) lose(latest, undefined);
    },
  };
}
