import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { ExportedLead } from '../../src/leads/index.ts';
import { statement } from '../../src/platform/db/index.ts';
import { enqueue } from '../../src/platform/jobs/index.ts';
import { START } from '../support/campcairn.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';
import { somebodyWaits } from '../support/lock-waits.ts';

/** Everything that is kept of leads, in one text. */
const everything = statement<{ kept: string }>(
  'test.leads.everything',
  `select concat(
     (select string_agg(lead::text, ' ') from lead),
     (select string_agg(convert_from(body, 'UTF8'), ' ') from delivery),
     (select string_agg(delivery_attempt::text, ' ') from delivery_attempt),
     (select string_agg(mail::text, ' ') from mail),
     (select string_agg(job::text, ' ') from job)) as kept`,
);
const refuseZoe = statement(
  'test.leads.refuse_zoe',
  `alter table lead add constraint no_zoe check (name <> 'Zoë Lindqvist')`,
);
const forgetAll = statement(
  'test.leads.forget_all',
  'with j as (delete from job), m as (delete from mail), d as (delete from delivery) delete from lead',
);
const addReport = statement<never, [partnerId: number, at: Date]>(
  'test.leads.add_report',
  `insert into listing_report (partner_id, title, what, created_at, language, message)
   values ($1, 'A van', 'price', $2, 'en', 'It is dearer, says Zoë')`,
);
const countReports = statement<{ kept: number }>(
  'test.leads.count_reports',
  'select count(*)::int as kept from listing_report where message is not null',
);
/** What wiping in a table locks. */
const noteRedacted = statement<never, [table: string]>(
  'test.leads.note_wiped',
  'update wiped_table set wiped_by = pg_current_xact_id() where name = $1',
);
const PERSONAL = /Zoë|Lindqvist|zoe@mail\.example|46 70 123|bikes/g;
const DAY = 86_400_000;

let fixture: LeadLab;
let owner: Owner;
before(async () => {
  fixture = await startLeadLab();
});
after(() => fixture.stop());
beforeEach(async () => {
  await fixture.database.db.execute(forgetAll);
  await fixture.rewind();
  fixture.fakeSmtp.refusal = '';
  // A receiver that repeats what it was sent, and a partner whose mails are kept as copies.
  fixture.answer((request, response) => void response.writeHead(400).end(`bad: ${request.body}`));
  owner = await fixture.owner({ premium: true });
});

const kept = async () => (await fixture.database.db.one(everything)).kept.match(PERSONAL) ?? [];
/** What is kept of a traveller who has reported nothing. */
const exportedLeads = async (email: string) =>
  (await fixture.services.retention.exportTraveller(email)) as ExportedLead[];
const contact = async () => {
  const { name, email, phone, message } = await owner.lead();
  return [name, email, phone, message];
};
const asked = async (fields = {}): Promise<string> => {
  const answer = await fixture.enquire(owner.listingId, fields);
  assert.ok(answer.ok);
  return answer.value.token;
};
const receipt = async (token: string) => (await fixture.services.receipts.receipt(token))!;
const gone = [null, null, null, null];
const there = [
  'Zoë Lindqvist',
  'zoe@mail.example',
  '+46 70 123 45 67',
  'Is there room for two bikes?\nAnd a dog?',
];

describe('90 days after an enquiry', () => {
  it('its contact fields read as null from the very second on, whatever the job did', async () => {
    const token = await asked();
    fixture.clock.advance(90 * DAY - 1000);
    assert.deepEqual(await contact(), there);
    assert.equal((await receipt(token)).sent.email, 'zoe@mail.example');
    fixture.clock.advance(1000);
    assert.deepEqual(await contact(), gone);
    const { sent, erasedAt, eraseBy } = await receipt(token);
    assert.deepEqual([sent.name, sent.email, sent.phone, sent.message], gone);
    assert.deepEqual([erasedAt, eraseBy], [fixture.clock.now(), fixture.clock.now()]);
    const [exported] = await exportedLeads('zoe@mail.example');
    assert.deepEqual([exported?.name, exported?.message], [null, null]);
    const { guests, start_date, consent_at, listing } = await owner.lead();
    assert.deepEqual([guests, start_date, consent_at], [3, '2026-07-03', START]);
    assert.ok(listing, 'the rest stays');
  });

  it('the job wipes rows, bodies, mail copies and what receivers answered', async () => {
    await asked({ message: 'Two bikes' });
    await asked({ message: 'Three bikes' });
    await fixture.drain();
    assert.ok((await kept()).length > 10);
    fixture.clock.advance(90 * DAY - 1000);
    assert.equal(await fixture.services.retention.purge(), 0);
    fixture.clock.advance(1000);
    await enqueue(fixture.database.db, { kind: 'leads.purge' });
    await fixture.drain();
    assert.deepEqual(await kept(), []);
    assert.equal((await owner.leads()).length, 2, 'the rows stay');
  });

  it('nothing of it goes out any more, even when the job did not run', async () => {
    fixture.fakeSmtp.refusal = 'Try later';
    await asked();
    await fixture.drain();
    const { id } = await owner.lead();
    const hooks = fixture.receiver.received.length;
    fixture.clock.advance(90 * DAY);
    fixture.fakeSmtp.refusal = '';
    fixture.fakeSmtp.arrived.length = 0;
    const { db } = fixture.database;
    assert.equal(
      await db.transaction((tx) => fixture.services.deliveryStates.resend(tx, id)),
      false,
    );
    assert.deepEqual(
      await db.transaction((tx) => fixture.services.deliveryStates.sendHeld(tx, owner.id)),
      { sent: 0, more: false },
    );
    await fixture.drain(0.5);
    assert.deepEqual(
      [fixture.receiver.received.length, fixture.fakeSmtp.arrived.length],
      [hooks, 0],
    );
  });

  it('purging as of a day wipes what will be that old, and no more', async () => {
    await asked({ message: 'Old bikes' });
    fixture.clock.advance(DAY);
    await asked({ message: 'New bikes' });
    const asOf = new Date(Date.parse(START) + 90 * DAY);
    assert.equal(await fixture.services.retention.purge(asOf), 1);
    assert.deepEqual(
      (await owner.leads()).map(({ message }) => message),
      [null, 'New bikes'],
    );
    assert.equal(await fixture.services.retention.purge(asOf), 0);
  });

  it('more leads than fit into one transaction are wiped in one go', async () => {
    for (let first = 0; first < 520; first += 20) {
      const messages = Array.from({ length: 20 }, (_, n) => `No ${first + n}`);
      await Promise.all(messages.map((message) => asked({ message })));
    }
    fixture.clock.advance(90 * DAY);
    assert.equal(await fixture.services.retention.purge(), 520);
    assert.deepEqual(await kept(), []);
  });
});

describe('a traveller', () => {
  it('erases an enquiry by its secret link, before and after it was delivered', async () => {
    for (const delivered of [false, true]) {
      const token = await asked({ message: `Bikes ${delivered}` });
      if (delivered) await fixture.drain();
      fixture.clock.advance(60_000);
      assert.equal(await fixture.services.receipts.erase(token), true);
      assert.deepEqual(await contact(), gone);
      assert.deepEqual(await kept(), []);
      const { erasedAt, sent } = await receipt(token);
      assert.deepEqual([erasedAt, sent.name], [fixture.clock.now(), null]);
      assert.equal(await fixture.services.receipts.erase(token), true, 'safe to repeat');
      assert.deepEqual((await receipt(token)).erasedAt, erasedAt);
    }
    const hooks = fixture.receiver.received.length;
    await fixture.drain(12);
    assert.equal(fixture.receiver.received.length, hooks, 'and nothing goes out after that');
    assert.deepEqual(await kept(), []);
  });

  it('sees the state of an enquiry, with the link alone', async () => {
    const token = await asked();
    const { reference, partner, listing, delivery, erasedAt, eraseBy, sent } = await receipt(token);
    const { id } = await owner.lead();
    assert.deepEqual(
      [reference, partner],
      [id, { name: 'Harbour Vans', website: 'https://vans.example' }],
    );
    assert.equal(listing?.path, `/listing/bramble-a-campervan-for-four-${owner.listingId}`);
    assert.deepEqual([delivery, erasedAt], [{ state: 'sending', at: null }, null]);
    assert.deepEqual(eraseBy, new Date(Date.parse(START) + 90 * DAY));
    assert.equal(sent.message, 'Is there room for two bikes?\nAnd a dog?');
    await owner.call('POST', `/leads/${id}/ack`);
    assert.deepEqual((await receipt(token)).delivery, {
      state: 'delivered',
      at: fixture.clock.now(),
    });
    const { services } = fixture;
    for (const guess of [
      '',
      id,
      id.slice(5),
      `${token}x`,
      token.slice(0, -1),
      `x${token}`,
      `${token}.x`,
    ]) {
      assert.equal(await services.receipts.receipt(guess), null, guess);
      assert.equal(await services.receipts.erase(guess), false);
    }
  });

  it('asks for everything by address: export and erase, however it is spelled', async () => {
    const other = await fixture.owner({ webhook: false, name: 'Fell Vans' });
    await asked();
    await fixture.enquire(other.listingId, { email: 'ZOE@mail.example' });
    await fixture.enquire(other.listingId, {
      email: 'ines@mail.example',
      name: 'Ines',
      message: 'No',
    });
    const exported = await exportedLeads(' Zoe@Mail.example ');
    assert.deepEqual(
      exported.map(({ partner }) => partner.name),
      ['Harbour Vans', 'Fell Vans'],
    );
    assert.deepEqual(
      exported.map(({ message }) => message?.slice(0, 8)),
      ['Is there', 'Is there'],
    );
    assert.equal(await fixture.services.retention.eraseTraveller('zoe@MAIL.example '), 2);
    assert.deepEqual(await fixture.services.retention.exportTraveller('zoe@mail.example'), []);
    assert.deepEqual(
      (await other.leads()).map(({ name }) => name),
      [null, 'Ines'],
    );
    assert.equal(await fixture.services.retention.eraseTraveller('zoe@mail.example'), 0);
  });

  it('is erased while the job wipes what is old, mails and reports alike', async () => {
    await asked();
    const { db } = fixture.database;
    await db.execute(addReport, [owner.id, fixture.clock.now()]);
    fixture.clock.advance(91 * DAY);
    let redacted: Promise<number> | undefined;
    await db.transaction(async (tx) => {
      await tx.execute(noteRedacted, ['mail']);
      redacted = fixture.services.retention.redactOld();
      await somebodyWaits(db);
      await tx.execute(noteRedacted, ['listing_report']);
    });
    assert.equal(await redacted, 1);
    assert.equal((await db.one(countReports)).kept, 0);
    assert.deepEqual(await kept(), []);
  });

  it('who erases while an attempt is under way leaves nothing behind', async () => {
    let token = '';
    fixture.answer((request, response) => {
      void fixture.services.receipts
        .erase(token)
        .then(() => response.writeHead(500).end(`bad: ${request.body}`));
    });
    token = await asked();
    await fixture.drain(12);
    assert.deepEqual(await kept(), []);
    const { delivery_status, delivery_attempts } = await owner.lead();
    assert.deepEqual([delivery_status, delivery_attempts], ['pending', 1]);
  });
});

describe('the log', () => {
  it('has nothing of what a traveller wrote, whatever fails', async () => {
    fixture.fakeSmtp.refusal = 'Sender zoe@mail.example not welcome';
    const token = await asked();
    await fixture.enquire(owner.listingId, { email: 'zoe@mail.example', guests: '99' });
    await fixture.drain(12);
    await owner.call('GET', '/leads');
    await owner.call('POST', `/leads/${(await owner.lead()).id}/ack`);
    await fetch(`${fixture.address}/go/${owner.listingId}?email=zoe@mail.example`, {
      redirect: 'manual',
    });
    await fixture.services.receipts.erase(token);
    await fixture.database.db.execute(refuseZoe).catch(() => undefined);
    const { log } = fixture.context;
    await assert.rejects(asked({ message: 'Bikes again' }), (error: Error) => {
      log.error({ err: error }, 'page failed');
      return 'detail' in error && PERSONAL.test(String(error.detail));
    });
    assert.ok(fixture.logged.some((line) => line.includes('no_zoe')));
    assert.deepEqual(fixture.logged.join('').match(PERSONAL), null);
    assert.doesNotMatch(
      fixture.logged.join(''),
      new RegExp(token.split('.')[1]!),
      'nor the secret link',
    );
  });
});
