import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type BillingFixture, startBillingFixture } from '../support/billing-fixture.ts';
import type { Partner } from '../support/campcairn.ts';
import { signedIn, type Visitor } from '../support/visitor.ts';

const OWNER = 'office@vans.example';

let fixture: BillingFixture;
let partner: Partner;
let owner: Visitor;

async function start(settings: Record<string, string>): Promise<void> {
  fixture = await startBillingFixture(settings);
  partner = await fixture.site.partner('Harbour Vans', { email: OWNER });
  owner = await signedIn(fixture.site, OWNER);
}

/** Buys Premium by the month. */
async function buy(): Promise<void> {
  const { text } = await owner.post(`/dashboard/${partner.slug}/premium?/buy`, { plan: 'monthly' });
  const [, way = ''] = /content="0; url=([^"]+)"/.exec(text)!;
  await fetch(way, { method: 'POST', redirect: 'manual' });
  await fixture.settle();
}

/** The mails since the last time, each as its subject and its plain text. */
const mails = () =>
  fixture.fakeSmtp.arrived.splice(0).map(({ raw }) => ({
    subject: /^Subject: (.*)$/m.exec(raw)![1]!,
    text: raw.split('text/html')[0]!.replaceAll('=\r\n', ''),
  }));
const subjects = () => mails().map(({ subject }) => subject);

describe('mails about Premium where the block of ads is on', () => {
  before(() => start({}));
  after(() => fixture.close());

  it('tell who has bought it of a place in the block', async () => {
    await buy();
    const [mail] = mails();
    assert.equal(mail!.subject, 'Premium is on');
    assert.match(mail!.text, /labelled/);
  });

  it('say that Premium stays on where it was given beyond what is paid for', async () => {
    const { site, stripe } = fixture;
    const given = new Date(stripe.last().end * 1000 + 90 * 86_400_000);
    await site.services.partners.setPremium(partner.slug, given);
    stripe.refund();
    await fixture.settle();
    const [mail] = mails();
    assert.equal(mail!.subject, 'Premium stays on');
    assert.match(mail!.text, /The last payment for Premium of Harbour Vans was refunded\./);
    assert.match(mail!.text, /Premium itself stays on until/);
    assert.doesNotMatch(mail!.text, /has ended/);
    assert.match(mail!.text, /its next payment is taken as planned/);
    const page = await owner.get(`/dashboard/${partner.slug}/premium`);
    assert.match(page.text, /its next payment is taken as planned/);
  });

  it('tell nothing after the account was closed, whose subscription ends with it', async () => {
    await owner.post(`/dashboard/${partner.slug}/account?/close`, { name: 'Harbour Vans' });
    await fixture.settle();
    assert.equal(fixture.stripe.last().status, 'canceled');
    assert.deepEqual(subjects(), ['Your Campcairn account is closed']);
  });
});

describe('mails about Premium where the block of ads is off', () => {
  before(() => start({ FEATURED: '0' }));
  after(() => fixture.close());

  it('promise no place in it', async () => {
    await buy();
    const [mail] = mails();
    assert.equal(mail!.subject, 'Premium is on');
    assert.match(mail!.text, /Enquiries reach you by mail/);
    assert.doesNotMatch(mail!.text, /labelled/);
  });
});
