import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificates.ts';

/** One request as it arrived, its body byte for byte. */
export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A real TLS server on loopback that keeps everything it is sent. */
export interface Receiver {
  /** `https://127.0.0.1:PORT`. */
  url: string;
  port: number;
  received: ReceivedRequest[];
  /** Connections made to it so far. */
  connections(): number;
  close(): Promise<void>;
}

/** Answers one request; by default 204. Never answering is an answer too. */
export type Reply = (request: ReceivedRequest, response: ServerResponse) => void;

/** Starts a receiver on a free port of loopback. */
export async function startReceiver(
  certificate: Certificate,
  reply: Reply = (_, response) => response.writeHead(204).end(),
): Promise<Receiver> {
  const received: ReceivedRequest[] = [];
  let connections = 0;
  const server = createServer(certificate, (incoming, response) => {
    readWhole(incoming).then(
      (body) => {
        const { method = '', url: path = '', headers } = incoming;
        const request = { method, path, headers, body };
        received.push(request);
        reply(request, response);
      },
      () => incoming.destroy(),
    );
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}`,
    port,
    received,
    connections: () => connections,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readWhole(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
