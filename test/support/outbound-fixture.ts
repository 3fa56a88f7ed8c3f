import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import {
  createOutbound,
  type Outbound,
  type OutboundReply,
  type OutboundRequest,
} from '../../src/platform/outbound/index.ts';
import { type Authority, type CertificateWishes, createAuthority } from './certificates.ts';
import { type Receiver, type Reply, startReceiver } from './receiver.ts';

/** An outbound client that may reach loopback, and servers for it to fail at. */
export interface OutboundLab {
  authority: Authority;
  outbound: Outbound;
  /** A TLS server that answers with `reply`. */
  receiver(reply: Reply, wishes?: CertificateWishes): Promise<Receiver>;
  /** A server below HTTP, for what no HTTP server would do; gives its address. */
  listening(server: Server): Promise<string>;
  /** One request with limits that suit most tests. */
  ask(url: string, more?: Partial<OutboundRequest>): Promise<OutboundReply>;
  close(): Promise<void>;
}

const names: Record<string, string[]> = {
  'hooks.example.com': ['127.0.0.1'],
  'inside.example.com': ['10.0.0.1'],
};

/**
 * Sets the laboratory up; `close` it in `after`.
 * @param connectTimeoutMs short where failing to connect is what is tried; a busy machine needs more
 */
export function createOutboundLab({ connectTimeoutMs = 20_000 } = {}): OutboundLab {
  const authority = createAuthority();
  const cleanups: (() => Promise<void> | void)[] = [];
  const outbound = createOutbound({
    allow: ['127.0.0.0/8'],
    ca: authority.ca,
    connectTimeoutMs,
    resolver: {
      resolve: async (name) => names[name] ?? [],
      close: () => {},
    },
  });
  return {
    authority,
    outbound,
    async receiver(reply, wishes = { names: ['127.0.0.1', 'hooks.example.com'] }) {
      const started = await startReceiver(authority.issue(wishes), reply);
      cleanups.push(started.close);
      return started;
    },
    async listening(server) {
      const sockets = new Set<Socket>();
      server.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.on('error', () => {});
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      cleanups.push(() => {
        for (const socket of sockets) socket.destroy();
        server.close();
      });
      return `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    },
    ask: (url, more) =>
      outbound.request({ group: '1', url, timeoutMs: 30_000, maxBytes: 1_000, ...more }),
    async close() {
      await outbound.close();
      await Promise.all(cleanups.map((clean) => clean()));
    },
  };
}
