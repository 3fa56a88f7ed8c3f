import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { statement } from '../../src/platform/db/index.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';
import { somebodyWaits } from '../support/lock-waits.ts';

let fixture: LeadLab;
let owner: Owner;
before(async () => {
  fixture = await startLeadLab();
});
after(() => fixture.stop());
beforeEach(async () => {
  await fixture.rewind();
  fixture.answerWith(503);
  owner = await fixture.owner();
  fixture.fakeSmtp.arrived.length = 0;
});

const MINUTE = 60_000;
const subjects = async () => {
  await fixture.drain();
  return fixture.fakeSmtp.arrived
    .splice(0)
    .flatMap(({ headers }) => headers.filter((line) => line.startsWith('Subject: Your webhook')))
    .map((line) => line.slice('Subject: '.length));
};
let hours = 0;
/** Lets the next attempts be made, as if so many minutes had passed. */
const later = async (minutes: number) => {
  fixture.clock.advance(minutes * MINUTE);
  hours += 3;
  await fixture.drain(hours);
};
/** What is locked while an attempt is recorded: first its lead, in the end the outage. */
const lockLead = statement<never, [partnerId: number]>(
  'test.outage.lock_lead',
  'select from lead where partner_id = $1 for no key update',
);
const lockOutage = statement<never, [partnerId: number]>(
  'test.outage.lock_outage',
  'update webhook_outage set last_at = last_at where partner_id = $1',
);
const enquire = (name: string) =>
  fixture.enquire(owner.listingId, { email: `${name}@mail.example` });

describe('a webhook that fails', () => {
  beforeEach(() => {
    hours = 0;
  });

  it('is reported by mail once, after some minutes in which nothing worked', async () => {
    await enquire('a');
    await fixture.drain();
    assert.deepEqual(await subjects(), [], 'one attempt may fail');
    fixture.clock.advance(5 * MINUTE);
    await enquire('b');
    await fixture.drain();
    const [mail] = fixture.fakeSmtp.arrived;
    const raw = mail!.raw.replace(/=\r\n/g, '');
    for (const said of [
      'It answered 503 instead of 2xx.',
      'Enquiries that wait: 2',
      new URL(fixture.receiver.url).host,
      `https://campcairn.example/dashboard/${owner.slug}/webhooks`,
    ])
      assert.ok(raw.includes(said), `${said} in\n${raw}`);
    assert.doesNotMatch(raw, /Zoë|mail\.example/, 'nothing of a traveller');
    assert.deepEqual(mail!.to, ['office@vans.example']);
    assert.deepEqual(await subjects(), ['Your webhook does not take enquiries']);
    await enquire('c');
    await later(60);
    assert.deepEqual(await subjects(), []);
  });

  it('and works again, says so, and what it missed', async () => {
    await enquire('a');
    await fixture.drain();
    fixture.clock.advance(5 * MINUTE);
    await enquire('b');
    assert.deepEqual(await subjects(), ['Your webhook does not take enquiries']);
    fixture.answerWith(204);
    await enquire('c');
    await fixture.drain();
    const raw = fixture.fakeSmtp.arrived[0]!.raw.replace(/=\r\n/g, '');
    assert.match(raw, /4 May 2026 at 10:05 BST your webhook takes enquiries again/);
    assert.match(raw, /failed since 4 May 2026 at 10:00 BST/);
    assert.match(raw, /Last failure: It answered 503 instead of 2xx\./);
    assert.doesNotMatch(raw, /Zoë|mail\.example/, 'nothing of a traveller');
    const outage = await fixture.services.inbox.outage(owner.id);
    assert.deepEqual(outage?.ended_at, fixture.clock.now(), 'the dashboard says so');
    assert.equal((await fixture.services.healthOf(owner.id)).outage, null);
    assert.deepEqual(await subjects(), ['Your webhook works again']);
    await enquire('d');
    assert.deepEqual(await subjects(), []);
  });

  it('for a moment only is not reported at all', async () => {
    await enquire('a');
    await fixture.drain();
    fixture.answerWith(204);
    fixture.clock.advance(4 * MINUTE);
    await enquire('b');
    await fixture.drain();
    fixture.answerWith(503);
    fixture.clock.advance(4 * MINUTE);
    await enquire('c');
    assert.deepEqual(await subjects(), []);
  });

  it('is a new one after its address was changed', async () => {
    await enquire('a');
    await fixture.drain();
    fixture.clock.advance(5 * MINUTE);
    await owner.call('PATCH', '/me', { webhook_url: `${fixture.receiver.url}/other` });
    await enquire('b');
    assert.deepEqual(await subjects(), []);
  });

  it('can be removed at the moment at which an attempt is recorded', async () => {
    await enquire('a');
    await fixture.drain();
    const { db } = fixture.database;
    let removed: ReturnType<Owner['call']> | undefined;
    await db.transaction(async (tx) => {
      await tx.execute(lockLead, [owner.id]);
      removed = owner.call('PATCH', '/me', { webhook_url: null });
      await somebodyWaits(db);
      await tx.execute(lockOutage, [owner.id]);
    });
    assert.equal((await removed)?.status, 200);
    assert.equal(await fixture.services.inbox.outage(owner.id), null);
  });

  it('is not reported to who has switched that off', async () => {
    await fixture.database.db.transaction((tx) =>
      fixture.services.mailTopics.setOff(tx, owner.id, ['webhook']),
    );
    await enquire('a');
    await fixture.drain();
    fixture.clock.advance(5 * MINUTE);
    await enquire('b');
    assert.deepEqual(await subjects(), []);
  });
});
