import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { axeFaults, widthFaults } from '../support/axe.ts';
import { type BillingFixture, startBillingFixture } from '../support/billing-fixture.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { signedIn } from '../support/visitor.ts';

const OWNER = 'office@vans.example';
const DAY_MS = 86_400_000;

let fixture: BillingFixture;
let browser: TestBrowser;
let page: Page;
let slug: string;

const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
const says = (words: string | RegExp) => page.getByText(words).first().waitFor();
const open = () => page.goto(`${fixture.address}/dashboard/${slug}/premium`);
const hasPremium = async () => {
  const { billing, partners } = fixture.site.services;
  return (await billing.status(await partners.bySlug(slug))).isOn;
};
/** The state that the page shows, which has to be readable on every screen. */
async function shows(state: string, isPremium: boolean): Promise<void> {
  await open();
  await says(state);
  assert.equal(await page.getByText('On', { exact: true }).count(), isPremium ? 1 : 0, state);
  assert.equal(await hasPremium(), isPremium, state);
  const faults = [...(await axeFaults(page)), ...(await widthFaults(page))];
  assert.deepEqual(faults, [], state);
}
/** Signs in, also again: a session ends in the months that pass. */
async function signIn(): Promise<void> {
  const { cookies } = await signedIn(fixture.site, OWNER);
  const url = fixture.address;
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
}
/** Pays at Stripe, for which a person takes a while. */
async function pay(): Promise<void> {
  await page.waitForURL(`${fixture.stripe.url}/pay/**`);
  fixture.site.clock.advance(60_000);
  await press('pay');
}
const mails = () => fixture.fakeSmtp.arrived.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)![1]);

describe('a subscription of Premium', { skip: NO_BROWSER }, () => {
  before(async () => {
    fixture = await startBillingFixture();
    browser = await startBrowser(fixture.address);
    ({ slug } = await fixture.site.partner('Harbour Vans', { email: OWNER }));
    ({ page } = await browser.open('/robots.txt', { viewport: { width: 390, height: 844 } }));
    await signIn();
  });
  after(async () => {
    await browser.close();
    await fixture.close();
  });

  it('is bought by the month, and is on when its owner comes back from paying', async () => {
    await shows('You do not have Premium.', false);
    await press('Pay monthly');
    await pay();
    await says('Thank you: Premium is on.');
    assert.equal(await hasPremium(), true);
    await shows('Monthly, £19', true);
    await fixture.settle();
    assert.deepEqual(mails(), ['Premium is on']);
  });

  it('is switched to yearly at Stripe', async () => {
    await press('Manage the subscription');
    await page.waitForURL(`${fixture.stripe.url}/portal/**`);
    await press('yearly');
    await page.waitForURL(`${fixture.address}/**`);
    await fixture.settle();
    await shows('Yearly, £190', true);
  });

  it('goes on for 14 days when a payment fails, and further when it is made good', async () => {
    fixture.site.clock.set(new Date(fixture.stripe.last().end * 1000));
    await signIn();
    fixture.stripe.renew('failed');
    await fixture.settle();
    await shows('Payment failed', true);
    fixture.site.clock.advance(13 * DAY_MS);
    assert.equal(await hasPremium(), true);
    fixture.site.clock.advance(DAY_MS);
    assert.equal(await hasPremium(), false);
    fixture.stripe.recover();
    await fixture.settle();
    await signIn();
    await shows('Active', true);
  });

  it('is cancelled, stays on until the end of what is paid for, and ends', async () => {
    await press('Manage the subscription');
    await page.waitForURL(`${fixture.stripe.url}/portal/**`);
    await press('cancel');
    await page.waitForURL(`${fixture.address}/**`);
    await fixture.settle();
    await shows('Cancelled', true);
    fixture.site.clock.set(new Date(fixture.stripe.last().end * 1000));
    assert.equal(await hasPremium(), false);
    fixture.stripe.end();
    await fixture.settle();
    await signIn();
    await shows('Ended', false);
  });

  it('is taken up again, and ends with a refund', async () => {
    await press('Pay yearly');
    await pay();
    await says('Thank you: Premium is on.');
    await fixture.settle();
    await shows('Active', true);
    fixture.stripe.refund();
    await fixture.settle();
    await shows('Refunded', false);
  });

  it('comes with the next payment, pauses while it is disputed, and goes on when that is won', async () => {
    fixture.site.clock.set(new Date(fixture.stripe.last().end * 1000));
    fixture.stripe.renew('paid');
    await fixture.settle();
    await signIn();
    await shows('Active', true);
    fixture.stripe.dispute('needs_response');
    await fixture.settle();
    await shows('Payment disputed', false);
    fixture.stripe.dispute('won');
    await fixture.settle();
    await shows('Active', true);
  });

  it('was told of by a mail at each turn', () => {
    assert.deepEqual(mails(), [
      'Premium is on',
      'A payment for Premium has failed',
      'Premium is cancelled',
      'Premium has ended',
      'Premium is on',
      'Premium has ended with a refund',
      'Premium is on',
      'Premium pauses: a payment is disputed',
      'Premium is on',
    ]);
  });
});
