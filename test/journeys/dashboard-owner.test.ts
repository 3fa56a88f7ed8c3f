import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { formOf } from '../builders/form.ts';
import { aListing } from '../builders/listing.ts';
import { FIRST_LOOK, pageFaults } from '../support/axe.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { lendCookies, signedIn, signedInOperator, type Visitor } from '../support/visitor.ts';

/** Shots of the pages are kept here when it is set. */
const SHOTS = process.env.SHOTS;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const MINUTE_MS = 60_000;

let site: TestSite;
let browser: TestBrowser;
let owner: Visitor;
let slug: string;
let base: string;
let listing: number;
let publicUrl: string;

before(async () => {
  // Without https the session's cookie can be handed to a browser on loopback.
  site = await startTestSite({ PUBLIC_URL: 'http://localhost', ENQUIRY_LIMIT: '100' });
  const email = 'jo@moorvans.example';
  const partner = await site.partner('Moor Vans', { email, countries: ['GB'] });
  slug = partner.slug;
  base = `/dashboard/${slug}`;
  owner = await signedIn(site, email);
  const { body } = await partner.call(
    'PUT',
    '/listings/bramble',
    aListing({ title: 'Bramble the campervan' }),
  );
  ({ id: listing, public_url: publicUrl } = body);
  await partner.call('PUT', '/listings/heather', aListing({ title: 'Heather the campervan' }));
  // It works by the form, as from the beginning.
  await site.services.partners.revokeKey(slug);
});
after(() => site.stop());

const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS === undefined) return;
  await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: !name.includes('phone') });
};

/** An enquiry by the form of the listing's page in a language. */
async function ask(language: 'en' | 'fr', fields: Record<string, string>): Promise<void> {
  site.clock.advance(MINUTE_MS);
  const { enquiries } = site.services;
  const path = new URL(publicUrl).pathname;
  const form = formOf({
    name: 'Inès Dubois',
    email: 'ines@voyage.example',
    phone: '',
    start_date: '2026-07-03',
    end_date: '2026-07-10',
    guests: '2',
    message: 'Le chien peut-il venir ?\nEt deux vélos & un vélo d’enfant ?',
    consent: 'yes',
    website: '',
    form: enquiries.enquiryToken(listing),
    ...fields,
  });
  const sourcePage = `http://localhost${language === 'en' ? '' : `/${language}`}${path}`;
  const answer = await enquiries.enquire(listing, form, { address: '192.0.2.1', sourcePage });
  assert.ok(answer.ok, JSON.stringify(answer));
}

const newest = async () => (await (await dashboardOf(site, slug)).leads.page({})).items[0]!;
/** The addresses of the menu. */
const menuOf = (html: string): string[] =>
  [...(/<nav class="menu[^]*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/href="([^"]*)"/g)].map(
    ([, href]) => href!.replace(base, ''),
  );

describe('an owner without developers', () => {
  it('sees nothing of the API, webhooks and feeds, but one link that shows all of it', async () => {
    const { text } = await owner.get(base);
    assert.doesNotMatch(text, /Calls of the API|Webhook answers in|Feed read/);
    const menu = menuOf(text);
    assert.ok(menu.includes('/developers'));
    for (const hidden of ['/webhooks', '/feed', '/key']) assert.ok(!menu.includes(hidden), hidden);
    const { text: shown } = await owner.get(`${base}/developers`);
    assert.match(shown, /Calls of the API[^]*Webhook answers in[^]*Feed read/);
    for (const path of ['/webhooks', '/feed', '/key']) {
      assert.ok(shown.includes(`href="${base}${path}"`), path);
      assert.equal((await owner.get(base + path)).status, 200, path);
    }
  });

  it('keeps them in the menu by one press, until they are taken out again', async () => {
    assert.equal((await owner.post(`${base}/developers?/menu`, { shown: 'yes' })).status, 303);
    const { text } = await owner.get(base);
    assert.ok(menuOf(text).includes('/webhooks'));
    assert.match(text, /Calls of the API/);
    await owner.post(`${base}/developers?/menu`, { shown: 'no' });
    assert.ok(!menuOf((await owner.get(base)).text).includes('/webhooks'));
  });

  it('is asked how it hears of enquiries, and reads later only of what it has chosen', async () => {
    const { text } = await owner.get(base);
    assert.match(text, /How will you hear of enquiries\?/);
    const mail = await owner.post(`${base}?/hear`, { channel: 'mail' });
    assert.equal(mail.location, `${base}/premium`, 'which mails enquiries');
    const webhook = await owner.post(`${base}?/hear`, { channel: 'webhook' });
    assert.equal(webhook.location, `${base}/webhooks`);
    assert.ok(menuOf((await owner.get(base)).text).includes('/webhooks'));
    const here = await owner.post(`${base}/account?/channel`, { channel: 'dashboard' });
    assert.equal(here.status, 303);
    await ask('en', {});
    for (const path of ['', '/leads', `/leads/${(await newest()).id}`]) {
      const { text: page } = await owner.get(base + path);
      const content = /<main[^]*<\/main>/.exec(page)![0];
      assert.doesNotMatch(content, /webhook|Waiting|Delivery|How will you hear|UTC/i, path);
    }
    const actions = await site.context.audit.list({}, 5);
    assert.ok(actions.some(({ action }) => action === 'account.enquiry_channel'));
  });

  it('answers by a mail in the traveller’s language that quotes the question', async () => {
    await ask('fr', { email: 'ines+été@voyage.example'.replace('é', 'e').replace('é', 'e') });
    const { id } = await newest();
    const { text } = await owner.get(`${base}/leads/${id}`);
    const href = /href="(mailto:[^"]*subject[^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&');
    const link = new URL(href);
    assert.equal(decodeURIComponent(link.pathname), 'ines+ete@voyage.example');
    assert.equal(link.searchParams.get('subject'), 'Votre demande\u00a0: Bramble the campervan');
    const body = link.searchParams.get('body')!;
    assert.match(body, /^Bonjour Inès Dubois,\r\n/);
    assert.match(body, /> 3.10 juil\.\r\n> 2 personnes\r\n/);
    assert.match(body, /> Le chien peut-il venir \?\r\n> Et deux vélos & un vélo d’enfant \?$/);
    assert.match(text, /<details[^>]*>\s*<summary[^>]*>What happened/, 'the history is folded');
  });

  it('answers a long question by a link that every mail program takes', async () => {
    await ask('en', { message: '日本語で書きます。'.repeat(200) });
    const { text } = await owner.get(`${base}/leads/${(await newest()).id}`);
    const href = /href="(mailto:[^"]*subject[^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&');
    assert.ok(href.length <= 1_800, String(href.length));
    assert.match(new URL(href).searchParams.get('body')!, /日本語.*…$/);
  });

  it('hides from operators what travellers wrote, in the overview too', async () => {
    const operator = await signedInOperator(site);
    for (const path of ['', '/leads', `/leads/${(await newest()).id}`]) {
      const { status, text } = await operator.get(base + path);
      assert.equal(status, 200, path);
      assert.doesNotMatch(text, /Dubois|voyage\.example|日本語/, path);
    }
  });

  it('finds its campsite by name and among those near its listings, and claims it', async () => {
    const { lat, lng } = aListing().location as { lat: number; lng: number };
    await loadCampsites(site, [
      campsiteFeature(1, lat + 0.01, lng, { name: 'Hautbois-Été Meadow' }),
      campsiteFeature(2, lat + 0.02, lng, { name: 'Trenance Field' }),
      campsiteFeature(3, lat + 1.5, lng, { name: 'Far Field' }),
    ]);
    const { text: near } = await owner.get(`${base}/claims`);
    assert.match(near, /Near your listings[^]*Hautbois-Été Meadow[^]*Trenance Field/);
    assert.doesNotMatch(near, /Far Field/);
    const { text: named } = await owner.get(`${base}/claims?name=meadow+hautbois-ete`);
    assert.match(named, /Hautbois-Été Meadow/);
    assert.doesNotMatch(named, /Trenance Field/);
    assert.match((await owner.get(`${base}/claims?name=%25_`)).text, /No campsite of that name/);
    const place = /claims\?place=(\d+)/.exec(named)![1]!;
    assert.equal((await owner.post(`${base}/claims?/make`, { place })).status, 303);
    const { text: after } = await owner.get(`${base}/claims`);
    const proposed = /Near your listings[^]*?<\/ul>/.exec(after)![0];
    assert.doesNotMatch(proposed, /Hautbois/, 'which it has claimed');
  });

  it('reads what becomes of its Premium before it closes the account', async () => {
    const { text: without } = await owner.get(`${base}/account`);
    assert.doesNotMatch(without, /Your Premium/);
    await site.services.partners.setPremium(slug, new Date(site.clock.now().getTime() + 1e10));
    const { text } = await owner.get(`${base}/account`);
    assert.match(text, /Your Premium ends at once\./);
    await site.services.partners.setPremium(slug, null);
  });
});

describe('the dashboard on a screen', { skip: NO_BROWSER }, () => {
  before(async () => {
    browser = await startBrowser(site.address);
  });
  after(() => browser.close());

  it('shows the number of enquiries to answer on every page and in the tab, and keeps it current', async () => {
    const { page, faults, requests } = await browser.open('/robots.txt', FIRST_LOOK);
    await lendCookies(page.context(), owner, site.address);
    await page.clock.install();
    const { leads } = await dashboardOf(site, slug);
    const { items } = await leads.page({ status: 'unanswered' });
    await page.goto(`${site.address}${base}/statistics`);
    assert.equal(await page.title(), `(${items.length}) Statistics · Campcairn`);
    const link = page.getByRole('link', { name: /^Leads/ });
    assert.equal(
      (await link.innerText()).replaceAll(/\s+/g, ' '),
      `Leads ${items.length} to answer`,
    );
    await ask('en', { message: 'Another one.' });
    await page.clock.fastForward(61_000);
    await page.getByRole('link', { name: `Leads ${items.length + 1} to answer` }).waitFor();
    assert.equal(await page.title(), `(${items.length + 1}) Statistics · Campcairn`);
    await leads.acknowledge([(await newest()).id, ...items.map(({ id }) => id)]);
    await page.clock.fastForward(61_000);
    await page.getByRole('link', { name: 'Leads', exact: true }).waitFor();
    assert.equal(await page.title(), 'Statistics · Campcairn');
    const asked = () => requests.filter((url) => url.endsWith('/to-answer.json')).length;
    await page.context().clearCookies();
    const refused = page.waitForResponse('**/leads/to-answer.json');
    await page.clock.fastForward(61_000);
    assert.equal((await refused).status(), 303);
    const before = asked();
    await page.clock.fastForward(600_000);
    await page.evaluate('1');
    assert.equal(asked(), before, 'it asks no more');
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  it('begins with the enquiries, of which one is answered and marked by hand', async () => {
    await ask('fr', { message: 'Est-il libre ?' });
    const { page, faults } = await browser.open('/robots.txt', {
      ...FIRST_LOOK,
      viewport: DESKTOP,
    });
    await lendCookies(page.context(), owner, site.address);
    await page.goto(site.address + base);
    const first = page.locator('main section').first();
    assert.match((await first.textContent())!, /1 enquiry waits for your answer[^]*Inès Dubois/);
    await shot(page, 'overview');
    await page.getByRole('link', { name: 'Read and answer' }).click();
    await page.getByRole('link', { name: 'Reply by email' }).waitFor();
    await shot(page, 'lead');
    assert.deepEqual(await pageFaults(page), []);
    await page.getByRole('button', { name: 'Mark as answered' }).click();
    await page.getByRole('status').getByText('Marked as answered.').waitFor();
    await page.getByText('What happened').click();
    await page.getByText('It was marked as answered').waitFor();
    assert.doesNotMatch(await page.title(), /^\(/);
    for (const path of ['/leads', '/developers', '/account', '/claims?name=field', '/webhooks']) {
      await page.goto(site.address + base + path);
      await shot(page, `page${path.replaceAll(/[^a-z]+/g, '-')}`);
    }
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  it('has five tabs at the bottom of a phone, large enough for a thumb, that cover nothing', async () => {
    await ask('en', { message: 'For the phone.' });
    const { page, faults } = await browser.open('/robots.txt', {
      ...FIRST_LOOK,
      viewport: PHONE,
      hasTouch: true,
    });
    await lendCookies(page.context(), owner, site.address);
    await page.goto(site.address + base);
    const tabs = page.locator('nav.tabs > ul > li > a, nav.tabs > ul > li > details > summary');
    const names = await tabs.allInnerTexts();
    assert.deepEqual(
      names.map((name) => name.trim().split(/\s/)[0]),
      ['Overview', 'Leads', 'Listings', 'Calendar', 'More'],
    );
    for (const tab of await tabs.all()) {
      const box = (await tab.boundingBox())!;
      assert.ok(box.height >= 44 && box.width >= 60, JSON.stringify(box));
      assert.ok(box.y + box.height <= PHONE.height + 1, 'at the bottom');
    }
    await shot(page, 'phone-overview');
    // What stands last on the page is scrolled out from behind the tabs.
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    const last = (await page.locator('main > :last-child').boundingBox())!;
    const bar = (await page.locator('nav.tabs').boundingBox())!;
    assert.ok(last.y + last.height <= bar.y, 'it is not covered');
    await tabs.nth(1).tap();
    await page.waitForURL('**/leads');
    await shot(page, 'phone-leads');
    await tabs.nth(4).tap();
    await shot(page, 'phone-more');
    assert.deepEqual(await pageFaults(page), []);
    await page.locator('nav.tabs .sheet').getByRole('link', { name: 'Account' }).tap();
    await page.waitForURL('**/account');
    await tabs.nth(4).tap();
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('nav.tabs details').getAttribute('open'), null);
    assert.deepEqual(faults, []);
    await page.context().close();
  });
});
