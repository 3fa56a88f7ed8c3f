import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aListing } from '../builders/listing.ts';
import { axeFaults, widthFaults } from '../support/axe.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const NEWQUAY = { lat: 50.4155, lng: -5.0737 };
const ST_IVES = { lat: 50.2107, lng: -5.4797 };

let site: TestSite;

before(async () => {
  site = await startTestSite();
  const partner = await site.partner();
  const put = async (id: string, listing: object) => {
    const { status, body } = await partner.call('PUT', `/listings/${id}`, listing);
    assert.ok(status < 300, JSON.stringify(body));
  };
  const pets = { policies: { pets_allowed: true } };
  await put('van', aListing({ location: NEWQUAY, ...pets }));
  await put('other-van', aListing({ location: NEWQUAY }));
  await put('site', aCampsite({ location: ST_IVES, ...pets }));
});
after(() => site.stop());

const search = (q: string, language = '') =>
  site.page(`${language}/search?q=${encodeURIComponent(q)}&category=&from=&to=&people=`);

/** The parameters of the address to which a form with a sentence leads. */
async function readInto(q: string, language = ''): Promise<string> {
  const { status, location } = await search(q, language);
  assert.equal(status, 302, q);
  const params = new URLSearchParams(location!.split('?')[1]);
  assert.equal(params.get('typed'), q);
  params.delete('typed');
  return decodeURIComponent(params.toString()).replaceAll('+', ' ');
}

const plain = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('a sentence in the search field, without scripts', () => {
  it('becomes filters and a place, in each language, at one address', async () => {
    for (const [language, q, params] of [
      ['', 'dog friendly campervan hire cornwall', 'q=cornwall&category=campervan&pets=1'],
      ['/de', 'Wohnmobil mieten Lissabon', 'q=Lissabon&category=motorhome'],
      ['/fr', 'location camping-car bretagne', 'q=bretagne&category=motorhome'],
      ['/es', 'camping con piscina Sevilla', 'q=Sevilla&category=campsite&amenity=swimming_pool'],
      ['/pt', 'aluguer de autocaravanas Lisboa', 'q=Lisboa&category=motorhome'],
      ['/nl', 'camper huren schotland', 'q=schotland&category=motorhome'],
      ['', 'TR26 St Ives', 'q=St Ives, Cornwall, England, United Kingdom'],
      ['', '50°24\'55.8"N 5°04\'25.3"W', 'near=50.4155,-5.07369'],
      ['', 'Padstow beach', 'q=Padstow'],
    ] as const) {
      assert.equal(await readInto(q, language), params);
    }
    const { location } = await search('campervan hire cornwall');
    assert.equal((await site.page(location!)).status, 200, 'it is read once');
  });

  it('is shown as chips that can be taken away, beside the words that were not understood', async () => {
    const { location } = await search('campervan hire cornwall dogs welcome this weekend');
    const { text } = await site.page(location!);
    assert.match(
      plain(text),
      /We read Cornwall Campervans Dogs welcome Dates are not read from the text: choose them here/,
    );
    assert.match(text, /<a href="#box-from"/);
    assert.match(text, /<input id="box-from"/);
    assert.doesNotMatch(text, /Not understood/);
    assert.match(text, /<h1[^>]*>[^<]*in Cornwall/);
    const french = await search('van Cornouailles avec chien en juillet', '/fr');
    const { text: inFrench } = await site.page(french.location!);
    assert.match(
      plain(inFrench),
      /Compris Cornouailles Vans .* Les dates ne sont pas lues dans le texte : choisissez-les ici/,
    );
    const unknown = await search('sauna Cornwall');
    assert.match(plain((await site.page(unknown.location!)).text), /Not understood: sauna\./);
  });

  it('of dates alone is no unknown place, and says no more of dates once some are chosen', async () => {
    const note = /Dates are not read from the text/;
    for (const q of ['tonight', 'july', 'next week']) {
      const { location } = await search(q);
      const { text } = await site.page(location!);
      assert.match(text, note, q);
      assert.doesNotMatch(plain(text), /We know no place|Did you mean|Not understood/, q);
      const { text: dated } = await site.page(`${location}&from=2026-06-02&to=2026-06-04`);
      assert.doesNotMatch(dated, note, q);
    }
  });

  it('with dates is offered with its place', async () => {
    const offered = async (q: string) => {
      const { text } = await site.page(`/search/places.json?q=${encodeURIComponent(q)}`);
      const { places } = JSON.parse(text) as { places: { name: string; value: string }[] };
      return places.map(({ name, value }) => [name, value])[0];
    };
    assert.deepEqual(await offered('Cornwall tonight'), ['Cornwall', 'Cornwall tonight']);
    const [name, value] = (await offered('tonight corn'))!;
    assert.deepEqual([name, value!.startsWith('tonight Cornwall')], ['Cornwall', true]);
    assert.equal(await offered('tonight'), undefined);
  });

  it('has a chip for the number of people', async () => {
    for (const [language, q, chip] of [
      ['', 'van for four Cornwall', 'Remove: For 4'],
      ['', '2 adults 2 children Cornwall', 'Remove: For 4'],
      ['/de', 'Campervan für vier Personen Cornwall', 'Entfernen: Für 4'],
      ['/fr', 'van pour quatre Cornouailles', 'Retirer\u00A0: Pour 4'],
    ] as const) {
      const { location } = await search(q, language);
      const { text } = await site.page(location!);
      assert.match(location!, /people=4/, q);
      assert.ok(text.includes(`aria-label="${chip}`), q);
    }
  });

  it('gives the same results to programs that send it whole', async () => {
    const total = async (query: string) =>
      (JSON.parse((await site.page(`/search.json?${query}`)).text) as { total: number }).total;
    assert.equal(
      await total('q=campsites+near+st+ives'),
      await total('q=st+ives&category=campsite'),
    );
    assert.equal(await total('q=campsites+near+st+ives'), 1);
  });

  it('about a town that an area lacks says so, and offers those there are, the nearest first', async () => {
    const { status, text } = await search('Padstow, Devon');
    assert.equal(status, 200);
    assert.doesNotMatch(plain(text), /There is no Padstow/, 'the next county is near enough');
    const { text: kent } = await search('Newquay, Kent');
    assert.match(plain(kent), /There is no Newquay in Kent\./);
    assert.match(plain(kent), /Did you mean Newquay , Cornwall, England, United Kingdom/);
  });

  it('about a country elsewhere says that we do not go there, and proposes nothing', async () => {
    for (const q of ['Germany', 'campervan hire germany', 'camping Gardasee']) {
      const { status, location, text } = await search(q);
      const shown = plain(status === 302 ? (await site.page(location!)).text : text);
      assert.match(shown, /Nothing (?:in|around) \S+.* yet/, q);
      assert.doesNotMatch(shown, /Did you mean/, q);
    }
  });

  it('of nothing but a place is left as it is', async () => {
    for (const q of ['Cornwall', 'Newquay', 'St Ives, Cornwall, England, United Kingdom']) {
      assert.equal((await search(q)).status, 200, q);
    }
  });
});

describe('a sentence in the search field, in a browser', { skip: NO_BROWSER }, () => {
  let browser: TestBrowser;
  before(async () => {
    browser = await startBrowser(site.address);
  });
  after(() => browser.close());

  it('is offered with places while it is typed, and chosen by keys', async () => {
    const { page, faults } = await browser.open('/');
    await page.getByLabel('Where').focus();
    await page.keyboard.insertText('campervan hire corn');
    await page
      .getByRole('option', {
        name: 'Cornwall Campervans · England, United Kingdom',
        exact: true,
      })
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '2 campervans in Cornwall' }).waitFor();
    assert.deepEqual(faults, []);
  });

  it('is taken apart by touch, in German, on a phone', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' };
    const { page, faults } = await browser.open('/de/search', phone);
    await page.locator('#search-box > summary').tap();
    await page
      .getByLabel('Wo', { exact: false })
      .first()
      .fill('Campervan Cornwall mit Hund im Juli');
    await page.keyboard.press('Enter');
    const chips = page.getByRole('list', { name: 'Verstanden' });
    await chips.waitFor();
    await page.getByText('Reisedaten werden nicht aus dem Text gelesen').waitFor();
    assert.deepEqual(await widthFaults(page), []);
    assert.deepEqual(await axeFaults(page), []);
    await chips.getByRole('link', { name: /Cornwall/ }).tap();
    await page.waitForURL((url) => !url.searchParams.has('q'));
    await chips.getByRole('link', { name: /Campervans/ }).waitFor();
    assert.equal(await chips.getByRole('link', { name: /Cornwall/ }).count(), 0);
    assert.deepEqual(faults, []);
  });

  it('is taken apart by the mouse, and leads to the calendar', async () => {
    const { page, faults } = await browser.open('/search');
    await page.getByLabel('Where').click();
    await page.keyboard.insertText('van for four Cornwall dogs welcome tonight');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const chips = page.getByRole('list', { name: 'We read' });
    await chips.getByRole('link', { name: 'Remove: For 4' }).click();
    await page.waitForURL((url) => !url.searchParams.has('people'));
    await chips.getByRole('link', { name: 'Remove: Dogs welcome' }).click();
    await page.getByRole('heading', { level: 1, name: '2 campervans in Cornwall' }).waitFor();
    assert.deepEqual(await axeFaults(page), []);
    await page.getByRole('link', { name: /Dates are not read/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#box-from-day:focus').waitFor();
    assert.deepEqual(faults, []);
  });

  it('is taken apart by keys, in French', async () => {
    const { page, faults } = await browser.open('/fr/search');
    await page.getByLabel('Où').focus();
    await page.keyboard.insertText('van pour quatre Cornouailles juillet');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    const chips = page.getByRole('list', { name: 'Compris' });
    await chips.getByRole('link', { name: 'Retirer : Pour 4' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.searchParams.has('people'));
    await page.getByRole('link', { name: /Les dates ne sont pas lues/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#box-from-day:focus').waitFor();
    assert.deepEqual(faults, []);
  });

  it('is taken apart by touch, in French, and opens the closed fields for dates', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'fr-FR' };
    const { page, faults } = await browser.open('/fr/search', phone);
    await page.locator('#search-box > summary').tap();
    await page.getByLabel('Où').fill('van pour quatre Cornouailles ce soir');
    await page.keyboard.press('Enter');
    const chips = page.getByRole('list', { name: 'Compris' });
    await chips.getByRole('link', { name: /Pour 4/ }).tap();
    await page.waitForURL((url) => !url.searchParams.has('people'));
    assert.deepEqual(await widthFaults(page), []);
    await page.getByRole('link', { name: /Les dates ne sont pas lues/ }).tap();
    await page.getByRole('dialog').waitFor();
    assert.deepEqual(await axeFaults(page), []);
    assert.deepEqual(faults, []);
  });

  it('without scripts, leads to the fields for dates', async () => {
    const { page } = await browser.open('/search?q=Cornwall+tonight', { javaScriptEnabled: false });
    await page.getByRole('link', { name: /Dates are not read/ }).click();
    await page.locator('#box-from:focus').waitFor();
  });
});
