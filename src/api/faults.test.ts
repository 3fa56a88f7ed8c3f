import assert from 'node:assert/strict';
import { it } from 'node:test';
import Fastify from 'fastify';
import { endpoint } from '../platform/http/index.ts';
import { createDispatch } from './dispatch.ts';
import { SLOW_MS } from './faults.ts';

it('a slow answer is the whole answer, ten seconds after the work is done', async () => {
  const order: unknown[] = [];
  const caller = { partnerId: 1, isTest: true, isTrial: false };
  const dispatch = createDispatch(
    {
      identify: async () => ({ id: 1, status: 'approved', isTest: true, isTrial: false }),
      admit: async () => caller,
      describeRate: async () => {},
    },
    {
      countCall: () => {},
      limit: { windowSeconds: 60 },
      wait: async (ms) => void order.push(ms),
      toTester: (body) => body,
    },
  );
  const get = endpoint({
    operationId: 'read',
    tag: 'Test',
    summary: '',
    description: '',
    access: 'key',
    success: [],
    errors: [],
    async handle() {
      order.push('work');
      return { status: 200, body: { done: true } };
    },
  });
  const app = Fastify();
  const onRequest = dispatch({ path: '/thing', methods: { GET: get } });
  app.route({ method: 'GET', url: '/thing', onRequest: onRequest as never, handler: () => {} });
  const { statusCode, body } = await app.inject({
    url: '/thing',
    headers: { 'cc-test-fault': 'slow' },
  });
  assert.deepEqual([statusCode, JSON.parse(body)], [200, { done: true }]);
  assert.deepEqual(order, ['work', SLOW_MS]);
  await app.close();
});
