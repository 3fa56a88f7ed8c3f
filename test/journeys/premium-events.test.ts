import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { hasPremium } from '../../src/partners/index.ts';
import { enqueue } from '../../src/platform/jobs/index.ts';
import { aListing } from '../builders/listing.ts';
import { type BillingFixture, startBillingFixture } from '../support/billing-fixture.ts';
import type { Partner } from '../support/campcairn.ts';
import type { StandInEvent } from '../support/stripe-stand-in.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { unzipParts } from '../support/zip.ts';
import { signedIn, type Visitor } from '../support/visitor.ts';

const DAY_MS = 86_400_000;

let fixture: BillingFixture;
let slug: string;
let call: Partner['call'];
let owner: Visitor;
let path: string;
let number = 0;
before(async () => {
  fixture = await startBillingFixture();
});
after(() => fixture.close());
beforeEach(async () => {
  number += 1;
  const email = `office${number}@vans.example`;
  ({ slug, call } = await fixture.site.partner('Harbour Vans', { email }));
  owner = await signedIn(fixture.site, email);
  path = `/dashboard/${slug}/premium`;
});

const row = () => fixture.site.services.partners.bySlug(slug);
const isOn = async () => hasPremium(await row(), fixture.site.clock.now());
const state = async () =>
  (await fixture.site.services.billing.status(await row())).subscription?.state ?? null;
/** Where a form leads to. */
const leadsTo = async (action: string, fields = {}) => {
  const { text } = await owner.post(`${path}?/${action}`, fields);
  return /http-equiv="refresh" content="0; url=([^"]+)"/.exec(text)?.[1] ?? '';
};
/** Pays at Stripe; gives the events that this made, none of them sent. */
async function pay(plan = 'monthly'): Promise<StandInEvent[]> {
  const known = fixture.stripe.events.length;
  const address = await leadsTo('buy', { plan });
  assert.ok(address.startsWith(fixture.stripe.url), address);
  await fetch(address, { method: 'POST', redirect: 'manual' });
  return fixture.stripe.events.slice(known);
}
const history = async () => {
  const { id } = await row();
  const entries = await fixture.site.context.audit.list({ partnerId: id, action: 'premium.' }, 50);
  return entries.map(({ action, actor, after: now }) => ({ action, actor, now }));
};

describe('an event of Stripe', () => {
  it('leads to the same state in every order, twice, and late', async () => {
    const events = await pay();
    for (const event of [...events.toReversed(), ...events]) {
      assert.equal(await fixture.send(event), 200);
      await fixture.drain();
      assert.equal(await isOn(), true);
    }
    assert.equal((await history()).filter(({ action }) => action === 'premium.pay').length, 1);
    fixture.stripe.refund();
    await fixture.settle();
    for (const event of events) {
      assert.equal(await fixture.send({ ...event, id: `${event.id}_late` }), 200);
    }
    await fixture.drain();
    assert.equal(await state(), 'refunded');
    assert.equal(await isOn(), false);
  });

  it('is refused when it is forged, altered, unsigned or old, and changes nothing', async () => {
    const [event] = await pay();
    assert.equal(await fixture.send(event!, 'whsec_of_somebody_else'), 400);
    const { body, signature } = await fixture.stripe.sign(event!);
    const post = (text: string, headers: Record<string, string>) =>
      fetch(`${fixture.site.address}/stripe/events`, { method: 'POST', body: text, headers });
    const altered = await post(body.replace('evt_', 'evu_'), { 'stripe-signature': signature });
    assert.equal(altered.status, 400);
    assert.match(await altered.text(), /not signed/);
    assert.equal((await post(body, {})).status, 400);
    assert.equal((await post('', { 'stripe-signature': signature })).status, 400);
    fixture.site.clock.advance(6 * 60_000);
    assert.equal((await post(body, { 'stripe-signature': signature })).status, 400);
    await fixture.drain();
    assert.equal(await isOn(), false);
    assert.equal(await state(), null);
  });

  it('is refused in words when it is signed and yet lacks what every event has, and changes nothing', async () => {
    const created = Math.floor(fixture.site.clock.now().getTime() / 1000);
    const data = { object: { id: 'sub_x', customer: 'cus_stranger' } };
    const whole = { id: 'evt_whole', type: 'customer.subscription.updated', created, data };
    const { id: _id, ...nameless } = whole;
    for (const broken of [
      nameless,
      { ...whole, id: '' },
      { ...whole, id: 7 },
      { ...whole, type: null },
      { ...whole, created: '2026-05-04' },
      { ...whole, created: 1e20 },
      { ...whole, data: {} },
      { object: 'event' },
      [],
    ]) {
      const { body, signature } = await fixture.stripe.sign(broken);
      const headers = { 'stripe-signature': signature };
      const answer = await fetch(`${fixture.site.address}/stripe/events`, {
        method: 'POST',
        body,
        headers,
      });
      assert.equal(answer.status, 400, body);
      assert.match(await answer.text(), /no event/, body);
    }
    assert.equal(await fixture.send({ ...whole, data: { object: {} } }), 200, 'about nobody');
    await fixture.drain();
    assert.deepEqual(await history(), []);
  });

  it('of a kind or a customer that is none of ours is taken, and changes nothing', async () => {
    const created = Math.floor(fixture.site.clock.now().getTime() / 1000);
    const stranger = { object: { id: 'sub_x', customer: 'cus_stranger' } };
    const type = 'customer.subscription.updated';
    assert.equal(await fixture.send({ id: 'evt_x1', type, created, data: stranger }), 200);
    const data = { object: { id: 'prod_x' } };
    assert.equal(await fixture.send({ id: 'evt_x2', type: 'product.created', created, data }), 200);
    const odd = { object: { id: 'sub_x', customer: 'cus_\0' } };
    assert.equal(await fixture.send({ id: 'evt_x4', type, created, data: odd }), 200);
    const dispute = { object: { id: 'dp_x', charge: 'ch_of_a_stranger' } };
    const disputed = { id: 'evt_x3', type: 'charge.dispute.created', created, data: dispute };
    assert.equal(await fixture.send(disputed), 200);
    await fixture.drain();
    assert.deepEqual(await history(), []);
    assert.deepEqual(
      await fixture.site.context.db.query({
        name: 'test.looks_left',
        text: "select key from job where kind = 'billing.look'",
      }),
      [],
    );
  });

  it('that was lost is found within a day', async () => {
    await pay('yearly');
    assert.equal(await isOn(), false);
    // A process that runs jobs runs this one daily.
    await enqueue(fixture.site.context.db, { kind: 'billing.reconcile', key: 'test' });
    await fixture.drain();
    assert.equal(await isOn(), true);
  });
});

describe('a payment that fails', () => {
  const month = async (outcome: 'paid' | 'failed') => {
    fixture.site.clock.set(new Date(fixture.stripe.last().end * 1000));
    fixture.stripe.renew(outcome);
    await fixture.settle();
  };

  it('gives 14 days after what was paid, and none for each further month that fails', async () => {
    await pay();
    await fixture.settle();
    await month('failed');
    assert.equal(await isOn(), true);
    await month('failed');
    assert.deepEqual([await state(), await isOn()], ['past_due', false]);
    fixture.stripe.recover();
    await fixture.settle();
    assert.deepEqual([await state(), await isOn()], ['active', true]);
  });

  it('gives none after a payment that was refunded, until one is paid', async () => {
    await pay();
    fixture.stripe.refund();
    await fixture.settle();
    await month('failed');
    assert.deepEqual([await state(), await isOn()], ['past_due', false]);
    await month('paid');
    assert.deepEqual([await state(), await isOn()], ['active', true]);
  });
});

describe('a refund', () => {
  it('that the bank does not take gives Premium back, as the payment counts again', async () => {
    await pay();
    fixture.stripe.refund();
    await fixture.settle();
    assert.deepEqual([await state(), await isOn()], ['refunded', false]);
    fixture.stripe.failRefund();
    await fixture.settle();
    assert.deepEqual([await state(), await isOn()], ['active', true]);
  });
});

describe('the page of Premium', () => {
  it('says so when Stripe does not answer, and nothing is bought', async () => {
    fixture.stripe.isDown = true;
    const { status, text } = await owner.post(`${path}?/buy`, { plan: 'monthly' });
    fixture.stripe.isDown = false;
    assert.equal(status, 422);
    assert.match(text, /does not answer\. Nothing was charged/);
    const chosen = await owner.post(`${path}?/buy`, { plan: 'daily' });
    assert.equal(chosen.status, 422);
    assert.match(chosen.text, /Choose monthly or yearly/);
  });

  it('is answered, also on the way back from paying, when Stripe takes questions and stays silent', async () => {
    await pay();
    fixture.site.clock.advance(60_000);
    fixture.stripe.isSilent = true;
    const [managed, back] = await Promise.all([
      owner.post(`${path}?/manage`),
      owner.get(`${path}?paid=yes`),
    ]);
    fixture.stripe.isSilent = false;
    assert.equal(managed.status, 422);
    assert.match(managed.text, /does not answer\. Nothing was charged/);
    assert.equal(back.status, 200);
    assert.match(back.text, /Your payment is on its way/);
  });

  it('sells as soon as Stripe answers again, also to who was refused before', async () => {
    fixture.stripe.isDown = true;
    assert.equal(await leadsTo('buy', { plan: 'monthly' }), '');
    fixture.stripe.isDown = false;
    await pay();
    await fixture.settle();
    assert.equal(await isOn(), true);
  });

  it('says so when Stripe answers without a page to lead to', async () => {
    await pay();
    await fixture.settle();
    fixture.stripe.isMute = true;
    const { status, text } = await owner.post(`${path}?/manage`);
    fixture.stripe.isMute = false;
    assert.equal(status, 422);
    assert.match(text, /did not answer as it should/);
    const deeds = (await history()).map(({ action }) => action);
    assert.ok(!deeds.includes('premium.manage'), 'nobody was led there');
  });

  it('calls nothing free that is paid for at a price of before', async () => {
    await pay();
    fixture.stripe.last().price = 'price_of_before';
    await fixture.settle();
    const area = (await dashboardOf(fixture.site, slug)).statistics;
    const { plan, rates } = await area.page(new URLSearchParams());
    assert.deepEqual([plan, rates.pencePerLead], ['other', null]);
    const { id } = (await call('PUT', '/listings/van', aListing())).body;
    const { counts } = fixture.site.services.statistics;
    counts.count('shown', [id], { source: 'search', country: '' });
    await counts.write();
    const { text } = await owner.get(`/dashboard/${slug}/statistics`);
    assert.match(text, /what you pay stands on your invoices/);
    assert.doesNotMatch(text, /you pay nothing/);
  });

  it('sells again to an owner whose customer was deleted at Stripe', async () => {
    await pay();
    await fixture.settle();
    fixture.stripe.deleteCustomer();
    await fixture.settle();
    assert.deepEqual([await state(), await isOn()], ['ended', false]);
    const { status, text } = await owner.post(`${path}?/manage`);
    assert.equal(status, 422);
    assert.match(text, /no subscription of yours any more/);
    await pay('yearly');
    await fixture.settle();
    assert.deepEqual([await state(), await isOn()], ['active', true]);
  });

  it('sells no second subscription beside one that runs', async () => {
    await pay();
    await fixture.settle();
    assert.doesNotMatch((await owner.get(path)).text, /Pay monthly/);
    const { status, text } = await owner.post(`${path}?/buy`, { plan: 'yearly' });
    assert.equal(status, 422);
    assert.match(text, /There is a subscription already/);
  });

  it('leaves one page to pay at, the last that was begun, and none once the account is closed', async () => {
    const paid = async (address: string) =>
      (await fetch(address, { method: 'POST', redirect: 'manual' })).status === 303;
    const first = await leadsTo('buy', { plan: 'monthly' });
    const second = await leadsTo('buy', { plan: 'yearly' });
    assert.equal(await paid(first), false);
    assert.equal(await paid(second), true);
    fixture.stripe.refund();
    fixture.stripe.end();
    await fixture.settle();
    const third = await leadsTo('buy', { plan: 'monthly' });
    await (await dashboardOf(fixture.site, slug)).account.close('Harbour Vans');
    await fixture.drain();
    assert.equal(await paid(third), false);
  });

  it('lets only owners of an approved account buy and manage', async () => {
    const { id } = await row();
    await (await dashboardOf(fixture.site, slug)).team.add('reader@vans.example', 'reader');
    const reader = await signedIn(fixture.site, 'reader@vans.example');
    const { text } = await reader.get(path);
    assert.match(text, /An owner of an approved account buys/);
    assert.doesNotMatch(text, /Pay monthly/);
    const calls = fixture.stripe.calls.length;
    for (const action of ['buy', 'manage']) {
      const { status } = await reader.post(`${path}?/${action}`, { plan: 'monthly' });
      assert.equal(status, 403, action);
    }
    assert.equal(fixture.stripe.calls.length, calls);
    assert.equal((await fixture.site.services.accounts.get(id)).paid_until, null);
  });

  it('leaves what was granted by hand as it is, beside what is paid for', async () => {
    const granted = new Date(fixture.site.clock.now().getTime() + 400 * DAY_MS);
    await fixture.site.services.partners.setPremium(slug, granted);
    assert.match((await owner.get(path)).text, /Campcairn has given you Premium until/);
    await pay();
    await fixture.settle();
    fixture.stripe.dispute('lost');
    await fixture.settle();
    assert.equal(await state(), 'disputed');
    assert.equal(await isOn(), true);
    await fixture.site.services.partners.setPremium(slug, null);
    assert.equal(await isOn(), false);
  });

  it('stands in the archive of the account', async () => {
    await pay('yearly');
    await fixture.settle();
    const { content } = await (await dashboardOf(fixture.site, slug)).account.archive();
    const files = await unzipParts(content);
    const [subscription] = JSON.parse(files.get('subscriptions.json')!);
    assert.equal(subscription.state, 'active');
    const row = files.get('subscriptions.csv')!.split('\r\n')[1];
    assert.match(row!, /^"sub_\w+","active","yearly","2\d{3}-\d\d-\d\dT/);
  });

  it('ends the subscription at Stripe when the account is closed', async () => {
    await pay();
    await fixture.settle();
    await (await dashboardOf(fixture.site, slug)).account.close('Harbour Vans');
    await fixture.drain();
    assert.equal(fixture.stripe.last().status, 'canceled');
    assert.equal(await state(), 'ended');
  });
});
