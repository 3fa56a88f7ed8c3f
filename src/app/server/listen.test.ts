import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { after, before, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { rawHead, sendRaw } from '../../../test/support/raw-http.ts';
import { answerClientError } from './client-errors.ts';
import { CONNECTION_TIMES, createTimedServer, listen } from './listen.ts';

/** Short times, so that silent connections are detected and closed 50 times as fast as in production. */
const TIMES = { ...CONNECTION_TIMES, idleMs: CONNECTION_TIMES.idleMs / 50, checkMs: 20 };

let server: Server;
let address: string;
before(async () => {
  server = createTimedServer((request, response) => {
    request.resume().on('end', () => response.end());
  }, TIMES);
  server.on('clientError', answerClientError);
  address = await listen(server, 0, '127.0.0.1');
});
after(() => server.close());

it('a request that stops in the middle is answered 408, whenever it came', async () => {
  const cut = rawHead('PUT', '/', { 'content-length': '9' });
  const answers = Array.from({ length: 8 }, async (_, i) => {
    await wait((i * TIMES.idleMs) / 8);
    return (await sendRaw(address, [cut, '{"a"'])).statuses;
  });
  const statuses = await Promise.all(answers);
  assert.deepEqual(statuses.flat(), Array(8).fill(408));
});

it('a request that goes on arriving is taken, though it takes longer than a silent one may', async () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const answered = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString('latin1').slice(0, 12)));
  });
  socket.write(rawHead('PUT', '/', { 'content-length': '6' }));
  for (const byte of '{"a":1') {
    await wait(TIMES.idleMs / 4);
    socket.write(byte);
  }
  assert.equal(await answered, 'HTTP/1.1 200');
  socket.destroy();
});
