import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator, Route } from 'playwright-core';
import { aFullCampervan } from '../builders/listing.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import type { Partner } from '../support/campcairn.ts';
import { listAFleet } from '../support/fleet.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { untilOn } from '../support/until.ts';

let site: TestSite;
let partner: Partner;
let browser: TestBrowser;
let paths: Map<string, string>;

const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element: unknown) =>
    (element as { matches(selector: string): boolean }).matches(':focus'),
  );

describe('a traveller', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    partner = await site.partner();
    paths = await listAFleet(partner);
    browser = await startBrowser(site.address);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  it('finds a van and asks about it with the keyboard alone', async () => {
    const { page, faults } = await browser.open('/');
    const hasFocus = (what: string, value: string) =>
      untilOn(page, `document.activeElement?.${what} === '${value}'`);
    await page.keyboard.press('Tab');
    await hasFocus('textContent', 'Skip to content');

    await page.getByLabel('Where').focus();
    // At once: while a later letter is looked up, Enter takes the text and not the marked place.
    await page.keyboard.insertText('kesw');
    await page.getByRole('option', { name: 'Keswick England, United Kingdom' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    assert.match(await page.getByLabel('Where').inputValue(), /^Keswick/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=Keswick/);
    await page.getByRole('heading', { level: 1, name: /in and around Keswick/ }).waitFor();
    await page.waitForLoadState();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await hasFocus('textContent', 'Skip to results');
    await page.keyboard.press('Enter');
    await hasFocus('id', 'results');

    const pets = page.getByRole('checkbox', { name: /Dogs welcome/ });
    await pets.focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/pets=1/);
    await page.locator('.card').getByText('Dogs welcome').first().waitFor();
    await hasFocus('name', 'pets');

    const link = page.getByRole('link', { name: 'Bramble of Keswick 1' });
    await link.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'Bramble of Keswick 1' });
    await heading.waitFor();
    await page.goBack();
    await untilOn(page, `document.activeElement.textContent.trim() === 'Bramble of Keswick 1'`);
    await page.keyboard.press('Enter');
    await heading.waitFor();

    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Zoë Martin');
    await page.getByLabel('Email').focus();
    await page.keyboard.type('zoe@mail.example');
    await page.getByLabel('Message').focus();
    await page.keyboard.type('Is there room for two bikes?');
    await page.getByRole('checkbox', { name: /Share what I have written/ }).focus();
    await page.keyboard.press('Space');
    site.clock.advance(60_000);
    await page.getByRole('button', { name: 'Send enquiry' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'We have your enquiry' }).waitFor();
    assert.deepEqual(faults, []);
    const { body } = await partner.call('GET', '/leads?kind=enquiry');
    assert.equal(body.data[0].message, 'Is there room for two bikes?');

    await page.getByRole('link', { name: /\/enquiry\// }).click();
    await page.getByText('Waiting for Harbour Vans to collect it').waitFor();
    assert.equal(
      await page.getByRole('button', { name: 'Erase my details now' }).isVisible(),
      false,
    );
    await page.getByText('Erase my details…').click();
    await page.getByRole('button', { name: 'Erase my details now' }).click();
    await page.getByText('Your details are erased').waitFor();
    assert.equal(await page.getByText('Waiting for Harbour Vans').count(), 0);
    const { body: erased } = await partner.call('GET', '/leads?kind=enquiry');
    assert.equal(erased.data[0].email, null);
  });

  it('sees no places over the page that were still looked up when Escape was pressed', async () => {
    const { page, faults } = await browser.open('/');
    const held: Route[] = [];
    await page.route(/\/search\/places\.json\?.*q=keswick/, (route) => {
      held.push(route);
    });
    const asked = page.waitForRequest(/places\.json\?.*q=keswick/);
    const where = page.getByLabel('Where');
    await where.focus();
    await page.keyboard.type('keswick');
    await asked;
    await page.keyboard.press('Escape');
    for (const route of held) await route.continue().catch(() => undefined);
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 300))');
    assert.equal(await where.getAttribute('aria-expanded'), 'false');
    await page.unroute(/\/search\/places\.json\?.*q=keswick/);
    await page.keyboard.press('Backspace');
    await page.getByRole('option', { name: 'Keswick England, United Kingdom' }).waitFor();
    assert.deepEqual(faults, []);
  });

  it('searches for what was typed last, while its places are still looked up', async () => {
    const { page } = await browser.open('/');
    const where = page.getByLabel('Where');
    await where.focus();
    // At once: while a later letter is looked up, Enter takes the text and not the marked place.
    await page.keyboard.insertText('kesw');
    await page.getByRole('option', { name: 'Keswick England, United Kingdom' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.route(/\/search\/places\.json\?/, () => undefined);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Bristol');
    assert.equal(await where.getAttribute('aria-activedescendant'), null);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=Bristol/);
  });

  it('sees which of the suggested places is chosen where colours are forced', async () => {
    const { page } = await browser.open('/', { forcedColors: 'active' });
    await page.getByLabel('Where').focus();
    // At once: while a later letter is looked up, Enter takes the text and not the marked place.
    await page.keyboard.insertText('kesw');
    const option = page.getByRole('option', { name: 'Keswick England, United Kingdom' });
    await option.waitFor();
    const outline = () =>
      page.evaluate<string>(
        "getComputedStyle(document.querySelector('[role=option]')).outlineStyle",
      );
    assert.equal(await outline(), 'none');
    await page.keyboard.press('ArrowDown');
    assert.equal(await outline(), 'solid');
  });

  it('keeps the focus on why an enquiry was refused, where no field is wrong', async () => {
    const { page } = await browser.open(paths.get('van-Bristol-1')!);
    await page.getByLabel('Your name').fill('Zoë');
    await page.getByLabel('Email').fill('zoe@mail.example');
    await page.getByRole('checkbox', { name: /Share what I have written/ }).check();
    // As robots do, which fill in what people do not see.
    await page.evaluate("document.querySelector('#enquiry [name=website]').value = 'spam'");
    await page.getByRole('button', { name: 'Send enquiry' }).focus();
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'That was too quick' });
    await alert.waitFor();
    assert.equal(await hasFocus(alert), true);
  });

  it('has a region for what is announced before anything is', async () => {
    const { page } = await browser.open('/search');
    await page.locator('#announced[role=status]').waitFor({ state: 'attached' });
    assert.equal(await page.locator('#announced').textContent(), '');
  });

  it('sees beside the field what is wrong with an enquiry, and keeps what was typed', async () => {
    const { page } = await browser.open(paths.get('van-Bristol-1')!);
    await page.getByLabel('Your name').fill('Zoë');
    await page.getByLabel('Email').fill('nobody@nowhere');
    await page.getByLabel('People').fill('2');
    await page.evaluate("document.querySelector('#enquiry form').noValidate = true");
    site.clock.advance(60_000);
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByRole('alert').filter({ hasText: 'Not sent yet' }).waitFor();
    assert.equal(await page.getByLabel('Your name').inputValue(), 'Zoë');
    assert.equal(await page.getByLabel('Email').getAttribute('aria-invalid'), 'true');
    await page.getByText('Please agree, so that we may pass it on.').waitFor();
  });

  it('can ask again after going back to a page that the browser has kept', async (t) => {
    const keeping = await startBrowser(site.address, { keepsPages: true });
    t.after(() => keeping.close());
    const { page, faults } = await keeping.open(paths.get('van-Bristol-2')!);
    await page.evaluate(
      `addEventListener('pageshow', (event) => { window.kept = event.persisted })`,
    );
    await page.getByLabel('Your name').fill('Zoë Martin');
    await page.getByLabel('Email').fill('zoe@mail.example');
    await page.getByRole('checkbox', { name: /Share what I have written/ }).check();
    site.clock.advance(60_000);
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByRole('status').filter({ hasText: 'We have your enquiry' }).waitFor();
    await page.evaluate('setTimeout(() => history.back())');
    await untilOn(page, 'window.kept');
    await page.getByLabel('Message').fill('And one more question');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByRole('status').filter({ hasText: 'We have your enquiry' }).waitFor();
    const { body } = await partner.call('GET', '/leads?kind=enquiry');
    assert.equal(body.data.at(-1).message, 'And one more question');
    assert.deepEqual(faults, []);
  });

  it('is told, and not kept from asking, where more people are typed than can sleep', async () => {
    const { body } = await partner.call('PUT', '/listings/four', aFullCampervan({ images: [] }));
    const path = new URL(body.public_url).pathname;
    const { page, faults } = await browser.open(`${path}?people=3`);
    const note = page.getByText('it sleeps 4 people');
    const people = page.getByLabel('People');
    assert.equal(await people.inputValue(), '3');
    assert.equal(await note.isVisible(), false);
    await people.fill('5');
    await note.waitFor();
    assert.equal(await page.locator('[data-enquiry] input[name=guests]:valid').count(), 1);
    await people.fill('4');
    await note.waitFor({ state: 'hidden' });
    assert.deepEqual(faults, []);
    const { text } = await site.page(`${path}?people=5`);
    assert.match(text, /<p class="beyond[^>]*?(?<! hidden="")>\s*It sleeps 4 people/);
    await partner.call('DELETE', '/listings/four');
  });

  it('sees the dates of an enquiry whole on a phone', async () => {
    const { page } = await browser.open(
      `/pt${paths.get('van-Keswick-0')}?from=2026-06-26&to=2026-06-29`,
      { viewport: { width: 390, height: 844 } },
    );
    const days = page.locator('[data-enquiry] .stay-day');
    assert.equal(await days.count(), 2);
    for (const day of await days.all()) {
      assert.match((await day.textContent())!, /2026/);
      assert.ok(await day.evaluate((one) => one.scrollWidth <= one.clientWidth), 'none is cut');
    }
  });

  it('does all of it without JavaScript', async () => {
    const { page } = await browser.open('/', { javaScriptEnabled: false });
    await page.getByLabel('Where').fill('Bristol');
    await page.getByLabel('From').fill('2026-06-01');
    await page.getByLabel('To', { exact: true }).fill('2026-06-05');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { level: 1, name: /in and around Bristol/ }).waitFor();
    assert.match(page.url(), /from=2026-06-01/);
    await page.getByRole('checkbox', { name: /Campsites/ }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await page
      .getByRole('heading', { level: 1, name: '1 campsite in and around Bristol' })
      .waitFor();
    assert.equal(await page.getByRole('link', { name: 'Map' }).isVisible(), false);

    await page.getByRole('link', { name: 'Meadow of Bristol' }).first().click();
    await page.getByRole('complementary').getByText('Ask the owner about these dates').waitFor();
    await page.getByLabel('Your name').fill('Ann');
    await page.getByLabel('Email').fill('ann@mail.example');
    await page.getByRole('checkbox', { name: /Share what I have written/ }).check();
    site.clock.advance(60_000);
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByText('We have your enquiry').waitFor();
  });

  it('sees what a stay costs, which nights are free and what nobody has said', async () => {
    const path = paths.get('van-Keswick-0')!;
    const { page } = await browser.open(`${path}?from=2026-06-07&to=2026-06-10`);
    await page.getByRole('complementary').getByText('Free on these dates').waitFor();
    await page.getByText('£82 a night').first().waitFor();
    await page.getByText('£246').first().waitFor();
    await page.goto(`${site.address}${path}?from=2026-06-09&to=2026-06-12`);
    await page.getByRole('complementary').getByText('Not free on all of these dates').waitFor();
    await page.getByText(/The owner has not said:.*deposit/).waitFor();
  });

  it('sees on a phone for which dates the results are, though the place was chosen with its country', async () => {
    const q = encodeURIComponent('Keswick, England, United Kingdom');
    const { page } = await browser.open(`/search?q=${q}&from=2026-06-05&to=2026-06-09`, {
      viewport: { width: 390, height: 844 },
    });
    const said = page.locator('#search-box > summary span');
    const isWhole = () =>
      said.evaluate((line) =>
        [line, ...line.children]
          .filter((one) => !one.matches('.hidden-text'))
          .every((one) => one.scrollWidth <= one.clientWidth),
      );
    assert.match((await said.textContent())!, /^Keswick · 5\s*–\s*9 Jun 2026$/);
    assert.ok(await isWhole(), 'none is cut');
    await page.goto(`${page.url()}&flex=3&people=2&category=motorhome`);
    assert.match((await said.textContent())!, /· ± 3 days · For 2 · Motorhomes$/);
    assert.ok(await isWhole(), 'nor of more than fits in a line');
    await page.locator('#search-box > summary').click();
    assert.equal(await page.getByLabel('Where').inputValue(), 'Keswick, England, United Kingdom');
    await page.context().close();
  });

  it('finds the way back through filters, places and pages', async () => {
    const { page, faults } = await browser.open('/search');
    await page.getByRole('heading', { level: 1, name: /^27 / }).waitFor();
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(/page=2/);
    await page.getByText('19 to 27 of 27 · page 2 of 2').waitFor();
    for (const behind of ['page=9', 'page=60&sort=price']) {
      const { status, location } = await site.page(`/search?${behind}`);
      assert.deepEqual([status, location], [302, `/search?${behind.replace(/\d+/, '2')}`]);
    }
    await page.getByRole('link', { name: 'Page 1' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Next page' }).waitFor();
    await page.getByRole('checkbox', { name: /Campervans/ }).check();
    await page.getByRole('heading', { level: 1, name: '24 campervans' }).waitFor();
    await page.getByRole('link', { name: 'Remove: Campervans' }).click();
    await page.getByRole('heading', { level: 1, name: /^27 / }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '24 campervans' }).waitFor();
    assert.equal(await page.getByRole('checkbox', { name: /Campervans/ }).isChecked(), true);
    assert.deepEqual(faults, []);
  });

  it('is told that the network gave no answer to a filter, and gets the results by trying again', async () => {
    const { page } = await browser.open('/search');
    await page.route(/\/search\?/, (route) => route.abort('internetdisconnected'));
    await page.getByRole('checkbox', { name: /Dogs welcome/ }).focus();
    await page.keyboard.press('Space');
    await page.getByText('Not loaded: the connection').waitFor();
    assert.equal(new URL(page.url()).search, '');
    assert.equal(await page.locator('#content').getAttribute('aria-busy'), null);
    await page.unroute(/\/search\?/);
    const again = page.getByRole('button', { name: 'Try again' });
    assert.equal(await hasFocus(again), true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/pets=1/);
    await again.waitFor({ state: 'detached' });
    assert.equal(await page.evaluate('document.activeElement.name'), 'pets');
  });

  it('stays on the page when going back finds no network, and gets the former results by trying again', async () => {
    const { page } = await browser.open('/search');
    const pets = page.getByRole('checkbox', { name: /Dogs welcome/ });
    await pets.check();
    await page.waitForURL(/pets=1/);
    await page.route(/\/search/, (route) => route.abort('internetdisconnected'));
    const again = page.getByRole('button', { name: 'Try again' });
    await page.goBack();
    await again.waitFor();
    assert.equal(await pets.isChecked(), true);
    // Forward again, what is shown is what the address says.
    await page.goForward();
    await again.waitFor({ state: 'detached' });
    assert.equal(await pets.isChecked(), true);
    await page.goBack();
    await again.waitFor();
    await page.unroute(/\/search/);
    await again.click();
    await page.getByRole('heading', { level: 1, name: /^27 / }).waitFor();
    assert.equal(await pets.isChecked(), false);
    assert.equal(new URL(page.url()).search, '');
  });

  it('sends an enquiry whose answer was lost again from the same page, and it arrives once', async () => {
    const path = paths.get('van-Bristol-1')!;
    const { page } = await browser.open(path);
    await page.getByLabel('Your name').fill('Zoë');
    await page.getByLabel('Email').fill('zoe-in-a-tunnel@mail.example');
    await page.getByRole('checkbox', { name: /Share what I have written/ }).check();
    site.clock.advance(60_000);
    await page.route(`**${path}`, async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
    });
    const send = page.getByRole('button', { name: 'Send enquiry' });
    await send.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'The connection failed' }).waitFor();
    assert.equal(await page.getByLabel('Your name').inputValue(), 'Zoë');
    await page.unroute(`**${path}`);
    assert.equal(await hasFocus(send), true);
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'We have your enquiry' }).waitFor();
    const { body } = await partner.call('GET', '/leads?kind=enquiry');
    const arrived = body.data.filter(
      ({ email }: { email: string | null }) => email === 'zoe-in-a-tunnel@mail.example',
    );
    assert.equal(arrived.length, 1);
  });

  it('gets the results of the last filter, whatever becomes of an answer before it', async () => {
    const { page } = await browser.open('/search');
    await page.getByRole('heading', { level: 1, name: /^27 / }).waitFor();
    const held: Route[] = [];
    await page.route(/\/search\?/, async (route) => {
      if (held.length === 2) await route.continue();
      else held.push(route);
    });
    const filter = async (name: RegExp) => {
      const asked = page.waitForRequest(/\/search\?/);
      await page.getByRole('checkbox', { name }).check();
      await asked;
    };
    await filter(/Campervans/);
    await filter(/Dogs welcome/);
    // What is seen meanwhile is that of before, and looks it.
    const opacity = () =>
      page.evaluate<number>("Number(getComputedStyle(document.querySelector('#results')).opacity)");
    await page.evaluate(
      "Promise.all(document.querySelector('#results').getAnimations().map(({ finished }) => finished))",
    );
    assert.ok((await opacity()) < 0.6);
    const failed = page.waitForEvent('requestfailed');
    await held[0]!.abort('internetdisconnected');
    await failed;
    await page.evaluate('new Promise((resolve) => setTimeout(resolve))');
    assert.equal(await page.locator('#content').getAttribute('aria-busy'), 'true');
    await held[1]!.continue();
    await page.waitForURL(/category=campervan.*pets=1/);
    assert.equal(await page.locator('#content').getAttribute('aria-busy'), null);
    assert.equal(await opacity(), 1);
  });

  it('is offered the page in the language of the browser, quietly and once', async () => {
    const { page, faults } = await browser.open('/search?q=Keswick&pets=1', { locale: 'fr-FR' });
    const offer = page.getByRole('complementary', { name: 'Français' });
    const link = offer.getByRole('link', { name: 'Lire cette page en français' });
    await link.waitFor();
    assert.equal(await offer.getAttribute('lang'), 'fr');
    const [top, below] = [await offer.boundingBox(), await page.locator('main').boundingBox()];
    assert.ok(top!.y + top!.height <= below!.y, 'a line above the page, which covers nothing');
    await offer.getByRole('button', { name: 'Non merci' }).click();
    await offer.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await offer.isVisible(), false, 'an answer is remembered');
    // By as much as the line is high: letters that arrive late move what is beside them by a little.
    const moved = await page.evaluate<number>(
      `new Promise((done) => {
        const isLine = ({ previousRect, currentRect }) =>
          Math.abs(previousRect.top - currentRect.top) > ${top!.height / 2};
        new PerformanceObserver((list) => {
          done(list.getEntries().filter(({ sources }) => sources.some(isLine)).length);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(done, 500, 0);
      })`,
    );
    assert.equal(moved, 0, 'nothing moves where it was answered');
    assert.deepEqual(await page.context().cookies(), []);
    assert.deepEqual(faults, []);

    const other = await browser.open('/search?q=Keswick&pets=1', { locale: 'fr-FR' });
    await other.page.getByRole('link', { name: 'Lire cette page en français' }).click();
    await other.page.waitForURL(/\/fr\/search\?q=Keswick&pets=1$/);
    assert.equal(await other.page.locator('[data-language-offer]').count(), 0);
    const plain = await browser.open('/', { locale: 'fr-FR', javaScriptEnabled: false });
    await plain.page.getByRole('link', { name: 'Lire cette page en français' }).waitFor();
    assert.equal(await plain.page.getByRole('button', { name: 'Non merci' }).isVisible(), false);
    const same = await browser.open('/search?q=Keswick');
    assert.equal(await same.page.locator('[data-language-offer]').count(), 0);
  });

  it('is shown which filter to remove when nothing is left', async () => {
    const { page } = await browser.open(
      '/search?q=Keswick&amenity=swimming_pool&category=campsite',
    );
    await page.getByRole('heading', { name: 'Nothing fits all of that' }).waitFor();
    await page.getByRole('link', { name: /Swimming pool: 1 result without it/ }).click();
    await page
      .getByRole('heading', { level: 1, name: '1 campsite in and around Keswick' })
      .waitFor();
  });

  it('clears all filters at once where leaving out one of them is not enough', async () => {
    const { page } = await browser.open('/search?q=Keswick&category=caravan&berths=9');
    await page.getByText('Take several filters off').waitFor();
    await page.locator('main').getByRole('link', { name: 'Clear all' }).last().click();
    await page.getByRole('heading', { level: 1, name: /^9 / }).waitFor();
  });

  it('saves listings in the browser and compares them', async () => {
    const { page, faults } = await browser.open('/search?q=Bristol');
    await page.getByRole('button', { name: 'Save Bramble of Bristol 1' }).click();
    await page.getByRole('button', { name: 'Save Heather of Bristol 2' }).click();
    await page.getByRole('link', { name: 'Saved' }).click();
    await page.getByRole('checkbox', { name: 'Choose Bramble of Bristol 1' }).check();
    await page.getByRole('checkbox', { name: 'Choose Heather of Bristol 2' }).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('columnheader', { name: 'Heather of Bristol 2' }).waitFor();
    await page.getByRole('row', { name: /Price.*from £79 a night.*from £70 a night/ }).waitFor();
    assert.equal((await page.context().cookies()).length, 0);
    assert.deepEqual(faults, []);
  });

  it('opens the photos, and leaves them with Escape', async () => {
    await partner.call('PUT', '/listings/pictured', {
      category: 'campervan',
      title: 'Pictured van',
      url: 'https://vans.example/pictured',
      location: { lat: 51.45, lng: -2.58 },
      images: [1, 2, 3].map((n) => ({ url: `https://vans.example/${n}.jpg`, alt: `View ${n}` })),
    });
    const { body } = await partner.call('GET', '/listings/pictured');
    const { page } = await browser.open(new URL(body.public_url).pathname);
    await page.getByRole('button', { name: 'See all 3 photos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Photos' });
    await dialog.getByText('Photo 1 of 3').waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('Photo 2 of 3').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
});
