import assert from 'node:assert/strict';
import { until } from '../support/until.ts';
import { after, before, describe, it } from 'node:test';
import { aFullCampervan } from '../builders/listing.ts';
import { FIRST_LOOK, pageFaults } from '../support/axe.ts';
import { NO_BROWSER, startBrowser, type TestBrowser, type Watched } from '../support/browser.ts';
import {
  type DashboardFixture,
  EMPTY_PAGES,
  FULL_PAGES,
  startDashboardFixture,
} from '../support/dashboard-fixture.ts';
import { testAccount } from '../support/test-account.ts';
import { lendCookies, signedIn, type Visitor } from '../support/visitor.ts';

let fixture: DashboardFixture;
let browser: TestBrowser;
let owner: Visitor;
let newcomer: Visitor;

const PHOTO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>';

/** The numbers of figures and charts that stand out of them. */
const BEYOND_THEIR_BOX = `[...document.querySelectorAll('.figure strong, .plot text')]
  .filter((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const around = text.closest('.figure, figure').getBoundingClientRect();
    return left < around.left - 1 || right > around.right + 1;
  })
  .map((text) => text.textContent)`;

/** A page of a person who has signed in. */
async function open(person: Visitor | undefined): Promise<Watched> {
  const watched = await browser.open('/robots.txt', FIRST_LOOK);
  const context = watched.page.context();
  if (person) await lendCookies(context, person, fixture.site.address);
  // Nobody serves the photos of its listings.
  await context.route(
    (url) => url.pathname.startsWith('/img/'),
    (route) => route.fulfill({ contentType: 'image/svg+xml', body: PHOTO }),
  );
  return watched;
}

describe('the dashboard in a browser', { skip: NO_BROWSER }, () => {
  before(async () => {
    fixture = await startDashboardFixture();
    browser = await startBrowser(fixture.site.address);
    owner = await signedIn(fixture.site, fixture.owner);
    newcomer = await signedIn(fixture.site, fixture.newcomer);
  });
  after(async () => {
    await browser.close();
    await fixture.close();
  });

  for (const [how, pages, person] of [
    ['much in them', FULL_PAGES, () => owner],
    ['nothing in them', EMPTY_PAGES, () => newcomer],
  ] as const) {
    it(`has pages with ${how} that axe has nothing against, and that fit`, async () => {
      const { page, faults } = await open(person());
      for (const [name, pathOf] of Object.entries(pages)) {
        const response = await page.goto(fixture.site.address + pathOf(fixture));
        assert.equal(response?.status(), 200, name);
        // Empty pages are of the same kinds.
        const found = await pageFaults(page, { ownColours: pages === FULL_PAGES });
        assert.deepEqual(found, [], name);
      }
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  }

  it('shows figures of millions whole, and no share of what was shown that is above all of it', async () => {
    const { site } = fixture;
    const { counts } = site.services.statistics;
    const { id } = await site.services.partners.bySlug(fixture.full.split('/').at(-1)!);
    const { items } = await site.services.statistics.ownFigures.listings(id, 30, 'shown', {
      limit: 1,
    });
    const { listing_id: listing, external_id: externalId } = items[0]!;
    const found = { source: 'search', country: 'GB' } as const;
    counts.count('viewed', Array<number>(9_000).fill(listing), found);
    await counts.write();
    const { page, faults } = await open(owner);
    await page.goto(`${site.address}${fixture.full}/statistics/${encodeURIComponent(externalId)}`);
    assert.match((await page.locator('.figures').textContent())!, /of listings’ own pages/);
    for (let round = 0; round < 6; round++) {
      counts.count('shown', Array<number>(2_500_000).fill(listing), found);
    }
    await counts.write();
    for (const [width, height] of [
      [1280, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${site.address}${fixture.full}/statistics`);
      const beyond = await page.evaluate(BEYOND_THEIR_BOX);
      assert.deepEqual(beyond, [], `${width} wide`);
      assert.match((await page.locator('.figures').textContent())!, /15,\d{3},\d{3}/);
    }
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  it('lets a person in by pages that axe has nothing against', async () => {
    const { page, faults } = await open(undefined);
    await page.goto(`${fixture.site.address}/sign-in`);
    assert.deepEqual(await pageFaults(page), [], 'sign-in');
    await page.getByLabel('Email').fill('somebody@vans.example');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sign-in/sent**');
    assert.deepEqual(await pageFaults(page), [], 'the mail is sent');
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  it('sends a form whose session had ended as it was typed, once its sender has signed in', async () => {
    const { site, empty, newcomer: email } = fixture;
    const { page, faults } = await open(await signedIn(site, email));
    await page.goto(`${site.address}${empty}/listings/new`);
    await page.getByLabel('Title').fill('Curlew of the fells');
    await page.getByLabel('Description').fill('Sleeps two.\n\nHas an awning.');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Add the listing' }).last().click();
    const send = page.getByRole('button', { name: 'I have signed in: send it' });
    await send.click();
    await page.waitForURL('**/sign-in/unsent**');
    await send.waitFor();
    assert.deepEqual(await pageFaults(page), [], 'what waits');
    await lendCookies(page.context(), await signedIn(site, email), site.address);
    await send.click();
    await page.waitForURL(`**${empty}/listings/new?/create`);
    assert.equal(await page.getByLabel('Title').inputValue(), 'Curlew of the fells');
    const description = await page.getByLabel('Description').inputValue();
    assert.equal(description, 'Sleeps two.\n\nHas an awning.');
    assert.match((await page.locator('main').textContent())!, /need another look/);
    assert.ok(
      faults.every((fault) => /422/.test(fault)),
      faults.join('\n'),
    );
    await page.context().close();
  });

  it('shows a key and a secret once on pages that fit', async () => {
    const { page, faults } = await open(newcomer);
    await page.goto(`${fixture.site.address}${fixture.empty}/key`);
    const confirm = page.getByRole('checkbox');
    if (await confirm.count()) await confirm.check();
    await page.getByRole('button', { name: /Create a key|Make a new key/ }).click();
    await page.locator('#new-key').waitFor();
    assert.deepEqual(await pageFaults(page), [], 'new key');
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  it('has test mode and a planned rotation on pages that fit', async () => {
    const { slug } = await fixture.site.services.partners.bySlug(fixture.full.split('/').at(-1)!);
    const test = await testAccount(fixture.site, { slug });
    const { body } = await test.call('PUT', '/listings/van', aFullCampervan());
    const preview = new URL(body.public_url).pathname;
    await owner.post(`${fixture.full}/webhooks?/plan_rotation`);
    const { page, faults } = await open(owner);
    const pages = ['', '/listings', '/listings/edit/van/preview', '/leads', '/webhooks', '/key'];
    for (const path of [
      ...pages.map((end) => `${fixture.full}~test${end}`),
      preview,
      `${fixture.full}/key`,
      `${fixture.full}/webhooks`,
    ]) {
      const response = await page.goto(fixture.site.address + path);
      assert.equal(response?.status(), 200, path);
      assert.deepEqual(await pageFaults(page, { ownColours: false }), [], path);
    }
    await page.goto(`${fixture.site.address}${fixture.full}~test/key`);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Make a new key' }).click();
    const key = await page.locator('#new-key').textContent();
    assert.ok(key);
    // The key's page has kept it for this tab, once its script has run.
    await until(() => page.evaluate("sessionStorage.getItem('campcairn-test-key') !== null"));
    await page.getByRole('link', { name: /Quick start/ }).click();
    await page.getByLabel('Your test key').waitFor();
    // The guide has it without a further press, as soon as its script has run.
    await page.locator('[data-key]').filter({ hasText: key }).first().waitFor();
    await page.locator('label', { hasText: 'Python' }).first().click();
    const shown = await page.locator('.tabs > figure:visible').all();
    const languages = await Promise.all(shown.map((one) => one.getAttribute('data-language')));
    assert.deepEqual([...new Set(languages)], ['python'], 'in one language everywhere');
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  it('opens from each need of the overview the page where it is mended', async () => {
    const { page, faults } = await open(owner);
    await page.goto(fixture.site.address + fixture.full);
    const deps = page.locator('#enquiries li, #needs li');
    const links = await deps.locator('a').evaluateAll((all) => all.map((one) => one.href));
    assert.ok(links.length > 6, String(links.length));
    for (const [index, link] of links.entries()) {
      const title = await deps.nth(index).innerText();
      const response = await page.goto(link);
      assert.equal(response?.status(), 200, title);
      await page.goto(fixture.site.address + fixture.full);
    }
    assert.deepEqual(faults, []);
    await page.context().close();
  });
});
