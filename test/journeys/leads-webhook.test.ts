import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { LoggedAttempt } from '../../src/deliveries/index.ts';
import { statement } from '../../src/platform/db/index.ts';
import { aListing } from '../builders/listing.ts';
import { START } from '../support/campcairn.ts';
import { createAuthority } from '../support/certificates.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';
import { startReceiver } from '../support/receiver.ts';
import { assertSigned } from '../support/verify.ts';

const GOLDEN = join(import.meta.dirname, '../fixtures/webhooks/lead-created.json');

let fixture: LeadLab;
let owner: Owner;
before(async () => {
  fixture = await startLeadLab();
});
after(() => fixture.stop());
beforeEach(async () => {
  await fixture.rewind();
  fixture.receiver.received.length = 0;
  fixture.answerWith(204);
  owner = await fixture.owner();
});

const moveInside = statement<never, [webhookUrl: string, partnerId: number]>(
  'test.leads.move_inside',
  'update partner set webhook_url = $1 where id = $2',
);
const MINUTE = 60_000;
const errorsOf = (log: LoggedAttempt[]) => log.map(({ error }) => error);
const waiting = async () =>
  (await fixture.services.deliveries.list({ partnerId: owner.id, limit: 1 }))[0]!;

/** Lets the time pass to each attempt in turn; gives the minutes after the first at which they came. */
async function untilItEnds(): Promise<number[]> {
  await fixture.drain();
  const first = (await waiting()).nextAttemptAt!.getTime() - MINUTE;
  const minutes = [0];
  for (let next = (await waiting()).nextAttemptAt; next; next = (await waiting()).nextAttemptAt) {
    minutes.push(Math.round((next.getTime() - first) / MINUTE));
    fixture.clock.set(new Date(Date.parse(START) + minutes.at(-1)! * MINUTE));
    await fixture.services.worker.drain({ until: next });
  }
  return minutes;
}

describe('the webhook of an enquiry', () => {
  it('is the request that the specification describes', async () => {
    await fixture.enquire(owner.listingId);
    await fixture.drain();
    const { id } = await owner.lead();
    const [request, ...others] = fixture.receiver.received;
    assert.equal(others.length, 0);
    assert.deepEqual([request!.method, request!.path], ['POST', '/hook']);
    const { 'content-type': type, 'user-agent': agent, ...headers } = request!.headers;
    assert.deepEqual([type, agent], ['application/json', 'Campcairn-Webhooks/1.0']);
    assert.equal(headers['cc-event-id'], id.replace('lead_', 'evt_'));
    assert.equal(headers['cc-event-type'], 'lead.created');
    assertSigned(request!, owner.secret, fixture.clock.now());
  });

  it('has the body that receivers were built for, byte for byte', async () => {
    await fixture.enquire(owner.listingId);
    await fixture.drain();
    const { id } = await owner.lead();
    const body = fixture.receiver.received[0]!.body.toString()
      .replaceAll(id.slice('lead_'.length), 'ID')
      .replaceAll(`-${owner.listingId}"`, '-7"')
      .replace(`"listing":{"id":${owner.listingId},`, '"listing":{"id":7,');
    assert.equal(body, JSON.stringify(JSON.parse(readFileSync(GOLDEN, 'utf8'))));
  });

  it('says of the lead what the API says of it, to the letter', async () => {
    await fixture.enquire(owner.listingId, { phone: '', guests: '' });
    await fixture.drain();
    const { data, created_at, type } = JSON.parse(fixture.receiver.received[0]!.body.toString());
    const lead = await owner.lead();
    assert.deepEqual(data, Object.fromEntries(Object.keys(data).map((name) => [name, lead[name]])));
    assert.deepEqual([type, created_at], ['lead.created', lead.created_at]);
  });

  it('carries the listing as it was when the traveller asked', async () => {
    fixture.answerWith(500);
    await fixture.enquire(owner.listingId);
    await fixture.drain();
    await owner.call('PUT', '/listings/bramble', aListing({ title: 'Bramble, repainted' }));
    await fixture.drain(0.1);
    await owner.call('DELETE', '/listings/bramble');
    await fixture.drain(12);
    const titles = fixture.receiver.received.map(
      ({ body }) => JSON.parse(body.toString()).data.listing.title,
    );
    assert.deepEqual(new Set(titles), new Set(['Bramble, a campervan for four']));
    assert.deepEqual([titles.length, (await owner.lead()).listing], [6, null]);
  });

  it('arrives for each of many enquiries that come at once', async () => {
    const messages = Array.from({ length: 40 }, (_, n) => `Question ${n}`);
    await Promise.all(messages.map((message) => fixture.enquire(owner.listingId, { message })));
    await fixture.drain();
    const sent = fixture.receiver.received.map(
      ({ body }) => JSON.parse(body.toString()).data.message,
    );
    assert.deepEqual(sent.sort(), messages.sort());
  });
});

describe('a webhook that is not taken', () => {
  it('is tried six times, with one body and a fresh valid signature each time', async () => {
    fixture.answerWith(503);
    await fixture.enquire(owner.listingId);
    assert.deepEqual(await untilItEnds(), [0, 1, 5, 21, 85, 341]);
    const { received } = fixture.receiver;
    assert.equal(received.length, 6);
    for (const [n, minutes] of [0, 1, 5, 21, 85, 341].entries())
      assertSigned(received[n]!, owner.secret, new Date(Date.parse(START) + minutes * MINUTE));
    assert.equal(new Set(received.map(({ body }) => body.toString('hex'))).size, 1);
    assert.equal(new Set(received.map(({ headers }) => headers['cc-event-id'])).size, 1);
    assert.equal(new Set(received.map(({ headers }) => headers['cc-signature'])).size, 6);
    const lead = await owner.lead();
    assert.deepEqual([lead.delivery_status, lead.delivery_attempts], ['failed', 6]);
    assert.deepEqual([lead.delivered_at, lead.webhook_delivered_at], [null, null]);
    assert.equal(lead.name, 'Zoë Lindqvist', 'it is there to be fetched');
  });

  it('counts every attempt as it is made, and is delivered by the first 2xx', async () => {
    fixture.answerWith(500);
    await fixture.enquire(owner.listingId);
    await fixture.drain();
    const { delivery_status, delivery_attempts } = await owner.lead();
    assert.deepEqual([delivery_status, delivery_attempts], ['pending', 1]);
    fixture.answerWith(299);
    fixture.clock.advance(MINUTE);
    await fixture.drain(48);
    const lead = await owner.lead();
    const at = '2026-05-04T09:01:00Z';
    assert.deepEqual([lead.delivery_status, lead.delivery_attempts], ['delivered', 2]);
    assert.deepEqual([lead.delivered_at, lead.webhook_delivered_at], [at, at]);
    assert.deepEqual(
      [lead.email_sent_at, lead.acked_at, fixture.receiver.received.length],
      [null, null, 2],
    );
  });

  const refusing = async () => {
    const gone = await startReceiver(createAuthority().issue());
    await gone.close();
    return gone.url;
  };
  const stranger = async () => {
    const server = await startReceiver(createAuthority('Somebody').issue());
    after(server.close);
    return server.url;
  };
  const kinds: [
    error: string,
    reason: RegExp,
    where: () => string | Promise<string>,
    status?: number,
  ][] = [
    ['status', /^It answered 404 instead of 2xx\.$/, () => '/hook', 404],
    ['redirect', /^It answered 307; redirects are not followed\.$/, () => '/hook', 307],
    ['tls', /certificate/i, stranger],
    ['connection', /refused/, refusing],
    ['dns', /could not be resolved/, () => 'https://hooks.vans.invalid/'],
  ];
  for (const [error, reason, where, status] of kinds)
    it(`ends as failed with its reason: ${error}`, async () => {
      owner = await fixture.owner({ webhook: await where() });
      fixture.answer(
        (_, reply) => void reply.writeHead(status ?? 200, { location: '/else' }).end(),
      );
      await fixture.enquire(owner.listingId);
      await fixture.drain(12);
      const lead = await owner.lead();
      assert.deepEqual([lead.delivery_status, lead.delivery_attempts], ['failed', 6]);
      const { log, state } = await waiting();
      assert.deepEqual([state, errorsOf(log)], ['failed', Array(6).fill(error)]);
      assert.match(log[5]!.reason!, reason);
      assert.deepEqual(new Set(log.map((attempt) => attempt.status)), new Set([status ?? null]));
    });

  it('ends as failed with its reason: timeout, on the schedule that is set', async () => {
    const quick = await startLeadLab({ WEBHOOK_RETRY_WAITS: '1' });
    after(quick.stop);
    const hanging = await quick.owner();
    quick.answer(() => {});
    await quick.enquire(hanging.listingId);
    await quick.drain(1);
    const [delivery] = await quick.services.deliveries.list({ limit: 1 });
    assert.deepEqual(errorsOf(delivery!.log), ['timeout', 'timeout']);
    assert.equal(delivery!.log[1]!.reason, 'No reply within 5 seconds.');
    for (const { durationMs } of delivery!.log) assert.ok(durationMs >= 4_990);
    assert.equal((await hanging.lead()).delivery_status, 'failed');
  });

  it('ends as failed with its reason: blocked, when its address leads inside by now', async () => {
    const strict = await startLeadLab({ OUTBOUND_ALLOW: '' });
    after(strict.stop);
    const inside = await strict.owner({ webhook: false });
    const set = await inside.call('PATCH', '/me', { webhook_url: strict.receiver.url });
    assert.equal(set.status, 422, 'it cannot be set');
    await inside.call('PATCH', '/me', { webhook_url: 'https://hooks.vans.invalid/' });
    // As a name does that led outside when it was set.
    await strict.database.db.execute(moveInside, [strict.receiver.url, inside.id]);
    await strict.enquire(inside.listingId);
    await strict.drain(12);
    const [delivery] = await strict.services.deliveries.list({ limit: 1 });
    assert.deepEqual(errorsOf(delivery!.log), Array(6).fill('blocked'));
    assert.equal((await inside.lead()).delivery_status, 'failed');
    assert.equal(strict.receiver.connections(), 0);
  });
});

describe('the test event', () => {
  it('is signed like an enquiry, stands in the log, and is no lead', async () => {
    const { status, body } = await owner.call('POST', '/webhooks/test');
    assert.deepEqual(
      [status, body.delivered, body.response_status, body.error],
      [200, true, 204, null],
    );
    const [request] = fixture.receiver.received;
    assertSigned(request!, owner.secret, fixture.clock.now());
    assert.equal(request!.headers['cc-event-type'], 'webhook.test');
    assert.equal(request!.headers['cc-event-id'], body.event_id);
    const event = JSON.parse(request!.body.toString());
    assert.deepEqual(Object.keys(event), ['id', 'type', 'created_at', 'data']);
    const logged = await fixture.services.deliveries.list({ partnerId: owner.id, limit: 9 });
    assert.deepEqual(
      [await owner.leads(), logged.map(({ eventId, state }) => [eventId, state])],
      [[], [[body.event_id, 'delivered']]],
    );
  });

  it('says what went wrong', async () => {
    fixture.answerWith(500);
    const { status, body } = await owner.call('POST', '/webhooks/test');
    assert.deepEqual([status, body.delivered, body.response_status], [200, false, 500]);
    assert.equal(body.error, 'status: It answered 500 instead of 2xx.');
  });

  it('needs an address', async () => {
    await owner.call('PATCH', '/me', { webhook_url: null });
    const { status, body } = await owner.call('POST', '/webhooks/test');
    assert.deepEqual([status, body.error.code], [409, 'webhook_not_configured']);
  });
});
