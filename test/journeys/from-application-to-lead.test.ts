import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { fillInApplication } from '../support/application-form.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { createAuthority } from '../support/certificates.ts';
import { client } from '../support/campcairn.ts';
import { freePort } from '../support/free-port.ts';
import { withAuthenticator } from '../support/authenticator.ts';
import { type FakeSmtp, startFakeSmtp } from '../support/fake-smtp.ts';
import { type ReceivedRequest, type Receiver, startReceiver } from '../support/receiver.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { lendCookies, signedInOperator, type Visitor } from '../support/visitor.ts';

const FEED = readFileSync(new URL('../../site/static/samples/feed.csv', import.meta.url));

let address: string;
let site: TestSite;
let browser: TestBrowser;
let operator: Visitor;
let fakeSmtp: FakeSmtp;
let partnerServer: Receiver;
/** Whether the partner's server answers webhooks with an error. */
let isBroken = false;

function answerAsPartner({ path }: ReceivedRequest, response: ServerResponse): void {
  if (path.startsWith('/feed')) response.writeHead(200).end(FEED);
  else response.writeHead(isBroken ? 500 : 204).end();
}

/** Runs the jobs that are due within so many hours, as if they had passed. */
async function drain(hours = 0): Promise<void> {
  const until = new Date(Date.now() + hours * 3_600_000);
  const { errors } = await site.services.worker.drain(hours === 0 ? {} : { until });
  assert.deepEqual(errors, []);
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const noticed = (page: Page, words: string | RegExp) =>
  page.getByRole('status').getByText(words).waitFor();
const goTo = async (page: Page, menu: string, name: string): Promise<void> => {
  const navigation = page.getByRole('navigation', { name: menu });
  await navigation.waitFor();
  const link = navigation.getByRole('link', { name });
  // On phones the further places are behind a tab.
  if (!(await link.isVisible())) await navigation.getByText('More', { exact: true }).click();
  await link.click();
};

/** Applies to be a partner, from the page for partners. */
async function applyAs(page: Page, business: string, email: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Apply to list' }).first().click();
  await fillInApplication(page, { business, website: email.split('@')[1]!, email });
  await page.getByLabel('Through the API').check();
  await press(page, 'Send application');
  await heading(page, 'Your application has arrived');
}

/** Signs in by a link that is mailed, in the browser that asks for it. */
async function signInByMail(page: Page, email: string): Promise<void> {
  await page.goto(`${address}/sign-in`);
  await page.getByLabel('Email address').fill(email);
  await press(page, 'Mail me a link to sign in');
  await heading(page, 'Look at your mail');
  await drain();
  const mail = fakeSmtp.arrived.findLast(({ to }) => to.includes(email))!.raw;
  const link = /\/sign-in\/\w{43}/.exec(mail.replaceAll('=\r\n', ''))![0];
  await page.goto(address + link);
  await press(page, 'Sign in');
  await heading(page, 'Overview');
}

async function fillListing(page: Page, title: string): Promise<void> {
  await page.getByLabel('What you offer').selectOption({ label: 'Campervan' });
  await page
    .getByLabel(/^Title/)
    .first()
    .fill(title);
  await page.getByLabel('Page on your site').fill('vans.example/bramble');
  const latitude = page.getByLabel('Latitude');
  // With a script the map fills it in.
  if (!(await latitude.isVisible())) await page.getByText('Position in numbers').click();
  await latitude.fill('38.7223');
  await page.getByLabel('Longitude').fill('-9.1393');
  await page.getByLabel('Lowest price').fill('95,50');
  await page.getByLabel('Currency').selectOption('EUR');
  const berths = page.getByLabel('Berths');
  // Without scripts the parts of each category are folded.
  if (!(await berths.isVisible()))
    await page.locator('summary', { hasText: 'The vehicle' }).click();
  await berths.fill('2');
}

/** Sends an enquiry as a traveller who finds the listing's page. */
async function enquire(path: string, name: string, options: BrowserContextOptions): Promise<void> {
  const { page, faults } = await browser.open(path, options);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill('ines@traveller.example');
  await page.getByLabel('Message').fill('Is there room for two bikes?');
  await page.locator('.consent').getByRole('checkbox').check();
  site.clock.advance(60_000);
  await press(page, 'Send enquiry');
  await heading(page, /sent/i);
  assert.deepEqual(faults, []);
  await page.context().close();
}

async function asOperator(page: Page, path: string): Promise<void> {
  await lendCookies(page.context(), operator, address);
  await page.goto(address + path);
}

describe('a business, from its application to its leads', { skip: NO_BROWSER }, () => {
  before(async () => {
    const authority = createAuthority();
    partnerServer = await startReceiver(authority.issue(), answerAsPartner);
    fakeSmtp = await startFakeSmtp();
    const port = String(await freePort());
    address = `http://localhost:${port}`;
    site = await startTestSite(
      {
        PORT: port,
        PUBLIC_URL: address,
        OUTBOUND_ALLOW: '127.0.0.0/8',
        ENQUIRY_LIMIT: '100',
        SMTP_URL: fakeSmtp.url,
      },
      { worker: false, outboundCa: authority.ca },
    );
    browser = await startBrowser(address);
    operator = await signedInOperator(site);
  });
  after(async () => {
    await browser.close();
    await site.stop();
    await partnerServer.close();
    await fakeSmtp.close();
  });

  for (const [width, javaScriptEnabled] of [
    [1280, true],
    [390, true],
    [390, false],
  ] as const) {
    const how = `${width} wide ${javaScriptEnabled ? 'with' : 'without'} scripts`;
    const business = `Tejo Vans ${how}`;
    const slug = business.toLowerCase().replaceAll(' ', '-');
    const email = `office@${slug}.example`;
    const title = `Bramble of ${business}`;
    const options = { javaScriptEnabled, viewport: { width, height: 900 } };
    let publicUrl: string;
    let page: Page;
    let console_: Page;
    let faults: string[];

    describe(how, () => {
      before(async () => {
        const watched = await browser.open('/partners', options);
        ({ page, faults } = watched);
        console_ = (await browser.open('/robots.txt', options)).page;
      });
      after(async () => {
        await page.context().close();
        await console_.context().close();
      });

      it('applies and is approved', async () => {
        await applyAs(page, business, email);
        await asOperator(console_, '/operator');
        await goTo(console_, 'Console', 'Applications');
        await heading(console_, 'Applications');
        await console_.getByRole('link', { name: business }).click();
        await heading(console_, business);
        await press(console_, 'Approve');
        await noticed(console_, 'Approved.');
      });

      it('signs in by mail, and adds a passkey where there are scripts', async () => {
        await signInByMail(page, email);
        if (!javaScriptEnabled) return;
        await withAuthenticator(page);
        const profile = page.getByRole('link', { name: email });
        if (!(await profile.isVisible())) await page.getByText('More', { exact: true }).click();
        await profile.click();
        await page.getByLabel('Name of the passkey').fill('Work laptop');
        await press(page, 'Add a passkey');
        await page.locator('summary', { hasText: 'Remove: Work laptop' }).waitFor();
        await page.goto(`${address}/dashboard/${slug}`);
      });

      it('creates its key, which works at once', async () => {
        await goTo(page, 'Dashboard', 'API key');
        await press(page, 'Create a key');
        await page.getByText('Copy it now').waitFor();
        const key = (await page.locator('#new-key').textContent())!.trim();
        const { status, body } = await client(address, key)('GET', '/me');
        assert.deepEqual([status, body.name], [200, business]);
        assert.equal((await client(address, `${key}x`)('GET', '/me')).status, 401);
      });

      it('adds a listing, which travellers see at once', async () => {
        await goTo(page, 'Dashboard', 'Listings');
        await heading(page, 'Listings');
        await page.getByRole('link', { name: 'Add a listing' }).first().click();
        await heading(page, 'Add a listing');
        await fillListing(page, 'Bram');
        await press(page, 'Add the listing');
        await page.getByRole('alert').getByText('Title').waitFor();
        await page
          .getByLabel(/^Title/)
          .first()
          .fill(title);
        await press(page, 'Add the listing');
        await page.getByText('The listing is added. What next?').waitFor();
        const shown = page.getByRole('link', { name: 'See its page' });
        publicUrl = (await shown.getAttribute('href'))!;
        const { status, text } = await site.page(new URL(publicUrl, address).pathname);
        assert.equal(status, 200);
        assert.ok(text.includes(title));
      });

      it('receives an enquiry, and marks it as answered', async () => {
        await enquire(new URL(publicUrl, address).pathname, 'Inês Duarte', options);
        await goTo(page, 'Dashboard', 'Leads');
        await page.getByRole('link', { name: 'Inês Duarte' }).click();
        await page.getByText('Is there room for two bikes?').waitFor();
        await press(page, 'Mark as answered');
        await noticed(page, 'Marked as answered.');
      });

      it('sees why its webhook fails, mends it and sends the enquiry again', async () => {
        await goTo(page, 'Dashboard', 'Webhooks');
        await page.getByLabel('Webhook address').fill(`${partnerServer.url}/hooks`);
        await press(page, 'Save');
        await page.getByText('Copy it now').waitFor();
        assert.match((await page.locator('#new-secret').textContent())!, /^whsec_\w{43}$/);
        isBroken = true;
        await enquire(new URL(publicUrl, address).pathname, 'Bo Ek', options);
        await drain(48);
        await goTo(page, 'Dashboard', 'Leads');
        await page.getByRole('link', { name: 'Bo Ek' }).click();
        await page.getByText('What happened').click();
        await page.getByText('Webhook, attempt 6 failed').waitFor();
        await page.getByText('It answered 500 instead of 2xx.').first().waitFor();
        isBroken = false;
        partnerServer.received.length = 0;
        await press(page, 'Send to the webhook again');
        await noticed(page, 'It is being sent again.');
        await drain();
        await page.goto(page.url());
        await page.getByText('What happened').click();
        await page.getByText('Webhook, attempt 7: your server took it').waitFor();
        const events = partnerServer.received.map(({ body }) => JSON.parse(body.toString()));
        assert.deepEqual(
          events.map(({ type, data }) => [type, data.name]),
          [['lead.created', 'Bo Ek']],
        );
      });

      it('is given a feed by an operator, who reads it dry before it is scheduled', async () => {
        await console_.goto(`${address}/operator/partners/${slug}`);
        await console_.getByRole('link', { name: 'Add a feed' }).click();
        await console_
          .getByRole('textbox', { name: 'Address', exact: true })
          .fill(`${partnerServer.url}/feed.csv?of=${slug}`);
        await press(console_, 'Add feed');
        await noticed(console_, 'Added. Make a dry run');
        await press(console_, 'Read the first rows');
        await console_.getByText('Bramble the campervan').first().waitFor();
        await console_.getByRole('link', { name: /^← .+, / }).click();
        await console_.getByLabel('Schedule').selectOption({ label: 'every day' });
        await press(console_, 'Change schedule');
        await noticed(console_, 'The schedule is changed.');
        await drain();
        await goTo(page, 'Dashboard', 'Listings');
        await page.getByRole('link', { name: 'Bramble the campervan' }).first().waitFor();
      });

      it('has a listing hidden, and reads why', async () => {
        await console_.goto(`${address}/operator/listings`);
        await console_.getByLabel('Number, address').fill(new URL(publicUrl, address).href);
        await press(console_, 'Find');
        await console_.getByRole('link', { name: title }).click();
        await console_.getByLabel('Reason, in words').fill('The photos are of a boat.');
        await press(console_, 'Hide listing');
        await noticed(console_, 'Hidden.');
        const path = new URL(publicUrl, address).pathname;
        assert.equal((await site.page(path)).status, 404);
        await drain();
        const told = fakeSmtp.arrived.findLast(({ to }) => to.includes(email))!.raw;
        assert.match(told, /The photos are of a boat\./);
        await press(console_, 'Show listing again');
        await noticed(console_, 'No longer hidden.');
        assert.equal((await site.page(path)).status, 200);
      });

      it('is suspended, off the site at once, and brought back', async () => {
        const path = new URL(publicUrl, address).pathname;
        await console_.getByRole('link', { name: business, exact: true }).click();
        await heading(console_, business);
        const status = console_.getByRole('combobox', { name: 'Account status' });
        await status.selectOption({ label: 'Suspended' });
        await press(console_, 'Change the status');
        await console_.getByRole('alert').getByText('is needed to suspend').waitFor();
        await console_.getByLabel('Reason, in words').fill('No answer for weeks.');
        await press(console_, 'Change the status');
        await console_.getByText('The partner was told: No answer for weeks.').waitFor();
        assert.equal((await site.page(path)).status, 404);
        await page.goto(`${address}/dashboard/${slug}`);
        await page.getByText('This account is suspended').waitFor();
        await status.selectOption({ label: 'Approved' });
        await press(console_, 'Change the status');
        await noticed(console_, 'The account status is changed');
        assert.equal((await site.page(path)).status, 200);
      });

      it('and every step is in the audit log, by who took it', async () => {
        const { id: partnerId } = await site.services.partners.bySlug(slug);
        const entries = await site.context.audit.list({ partnerId }, 50);
        const actors = Map.groupBy(entries.toReversed(), ({ actor }) => actor);
        assert.deepEqual(new Set(actors.keys()), new Set(['ada@campcairn.example', email]));
        assert.deepEqual(
          actors.get('ada@campcairn.example')!.map(({ action }) => action),
          [
            'application.approve',
            'feed.add',
            'feed.schedule',
            'listing.hide',
            'listing.unhide',
            'partner.status',
            'partner.status',
          ],
        );
        // The photos of the feed's listings are nowhere.
        assert.deepEqual(
          faults.filter((fault) => !fault.includes('502 (Bad Gateway)')),
          [],
        );
      });
    });
  }
});
