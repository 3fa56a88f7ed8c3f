import type * as Undici from 'undici';
import type { Agent, buildConnector } from 'undici';
import { lazyPackage } from '../lazily.ts';

const undici = lazyPackage<typeof Undici>('undici');

export interface PoolOptions {
  connect: buildConnector.connector;
  /** Maximum number of connections to one host within a group. */
  connections: number;
  /** Maximum number of groups with open connections; above it the pool idle longest is closed. */
  maxGroups: number;
  /** Milliseconds after which an idle group's connections are closed. */
  idleMs: number;
}

export interface Pools {
  /** Acquires the group's pool; call `release` when the reply has been read. */
  acquire(group: string): { agent: Agent; release(): void };
  /** Returns the number of groups with a pool. */
  size(): number;
  close(): Promise<void>;
}

interface Pool {
  agent: Agent;
  inUse: number;
  idleTimer?: NodeJS.Timeout;
}

/** Creates one connection pool per group, so that a partner that hangs exhausts only its own. */
export function createPools({ connect, connections, maxGroups, idleMs }: PoolOptions): Pools {
  // Sorted by last use, the least recently used first.
  const pools = new Map<string, Pool>();

  const drop = (group: string, pool: Pool) => {
    clearTimeout(pool.idleTimer);
    pools.delete(group);
    return pool.agent.destroy();
  };

  const makeRoom = () => {
    for (const [group, pool] of pools) {
      if (pools.size < maxGroups) return;
      if (pool.inUse === 0) void drop(group, pool);
    }
  };

  const open = (): Pool => {
    makeRoom();
    const agent = new (undici().Agent)({
      allowH2: false,
      bodyTimeout: 0,
      connect,
      connections,
      headersTimeout: 0,
      // Many servers close idle connections after 5 s. Closing ours well before avoids sending a
      // request on a connection that the server is closing.
      keepAliveMaxTimeout: 1_000,
      keepAliveTimeout: 1_000,
      maxHeaderSize: 16_384,
      pipelining: 1,
    });
    return { agent, inUse: 0 };
  };

  return {
    acquire(group) {
      const pool = pools.get(group) ?? open();
      clearTimeout(pool.idleTimer);
      pool.inUse += 1;
      pools.delete(group);
      pools.set(group, pool);
      let released = false;
      const release = () => {
        if (released) return;
        released = true;
        pool.inUse -= 1;
        if (pool.inUse > 0 || pools.get(group) !== pool) return;
        pool.idleTimer = setTimeout(() => void drop(group, pool), idleMs);
        pool.idleTimer.unref();
      };
      return { agent: pool.agent, release };
    },
    size: () => pools.size,
    async close() {
      await Promise.all([...pools].map(([group, pool]) => drop(group, pool)));
    },
  };
}
