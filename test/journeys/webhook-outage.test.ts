import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { statement } from '../../src/platform/db/index.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-lab.ts';
import { somebodyWaits } from '../support/lock-waits.ts';

let lab: LeadLab;
let owner: Owner;
before(async () => {
  lab = await startLeadLab();
});
after(() => lab.stop());
beforeEach(async () => {
  await lab.rewind();
  lab.answerWith(503);
  owner = await lab.owner();
  lab.postbox.arrived.length = 0;
});

const MINUTE = 60_000;
const subjects = async () => {
  await lab.drain();
  return lab.postbox.arrived
    .splice(0)
    .flatMap(({ headers }) => headers.filter((line) => line.startsWith('Subject: Your webhook')))
    .map((line) => line.slice('Subject: '.length));
};
let hours = 0;
/** Lets the next attempts be made, as if so many minutes had passed. */
const later = async (minutes: number) => {
  lab.clock.advance(minutes * MINUTE);
  hours += 3;
  await lab.drain(hours);
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
const enquire = (name: string) => lab.enquire(owner.listingId, { email: `${name}@mail.example` });

describe('a webhook that fails', () => {
  beforeEach(() => {
    hours = 0;
  });

  it('is reported by mail once, after some minutes in which nothing worked', async () => {
    await enquire('a');
    await lab.drain();
    assert.deepEqual(await subjects(), [], 'one attempt may fail');
    lab.clock.advance(5 * MINUTE);
    await enquire('b');
    await lab.drain();
    const [mail] = lab.postbox.arrived;
    const raw = mail!.raw.replace(/=\r\n/g, '');
    for (const said of [
      'It answered 503 instead of 2xx.',
      'Enquiries that wait: 2',
      new URL(lab.receiver.url).host,
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
    await lab.drain();
    lab.clock.advance(5 * MINUTE);
    await enquire('b');
    assert.deepEqual(await subjects(), ['Your webhook does not take enquiries']);
    lab.answerWith(204);
    await enquire('c');
    await lab.drain();
    const raw = lab.postbox.arrived[0]!.raw.replace(/=\r\n/g, '');
    assert.match(raw, /4 May 2026 at 09:05 UTC your webhook takes enquiries again/);
    assert.match(raw, /failed since 4 May 2026 at 09:00 UTC/);
    assert.match(raw, /Last failure: It answered 503 instead of 2xx\./);
    assert.doesNotMatch(raw, /Zoë|mail\.example/, 'nothing of a traveller');
    const outage = await lab.services.inbox.outage(owner.id);
    assert.deepEqual(outage?.ended_at, lab.clock.now(), 'the dashboard says so');
    assert.equal((await lab.services.standingOf(owner.id)).outage, null);
    assert.deepEqual(await subjects(), ['Your webhook works again']);
    await enquire('d');
    assert.deepEqual(await subjects(), []);
  });

  it('for a moment only is not reported at all', async () => {
    await enquire('a');
    await lab.drain();
    lab.answerWith(204);
    lab.clock.advance(4 * MINUTE);
    await enquire('b');
    await lab.drain();
    lab.answerWith(503);
    lab.clock.advance(4 * MINUTE);
    await enquire('c');
    assert.deepEqual(await subjects(), []);
  });

  it('is a new one after its address was changed', async () => {
    await enquire('a');
    await lab.drain();
    lab.clock.advance(5 * MINUTE);
    await owner.call('PATCH', '/me', { webhook_url: `${lab.receiver.url}/other` });
    await enquire('b');
    assert.deepEqual(await subjects(), []);
  });

  it('can be removed at the moment at which an attempt is recorded', async () => {
    await enquire('a');
    await lab.drain();
    const { db } = lab.database;
    let removed: ReturnType<Owner['call']> | undefined;
    await db.transaction(async (tx) => {
      await tx.execute(lockLead, [owner.id]);
      removed = owner.call('PATCH', '/me', { webhook_url: null });
      await somebodyWaits(db);
      await tx.execute(lockOutage, [owner.id]);
    });
    assert.equal((await removed)?.status, 200);
    assert.equal(await lab.services.inbox.outage(owner.id), null);
  });

  it('is not reported to who has switched that off', async () => {
    await lab.database.db.transaction((tx) =>
      lab.services.mailTopics.setOff(tx, owner.id, ['webhook']),
    );
    await enquire('a');
    await lab.drain();
    lab.clock.advance(5 * MINUTE);
    await enquire('b');
    assert.deepEqual(await subjects(), []);
  });
});
