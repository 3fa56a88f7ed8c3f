import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { upTo, vans } from '../../src/feeds/testing/feed-fixture.ts';
import { aListing } from '../builders/listing.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { createAuthority } from '../support/certificates.ts';
import { applied, reported } from '../support/console-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { lendCookies, signedInOperator } from '../support/visitor.ts';

let site: TestSite;
let browser: TestBrowser;
let receiver: Receiver;
let served: string | Buffer;

/** Puts into the console what waits on a day: two reports, a held feed and three applications. */
async function fillDay(name: string): Promise<void> {
  const partner = await site.partner(`${name} Vans`);
  for (const [id, what] of [
    ['copied', 'fraud'],
    ['fair', 'price'],
  ] as const) {
    const listing = aListing({ title: `${name} van, ${id}` });
    const { body } = await partner.call('PUT', `/listings/${id}`, listing);
    await reported(site, body.id, what);
  }
  const { feeds, partners } = site.services;
  const owner = await partners.bySlug((await site.partner(`${name} Feed Vans`)).slug);
  const { id: feed } = await feeds.add(owner.id, { url: `${receiver.url}/feed.csv`, settings: {} });
  served = vans(upTo(24));
  await feeds.run(feed);
  served = vans([1, 2]);
  assert.equal((await feeds.run(feed)).status, 'held');
  await applied(site, { business: `${name} Campers`, email: `office@${name}-campers.example` });
  await applied(site, {
    business: `${name} Bargains`,
    email: `${name}.bargains@gmail.com`,
    about: 'We rent only by bank transfer in advance, by WhatsApp.',
  });
  await applied(site, { business: `${name} Motorhomes`, email: `hello@${name}-homes.example` });
}

/** A page whose presses and loaded pages are counted. */
function counted(page: Page) {
  const count = { presses: 0, pages: 0 };
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) count.pages += 1;
  });
  const leading = async (act: () => Promise<void>) => {
    count.presses += 1;
    await Promise.all([page.waitForEvent('domcontentloaded'), act()]);
  };
  return {
    count,
    press: (what: Locator) => leading(() => what.click()),
    enter: () => leading(() => page.keyboard.press('Enter')),
  };
}

/**
 * Does the work of a day; returns how many presses and pages that took.
 *
 * | # | Press                                  | Page that it leads to                       |
 * | - | -------------------------------------- | ------------------------------------------- |
 * |   |                                        | 1: the overview                             |
 * | 1 | the first case of what waits           | 2: the report of a fraud                    |
 * | 2 | Hide and close                         | 3: the other report                         |
 * | 3 | Close report                           | 4: the held feed, as no other report waits  |
 * | 4 | Pause 22 listings                      | 5: the first application                    |
 * | 5 | Approve                                | 6: the scam                                 |
 * | 6 | Decline                                | 7: the third application                    |
 * | 7 | Approve                                | 8: the overview, as nothing waits           |
 * | 8 | Enter, after a colleague's address     | 9: the colleague among the operators        |
 * | 9 | Yes, reset it                          | 10: the same, who sets up another factor    |
 */
async function dayOf(page: Page, name: string, colleague: string) {
  const { count, press, enter } = counted(page);
  const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true });
  const field = (label: string) => page.getByRole('textbox', { name: label });
  const heading = (title: string | RegExp) =>
    page.getByRole('heading', { level: 1, name: title }).waitFor();
  const isSaid = (sentence: string) => page.getByRole('status').getByText(sentence).waitFor();

  await page.goto(`${site.address}/operator`);
  await press(page.locator('#waiting tbody a').first());
  await field('Reason, in words for the partner').fill('The photos are of another van.');
  await press(button('Hide and close'));
  await isSaid(`${name} van, copied: The listing is hidden`);
  await heading('Price is wrong');
  await field('What was found').first().fill('The price is right.');
  await press(button('Close report'));
  await isSaid(`${name} van, fair: Closed.`);
  await press(button('Pause 22 listings'));
  await isSaid('Paused, as you confirmed.');
  await heading(`${name} Campers`);
  await press(button('Approve'));
  await isSaid(`${name} Campers: Approved.`);
  await heading(`${name} Bargains`);
  await field('Reason, in words for the applicant').fill('We cannot find your business.');
  await press(button('Decline'));
  await isSaid(`${name} Bargains: Declined.`);
  await heading(`${name} Motorhomes`);
  await press(button('Approve'));
  await isSaid(`${name} Motorhomes: Approved.`);
  await page.getByText('Nothing waits.').waitFor();
  await page.getByRole('searchbox', { name: 'Find in the console' }).fill(colleague);
  await enter();
  await press(page.locator('details[open]').getByRole('button'));
  await isSaid('second factor');
  return count;
}

describe('the work of a day in the console', { skip: NO_BROWSER }, () => {
  before(async () => {
    const authority = createAuthority();
    receiver = await startReceiver(authority.issue(), (_request, response) => {
      response.end(served);
    });
    site = await startTestSite(
      { PUBLIC_URL: 'http://localhost', OUTBOUND_ALLOW: '127.0.0.0/8' },
      { worker: false, outboundCa: authority.ca },
    );
    browser = await startBrowser(site.address);
  });
  after(async () => {
    await browser.close();
    await receiver.close();
    await site.stop();
  });

  for (const [name, javaScriptEnabled] of [
    ['Tarn', true],
    ['Ghyll', false],
  ] as const) {
    it(`takes nine presses and ten pages, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
      await fillDay(name);
      const colleague = `${name.toLowerCase()}@campcairn.example`;
      await signedInOperator(site, colleague);
      const operator = await signedInOperator(site, `ada.${colleague}`);
      const { page } = await browser.open('/robots.txt', { javaScriptEnabled });
      await lendCookies(page.context(), operator, site.address);
      const steps = await dayOf(page, name, colleague);
      assert.deepEqual(steps, { presses: 9, pages: 10 });
      await page.context().close();
    });
  }
});
