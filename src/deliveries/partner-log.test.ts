import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createDeliveryLab, type DeliveryLab } from '../../test/support/delivery-lab.ts';
import { type LogFilter, signature } from './index.ts';

const DAY_MS = 86_400_000;

let lab: DeliveryLab;
let partner: number;
let other: number;
before(async () => {
  lab = await createDeliveryLab();
});
after(() => lab.close());
beforeEach(async () => {
  lab.target.url = `${lab.receiver.url}/hook`;
  lab.answer((_, response) => response.writeHead(204).end());
  [partner, other] = [await lab.addPartner(), await lab.addPartner()];
});

let count = 0;
/** Emits an event one minute after the previous one and delivers it; returns its id. */
const sent = async (status = 204, to = partner) => {
  lab.clock.advance(60_000);
  lab.answer((_, response) => response.writeHead(status).end('thank you'));
  const eventId = `evt_log${++count}`;
  await lab.emit(eventId, to);
  await lab.worker.drain();
  return eventId;
};
const page = async (filter: LogFilter = {}, limit = 50, of = partner) => {
  const { items, next } = await lab.deliveries.log.page(of, filter, limit);
  return { ids: items.map(({ eventId }) => eventId), next };
};

describe("a partner's log of deliveries", () => {
  it('goes from the newest on, page by page, and has nothing of others', async () => {
    const [one, two, three] = [await sent(), await sent(500), await sent()];
    await sent(204, other);
    const first = await page({}, 2);
    assert.deepEqual(first.ids, [three, two]);
    assert.deepEqual(await page({ cursor: first.next ?? '' }, 2), { ids: [one], next: null });
    await assert.rejects(lab.deliveries.log.find(other, one), { code: 'not_found' });
  });

  it('is filtered by state and by type of event', async () => {
    const [delivered, waiting] = [await sent(), await sent(500)];
    lab.clock.advance(60_000);
    const { event_id: test } = await lab.deliveries.test(partner);
    const cases: [LogFilter, string[]][] = [
      [{}, [test, waiting, delivered]],
      [{ state: 'waiting' }, [waiting]],
      [{ state: 'delivered' }, [delivered]],
      [{ state: 'failed' }, [test]],
      [{ eventType: 'webhook.test' }, [test]],
      [{ eventType: 'lead.created' }, [waiting, delivered]],
      [{ eventType: 'lead.created', state: 'failed' }, []],
      [{ eventType: 'webhook.test', state: 'delivered' }, []],
    ];
    for (const [filter, wanted] of cases) {
      assert.deepEqual((await page(filter)).ids, wanted, JSON.stringify(filter));
    }
    assert.deepEqual(
      { ...(await lab.deliveries.log.health(partner)), lastDeliveredAt: null },
      { waiting: 1, failed: 0, lastDeliveredAt: null },
    );
  });

  it('shows of each attempt where it went, its headers, its answer and how long it took', async () => {
    const eventId = await sent(500);
    const { log, body, nextAttemptAt } = await lab.deliveries.log.find(partner, eventId);
    const [attempt] = log;
    const received = lab.receiver.received.at(-1)!;
    assert.equal(body, received.body.toString());
    assert.deepEqual(attempt?.headers, {
      'Content-Type': 'application/json',
      'User-Agent': 'Campcairn-Webhooks/1.0',
      'CC-Event-Id': eventId,
      'CC-Event-Type': 'lead.created',
      'CC-Signature': signature('whsec_test', lab.clock.now(), received.body),
    });
    assert.equal(attempt?.headers['CC-Signature'], received.headers['cc-signature']);
    assert.deepEqual(
      [attempt?.url, attempt?.status, attempt?.error, attempt?.reply],
      [`${lab.receiver.url}/hook`, 500, 'status', 'thank you'],
    );
    assert.ok(attempt!.durationMs >= 0 && nextAttemptAt !== null);
  });

  it('ends after 90 days, and at once where it was wiped', async () => {
    const [kept, wiped] = [await sent(), await sent()];
    await lab.db.transaction((tx) => lab.deliveries.wipe(tx, [wiped]));
    assert.equal((await lab.deliveries.log.find(partner, wiped)).body, null);
    assert.deepEqual((await page()).ids, [wiped, kept]);
    lab.clock.advance(90 * DAY_MS);
    assert.deepEqual((await page()).ids, []);
    await assert.rejects(lab.deliveries.log.find(partner, kept), { code: 'not_found' });
  });

  it('keeps the newest hundred test events', async () => {
    const first = (await lab.deliveries.test(partner)).event_id;
    lab.clock.advance(1_000);
    for (let n = 0; n < 100; n++) await lab.deliveries.test(partner);
    const { ids } = await page({ eventType: 'webhook.test' }, 200);
    assert.equal(ids.length, 100);
    assert.ok(!ids.includes(first));
  });
});
