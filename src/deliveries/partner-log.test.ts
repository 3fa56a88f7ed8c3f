import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createDeliveryLab, type DeliveryLab } from '../../test/support/delivery-fixture.ts';
import { type LogFilter, signature } from './index.ts';

const DAY_MS = 86_400_000;

let fixture: DeliveryLab;
let partner: number;
let other: number;
before(async () => {
  fixture = await createDeliveryLab();
});
after(() => fixture.close());
beforeEach(async () => {
  fixture.target.url = `${fixture.receiver.url}/hook`;
  fixture.answer((_, response) => response.writeHead(204).end());
  [partner, other] = [await fixture.addPartner(), await fixture.addPartner()];
});

let count = 0;
/** Emits an event one minute after the previous one and delivers it; returns its id. */
const sent = async (status = 204, to = partner) => {
  fixture.clock.advance(60_000);
  fixture.answer((_, response) => response.writeHead(status).end('thank you'));
  const eventId = `evt_log${++count}`;
  await fixture.emit(eventId, to);
  await fixture.worker.drain();
  return eventId;
};
const page = async (filter: LogFilter = {}, limit = 50, of = partner) => {
  const { items, next } = await fixture.deliveries.log.page(of, filter, limit);
  return { ids: items.map(({ eventId }) => eventId), next };
};

describe("a partner's log of deliveries", () => {
  it('goes from the newest on, page by page, and has nothing of others', async () => {
    const [one, two, three] = [await sent(), await sent(500), await sent()];
    await sent(204, other);
    const first = await page({}, 2);
    assert.deepEqual(first.ids, [three, two]);
    assert.deepEqual(await page({ cursor: first.next ?? '' }, 2), { ids: [one], next: null });
    await assert.rejects(fixture.deliveries.log.find(other, one), { code: 'not_found' });
  });

  it('is filtered by state and by type of event', async () => {
    const [delivered, waiting] = [await sent(), await sent(500)];
    fixture.clock.advance(60_000);
    const { event_id: test } = await fixture.deliveries.test(partner);
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
      { ...(await fixture.deliveries.log.health(partner)), lastDeliveredAt: null },
      { waiting: 1, failed: 0, lastDeliveredAt: null },
    );
  });

  it('shows of each attempt where it went, its headers, its answer and how long it took', async () => {
    const eventId = await sent(500);
    const { log, body, nextAttemptAt } = await fixture.deliveries.log.find(partner, eventId);
    const [attempt] = log;
    const received = fixture.receiver.received.at(-1)!;
    assert.equal(body, received.body.toString());
    assert.deepEqual(attempt?.headers, {
      'Content-Type': 'application/json',
      'User-Agent': 'Campcairn-Webhooks/1.0',
      'CC-Event-Id': eventId,
      'CC-Event-Type': 'lead.created',
      'CC-Signature': signature('whsec_test', fixture.clock.now(), received.body),
    });
    assert.equal(attempt?.headers['CC-Signature'], received.headers['cc-signature']);
    assert.deepEqual(
      [attempt?.url, attempt?.status, attempt?.error, attempt?.reply],
      [`${fixture.receiver.url}/hook`, 500, 'status', 'thank you'],
    );
    assert.ok(attempt!.durationMs >= 0 && nextAttemptAt !== null);
  });

  it('ends after 90 days, and at once where it was wiped', async () => {
    const [kept, redacted] = [await sent(), await sent()];
    await fixture.db.transaction((tx) => fixture.deliveries.redact(tx, [redacted]));
    assert.equal((await fixture.deliveries.log.find(partner, redacted)).body, null);
    assert.deepEqual((await page()).ids, [redacted, kept]);
    fixture.clock.advance(90 * DAY_MS);
    assert.deepEqual((await page()).ids, []);
    await assert.rejects(fixture.deliveries.log.find(partner, kept), { code: 'not_found' });
  });

  it('keeps the newest hundred test events', async () => {
    const first = (await fixture.deliveries.test(partner)).event_id;
    fixture.clock.advance(1_000);
    for (let n = 0; n < 100; n++) await fixture.deliveries.test(partner);
    const { ids } = await page({ eventType: 'webhook.test' }, 200);
    assert.equal(ids.length, 100);
    assert.ok(!ids.includes(first));
  });
});
