import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createDeliveryLab, type DeliveryLab } from '../../test/support/delivery-fixture.ts';
import type { DeliveryWorkerOrders } from '../../test/support/delivery-worker.ts';
import { systemClock } from '../platform/clock.ts';
import { until } from '../../test/support/until.ts';

const program = join(import.meta.dirname, '../../test/support/delivery-worker.ts');
const leaseMs = 8_000;

let fixture: DeliveryLab;
const workers: ChildProcess[] = [];
before(async () => {
  fixture = await createDeliveryLab();
  // The processes in this test use the real time.
  fixture.clock.set(systemClock.now());
});
after(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await fixture.close();
});

const startWorker = async () => {
  const orders: DeliveryWorkerOrders = {
    databaseUrl: fixture.databaseUrl,
    ca: fixture.ca,
    webhookUrl: `${fixture.receiver.url}/hook`,
    leaseMs,
  };
  const worker = fork(program, [JSON.stringify(orders)]);
  workers.push(worker);
  await once(worker, 'message');
  return worker;
};

describe('500 deliveries, and their process killed five times', () => {
  it('all arrive, and twice only if they were under way', async (t) => {
    const partners = await Promise.all(Array.from({ length: 25 }, fixture.addPartner));
    const arrivals = new Map<string, number[]>();
    let unanswered = 0;
    fixture.answer((request, response) => {
      const id = String(request.headers['cc-event-id']);
      arrivals.set(id, [...(arrivals.get(id) ?? []), performance.now()]);
      unanswered += 1;
      setTimeout(() => {
        unanswered -= 1;
        response.writeHead(204).end();
      }, 40);
    });

    const unfinished = async () => {
      const all = await fixture.deliveries.list({ limit: 1_000 });
      return all.filter(({ state }) => state !== 'delivered');
    };

    let worker = await startWorker();
    let underWay = 0;
    let latest = 0;
    for (let round = 0; round < 5; round += 1) {
      const due = new Map<string, number>();
      for (const [index, partner] of [
        ...partners,
        ...partners,
        ...partners,
        ...partners,
      ].entries()) {
        const eventId = `evt_${round}_${index}`;
        await fixture.emit(eventId, partner);
        due.set(eventId, performance.now());
        if (index === 60) {
          await until(() => unanswered > 0);
          worker.kill('SIGKILL');
          await once(worker, 'exit');
          const left = await unfinished();
          underWay += left.filter(({ eventId: id }) => arrivals.has(id)).length;
          worker = await startWorker();
        }
      }
      await until(() => [...due.keys()].every((id) => arrivals.has(id)));
      for (const [id, time] of due) latest = Math.max(latest, arrivals.get(id)![0]! - time);
      await until(async () => (await unfinished()).length === 0);
    }

    const twice = [...arrivals.values()].filter((times) => times.length > 1).length;
    t.diagnostic(
      `${arrivals.size} arrived, ${twice} twice (${underWay} were under way), the latest ${Math.round(latest)} ms late`,
    );
    assert.equal(arrivals.size, 500);
    assert.ok(twice <= underWay);
  });
});
