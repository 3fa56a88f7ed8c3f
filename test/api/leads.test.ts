import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { statement } from '../../src/platform/db/index.ts';
import { anEnquiry } from '../builders/enquiry.ts';
import { aListing } from '../builders/listing.ts';
import { type Partner, type TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';
import { follow } from '../support/traveller.ts';

const DAY = 86_400_000;
const setState = statement<
  never,
  [id: string | undefined, status: string, deliveredAt: string | null, attempts: number]
>(
  'test.leads.state',
  'update lead set delivery_status = $2, delivered_at = $3, delivery_attempts = $4 where id = $1',
);

let campcairn: TestCampcairn;
let partner: Partner;
let listingId: number;
before(async () => {
  campcairn = await startWatchedCampcairn({ CLICK_LIMIT: '1000', ENQUIRY_LIMIT: '1000' });
});
after(() => campcairn.stop());
beforeEach(async () => {
  await campcairn.rewind();
  partner = await campcairn.partner();
  listingId = (await partner.call('PUT', '/listings/van', aListing())).body.id;
});

interface Lead {
  id: string;
  kind: string;
  [field: string]: unknown;
}

const click = () => follow(campcairn.address, `/go/${listingId}`);
const enquire = (message: string) => anEnquiry(campcairn, listingId, { message });
const list = async (query = '', caller = partner): Promise<Lead[]> => {
  const { status, body } = await caller.call('GET', `/leads${query}`);
  assert.equal(status, 200, query);
  return body.data;
};
const ack = (id: string | undefined, caller = partner) => caller.call('POST', `/leads/${id}/ack`);
const stands = (id: string | undefined, status: string, deliveredAt: string | null, attempts = 0) =>
  campcairn.database.db.execute(setState, [id, status, deliveredAt, attempts]);
const isNotFound = (reply: Awaited<ReturnType<Partner['call']>>): void => {
  assert.equal(reply.status, 404);
  assert.equal(reply.body.error.code, 'not_found');
};

describe('the list of leads', () => {
  it('is oldest first, in pages that neither repeat nor lose any', async () => {
    for (let n = 0; n < 7; n++) {
      if (n % 3 === 0) await enquire(`Question ${n}`);
      else await click();
      // A clock that is set back does not change the order in which leads came.
      campcairn.clock.advance(n === 3 ? -3_600_000 : 1000);
    }
    const all = await list();
    assert.deepEqual(
      all.map(({ kind }) => kind),
      ['enquiry', 'click', 'click', 'enquiry', 'click', 'click', 'enquiry'],
    );
    for (const limit of [1, 3, 7, 8]) {
      const seen: Lead[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const query: string = `?limit=${limit}${cursor && `&cursor=${cursor}`}`;
        const { body } = await partner.call('GET', `/leads${query}`);
        assert.equal(body.has_more, body.next_cursor !== null);
        seen.push(...body.data);
        cursor = body.next_cursor;
      }
      assert.deepEqual(seen, all);
    }
  });

  it('does not miss a lead that comes while it is followed', async () => {
    for (let n = 0; n < 3; n++) await click();
    const first = await partner.call('GET', '/leads?limit=2');
    await Promise.all(Array.from({ length: 20 }, click));
    const rest = await list(`?limit=200&cursor=${first.body.next_cursor}`);
    assert.equal(new Set([...first.body.data, ...rest].map(({ id }) => id)).size, 23);
  });

  it('is followed from the end by its resume cursor, however much there was', async () => {
    const follow = async (query: string) => {
      const { body } = await partner.call('GET', `/leads${query}`);
      return [body.data.map(({ kind }: Lead) => kind), body.next_cursor, body.resume_cursor];
    };
    const [none, , start] = await follow('');
    assert.deepEqual(none, []);
    await click();
    const [first, end, cursor] = await follow(`?cursor=${start}`);
    assert.deepEqual([first, end], [['click'], null]);
    assert.deepEqual(await follow(`?cursor=${cursor}`), [[], null, cursor]);
    await enquire('Is it free?');
    await click();
    const [second, next, resume] = await follow(`?limit=1&cursor=${cursor}`);
    assert.deepEqual([second, resume], [['enquiry'], next]);
    assert.deepEqual((await follow(`?cursor=${resume}`))[0], ['click']);
  });

  it('is filtered by time, kind and state of delivery', async () => {
    await click();
    campcairn.clock.advance(1500);
    await enquire('First');
    campcairn.clock.advance(1500);
    await enquire('Second');
    const [clicked, first, second] = (await list()).map(({ id }) => id);
    await stands(first, 'failed', null, 6);
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    assert.deepEqual(await ids('?kind=click'), [clicked]);
    assert.deepEqual(await ids('?kind=enquiry'), [first, second]);
    assert.deepEqual(await ids('?delivery_status=pending&kind=enquiry'), [second]);
    assert.deepEqual(await ids('?delivery_status=failed'), [first]);
    assert.deepEqual(await ids('?delivery_status=not_applicable'), [clicked]);
    assert.deepEqual(await ids('?delivery_status=delivered'), []);
    assert.deepEqual(await ids('?since=2026-05-04T09:00:00Z'), [clicked, first, second]);
    assert.deepEqual(await ids('?since=2026-05-04T09:00:01Z'), [first, second]);
    assert.deepEqual(await ids('?since=2026-05-04T11:00:03+02:00'), [second]);
    assert.deepEqual(await ids('?since=2026-05-04T09:00:04Z'), []);
  });

  it('is refused for a bad query', async () => {
    const bad = [
      'x=1',
      'kind=call',
      'kind=',
      'delivery_status=open',
      'since=2026-05-04',
      'limit=0',
    ];
    const more = ['limit=201', 'cursor=x', 'kind=click&kind=click', 'status=active', 'since='];
    for (const query of [...bad, ...more, 'updated_since=2026-05-04T09:00:00Z']) {
      const { status, body } = await partner.call('GET', `/leads?${query}`);
      assert.equal(status, 400, query);
      assert.equal(body.error.code, 'bad_request');
    }
    await click();
    await click();
    const { next_cursor } = (await partner.call('GET', '/leads?limit=1')).body;
    const other = await partner.call('GET', `/listings?cursor=${next_cursor}`);
    assert.equal(other.body.error.code, 'bad_request');
  });

  it("never holds another partner's leads", async () => {
    const other = await campcairn.partner('Other');
    await click();
    assert.deepEqual(await list('', other), []);
    const { next_cursor } = (await partner.call('GET', '/leads?limit=1')).body;
    assert.equal(next_cursor, null);
  });

  it('shows the listing as it is now, or null once it is deleted', async () => {
    await enquire('Is it free?');
    await partner.call('PUT', '/listings/van', aListing({ title: 'Another title' }));
    const [lead] = await list();
    const { body } = await partner.call('GET', '/listings/van');
    const { id, external_id, title, url, public_url } = body;
    assert.deepEqual(lead?.listing, { id, external_id, title, url, public_url });
    await partner.call('DELETE', '/listings/van');
    const [kept] = await list();
    assert.deepEqual([kept?.listing, kept?.name, kept?.id], [null, 'Ines Duarte', lead?.id]);
  });

  it('shows nothing of what a traveller wrote from the 90th day on', async () => {
    await anEnquiry(campcairn, listingId, { phone: '+44 1', message: 'Hello', guests: '2' });
    const shown = async () => {
      const [lead] = await list();
      return [lead?.name, lead?.email, lead?.phone, lead?.message, lead?.guests];
    };
    campcairn.clock.advance(90 * DAY - 1000);
    assert.deepEqual(await shown(), ['Ines Duarte', 'ines@traveller.example', '+44 1', 'Hello', 2]);
    campcairn.clock.advance(1000);
    assert.deepEqual(await shown(), [null, null, null, null, 2]);
  });
});

describe('acknowledging', () => {
  it('makes a pending or failed enquiry delivered, once', async () => {
    for (const before of ['pending', 'failed']) {
      await enquire(`Question of a ${before} one`);
      const id = (await list()).at(-1)?.id;
      await stands(id, before, null, before === 'failed' ? 6 : 0);
      campcairn.clock.set('2026-05-04T10:00:00Z');
      const { status, body } = await ack(id);
      assert.equal(status, 200);
      assert.equal(body.delivery_status, 'delivered');
      assert.equal(body.delivery_attempts, before === 'failed' ? 6 : 0);
      assert.equal(body.acked_at, '2026-05-04T10:00:00Z');
      assert.equal(body.delivered_at, '2026-05-04T10:00:00Z');
      assert.deepEqual([body.webhook_delivered_at, body.email_sent_at], [null, null]);
      campcairn.clock.advance(60_000);
      assert.deepEqual((await ack(id)).body, body);
      assert.deepEqual((await list()).at(-1), body);
    }
  });

  it('keeps when a delivered enquiry was delivered', async () => {
    await enquire('Hello');
    const id = (await list())[0]?.id;
    await stands(id, 'delivered', '2026-05-04T09:00:05Z', 1);
    campcairn.clock.advance(DAY);
    const { body } = await ack(id);
    assert.deepEqual(
      [body.delivered_at, body.acked_at],
      ['2026-05-04T09:00:05Z', '2026-05-05T09:00:00Z'],
    );
  });

  it('changes nothing of a click', async () => {
    await click();
    const [lead] = await list();
    const { status, body } = await ack(lead?.id);
    assert.equal(status, 200);
    assert.deepEqual(body, lead);
  });

  it('at the same moment by many is done once', async () => {
    await enquire('Hello');
    const id = (await list())[0]?.id;
    const replies = await Promise.all(Array.from({ length: 10 }, () => ack(id)));
    assert.equal(new Set(replies.map(({ body }) => JSON.stringify(body))).size, 1);
  });

  it('is 404 for a lead that is not there, or is another partner’s', async () => {
    await enquire('Hello');
    const [lead] = await list();
    const other = await campcairn.partner('Other');
    isNotFound(await ack(lead?.id, other));
    isNotFound(await ack('lead_nobody'));
    isNotFound(await ack(lead?.id.toUpperCase()));
    isNotFound(await ack(listingId.toString()));
    assert.equal((await list())[0]?.delivery_status, 'pending');
  });
});
