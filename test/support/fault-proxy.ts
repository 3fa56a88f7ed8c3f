import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net';
import type { Seeded } from '@campcairn/seeded';

/** The way that bytes take. */
export type Direction = 'to server' | 'to client';

/**
 * What a proxy does to its connections, those there are and those that are made, until it is given something else:
 *
 * - `latency`: each piece arrives later by a random time, in the order it was sent.
 * - `cut`: after so many further bytes in one direction the connection is reset for both sides; a `deaf` server does
 *   not hear of it, as when the client's machine has lost its power.
 * - `cut after`: the bytes that hold `text` still reach the server; its answer does not reach the client, whose
 *   connection is reset.
 * - `silence`: what is sent in these directions arrives when the silence ends, as TCP sends it again; what a client
 *   has not seen arrive when it resets the connection never does.
 * - `refused`: nobody listens; connections there are are reset.
 */
export type Fault =
  | { kind: 'latency'; mostMs: number }
  | { kind: 'cut'; direction: Direction; mostBytes: number; deaf: boolean }
  | { kind: 'cut after'; text: string }
  | { kind: 'silence'; directions: readonly Direction[] }
  | { kind: 'refused' };

/** A TCP proxy on loopback before one server. */
export interface FaultProxy {
  readonly host: string;
  readonly port: number;
  /** Replaces what it does; undefined passes everything on. */
  set(fault: Fault | undefined): Promise<void>;
  /** Connections that a fault has ended so far. */
  readonly ended: number;
  /** Connections that their clients have reset so far. */
  readonly reset: number;
  close(): Promise<void>;
}

/** Time after which a server ends the connection of a client that is gone without a word, by its keep-alive probes. */
const KEEP_ALIVE_ENDS_AFTER_MS = 2_000;

/** Time for a server to do what it was sent before it hears that its client is gone. */
const DONE_AFTER_MS = 30;

/**
 * Linux has all of 127.0.0.0/8 on its loopback. On an address of its own a proxy that refuses connections finds its
 * port free when it listens again.
 */
export const loopbackAddress = (): string => {
  if (process.platform !== 'linux') return '127.0.0.1';
  addresses += 1;
  return `127.${100 + (process.pid % 100)}.${(addresses >> 8) & 255}.${addresses & 255}`;
};
let addresses = 0;

/**
 * Starts a proxy.
 * @param random draws the bytes after which each connection is cut, and its latencies
 */
export async function startFaultProxy(
  target: NetConnectOpts,
  random: Seeded,
  host = loopbackAddress(),
): Promise<FaultProxy> {
  const connections = new Set<Connection>();
  let fault: Fault | undefined;
  let made = 0;
  let ended = 0;
  let reset = 0;
  const accept = (client: Socket): void => {
    made += 1;
    client.on('error', () => {
      reset += 1;
    });
    const connection = join(client, target, random.fork(`connection ${made}`), () => {
      ended += 1;
    });
    connections.add(connection);
    void connection.closed.then(() => connections.delete(connection));
    connection.set(fault);
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer({ allowHalfOpen: true, noDelay: true }, accept);
    server.listen(port, host);
    await once(server, 'listening');
    return server;
  };
  let server: Server | undefined = await listen(0);
  const { port } = server.address() as AddressInfo;
  const stopListening = async (): Promise<void> => {
    if (server === undefined) return;
    const closed = once(server, 'close');
    server.close();
    server = undefined;
    for (const connection of connections) connection.reset();
    await closed;
  };
  return {
    host,
    port,
    get ended() {
      return ended;
    },
    get reset() {
      return reset;
    },
    async set(next) {
      fault = next;
      if (next?.kind === 'refused') return stopListening();
      server ??= await listen(port);
      for (const connection of connections) connection.set(next);
    },
    close: stopListening,
  };
}

/** A client's connection and the one to the server that belongs to it. */
interface Connection {
  readonly closed: Promise<void>;
  set(fault: Fault | undefined): void;
  /** Ends both for both sides. */
  reset(): void;
}

function join(
  client: Socket,
  target: NetConnectOpts,
  random: Seeded,
  onEnded: () => void,
): Connection {
  const server = connect({ allowHalfOpen: true, ...target });
  const reset = (): void => {
    abort(client);
    abort(server);
  };
  const forth = flow(client, server, random);
  const back = flow(server, client, random);
  const cut = (deaf: boolean): void => {
    onEnded();
    abort(client);
    if (!deaf) return abort(server);
    // It reads on, and its answers go nowhere.
    server.resume();
    setTimeout(() => abort(server), KEEP_ALIVE_ENDS_AFTER_MS).unref();
  };
  const cutAfter = (): void => {
    onEnded();
    back.hold(true);
    setTimeout(() => abort(client), DONE_AFTER_MS);
    setTimeout(() => server.end(), DONE_AFTER_MS);
  };
  return {
    closed: Promise.all([closing(client), closing(server)]).then(() => undefined),
    reset,
    set(fault) {
      const held = fault?.kind === 'silence' ? fault.directions : [];
      const mostMs = fault?.kind === 'latency' ? fault.mostMs : 0;
      for (const one of [forth, back]) one.delay(mostMs);
      forth.watch(undefined);
      back.watch(undefined);
      if (fault?.kind === 'cut') {
        let left = random.whole(0, fault.mostBytes);
        (fault.direction === 'to server' ? forth : back).watch((bytes) => {
          left -= bytes.length;
          if (left > 0) return undefined;
          return { pass: bytes.length + left, end: () => cut(fault.deaf) };
        });
      } else if (fault?.kind === 'cut after') {
        forth.watch((bytes) =>
          bytes.includes(fault.text) ? { pass: bytes.length, end: cutAfter } : undefined,
        );
      }
      forth.hold(held.includes('to server'));
      back.hold(held.includes('to client'));
    },
  };
}

/** Looks at what is passed on; what it gives ends the connection after so many bytes of it. */
type Watcher = (bytes: Buffer) => { pass: number; end(): void } | undefined;

interface Flow {
  delay(mostMs: number): void;
  hold(isHeld: boolean): void;
  watch(watcher: Watcher | undefined): void;
}

/** Passes on what one socket sends to another: bytes, its end, and that it was reset. */
function flow(from: Socket, to: Socket, random: Seeded): Flow {
  const waiting: { bytes: Buffer | 'end'; at: number }[] = [];
  let mostMs = 0;
  let isHeld = false;
  let wasReset = false;
  let watcher: Watcher | undefined;
  let timer: NodeJS.Timeout | undefined;
  let latest = 0;

  const pass = (bytes: Buffer | 'end'): void => {
    if (bytes === 'end') return void to.end();
    const seen = watcher?.(bytes);
    if (seen === undefined) return void to.write(bytes);
    watcher = undefined;
    waiting.length = 0;
    to.write(bytes.subarray(0, seen.pass), () => seen.end());
  };
  const pump = (): void => {
    clearTimeout(timer);
    if (isHeld) return;
    if (wasReset) return abort(to);
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const left = next.at - performance.now();
      if (left > 0) {
        timer = setTimeout(pump, left);
        return;
      }
      waiting.shift();
      pass(next.bytes);
    }
  };
  const take = (bytes: Buffer | 'end'): void => {
    const late = mostMs === 0 ? 0 : random.between(0, mostMs);
    latest = Math.max(latest, performance.now() + late);
    waiting.push({ bytes, at: late === 0 && waiting.length === 0 ? 0 : latest });
    pump();
  };
  from.on('data', take);
  from.on('end', () => take('end'));
  from.on('error', () => {
    // Whatever the sender's machine had not sent yet is thrown away with the connection.
    waiting.length = 0;
    wasReset = true;
    pump();
  });
  return {
    delay(most) {
      mostMs = most;
    },
    hold(next) {
      isHeld = next;
      pump();
    },
    watch(next) {
      watcher = next;
    },
  };
}

const closing = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('close', () => resolve()));

/** Resets a connection; sockets of the file system have no reset. */
function abort(socket: Socket): void {
  if (socket.destroyed) return;
  if (socket.remoteFamily === undefined) socket.destroy();
  else socket.resetAndDestroy();
}
