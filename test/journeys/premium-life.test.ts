import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { axeFaults, widthFaults } from '../support/axe.ts';
import { type BillingWorld, startBillingWorld } from '../support/billing-world.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { signedIn } from '../support/visitor.ts';

const OWNER = 'office@vans.example';
const DAY_MS = 86_400_000;

let world: BillingWorld;
let browser: TestBrowser;
let page: Page;
let slug: string;

const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
const says = (words: string | RegExp) => page.getByText(words).first().waitFor();
const open = () => page.goto(`${world.address}/dashboard/${slug}/premium`);
const hasPremium = async () => {
  const { billing, partners } = world.site.services;
  return (await billing.standing(await partners.bySlug(slug))).isOn;
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
  const { cookies } = await signedIn(world.site, OWNER);
  const url = world.address;
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
}
/** Pays at Stripe, for which a person takes a while. */
async function pay(): Promise<void> {
  await page.waitForURL(`${world.stripe.url}/pay/**`);
  world.site.clock.advance(60_000);
  await press('pay');
}
const mails = () => world.postbox.arrived.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)![1]);

describe('a subscription of Premium', { skip: NO_BROWSER }, () => {
  before(async () => {
    world = await startBillingWorld();
    browser = await startBrowser(world.address);
    ({ slug } = await world.site.partner('Harbour Vans', { email: OWNER }));
    ({ page } = await browser.open('/robots.txt', { viewport: { width: 390, height: 844 } }));
    await signIn();
  });
  after(async () => {
    await browser.close();
    await world.close();
  });

  it('is bought by the month, and is on when its owner comes back from paying', async () => {
    await shows('You do not have Premium.', false);
    await press('Pay monthly');
    await pay();
    await says('Thank you: Premium is on.');
    assert.equal(await hasPremium(), true);
    await shows('Monthly, £19', true);
    await world.settle();
    assert.deepEqual(mails(), ['Premium is on']);
  });

  it('is switched to yearly at Stripe', async () => {
    await press('Manage the subscription');
    await page.waitForURL(`${world.stripe.url}/portal/**`);
    await press('yearly');
    await page.waitForURL(`${world.address}/**`);
    await world.settle();
    await shows('Yearly, £190', true);
  });

  it('goes on for 14 days when a payment fails, and further when it is made good', async () => {
    world.site.clock.set(new Date(world.stripe.last().end * 1000));
    await signIn();
    world.stripe.renew('failed');
    await world.settle();
    await shows('Payment failed', true);
    world.site.clock.advance(13 * DAY_MS);
    assert.equal(await hasPremium(), true);
    world.site.clock.advance(DAY_MS);
    assert.equal(await hasPremium(), false);
    world.stripe.recover();
    await world.settle();
    await signIn();
    await shows('Active', true);
  });

  it('is cancelled, stays on until the end of what is paid for, and ends', async () => {
    await press('Manage the subscription');
    await page.waitForURL(`${world.stripe.url}/portal/**`);
    await press('cancel');
    await page.waitForURL(`${world.address}/**`);
    await world.settle();
    await shows('Cancelled', true);
    world.site.clock.set(new Date(world.stripe.last().end * 1000));
    assert.equal(await hasPremium(), false);
    world.stripe.end();
    await world.settle();
    await signIn();
    await shows('Ended', false);
  });

  it('is taken up again, and ends with a refund', async () => {
    await press('Pay yearly');
    await pay();
    await says('Thank you: Premium is on.');
    await world.settle();
    await shows('Active', true);
    world.stripe.refund();
    await world.settle();
    await shows('Refunded', false);
  });

  it('comes with the next payment, pauses while it is disputed, and goes on when that is won', async () => {
    world.site.clock.set(new Date(world.stripe.last().end * 1000));
    world.stripe.renew('paid');
    await world.settle();
    await signIn();
    await shows('Active', true);
    world.stripe.dispute('needs_response');
    await world.settle();
    await shows('Payment disputed', false);
    world.stripe.dispute('won');
    await world.settle();
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
