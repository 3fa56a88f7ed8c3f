import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { statement } from '../../src/platform/db/index.ts';
import { type Conformance, openConformance } from '../support/conformance.ts';
import {
  type LeadLab,
  type Owner,
  type OwnerWishes,
  startLeadLab,
  TYPED,
} from '../support/lead-fixture.ts';
import { assertSigned } from '../support/verify.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Transactions of this test that wait for another one. */
const countWaiting = statement<{ waiting: number }>(
  'test.events.waiting',
  `select count(*)::int as waiting from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock'`,
);

let fixture: LeadLab;
let conformance: Conformance;
let owner: Owner;
const newOwner = async (wishes?: OwnerWishes): Promise<Owner> => {
  const made = await fixture.owner(wishes);
  return { ...made, ...conformance.watch(made) };
};
before(async () => {
  fixture = await startLeadLab();
  conformance = await openConformance(fixture.address);
});
after(() => fixture.stop());
beforeEach(async () => {
  await fixture.rewind();
  fixture.answerWith(204);
  // What waits of the test before.
  await fixture.drain(12);
  fixture.receiver.received.length = 0;
  fixture.fakeSmtp.arrived.length = 0;
  owner = await newOwner();
});

interface Event {
  id: string;
  type: string;
  data: Record<string, unknown> | null;
  delivery: { state: string; attempts: number; next_attempt_at: string | null };
  attempts: Record<string, unknown>[];
}

const enquire = (email: string) => fixture.enquire(owner.listingId, { email });
const events = async (query = ''): Promise<Event[]> => {
  const { status, body } = await owner.call('GET', `/events${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data;
};
const eventIdOf = ({ id }: { id: string }) => id.replace('lead_', 'evt_');
const resend = (id: string) => owner.call('POST', `/events/${id}/resend`);

describe('the events of a partner', () => {
  it('are what its webhook was sent, oldest first, with every attempt', async () => {
    fixture.answerWith(503);
    await enquire('a@mail.example');
    await fixture.drain();
    fixture.answerWith(204);
    await fixture.drain(0.1);
    await owner.call('POST', '/webhooks/test');
    const [enquiry, tested, ...others] = await events();
    assert.equal(others.length, 0);
    assert.deepEqual(
      {
        id: enquiry!.id,
        type: enquiry!.type,
        created_at: '2026-05-04T09:00:00Z',
        data: enquiry!.data,
      },
      JSON.parse(fixture.receiver.received[0]!.body.toString()),
    );
    assert.deepEqual(enquiry!.delivery, {
      state: 'delivered',
      attempts: 2,
      next_attempt_at: null,
      ended_at: '2026-05-04T09:00:00Z',
    });
    const [first, second] = enquiry!.attempts;
    assert.deepEqual(
      [first!['number'], first!['response_status'], first!['error'], first!['reason']],
      [1, 503, 'status', 'It answered 503 instead of 2xx.'],
    );
    assert.deepEqual(
      [second!['number'], second!['response_status'], second!['error'], second!['url']],
      [2, 204, null, `${fixture.receiver.url}/hook`],
    );
    assert.equal(tested!.type, 'webhook.test');
    assert.ok(tested!.data!['message']);
    const { body: one } = await owner.call('GET', `/events/${enquiry!.id}`);
    assert.deepEqual(one, enquiry);
  });

  it('come in pages that neither repeat nor lose any, and by time, type and state', async () => {
    for (let n = 0; n < 5; n++) {
      await enquire(`${n}@mail.example`);
      fixture.clock.advance(1_000);
    }
    const all = (await events()).map(({ id }) => id);
    assert.deepEqual(all, (await owner.leads()).map(eventIdOf));
    for (const limit of [1, 2, 5]) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const { body } = await owner.call(
          'GET',
          `/events?limit=${limit}${cursor && `&cursor=${cursor}`}`,
        );
        seen.push(...body.data.map(({ id }: Event) => id));
        cursor = body.next_cursor;
      }
      assert.deepEqual(seen, all);
    }
    const { resume_cursor: end } = (await owner.call('GET', '/events')).body;
    assert.deepEqual(await events(`?cursor=${end}`), []);
    await enquire('later@mail.example');
    assert.equal((await events(`?cursor=${end}`)).length, 1);
    assert.equal((await events('?since=2026-05-04T09:00:03Z')).length, 3);
    assert.equal((await events('?type=webhook.test')).length, 0);
    assert.equal((await events('?state=waiting')).length, 6);
    assert.equal((await events('?state=failed')).length, 0);
    for (const query of ['?kind=click', '?state=pending', '?cursor=x', '?since=2026-05-04'])
      assert.equal((await owner.call('GET', `/events${query}`)).status, 400, query);
  });

  it('are numbered in the order of commits: who follows the cursor misses none', async () => {
    const { db } = fixture.database;
    const { deliveries } = fixture.services;
    const event = (eventId: string) => ({
      eventId,
      eventType: 'lead.created',
      partnerId: owner.id,
      body: Buffer.from('{"data":{"message":"Hi"}}'),
      hold: true,
    });
    const committed: string[] = [];
    const commit = async (eventId: string, meanwhile = () => Promise.resolve()) => {
      await db.transaction(async (tx) => {
        await deliveries.emit(tx, event(eventId));
        await meanwhile();
      });
      committed.push(eventId);
    };
    let second = Promise.resolve();
    await commit('evt_1', async () => {
      second = commit('evt_2');
      while (committed.length === 0 && (await db.one(countWaiting)).waiting === 0);
      assert.deepEqual(committed, [], 'the second waits for the first');
    });
    await second;
    assert.deepEqual(
      (await events()).map(({ id }) => id),
      ['evt_1', 'evt_2'],
    );
  });

  it('show nothing of a traveller once it is erased, and end after 90 days', async () => {
    await enquire('erased@mail.example');
    await fixture.drain();
    const [kept] = await events();
    assert.equal(kept!.data!['email'], 'erased@mail.example');
    await fixture.services.retention.eraseTraveller('erased@mail.example');
    const [erased] = await events();
    assert.deepEqual([erased!.id, erased!.data], [kept!.id, null]);
    const refused = await resend(kept!.id);
    assert.deepEqual([refused.status, refused.body.error.code], [400, 'bad_request']);
    await enquire('late@mail.example');
    fixture.clock.advance(90 * DAY);
    assert.deepEqual(await events(), []);
    assert.equal((await owner.call('GET', `/events/${kept!.id}`)).status, 404);
    assert.equal((await resend(kept!.id)).status, 404);
    assert.doesNotMatch(fixture.logged.join('\n'), new RegExp(`late@mail|${TYPED.name}`));
  });

  it('are never those of another partner', async () => {
    await enquire('a@mail.example');
    const [event] = await events();
    const other = await newOwner({ name: 'Other Vans' });
    assert.deepEqual((await other.call('GET', '/events')).body.data, []);
    for (const [method, path] of [
      ['GET', `/events/${event!.id}`],
      ['POST', `/events/${event!.id}/resend`],
      ['GET', '/events/lead_1'],
    ] as const)
      assert.equal((await other.call(method, path)).status, 404);
  });
});

describe('an event that is sent again', () => {
  it('has its attempts anew, with the same bytes', async () => {
    await enquire('a@mail.example');
    await fixture.drain();
    const [event] = await events();
    const again = await resend(event!.id);
    assert.deepEqual([again.status, again.body.delivery.state], [200, 'waiting']);
    assert.ok(again.body.delivery.next_attempt_at);
    await fixture.drain();
    const [first, second] = fixture.receiver.received;
    assert.deepEqual(first!.body, second!.body);
    assert.deepEqual((await events())[0]!.delivery.attempts, 2);
  });

  it('needs a webhook, and is not a test', async () => {
    const without = await newOwner({ webhook: false });
    await fixture.enquire(without.listingId);
    const [held] = (await without.call('GET', '/events')).body.data;
    assert.equal(held.delivery.state, 'stopped');
    const refused = await without.call('POST', `/events/${held.id}/resend`);
    assert.deepEqual([refused.status, refused.body.error.code], [409, 'webhook_not_configured']);
    await owner.call('POST', '/webhooks/test');
    const [tested] = await events();
    assert.equal((await resend(tested!.id)).status, 400);
  });
});

describe('a planned rotation of the secret', () => {
  const plan = async (body: unknown = {}) => {
    const planned = await owner.call('POST', '/webhooks/rotation', body);
    assert.equal(planned.status, 200, JSON.stringify(planned.body));
    return planned.body as { webhook_secret: string; ends_at: string };
  };
  const newest = async () => {
    await owner.call('POST', '/webhooks/test');
    return fixture.receiver.received.at(-1)!;
  };
  const nextOf = (request: Awaited<ReturnType<typeof newest>>) =>
    request.headers['cc-signature-next'];
  const inNext = (request: Awaited<ReturnType<typeof newest>>) => ({
    ...request,
    headers: { ...request.headers, 'cc-signature': nextOf(request) },
  });

  it('signs by both secrets in headers of the specified form, then by the new one alone', async () => {
    assert.equal(nextOf(await newest()), undefined);
    const { webhook_secret: fresh, ends_at } = await plan({ hours: 2 });
    assert.equal(ends_at, '2026-05-04T11:00:00Z');
    assert.match(fresh, /^whsec_[0-9A-Za-z]{43}$/);
    fixture.clock.advance(2 * HOUR - 1_000);
    const during = await newest();
    assert.match(String(during.headers['cc-signature']), /^t=\d+,v1=[0-9a-f]{64}$/);
    assertSigned(during, owner.secret, fixture.clock.now());
    assertSigned(inNext(during), fresh, fixture.clock.now());
    fixture.clock.advance(1_000);
    const afterwards = await newest();
    assert.equal(nextOf(afterwards), undefined);
    assertSigned(afterwards, fresh, fixture.clock.now());
    const { body: account } = await owner.call('GET', '/me');
    assert.equal(account.webhook_secret_set, true);
    await owner.call('PATCH', '/me', { lead_email: 'leads@vans.example' });
    assertSigned(await newest(), fresh, fixture.clock.now());
  });

  it('lasts a day unless said otherwise, and can be ended before', async () => {
    const { webhook_secret: fresh, ends_at } = await plan();
    assert.equal(ends_at, '2026-05-05T09:00:00Z');
    assert.equal((await owner.call('POST', '/webhooks/rotation/finish')).status, 204);
    const request = await newest();
    assertSigned(request, fresh, fixture.clock.now());
    assert.equal(nextOf(request), undefined);
    assert.equal((await owner.call('POST', '/webhooks/rotation/finish')).status, 404);
  });

  it('gives way to the rotation that ends the old secret at once', async () => {
    await plan();
    const { body } = await owner.call('PATCH', '/me', { rotate_webhook_secret: true });
    const request = await newest();
    assertSigned(request, body.webhook_secret, fixture.clock.now());
    assert.equal(nextOf(request), undefined);
  });

  it('needs a secret, and hours from 1 to 168', async () => {
    const without = await newOwner({ webhook: false });
    assert.equal((await without.call('POST', '/webhooks/rotation', {})).status, 409);
    for (const body of [{ hours: 0 }, { hours: 169 }, { hours: null }, { days: 1 }])
      assert.equal((await owner.call('POST', '/webhooks/rotation', body)).status, 422);
  });
});
