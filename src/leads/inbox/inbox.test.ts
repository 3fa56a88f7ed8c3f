import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aListing } from '../../../test/builders/listing.ts';
import {
  type LeadLab,
  type Owner,
  startLeadLab,
  TYPED,
} from '../../../test/support/lead-fixture.ts';
import { statement } from '../../platform/db/index.ts';
import type { InboxFilter } from '../index.ts';

const DAY_MS = 86_400_000;

/** Inserts clicks, one a minute up to a time. */
const insertClicks = statement<
  never,
  [partnerId: number, listingId: number, latest: Date, count: number]
>(
  'test.inbox.clicks',
  `with numbered as (update lead_sequence set last = last + $4 returning last)
   insert into lead (seq, id, partner_id, listing_id, kind, created_at, delivery_status)
   select last - n, 'lead_C' || $1::bigint || 'x' || n, $1, $2, 'click', $3::timestamptz - n * interval '1 minute',
     'not_applicable'
   from numbered, generate_series(0, $4::int - 1) n`,
);

let fixture: LeadLab;
let owner: Owner;
before(async () => {
  fixture = await startLeadLab();
});
after(() => fixture.stop());
beforeEach(async () => {
  fixture.answerWith(204);
  owner = await fixture.owner();
});

const inbox = () => fixture.services.inbox;
const page = (filter: InboxFilter = {}, limit = 50, partner = owner) =>
  inbox().page(partner.id, filter, limit);
const ids = async (filter: InboxFilter = {}) => (await page(filter)).items.map(({ id }) => id);
/** Stores an enquiry one minute after the previous one; returns its id. */
const asked = async (fields = {}, listingId = owner.listingId) => {
  fixture.clock.advance(60_000);
  await fixture.enquire(listingId, {
    message: `At ${fixture.clock.now().toISOString()}`,
    ...fields,
  });
  return (await owner.lead()).id;
};
const clicks = (count: number, listingId = owner.listingId) =>
  fixture.database.db.execute(insertClicks, [owner.id, listingId, fixture.clock.now(), count]);
const steps = async (id: string) => (await inbox().find(owner.id, id)).steps;

describe('an inbox', () => {
  it('shows clicks and enquiries from the newest on, page by page, each once', async () => {
    await clicks(7);
    const enquiry = await asked();
    const seen: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const { items, next } = await page({ cursor }, 3);
      seen.push(...items.map(({ id }) => id));
      pages += 1;
      cursor = next ?? undefined;
    } while (cursor !== undefined);
    const wanted = [enquiry, ...[0, 1, 2, 3, 4, 5, 6].map((n) => `lead_C${owner.id}x${n}`)];
    assert.deepEqual([seen, pages], [wanted, 3]);
  });

  it('shows leads of one moment each once, however the pages are cut', async () => {
    for (const message of ['One', 'Two', 'Three', 'Four']) {
      await fixture.enquire(owner.listingId, { message });
    }
    const first = await page({}, 2);
    const second = await page({ cursor: first.next ?? '' }, 2);
    const all = [...first.items, ...second.items].map(({ message }) => message);
    assert.deepEqual([all, second.next], [['Four', 'Three', 'Two', 'One'], null]);
  });

  it('goes on after a cursor when newer leads have come meanwhile', async () => {
    const [one, two, three] = [await asked(), await asked(), await asked()];
    const { items, next } = await page({}, 1);
    await asked();
    assert.deepEqual([items[0]?.id, await ids({ cursor: next ?? '' })], [three, [two, one]]);
  });

  it('begins at the newest for a cursor that is none', async () => {
    const id = await asked();
    for (const cursor of ['', 'x', '-', '9'.repeat(30), 'zzzzzzzzz-1', "1-1' or 1=1"]) {
      assert.deepEqual(await ids({ cursor }), [id], cursor);
    }
  });

  it('has enquiries to answer until they are marked, whichever way they arrived', async () => {
    await clicks(1);
    const [one, two] = [await asked(), await asked()];
    await fixture.drain();
    const open = () => ids({ status: 'unanswered' });
    const count = () => inbox().countOf(owner.id, 'unanswered');
    assert.deepEqual([await open(), await count()], [[two, one], 2], 'also when delivered');
    await owner.call('POST', `/leads/${two}/ack`);
    assert.deepEqual([await open(), await count()], [[one], 1]);
    assert.deepEqual(await ids({ status: 'unanswered', listing: 'bramble' }), [one]);
    assert.deepEqual(await ids({ status: 'unanswered', reference: two }), []);
    assert.deepEqual(await ids({ status: 'unanswered', kind: 'click' }), []);
  });

  it('is filtered by kind, by how the delivery stands, by listing and by time', async () => {
    const { body: other } = await owner.call('PUT', '/listings/other', aListing());
    await clicks(2);
    const start = fixture.clock.now();
    const delivered = await asked();
    await fixture.drain();
    fixture.answerWith(500);
    const failed = await asked();
    await fixture.drain(12);
    const pending = await asked({}, other.id);
    const cases: [InboxFilter, string[]][] = [
      [{ kind: 'enquiry' }, [pending, failed, delivered]],
      [{ status: 'pending' }, [pending]],
      [{ status: 'failed' }, [failed]],
      [{ status: 'delivered' }, [delivered]],
      [{ status: 'waiting' }, [pending, failed]],
      [{ kind: 'enquiry', status: 'waiting' }, [pending, failed]],
      [{ kind: 'click', status: 'waiting' }, []],
      [{ kind: 'enquiry', status: 'not_applicable' }, []],
      [{ listing: 'other' }, [pending]],
      [{ listing: 'other', status: 'failed' }, []],
      [{ listing: 'bramble', status: 'waiting' }, [failed]],
      [{ listing: 'bramble', kind: 'enquiry' }, [failed, delivered]],
      [{ listing: 'nowhere' }, []],
      [{ kind: 'enquiry', since: new Date(start.getTime() + 120_000) }, [pending, failed]],
      [{ kind: 'enquiry', until: new Date(start.getTime() + 120_000) }, [delivered]],
      [{ since: start, until: start }, []],
    ];
    for (const [filter, wanted] of cases) {
      assert.deepEqual(await ids(filter), wanted, JSON.stringify(filter));
    }
    assert.equal((await ids({ kind: 'click' })).length, 2);
    assert.equal((await ids({ status: 'not_applicable' })).length, 2);
    assert.equal((await ids({ listing: 'bramble' })).length, 4);
  });

  it('is searched by the beginning of a reference, an event or the id of a listing', async () => {
    const { body: other } = await owner.call('PUT', '/listings/van.7', aListing());
    const one = await asked();
    const two = await asked({}, other.id);
    const cases: [string, string[]][] = [
      [one, [one]],
      [one.slice(0, 14), [one]],
      [` ${one} `, [one]],
      [one.slice(5), [one]],
      [one.replace('lead_', 'evt_'), [one]],
      ['van.7', [two]],
      ['VAN.7', []],
      ['bramble', [one]],
      ['lead_', []],
      ['lead_zz%', []],
      ["' or true --", []],
      ['', [two, one]],
    ];
    for (const [reference, wanted] of cases) {
      assert.deepEqual(await ids({ reference }), wanted, reference);
    }
    assert.deepEqual(await ids({ reference: one, listing: 'bramble' }), [one]);
    assert.deepEqual(await ids({ reference: one, listing: 'van.7' }), []);
    assert.deepEqual(await ids({ reference: one, kind: 'click' }), []);
  });

  it("never shows another partner's leads", async () => {
    const id = await asked();
    const stranger = await fixture.owner({ name: 'Coast Vans' });
    assert.deepEqual((await page({}, 50, stranger)).items, []);
    assert.deepEqual((await page({ reference: id }, 50, stranger)).items, []);
    await assert.rejects(inbox().find(stranger.id, id), { code: 'not_found' });
    const { db } = fixture.database;
    const { leads, deliveryStates } = fixture.services;
    await assert.rejects(
      db.transaction((tx) => leads.acknowledgeAll(tx, stranger.id, [id])),
      { code: 'not_found' },
    );
    await assert.rejects(
      db.transaction((tx) => deliveryStates.resendOwn(tx, stranger.id, id)),
      { code: 'not_found' },
    );
    assert.equal((await owner.lead()).acked_at, null);
  });

  it('counts what waits, and what is not sent by itself', async () => {
    const [one] = [await asked(), await asked()];
    await owner.call('PATCH', '/me', { webhook_url: null });
    await asked();
    assert.deepEqual(await inbox().counts(owner.id), { waiting: 3, held: 3 });
    await owner.call('POST', `/leads/${one}/ack`);
    assert.deepEqual(await inbox().counts(owner.id), { waiting: 2, held: 2 });
    fixture.clock.advance(90 * DAY_MS);
    assert.deepEqual(await inbox().counts(owner.id), { waiting: 0, held: 0 });
    assert.deepEqual(await ids({ status: 'waiting' }), []);
    assert.equal((await ids({ status: 'pending' })).length, 2, 'they still did not arrive');
  });
});

describe('a lead in the inbox', () => {
  it('shows the contact for 90 days and then when it was wiped, whatever the job did', async () => {
    const id = await asked();
    const made = fixture.clock.now();
    const before = (await inbox().find(owner.id, id)).lead;
    assert.deepEqual(
      [before.name, before.redactedAt, before.redactedBy],
      [TYPED.name, null, new Date(made.getTime() + 90 * DAY_MS)],
    );
    fixture.clock.set(new Date(made.getTime() + 90 * DAY_MS));
    const after = (await inbox().find(owner.id, id)).lead;
    assert.deepEqual(
      [after.name, after.email, after.phone, after.message, after.redactedAt],
      [null, null, null, null, before.redactedBy],
    );
    assert.equal(after.start_date, TYPED.start_date);
  });

  it('shows at once that its traveller had it erased', async () => {
    const id = await asked();
    await fixture.services.retention.eraseLead(id);
    const { lead } = await inbox().find(owner.id, id);
    assert.deepEqual([lead.name, lead.redactedAt], [null, fixture.clock.now()]);
    assert.equal((await steps(id)).at(-1)?.step, 'wiped');
  });

  it('tells each attempt with its status, error and duration, and when the next one is', async () => {
    fixture.answerWith(500, 'database is down');
    const id = await asked();
    await fixture.drain();
    const [created, attempt, next, ...rest] = await steps(id);
    assert.equal(created?.step, 'created');
    assert.ok(attempt?.step === 'webhook' && next?.step === 'webhook_next');
    assert.deepEqual(
      [attempt.number, attempt.status, attempt.error, attempt.reason, attempt.reply],
      [1, 500, 'status', 'It answered 500 instead of 2xx.', 'database is down'],
    );
    assert.ok(attempt.durationMs >= 0);
    assert.deepEqual(rest, []);
    await fixture.drain(12);
    const failed = (await steps(id)).map(({ step }) => step);
    assert.deepEqual(failed, [
      'created',
      ...Array.from({ length: 6 }, () => 'webhook'),
      'webhook_ended',
      'told',
    ]);
  });

  it('tells of the mail, of each attempt to send it, and of the acknowledgement', async () => {
    owner = await fixture.owner({ premium: true, webhook: false });
    fixture.fakeSmtp.refusal = 'Try later';
    const id = await asked();
    await fixture.drain();
    fixture.fakeSmtp.refusal = '';
    await fixture.drain(0.1);
    fixture.clock.advance(60_000);
    await owner.call('POST', `/leads/${id}/ack`);
    const told = await steps(id);
    assert.deepEqual(
      told.map(({ step }) => step),
      ['created', 'held', 'mail', 'mail', 'acknowledged'],
    );
    const [, , refused, taken] = told;
    assert.ok(refused?.step === 'mail' && taken?.step === 'mail');
    assert.match(refused.reason ?? '', /Try later/);
    assert.deepEqual([refused.number, taken.number, taken.reason], [1, 2, null]);
    assert.equal(taken.to, 'office@vans.example');
  });

  it('tells that it waited for want of a webhook, also after it was acknowledged', async () => {
    owner = await fixture.owner({ webhook: false });
    const id = await asked();
    const held = async () => (await steps(id)).filter(({ step }) => step === 'held');
    const at = fixture.clock.now();
    assert.deepEqual(await held(), [{ step: 'held', at, isOver: false }]);
    fixture.clock.advance(60_000);
    await owner.call('POST', `/leads/${id}/ack`);
    assert.deepEqual(await held(), [{ step: 'held', at, isOver: true }]);
    await fixture.services.retention.eraseLead(id);
    assert.deepEqual(await held(), [{ step: 'held', at, isOver: true }]);
  });

  it('what the mail server said is wiped with the mail', async () => {
    owner = await fixture.owner({ premium: true, webhook: false });
    fixture.fakeSmtp.refusal = `Not for ${TYPED.name}`;
    const id = await asked();
    await fixture.drain();
    fixture.fakeSmtp.refusal = '';
    await fixture.services.retention.eraseLead(id);
    const told = JSON.stringify(await steps(id));
    assert.doesNotMatch(told, /Lindqvist/);
    assert.match(told, /"step":"mail"/);
  });
});

describe('leads are sent again', () => {
  const resendFailed = (since: Date) =>
    fixture.database.db.transaction((tx) =>
      fixture.services.deliveryStates.resendFailed(tx, owner.id, since),
    );

  it('all that have failed since a time, but those that arrived in another way', async () => {
    fixture.answerWith(500);
    const early = await asked();
    await fixture.drain(12);
    fixture.clock.advance(3_600_000);
    const since = fixture.clock.now();
    const [late, seen] = [await asked(), await asked()];
    await fixture.drain(12);
    await owner.call('POST', `/leads/${seen}/ack`);
    fixture.answerWith(204);
    assert.deepEqual(await resendFailed(since), { sent: 1, more: false });
    assert.deepEqual(await resendFailed(since), { sent: 0, more: false }, 'they are under way');
    await fixture.drain();
    const states = new Map((await owner.leads()).map((lead) => [lead.id, lead]));
    assert.deepEqual(
      [early, late, seen].map((id) => states.get(id)?.delivery_status),
      ['failed', 'delivered', 'delivered'],
    );
    assert.equal(states.get(late)?.delivery_attempts, 7);
    assert.equal(states.get(seen)?.webhook_delivered_at, null);
  });

  it('between two attempts at once, by the next of them, which then counts', async () => {
    const sendNow = (lead: string) =>
      fixture.database.db.transaction((tx) =>
        fixture.services.deliveryStates.sendNow(tx, owner.id, lead),
      );
    fixture.answerWith(500);
    const id = await asked();
    await fixture.drain();
    fixture.answerWith(204);
    await sendNow(id);
    await fixture.drain();
    const { delivery_status, delivery_attempts } = await owner.lead();
    assert.deepEqual([delivery_status, delivery_attempts], ['delivered', 2]);
    await assert.rejects(sendNow(id), { code: 'bad_request' }, 'nothing waits any more');
    const other = await fixture.owner();
    const stranger = fixture.database.db.transaction((tx) =>
      fixture.services.deliveryStates.sendNow(tx, other.id, id),
    );
    await assert.rejects(stranger, { code: 'not_found' });
  });

  it('not without a webhook, and no click', async () => {
    fixture.answerWith(500);
    const id = await asked();
    await fixture.drain(12);
    await clicks(1);
    await owner.call('PATCH', '/me', { webhook_url: null });
    const { deliveryStates } = fixture.services;
    const resend = (lead: string) =>
      fixture.database.db.transaction((tx) => deliveryStates.resendOwn(tx, owner.id, lead));
    await assert.rejects(resend(id), { code: 'webhook_not_configured' });
    await assert.rejects(resend(`lead_C${owner.id}x0`), { code: 'bad_request' });
    assert.equal((await resendFailed(new Date(0))).sent, 0);
    assert.equal((await owner.lead()).delivery_status, 'not_applicable');
  });

  it('many at once', async () => {
    owner = await fixture.owner({ webhook: false });
    for (let n = 0; n < 12; n++) await asked();
    await owner.call('PATCH', '/me', { webhook_url: `${fixture.receiver.url}/hook` });
    const before = fixture.receiver.received.length;
    const { sent } = await fixture.database.db.transaction((tx) =>
      fixture.services.deliveryStates.sendHeld(tx, owner.id),
    );
    await fixture.drain();
    assert.deepEqual([sent, fixture.receiver.received.length - before], [12, 12]);
  });
});

describe('leads are acknowledged together', () => {
  it('once each, and clicks stay as they are', async () => {
    const [one, two] = [await asked(), await asked()];
    await clicks(1);
    const all = [one, two, `lead_C${owner.id}x0`];
    const acknowledge = () =>
      fixture.database.db.transaction((tx) =>
        fixture.services.leads.acknowledgeAll(tx, owner.id, all),
      );
    assert.deepEqual([await acknowledge(), await acknowledge()], [[one, two], []]);
    await fixture.drain(12);
    const leads = await owner.leads();
    assert.deepEqual(leads.map(({ delivery_status: status }) => status).sort(), [
      'delivered',
      'delivered',
      'not_applicable',
    ]);
    const sent = fixture.receiver.received.map(({ headers }) => headers['cc-event-id']);
    assert.ok(!sent.includes(one.replace('lead_', 'evt_')));
  });
});
