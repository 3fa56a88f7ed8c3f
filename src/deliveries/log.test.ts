import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createAuthority } from '../../test/support/certificates.ts';
import { createDeliveryLab, type DeliveryLab } from '../../test/support/delivery-fixture.ts';
import { startReceiver } from '../../test/support/receiver.ts';
import { statement } from '../platform/db/index.ts';

const bodyOf = statement<{ body: Buffer | null }, [eventId: string]>(
  'test.deliveries.body',
  'select body from delivery where event_id = $1',
);

let fixture: DeliveryLab;
before(async () => {
  fixture = await createDeliveryLab();
});
after(() => fixture.close());

const find = async (eventId: string) => {
  const [delivery] = await fixture.deliveries.list({ eventId, limit: 1 });
  return delivery!;
};
/** Returns a closed port of loopback. */
const closedPort = async () => {
  const gone = await startReceiver(createAuthority().issue());
  await gone.close();
  return gone.url;
};
/** Starts a receiver with an untrusted certificate. */
const stranger = async () => {
  const server = await startReceiver(createAuthority('Somebody').issue());
  after(server.close);
  return server.url;
};

const failures: [kind: string, status: number | null, reason: RegExp, url?: () => unknown][] = [
  ['status', 500, /^It answered 500 instead of 2xx\.$/],
  ['status', 404, /^It answered 404 instead of 2xx\.$/],
  ['status', 410, /^It answered 410 instead of 2xx\.$/],
  ['redirect', 302, /^It answered 302; redirects are not followed\.$/],
  ['redirect', 308, /^It answered 308; redirects are not followed\.$/],
  ['tls', null, /^The certificate /, stranger],
  ['dns', null, /^The name could not be resolved\.$/, () => 'https://gone.vans.example/'],
  ['connection', null, /^The connection was refused\.$/, closedPort],
  ['blocked', null, /^Its host is not on the public internet\.$/, () => 'https://10.0.0.1/'],
  ['timeout', null, /^No reply within 5 seconds\.$/],
];

describe('every kind of failure is recorded with its reason, and reported by the test event', () => {
  for (const [index, [kind, status, reason, url]] of failures.entries())
    it(`${kind} ${status ?? ''}`, async () => {
      fixture.target.url = url ? String(await url()) : `${fixture.receiver.url}/hook`;
      fixture.answer((_, response) => {
        if (status) response.writeHead(status, { Location: '/elsewhere' }).end('sorry');
      });
      const before = fixture.receiver.received.length;
      const eventId = `evt_${index}`;
      await fixture.emit(eventId);
      const [test] = await Promise.all([
        fixture.deliveries.test(fixture.partnerId),
        fixture.worker.drain(),
      ]);
      const {
        log: [attempt],
        state,
      } = await find(eventId);
      assert.equal(state, 'waiting');
      assert.deepEqual(
        [attempt?.number, attempt?.error, attempt?.status, attempt?.at],
        [1, kind, status, fixture.clock.now()],
      );
      assert.match(attempt?.reason ?? '', reason);
      assert.equal(attempt?.reply, status ? 'sorry' : null);
      assert.ok(attempt!.durationMs >= (kind === 'timeout' ? 4_990 : 0));
      assert.deepEqual([test.delivered, test.response_status], [false, status]);
      assert.match(test.error ?? '', new RegExp(`^${kind}: .+\\.$`));
      assert.equal(fixture.receiver.received.length - before, url ? 0 : 2, 'nothing is followed');
    });
});

describe('the test event', () => {
  it('is signed like any other, and stands in the log', async () => {
    fixture.target.url = `${fixture.receiver.url}/hook`;
    fixture.answer((_, response) => response.writeHead(202).end());
    const result = await fixture.deliveries.test(fixture.partnerId);
    const { headers, body } = fixture.receiver.received.at(-1)!;
    assert.deepEqual(
      { ...result, duration_ms: 0 },
      {
        delivered: true,
        event_id: headers['cc-event-id'],
        response_status: 202,
        error: null,
        duration_ms: 0,
      },
    );
    assert.match(result.event_id, /^evt_[0-9A-Za-z]+$/);
    assert.equal(headers['cc-event-type'], 'webhook.test');
    const { data, ...event } = JSON.parse(body.toString());
    assert.deepEqual(event, {
      id: result.event_id,
      type: 'webhook.test',
      created_at: '2026-05-01T09:30:00Z',
    });
    assert.deepEqual(Object.keys(data), ['message']);
    const logged = await fixture.deliveries.log.find(fixture.partnerId, result.event_id);
    assert.deepEqual(
      [logged.eventType, logged.state, logged.attempts, logged.log[0]?.status],
      ['webhook.test', 'delivered', 1, 202],
    );
    assert.equal(logged.body, body.toString());
  });

  it('needs a webhook', async () => {
    fixture.target.url = null;
    await assert.rejects(fixture.deliveries.test(fixture.partnerId), {
      code: 'webhook_not_configured',
    });
    fixture.target.url = `${fixture.receiver.url}/hook`;
  });
});

describe('the delivery log', () => {
  it("shows a partner's own deliveries, the newest first, page by page", async () => {
    fixture.answer((_, response) => response.writeHead(204).end());
    const other = await fixture.addPartner();
    for (const n of [1, 2, 3]) await fixture.emit(`evt_other_${n}`, other);
    const page = await fixture.deliveries.list({ partnerId: other, limit: 2 });
    assert.deepEqual(
      page.map(({ eventId }) => eventId),
      ['evt_other_3', 'evt_other_2'],
    );
    const beforeId = page.at(-1)!.id;
    const rest = await fixture.deliveries.list({ partnerId: other, limit: 2, beforeId });
    assert.deepEqual(
      rest.map(({ eventId }) => eventId),
      ['evt_other_1'],
    );
  });

  it('keeps the start of a reply without what the traveller wrote', async () => {
    fixture.answer((request, response) => response.writeHead(400).end(`bad: ${request.body}`));
    await fixture.emit('evt_echo');
    await fixture.worker.drain();
    const reply = (await find('evt_echo')).log[0]!.reply!;
    assert.match(reply, /^bad: \{"id":/);
    assert.doesNotMatch(reply, /Zoë/);
  });

  it('forgets attempts after 90 days', async () => {
    const forget = fixture.deliveries
      .jobs({})
      .find(({ kind }) => kind === 'deliveries.forget_attempts')!;
    const run = () => forget.run({} as Parameters<typeof forget.run>[0]);
    fixture.clock.advance(90 * 86_400_000);
    await run();
    assert.equal((await find('evt_echo')).log.length, 1);
    fixture.clock.advance(1);
    await run();
    assert.deepEqual(
      [(await find('evt_echo')).log.length, (await find('evt_echo')).attempts],
      [0, 1],
    );
  });

  it('erases bodies and replies on request, and sends them no more', async () => {
    await fixture.emit('evt_wiped');
    await fixture.worker.drain();
    await fixture.db.transaction((tx) =>
      fixture.deliveries.redact(tx, ['evt_wiped', 'evt_unknown']),
    );
    assert.equal((await fixture.db.one(bodyOf, ['evt_wiped'])).body, null);
    const { state, log, nextAttemptAt } = await find('evt_wiped');
    assert.deepEqual([state, log[0]?.reply, log[0]?.status], ['cancelled', null, 400]);
    assert.equal(nextAttemptAt, null);
    const resent = await fixture.db.transaction((tx) => fixture.deliveries.resend(tx, 'evt_wiped'));
    assert.equal(resent, false);
  });
});
