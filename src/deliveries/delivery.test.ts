import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createDeliveryLab, type DeliveryLab } from '../../test/support/delivery-fixture.ts';
import { statement } from '../platform/db/index.ts';
import { signature } from './index.ts';

const forget = statement(
  'test.deliveries.forget',
  'with jobs as (delete from job) delete from delivery',
);

/** Changes the leases as if another worker had taken the running jobs. */
const takeOver = statement(
  'test.deliveries.take_over',
  'update job set lease = lease + 1 where leased_until is not null',
);

let fixture: DeliveryLab;
before(async () => {
  fixture = await createDeliveryLab();
});
after(() => fixture.close());
beforeEach(async () => {
  await fixture.db.execute(forget);
  fixture.receiver.received.length = 0;
  fixture.outcomes.length = 0;
  Object.assign(fixture.target, {
    url: `${fixture.receiver.url}/hook`,
    secret: 'whsec_test',
    status: 'approved',
  });
  fixture.answer((_, response) => response.writeHead(204).end());
});

const start = new Date();
const inHours = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const drain = (hours = 0) => fixture.worker.drain(hours ? { until: inHours(hours) } : {});
const only = async () => {
  const [delivery, ...others] = await fixture.deliveries.list({ limit: 10 });
  assert.equal(others.length, 0);
  return delivery!;
};
const failing = () => fixture.answer((_, response) => response.writeHead(503).end('down for now'));

describe('an event', () => {
  it('is posted with its headers, its bytes and a signature made at that moment', async () => {
    await fixture.emit('evt_1');
    await drain();
    const [request, ...others] = fixture.receiver.received;
    assert.equal(others.length, 0);
    assert.deepEqual([request!.method, request!.path], ['POST', '/hook']);
    assert.equal(request!.body.toString(), '{"id":"evt_1","data":{"name":"Zoë"}}');
    assert.deepEqual(request!.headers, {
      host: `127.0.0.1:${fixture.receiver.port}`,
      connection: 'keep-alive',
      'content-type': 'application/json',
      'user-agent': 'Campcairn-Webhooks/1.0',
      'cc-event-id': 'evt_1',
      'cc-event-type': 'lead.created',
      'cc-signature': signature('whsec_test', fixture.clock.now(), request!.body),
      'content-length': String(request!.body.length),
    });
  });

  it('is delivered by any 2xx, and its outcome is recorded in the same transaction', async () => {
    for (const status of [200, 201, 202, 204, 206, 299]) {
      fixture.outcomes.length = 0;
      fixture.answer((_, response) => response.writeHead(status).end());
      await fixture.emit(`evt_${status}`);
      await drain();
      const { attempts, result, reason } = fixture.outcomes[0]!;
      assert.deepEqual([attempts, result, reason], [1, 'delivered', null]);
      const [delivery] = await fixture.deliveries.list({ eventId: `evt_${status}`, limit: 1 });
      assert.equal(delivery?.state, 'delivered');
    }
    assert.equal((await drain(48)).ran, 0);
  });

  it('leaves no trace when its transaction is rolled back', async () => {
    await assert.rejects(
      fixture.db.transaction(async (tx) => {
        const body = Buffer.from('{}');
        const { partnerId } = fixture;
        await fixture.deliveries.emit(tx, { eventId: 'evt_1', eventType: 'x', partnerId, body });
        throw new Error('no');
      }),
    );
    assert.equal((await drain(48)).ran, 0);
    assert.deepEqual(await fixture.deliveries.list({ limit: 1 }), []);
  });

  it('is sent again when what follows from its attempt could not be committed', async () => {
    const { record } = fixture.handler;
    let fails = true;
    fixture.handler.record = (tx, outcome) =>
      fails ? Promise.reject(new Error('the lead is gone')) : record(tx, outcome);
    await fixture.emit('evt_1');
    assert.equal((await drain()).errors.length, 1);
    assert.deepEqual([(await only()).state, (await only()).attempts], ['waiting', 0]);
    fails = false;
    await drain(0.01);
    fixture.handler.record = record;
    assert.deepEqual([(await only()).state, (await only()).attempts], ['delivered', 1]);
    assert.equal(fixture.receiver.received.length, 2);
  });
});

describe('an event that fails', () => {
  it('is tried six times, at 0, 1, 5, 21, 85 and 341 minutes, with the same bytes', async () => {
    failing();
    await fixture.emit('evt_1');
    await drain();
    const first = (await only()).nextAttemptAt!.getTime() - 60_000;
    const minutes = [0];
    for (let next = (await only()).nextAttemptAt; next; next = (await only()).nextAttemptAt) {
      minutes.push(Math.round((next.getTime() - first) / 60_000));
      fixture.clock.advance(60_000);
      await fixture.worker.drain({ until: next });
    }
    assert.deepEqual(minutes, [0, 1, 5, 21, 85, 341]);
    const bodies = new Set(fixture.receiver.received.map(({ body }) => body.toString('hex')));
    const signatures = fixture.receiver.received.map(({ headers }) => headers['cc-signature']);
    assert.deepEqual([bodies.size, new Set(signatures).size], [1, 6]);
    assert.deepEqual(
      fixture.outcomes.map(({ result, attempts }) => `${attempts} ${result}`),
      ['1 retrying', '2 retrying', '3 retrying', '4 retrying', '5 retrying', '6 failed'],
    );
    const { state, attempts, log, endedAt } = await only();
    assert.deepEqual([state, attempts, log.length, endedAt], ['failed', 6, 6, fixture.clock.now()]);
    assert.equal((await drain(480)).ran, 0);
  });

  it('is signed by the secret and sent to the address of the moment', async () => {
    failing();
    await fixture.emit('evt_1');
    await drain();
    fixture.target.secret = 'whsec_rotated';
    fixture.target.url = `${fixture.receiver.url}/elsewhere`;
    await drain(0.1);
    const last = fixture.receiver.received.at(-1)!;
    assert.equal(last.path, '/elsewhere');
    const expected = signature('whsec_rotated', fixture.clock.now(), last.body);
    assert.equal(last.headers['cc-signature'], expected);
  });

  it('stops when the partner removes its webhook, and starts again when asked to', async () => {
    failing();
    await fixture.emit('evt_1');
    await drain();
    fixture.target.url = null;
    await drain(0.1);
    assert.equal((await only()).state, 'stopped');
    assert.equal((await drain(480)).ran, 0);
    assert.deepEqual(
      fixture.outcomes.map(({ result }) => result),
      ['retrying', 'stopped'],
    );
    fixture.target.url = `${fixture.receiver.url}/new`;
    const restarted = () =>
      fixture.db.transaction((tx) => fixture.deliveries.restartStopped(tx, ['evt_1', 'evt_2']));
    assert.deepEqual([await restarted(), await restarted()], [1, 0]);
    await drain();
    assert.deepEqual([fixture.receiver.received.length, (await only()).attempts], [2, 2]);
  });

  it('stops at once when the webhook is removed', async () => {
    failing();
    await fixture.emit('evt_1');
    await drain();
    await fixture.db.transaction((tx) => fixture.deliveries.stop(tx, fixture.partnerId));
    assert.deepEqual([(await only()).state, (await only()).nextAttemptAt], ['stopped', null]);
    assert.equal((await drain(480)).ran, 0);
  });

  it('waits while the partner is suspended, without using up an attempt', async () => {
    for (const status of ['suspended', 'rejected', 'pending'] as const) {
      fixture.target.status = status;
      await fixture.emit(`evt_${status}`);
      await drain(12);
      const [held] = await fixture.deliveries.list({ eventId: `evt_${status}`, limit: 1 });
      assert.deepEqual([held?.state, held?.attempts], ['waiting', 0]);
      fixture.target.status = 'approved';
      await drain(13);
      const [sent] = await fixture.deliveries.list({ eventId: `evt_${status}`, limit: 1 });
      assert.equal(sent?.state, 'delivered');
    }
    assert.equal(fixture.receiver.received.length, 3);
  });

  it('is given up when it is not wanted any more', async () => {
    failing();
    await fixture.emit('evt_1');
    await drain();
    await fixture.db.transaction((tx) => fixture.deliveries.cancel(tx, 'evt_1'));
    assert.equal((await drain(480)).ran, 0);
    assert.equal((await only()).state, 'cancelled');
  });

  it('can be sent again by an operator in any state, with a whole new retry schedule', async () => {
    failing();
    await fixture.emit('evt_1');
    await drain(24);
    assert.equal((await only()).state, 'failed');
    const resend = (id: string) =>
      fixture.db.transaction((tx) => fixture.deliveries.resend(tx, id));
    assert.deepEqual([await resend('evt_1'), await resend('evt_unknown')], [true, false]);
    await drain(48);
    assert.deepEqual([(await only()).state, (await only()).attempts], ['failed', 12]);
    fixture.answer((_, response) => response.writeHead(200).end());
    await resend('evt_1');
    await drain();
    assert.equal((await only()).state, 'delivered');
  });
});

describe('an event that is 90 days old', () => {
  const aged = async (work: () => Promise<unknown>) => {
    fixture.clock.advance(90 * 86_400_000);
    await work();
    fixture.clock.advance(-90 * 86_400_000);
  };

  it('is not sent any more, although its body was not wiped yet', async () => {
    failing();
    await fixture.emit('evt_1');
    await drain();
    await aged(() => drain(480));
    assert.equal(fixture.receiver.received.length, 1);
  });

  it('cannot be sent again', async () => {
    await fixture.emit('evt_1');
    await drain();
    await aged(async () => {
      assert.equal(
        await fixture.db.transaction((tx) => fixture.deliveries.resend(tx, 'evt_1')),
        false,
      );
    });
  });
});

describe('while an attempt is under way', () => {
  const during = (work: () => Promise<unknown>, status: number) =>
    fixture.answer((_, response) => {
      fixture.answer((_later, other) => other.writeHead(204).end());
      void work().then(() => response.writeHead(status).end());
    });
  const cancel = () => fixture.db.transaction((tx) => fixture.deliveries.cancel(tx, 'evt_1'));

  it('an event that was given up still counts as delivered by its 2xx', async () => {
    during(cancel, 200);
    await fixture.emit('evt_1');
    await drain();
    assert.equal((await only()).state, 'delivered');
    assert.deepEqual(
      fixture.outcomes.map(({ result }) => result),
      ['delivered'],
    );
  });

  it('and by a failure only as one attempt more', async () => {
    during(cancel, 500);
    await fixture.emit('evt_1');
    await drain(480);
    const { state, attempts, log } = await only();
    assert.deepEqual([state, attempts, log.length], ['cancelled', 1, 1]);
    assert.deepEqual(
      fixture.outcomes.map(({ result }) => result),
      ['already_ended'],
    );
  });

  it('a request to send again is not lost', async () => {
    during(() => fixture.db.transaction((tx) => fixture.deliveries.resend(tx, 'evt_1')), 500);
    await fixture.emit('evt_1');
    await drain();
    assert.deepEqual(
      fixture.outcomes.map(({ result }) => result),
      ['retrying', 'delivered'],
    );
  });

  it('a failure leaves the end to the worker that has taken it over, even at the last attempt', async () => {
    failing();
    await fixture.emit('evt_1');
    await drain(4);
    const before = await only();
    assert.deepEqual([before.state, before.attempts], ['waiting', 5]);
    during(() => fixture.db.execute(takeOver), 500);
    await drain(12);
    const { state, attempts } = await only();
    assert.deepEqual([state, attempts], ['delivered', 7]);
    const results = fixture.outcomes.map(({ result }) => result);
    assert.deepEqual(new Set(results.slice(0, 6)), new Set(['retrying']));
    assert.deepEqual(results.slice(6), ['delivered']);
  });

  it('a body that is wiped takes the reply along', async () => {
    during(() => fixture.db.transaction((tx) => fixture.deliveries.redact(tx, ['evt_1'])), 500);
    await fixture.emit('evt_1');
    await drain(480);
    assert.deepEqual([(await only()).state, (await only()).log[0]?.reply], ['cancelled', null]);
  });
});

describe('an event for a partner without a webhook', () => {
  it('is kept, not sent, until the partner asks for it', async () => {
    const body = Buffer.from('{"id":"evt_1"}');
    const { partnerId } = fixture;
    await fixture.db.transaction((tx) =>
      fixture.deliveries.emit(tx, {
        eventId: 'evt_1',
        eventType: 'x',
        partnerId,
        body,
        hold: true,
      }),
    );
    assert.equal((await drain(480)).ran, 0);
    await fixture.db.transaction((tx) => fixture.deliveries.restartStopped(tx, ['evt_1']));
    await drain();
    assert.equal(fixture.receiver.received[0]?.body.toString(), '{"id":"evt_1"}');
  });
});
