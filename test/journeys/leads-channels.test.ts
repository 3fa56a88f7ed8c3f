import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { START } from '../support/campcairn.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';
import { assertSigned } from '../support/verify.ts';

const LATER = '2026-05-04T09:30:00Z';

let fixture: LeadLab;
before(async () => {
  fixture = await startLeadLab();
});
after(() => fixture.stop());
beforeEach(async () => {
  await fixture.rewind();
  fixture.receiver.received.length = 0;
  fixture.fakeSmtp.arrived.length = 0;
  fixture.fakeSmtp.refusal = '';
  fixture.answerWith(204);
});

const webhookDown = () => fixture.answerWith(503, 'down');
const mailDown = () => {
  fixture.fakeSmtp.refusal = 'Mailbox is full';
};
/** An owner with an enquiry both of whose channels have failed once. */
const bothFailing = async (): Promise<Owner> => {
  webhookDown();
  mailDown();
  const owner = await fixture.owner({ premium: true });
  await fixture.enquire(owner.listingId);
  await fixture.drain();
  fixture.clock.set(LATER);
  return owner;
};
const stateOf = async (owner: Owner) => {
  const lead = await owner.lead();
  const { delivery_status, delivered_at, webhook_delivered_at, email_sent_at, acked_at } = lead;
  return [delivery_status, delivered_at, webhook_delivered_at, email_sent_at, acked_at];
};
const count = () => ({
  hooks: fixture.receiver.received.length,
  mails: fixture.fakeSmtp.arrived.length,
});
const patch = async (owner: Owner, body: object) => {
  const reply = await owner.call('PATCH', '/me', body);
  assert.equal(reply.status, 200, JSON.stringify(reply.body));
  return reply.body;
};
const enquiryMails = () =>
  fixture.fakeSmtp.arrived.filter(({ headers }) =>
    headers.some((line) => line.startsWith('Subject: New enquiry')),
  );

describe('the two channels', () => {
  it('start at once, and both deliver', async () => {
    const owner = await fixture.owner({ premium: true });
    await fixture.enquire(owner.listingId);
    assert.deepEqual(await stateOf(owner), ['pending', null, null, null, null]);
    await fixture.drain();
    assert.deepEqual(await stateOf(owner), ['delivered', START, START, START, null]);
    assert.deepEqual(count(), { hooks: 1, mails: 1 });
    assert.equal((await owner.lead()).delivery_attempts, 1);
  });

  it('are independent: the mail stops the webhook’s retries', async () => {
    webhookDown();
    const owner = await fixture.owner({ premium: true });
    await fixture.enquire(owner.listingId);
    await fixture.drain(48);
    assert.deepEqual(await stateOf(owner), ['delivered', START, null, START, null]);
    assert.deepEqual(count(), { hooks: 1, mails: 1 });
  });

  it('are independent: the webhook does not stop the mail’s retries', async () => {
    mailDown();
    const owner = await fixture.owner({ premium: true });
    await fixture.enquire(owner.listingId);
    await fixture.drain();
    assert.deepEqual(await stateOf(owner), ['delivered', START, START, null, null]);
    fixture.fakeSmtp.refusal = '';
    fixture.clock.set(LATER);
    await fixture.drain(48);
    assert.deepEqual(await stateOf(owner), ['delivered', START, START, LATER, null]);
    assert.deepEqual(count(), { hooks: 1, mails: 1 });
  });

  it('must both be used up before an enquiry has failed', async () => {
    const owner = await bothFailing();
    const statuses = new Set<unknown>();
    for (let hours = 0.1; hours < 5.6; hours += 0.5) {
      await fixture.drain(hours);
      statuses.add((await owner.lead()).delivery_status);
    }
    assert.deepEqual([...statuses], ['pending']);
    await fixture.drain(12);
    const lead = await owner.lead();
    assert.deepEqual([lead.delivery_status, lead.delivery_attempts], ['failed', 6]);
    assert.deepEqual(await stateOf(owner), ['failed', null, null, null, null]);
  });

  it('are not in use without a webhook and without Premium: the lead waits to be fetched', async () => {
    const owner = await fixture.owner({ webhook: false });
    await fixture.enquire(owner.listingId);
    await fixture.drain(480);
    assert.deepEqual(await stateOf(owner), ['pending', null, null, null, null]);
    assert.deepEqual(
      await owner.leads('&delivery_status=pending&kind=enquiry'),
      await owner.leads(),
    );
    assert.deepEqual(count(), { hooks: 0, mails: 0 });
  });
});

describe('acknowledging', () => {
  const ack = async (owner: Owner) =>
    owner.call('POST', `/leads/${(await owner.lead()).id}/ack`).then(({ status }) => status);

  it('stops the retries of both channels', async () => {
    const owner = await bothFailing();
    assert.equal(await ack(owner), 200);
    const before = count();
    fixture.fakeSmtp.refusal = '';
    fixture.answerWith(204);
    await fixture.drain(480);
    assert.deepEqual(count(), before);
    assert.deepEqual(await stateOf(owner), ['delivered', LATER, null, null, LATER]);
    assert.equal((await owner.lead()).delivery_attempts, 1);
  });

  it('makes a failed enquiry delivered', async () => {
    webhookDown();
    const owner = await fixture.owner();
    await fixture.enquire(owner.listingId);
    await fixture.drain(12);
    assert.equal((await owner.lead()).delivery_status, 'failed');
    fixture.clock.set(LATER);
    await ack(owner);
    assert.deepEqual(await stateOf(owner), ['delivered', LATER, null, null, LATER]);
  });

  it('before the first attempt leaves nothing to send', async () => {
    const owner = await fixture.owner({ premium: true });
    await fixture.enquire(owner.listingId);
    await ack(owner);
    await fixture.drain(48);
    assert.deepEqual(count(), { hooks: 0, mails: 0 });
  });

  it('again stops what an operator has sent again', async () => {
    const owner = await fixture.owner();
    await fixture.enquire(owner.listingId);
    await ack(owner);
    const { id } = await owner.lead();
    const { db } = fixture.database;
    assert.equal(
      await db.transaction((tx) => fixture.services.deliveryStates.resend(tx, id)),
      true,
    );
    await ack(owner);
    await fixture.drain(48);
    assert.equal(count().hooks, 0);
  });

  it('while attempts are under way ends in one state, and nothing is locked for ever', async () => {
    webhookDown();
    mailDown();
    const owner = await fixture.owner({ premium: true });
    const messages = Array.from({ length: 20 }, (_, n) => `Question ${n}`);
    for (const message of messages) await fixture.enquire(owner.listingId, { message });
    const ids = (await owner.leads()).map(({ id }) => id);
    await Promise.all([
      fixture.drain(),
      ...ids.flatMap((id) => [1, 2, 3].map(() => owner.call('POST', `/leads/${id}/ack`))),
      patch(owner, { webhook_url: null }),
      patch(owner, { lead_email: 'new@vans.example' }),
      fixture.services.retention.eraseTraveller('zoe@mail.example'),
    ]);
    const leads = await owner.leads();
    assert.deepEqual(
      new Set(leads.map(({ delivery_status }) => delivery_status)),
      new Set(['delivered']),
    );
    await fixture.drain(480);
    assert.deepEqual(await owner.leads(), leads);
  });
});

describe('an address that changes while enquiries wait', () => {
  it('takes the next attempt', async () => {
    const owner = await bothFailing();
    await patch(owner, {
      webhook_url: `${fixture.receiver.url}/moved`,
      lead_email: 'desk@vans.example',
    });
    fixture.fakeSmtp.refusal = '';
    await fixture.drain(1);
    assert.equal(fixture.receiver.received.at(-1)!.path, '/moved');
    assert.deepEqual(
      enquiryMails().map(({ to }) => to),
      [['desk@vans.example']],
    );
  });

  it('and is removed: the webhook’s retries stop, and the lead is pending', async () => {
    webhookDown();
    const owner = await fixture.owner();
    await fixture.enquire(owner.listingId);
    await fixture.drain(1);
    await patch(owner, { webhook_url: null });
    const { hooks } = count();
    await fixture.drain(480);
    assert.equal(count().hooks, hooks);
    assert.deepEqual(await stateOf(owner), ['pending', null, null, null, null]);
  });

  it('and is set again: nothing goes by itself, all of it when the partner asks', async () => {
    const owner = await fixture.owner({ webhook: false });
    for (const message of ['One', 'Two', 'Three'])
      await fixture.enquire(owner.listingId, { message });
    const [one] = await owner.leads();
    await owner.call('POST', `/leads/${one!.id}/ack`);
    const { db } = fixture.database;
    const sendHeld = async () =>
      (await db.transaction((tx) => fixture.services.deliveryStates.sendHeld(tx, owner.id))).sent;
    assert.equal(await sendHeld(), 0, 'there is nowhere to send them');
    const { webhook_secret: secret } = await patch(owner, {
      webhook_url: `${fixture.receiver.url}/new`,
    });
    await fixture.drain(480);
    assert.equal(count().hooks, 0);
    assert.deepEqual([await sendHeld(), await sendHeld()], [2, 0]);
    await fixture.drain();
    assert.equal(count().hooks, 2, 'not the one that was acknowledged');
    for (const request of fixture.receiver.received)
      assertSigned(request, secret, fixture.clock.now());
    const statuses = (await owner.leads()).map(({ delivery_status }) => delivery_status);
    assert.deepEqual(statuses, ['delivered', 'delivered', 'delivered']);
  });

  it('for mails: null stops them, and the lead is as the webhook leaves it', async () => {
    const owner = await bothFailing();
    await patch(owner, { lead_email: null });
    fixture.fakeSmtp.refusal = '';
    await fixture.drain(5);
    assert.equal(enquiryMails().length, 0);
    assert.equal((await owner.lead()).delivery_status, 'pending');
    await fixture.drain(12);
    assert.equal((await owner.lead()).delivery_status, 'failed');
  });

  it('and its secret is rotated: retries are signed by the new one', async () => {
    webhookDown();
    const owner = await fixture.owner();
    await fixture.enquire(owner.listingId);
    await fixture.drain();
    const { webhook_secret: fresh } = await patch(owner, { rotate_webhook_secret: true });
    await fixture.drain(0.1);
    const [first, second] = fixture.receiver.received;
    assertSigned(first!, owner.secret, fixture.clock.now());
    assertSigned(second!, fresh, fixture.clock.now());
    assert.deepEqual(first!.body, second!.body);
  });
});

describe('a suspended partner', () => {
  it('is sent nothing, loses nothing and uses up no attempt; approval sends it all', async () => {
    for (const status of ['suspended', 'rejected'] as const) {
      const owner = await fixture.owner({ premium: true, webhook: `/${status}` });
      await fixture.enquire(owner.listingId);
      await fixture.services.partners.setStatus(owner.slug, status);
      await fixture.drain(2);
      assert.ok(fixture.receiver.received.every(({ path }) => path !== `/${status}`));
      assert.deepEqual(enquiryMails(), []);
      await fixture.services.partners.setStatus(owner.slug, 'approved');
      const { delivery_status, delivery_attempts } = await owner.lead();
      assert.deepEqual([delivery_status, delivery_attempts], ['pending', 0]);
      await fixture.drain(3);
      assert.deepEqual(await stateOf(owner), ['delivered', START, START, START, null]);
      fixture.fakeSmtp.arrived.length = 0;
    }
  });
});
