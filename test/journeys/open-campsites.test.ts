import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite } from '../builders/listing.ts';
import { banner } from '../../src/app/server/banner.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedInOperator, visitor } from '../support/visitor.ts';

const MEADOW = campsiteFeature(11, 50.4155, -5.0737, {
  name: 'Trenance Meadow',
  phone: '+44 1637 1000',
  website: 'https://trenance.example',
  tents: 'yes',
  caravans: 'no',
  dog: 'yes',
  drinking_water: 'yes',
  toilets: 'no',
  fee: 'no',
  opening_hours: 'Jan-Dec',
  check_date: '2026-01-15',
});
const FIELD = campsiteFeature(12, 50.42, -5.05, { name: 'Porth Field', tents: 'yes' });
const DATA_OF = '2026-02-01T12:00:00Z';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

let site: TestSite;
let browser: TestBrowser;
let meadow: string;

describe('before any campsite of OpenStreetMap is here', () => {
  let empty: TestSite;
  before(async () => {
    empty = await startTestSite();
  });
  after(() => empty.stop());

  it('the operators alone are told the command that brings them in, and so is a demo’s terminal', async () => {
    const operator = await signedInOperator(empty, 'ada@campcairn.example');
    const told = await operator.get('/place');
    assert.match(told.text, /import places campsites\.json/);
    const inFrench = await operator.get('/fr/place');
    assert.match(inFrench.text, /cette commande les importe/);
    const { text } = await visitor(empty).get('/place');
    assert.match(text, /There are no campsites here yet/);
    assert.doesNotMatch(text, /import places/);
    const { settings } = empty.context;
    assert.match(banner(settings, { hasCampsites: false }), /cc -- import places campsites\.json/);
    assert.doesNotMatch(banner(settings, { hasCampsites: true }), /import places/);
    await loadCampsites(empty, [MEADOW]);
    assert.doesNotMatch((await operator.get('/place')).text, /import places/);
  });
});

describe('a campsite of OpenStreetMap', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    await loadCampsites(site, [MEADOW, FIELD], DATA_OF);
    const partner = await site.partner();
    await partner.call('PUT', '/listings/dunes', {
      ...aCampsite({ title: 'Dunes Park', images: [] }),
      location: { lat: 50.41, lng: -5.06 },
    });
    const paths = [...(await site.sitemap('sitemap-places-0')).keys()];
    meadow = paths.find((path) => path.includes('meadow'))!;
    browser = await startBrowser(site.address);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('is saved by its heart, compared with a listing and shared, by touch, in French', async () => {
    const opened = await browser.open('/fr/search?near=50.41,-5.06&km=20&category=campsite', PHONE);
    const { page, faults } = opened;
    await page.getByRole('button', { name: 'Ajouter Trenance Meadow aux favoris' }).tap();
    await page.getByRole('button', { name: 'Ajouter Dunes Park aux favoris' }).tap();
    await page.goto(`${site.address}/fr/saved`);
    await page.locator('#share').waitFor();
    assert.match(await page.locator('#shared-address').inputValue(), /ids=\d+,-\d+$/);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Comparer' }).tap();
    const table = page.getByRole('table');
    await table.getByRole('link', { name: 'Trenance Meadow' }).waitFor();
    assert.match((await table.textContent())!, /Gratuit/);
    assert.match((await table.textContent())!, /OpenStreetMap/);
    const ask = page.getByRole('main').locator('a[href*="/enquire"]');
    assert.match((await ask.getAttribute('href'))!, /ids=\d+$/, 'only the partner is asked');
    assert.deepEqual(faults, []);
  });

  it('has its telephone, website, heart and share as buttons, and says how old its data is', async () => {
    const { page, faults } = await browser.open(meadow, CLIPBOARD);
    const call = page.getByRole('link', { name: 'Call +44 1637 1000' });
    assert.equal(await call.getAttribute('href'), 'tel:+4416371000');
    const website = page.getByRole('link', { name: 'Website', exact: true });
    assert.equal(await website.getAttribute('href'), 'https://trenance.example/');
    await page.getByText('OpenStreetMap as of 1 February 2026').waitFor();
    await page.getByText('Last checked on site: 15 January 2026').waitFor();
    await page.getByRole('button', { name: 'Share' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#announced', { hasText: 'Link copied' }).waitFor({ state: 'attached' });
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    assert.ok(copied.endsWith(meadow), copied);
    await page.getByRole('button', { name: 'Save', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.goto(`${site.address}/saved`);
    await page.locator('#share').waitFor();
    const seen = page.getByRole('region', { name: 'Recently seen' });
    await seen.getByRole('link', { name: 'Trenance Meadow' }).waitFor();
    assert.deepEqual(faults, []);
  });

  it('says on the map of a search for anything what decides, and leaves out what nobody stated', async () => {
    const { page, faults } = await browser.open('/search?near=50.4155,-5.0737&km=1&view=map');
    const map = page.getByRole('region', { name: 'Map of the results' });
    await map.getByRole('button', { name: 'From OpenStreetMap' }).click();
    const facts = map.locator('.pin-card .facts li');
    await facts.first().waitFor();
    const [first, ...others] = (await facts.allTextContents()).map((text) => text.trim());
    assert.deepEqual(
      [first, ...others.slice(0, 6)],
      [
        'Tents',
        'Caravans: no',
        'Dogs',
        'Drinking water',
        'Toilets: no',
        'Free of charge',
        'Open now',
      ],
    );
    assert.match(others[6]!, /to the sea$/);
    assert.deepEqual(faults, []);
  });

  it('is found within a walk of the sea, which its card and page say', async () => {
    const asked = '/fr/search?near=50.4155,-5.0737&km=20&category=campsite&sea=2';
    const { text } = await site.page(asked);
    assert.match(text, /À moins de 2\u00a0km de la mer|À moins de 2\u202fkm de la mer/);
    assert.match(text, /Mer à [\d,]+[\u00a0\u202f]k?m/);
    const { text: ofPage } = await site.page(meadow);
    assert.match(ofPage, /<dt[^>]*>Sea<\/dt>/);
  });
});

describe('a search near the traveller', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    browser = await startBrowser(site.address);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('says on the screen that the browser refused', async () => {
    for (const [path, name, said] of [
      ['/search', 'Near me', /Your location is blocked/],
      ['/fr/search', 'Autour de moi', /Votre position est bloquée/],
    ] as const) {
      const { page } = await browser.open(path, { permissions: [] });
      await page.locator('.place-input').first().focus();
      await page.getByRole('option', { name }).click();
      await page.locator('.said-over', { hasText: said }).waitFor();
      assert.match(page.url(), new RegExp(`${path}$`));
    }
  });

  it('says that it waits, and that there is no answer, where the device is silent', async () => {
    const { page } = await browser.open('/search');
    await page.evaluate(
      'navigator.geolocation.getCurrentPosition = (_, fail) => (window.fail = fail)',
    );
    await page.locator('.place-input').first().focus();
    await page.getByRole('option', { name: 'Near me' }).click();
    await page.locator('.said-over', { hasText: 'Finding you' }).waitFor();
    await page.evaluate('window.fail({ code: 3 })');
    await page.locator('.said-over', { hasText: 'Your location was not found' }).waitFor();
  });

  it('has the nearest first once it is granted', async () => {
    const granted = {
      ...PHONE,
      permissions: ['geolocation'],
      geolocation: { latitude: 50.4155, longitude: -5.0737 },
    };
    const { page, faults } = await browser.open('/', granted);
    await page.locator('.place-input').first().tap();
    await page.getByRole('option', { name: 'Near me' }).tap();
    await page.waitForURL(/[?&]near=50\.42(?:%2C|,)-5\.07(?:&|$)/);
    assert.equal(new URL(page.url()).searchParams.get('sort'), 'distance');
    assert.deepEqual(faults, []);
  });
});
