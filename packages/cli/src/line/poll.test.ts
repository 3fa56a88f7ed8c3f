import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ConnectionError } from '@campcairn/sdk';
import { poll } from './poll.ts';

it('what follows something goes on while the service is away, until it is stopped', async () => {
  const stop = new AbortController();
  const said: string[] = [];
  const system = { stopped: stop.signal, say: (line: string) => void said.push(line) };
  const looks = [
    () => Promise.reject(new ConnectionError('GET /leads: the connection failed.')),
    () => Promise.resolve(),
    () => Promise.resolve(stop.abort()),
  ];
  await poll(() => looks.shift()!(), { every: 0, once: false }, system);
  assert.deepEqual([looks.length, said], [0, ['GET /leads: the connection failed.']]);
});

it('what follows something ends with an error that will not pass, and when it looks only once', async () => {
  const system = { stopped: new AbortController().signal, say: () => undefined };
  const wrong = () => Promise.reject(new TypeError('wrong'));
  await assert.rejects(poll(wrong, { every: 0, once: false }, system), TypeError);
  const away = () => Promise.reject(new ConnectionError('away'));
  await assert.rejects(poll(away, { every: 0, once: true }, system), ConnectionError);
});
