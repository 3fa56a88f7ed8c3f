import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { rawHead, sendRaw } from '../../test/support/raw-http.ts';
import { CONNECTION_TIMES, createTimedServer, listen } from './listen.ts';

/** How much shorter the times are here than in use. */
const SHORTER = 50;

it('a request that stops in the middle is answered 408, whenever it came', async () => {
  const { requestMs, headersMs, checkMs, keepAliveMs, idleMs } = CONNECTION_TIMES;
  const server = createTimedServer(
    (request, response) => {
      request.resume().on('end', () => response.end());
    },
    {
      requestMs: requestMs / SHORTER,
      headersMs: headersMs / SHORTER,
      checkMs: checkMs / SHORTER,
      keepAliveMs: keepAliveMs / SHORTER,
      idleMs: idleMs / SHORTER,
    },
  );
  const address = await listen(server, 0, '127.0.0.1');
  const cut = rawHead('PUT', '/', { 'content-length': '9' });
  const answers = Array.from({ length: 8 }, async (_, i) => {
    await wait((i * idleMs) / SHORTER / 8);
    return (await sendRaw(address, [cut, '{"a"'])).statuses;
  });
  const statuses = await Promise.all(answers);
  server.close();
  assert.deepEqual(statuses.flat(), Array(8).fill(408));
});
