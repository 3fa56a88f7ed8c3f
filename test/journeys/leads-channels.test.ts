import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { START } from '../support/campcairn.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-lab.ts';
import { assertSigned } from '../support/verify.ts';

const LATER = '2026-05-04T09:30:00Z';

let lab: LeadLab;
before(async () => {
  lab = await startLeadLab();
});
after(() => lab.stop());
beforeEach(async () => {
  await lab.rewind();
  lab.receiver.received.length = 0;
  lab.postbox.arrived.length = 0;
  lab.postbox.refusal = '';
  lab.answerWith(204);
});

const webhookDown = () => lab.answerWith(503, 'down');
const mailDown = () => {
  lab.postbox.refusal = 'Mailbox is full';
};
/** An owner with an enquiry both of whose channels have failed once. */
const bothFailing = async (): Promise<Owner> => {
  webhookDown();
  mailDown();
  const owner = await lab.owner({ premium: true });
  await lab.enquire(owner.listingId);
  await lab.drain();
  lab.clock.set(LATER);
  return owner;
};
const stateOf = async (owner: Owner) => {
  const lead = await owner.lead();
  const { delivery_status, delivered_at, webhook_delivered_at, email_sent_at, acked_at } = lead;
  return [delivery_status, delivered_at, webhook_delivered_at, email_sent_at, acked_at];
};
const count = () => ({ hooks: lab.receiver.received.length, mails: lab.postbox.arrived.length });
const patch = async (owner: Owner, body: object) => {
  const reply = await owner.call('PATCH', '/me', body);
  assert.equal(reply.status, 200, JSON.stringify(reply.body));
  return reply.body;
};
const enquiryMails = () =>
  lab.postbox.arrived.filter(({ headers }) =>
    headers.some((line) => line.startsWith('Subject: New enquiry')),
  );

describe('the two channels', () => {
  it('start at once, and both deliver', async () => {
    const owner = await lab.owner({ premium: true });
    await lab.enquire(owner.listingId);
    assert.deepEqual(await stateOf(owner), ['pending', null, null, null, null]);
    await lab.drain();
    assert.deepEqual(await stateOf(owner), ['delivered', START, START, START, null]);
    assert.deepEqual(count(), { hooks: 1, mails: 1 });
    assert.equal((await owner.lead()).delivery_attempts, 1);
  });

  it('are independent: the mail stops the webhook’s retries', async () => {
    webhookDown();
    const owner = await lab.owner({ premium: true });
    await lab.enquire(owner.listingId);
    await lab.drain(48);
    assert.deepEqual(await stateOf(owner), ['delivered', START, null, START, null]);
    assert.deepEqual(count(), { hooks: 1, mails: 1 });
  });

  it('are independent: the webhook does not stop the mail’s retries', async () => {
    mailDown();
    const owner = await lab.owner({ premium: true });
    await lab.enquire(owner.listingId);
    await lab.drain();
    assert.deepEqual(await stateOf(owner), ['delivered', START, START, null, null]);
    lab.postbox.refusal = '';
    lab.clock.set(LATER);
    await lab.drain(48);
    assert.deepEqual(await stateOf(owner), ['delivered', START, START, LATER, null]);
    assert.deepEqual(count(), { hooks: 1, mails: 1 });
  });

  it('must both be used up before an enquiry has failed', async () => {
    const owner = await bothFailing();
    const statuses = new Set<unknown>();
    for (let hours = 0.1; hours < 5.6; hours += 0.5) {
      await lab.drain(hours);
      statuses.add((await owner.lead()).delivery_status);
    }
    assert.deepEqual([...statuses], ['pending']);
    await lab.drain(12);
    const lead = await owner.lead();
    assert.deepEqual([lead.delivery_status, lead.delivery_attempts], ['failed', 6]);
    assert.deepEqual(await stateOf(owner), ['failed', null, null, null, null]);
  });

  it('are not in use without a webhook and without Premium: the lead waits to be fetched', async () => {
    const owner = await lab.owner({ webhook: false });
    await lab.enquire(owner.listingId);
    await lab.drain(480);
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
    lab.postbox.refusal = '';
    lab.answerWith(204);
    await lab.drain(480);
    assert.deepEqual(count(), before);
    assert.deepEqual(await stateOf(owner), ['delivered', LATER, null, null, LATER]);
    assert.equal((await owner.lead()).delivery_attempts, 1);
  });

  it('makes a failed enquiry delivered', async () => {
    webhookDown();
    const owner = await lab.owner();
    await lab.enquire(owner.listingId);
    await lab.drain(12);
    assert.equal((await owner.lead()).delivery_status, 'failed');
    lab.clock.set(LATER);
    await ack(owner);
    assert.deepEqual(await stateOf(owner), ['delivered', LATER, null, null, LATER]);
  });

  it('before the first attempt leaves nothing to send', async () => {
    const owner = await lab.owner({ premium: true });
    await lab.enquire(owner.listingId);
    await ack(owner);
    await lab.drain(48);
    assert.deepEqual(count(), { hooks: 0, mails: 0 });
  });

  it('again stops what an operator has sent again', async () => {
    const owner = await lab.owner();
    await lab.enquire(owner.listingId);
    await ack(owner);
    const { id } = await owner.lead();
    const { db } = lab.database;
    assert.equal(await db.transaction((tx) => lab.services.deliveryStates.resend(tx, id)), true);
    await ack(owner);
    await lab.drain(48);
    assert.equal(count().hooks, 0);
  });

  it('while attempts are under way ends in one state, and nothing is locked for ever', async () => {
    webhookDown();
    mailDown();
    const owner = await lab.owner({ premium: true });
    const messages = Array.from({ length: 20 }, (_, n) => `Question ${n}`);
    for (const message of messages) await lab.enquire(owner.listingId, { message });
    const ids = (await owner.leads()).map(({ id }) => id);
    await Promise.all([
      lab.drain(),
      ...ids.flatMap((id) => [1, 2, 3].map(() => owner.call('POST', `/leads/${id}/ack`))),
      patch(owner, { webhook_url: null }),
      patch(owner, { lead_email: 'new@vans.example' }),
      lab.services.retention.eraseTraveller('zoe@mail.example'),
    ]);
    const leads = await owner.leads();
    assert.deepEqual(
      new Set(leads.map(({ delivery_status }) => delivery_status)),
      new Set(['delivered']),
    );
    await lab.drain(480);
    assert.deepEqual(await owner.leads(), leads);
  });
});

describe('an address that changes while enquiries wait', () => {
  it('takes the next attempt', async () => {
    const owner = await bothFailing();
    await patch(owner, {
      webhook_url: `${lab.receiver.url}/moved`,
      lead_email: 'desk@vans.example',
    });
    lab.postbox.refusal = '';
    await lab.drain(1);
    assert.equal(lab.receiver.received.at(-1)!.path, '/moved');
    assert.deepEqual(
      enquiryMails().map(({ to }) => to),
      [['desk@vans.example']],
    );
  });

  it('and is removed: the webhook’s retries stop, and the lead is pending', async () => {
    webhookDown();
    const owner = await lab.owner();
    await lab.enquire(owner.listingId);
    await lab.drain(1);
    await patch(owner, { webhook_url: null });
    const { hooks } = count();
    await lab.drain(480);
    assert.equal(count().hooks, hooks);
    assert.deepEqual(await stateOf(owner), ['pending', null, null, null, null]);
  });

  it('and is set again: nothing goes by itself, all of it when the partner asks', async () => {
    const owner = await lab.owner({ webhook: false });
    for (const message of ['One', 'Two', 'Three']) await lab.enquire(owner.listingId, { message });
    const [one] = await owner.leads();
    await owner.call('POST', `/leads/${one!.id}/ack`);
    const { db } = lab.database;
    const sendHeld = async () =>
      (await db.transaction((tx) => lab.services.deliveryStates.sendHeld(tx, owner.id))).sent;
    assert.equal(await sendHeld(), 0, 'there is nowhere to send them');
    const { webhook_secret: secret } = await patch(owner, {
      webhook_url: `${lab.receiver.url}/new`,
    });
    await lab.drain(480);
    assert.equal(count().hooks, 0);
    assert.deepEqual([await sendHeld(), await sendHeld()], [2, 0]);
    await lab.drain();
    assert.equal(count().hooks, 2, 'not the one that was acknowledged');
    for (const request of lab.receiver.received) assertSigned(request, secret, lab.clock.now());
    const statuses = (await owner.leads()).map(({ delivery_status }) => delivery_status);
    assert.deepEqual(statuses, ['delivered', 'delivered', 'delivered']);
  });

  it('for mails: null stops them, and the lead is as the webhook leaves it', async () => {
    const owner = await bothFailing();
    await patch(owner, { lead_email: null });
    lab.postbox.refusal = '';
    await lab.drain(5);
    assert.equal(enquiryMails().length, 0);
    assert.equal((await owner.lead()).delivery_status, 'pending');
    await lab.drain(12);
    assert.equal((await owner.lead()).delivery_status, 'failed');
  });

  it('and its secret is rotated: retries are signed by the new one', async () => {
    webhookDown();
    const owner = await lab.owner();
    await lab.enquire(owner.listingId);
    await lab.drain();
    const { webhook_secret: fresh } = await patch(owner, { rotate_webhook_secret: true });
    await lab.drain(0.1);
    const [first, second] = lab.receiver.received;
    assertSigned(first!, owner.secret, lab.clock.now());
    assertSigned(second!, fresh, lab.clock.now());
    assert.deepEqual(first!.body, second!.body);
  });
});

describe('a suspended partner', () => {
  it('is sent nothing, loses nothing and uses up no attempt; approval sends it all', async () => {
    for (const status of ['suspended', 'rejected'] as const) {
      const owner = await lab.owner({ premium: true, webhook: `/${status}` });
      await lab.enquire(owner.listingId);
      await lab.services.partners.setStatus(owner.slug, status);
      await lab.drain(2);
      assert.ok(lab.receiver.received.every(({ path }) => path !== `/${status}`));
      assert.deepEqual(enquiryMails(), []);
      await lab.services.partners.setStatus(owner.slug, 'approved');
      const { delivery_status, delivery_attempts } = await owner.lead();
      assert.deepEqual([delivery_status, delivery_attempts], ['pending', 0]);
      await lab.drain(3);
      assert.deepEqual(await stateOf(owner), ['delivered', START, START, START, null]);
      lab.postbox.arrived.length = 0;
    }
  });
});
