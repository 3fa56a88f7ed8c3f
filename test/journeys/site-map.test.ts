import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { listAFleet } from '../support/fleet.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let browser: TestBrowser;

describe('the map', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    await listAFleet(await site.partner());
    browser = await startBrowser(site.address);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  it('shows prices that answer to the list, and the list to them', async () => {
    const { page, faults, requests } = await browser.open('/search?q=Bristol&category=campsite');
    assert.ok(
      !requests.some((address) => address.includes('/map/')),
      'nothing of it is loaded yet',
    );
    await page.getByRole('link', { name: 'Map' }).click();
    await page.waitForURL(/view=map/);
    const map = page.getByRole('region', { name: 'Map of the results' });
    const pin = map.getByRole('button', { name: '£18.50' });
    await pin.waitFor();
    await page.getByRole('link', { name: 'Meadow of Bristol' }).hover();
    await page.waitForFunction("document.querySelector('.mark.active') !== null");
    await pin.click();
    await map.getByRole('link', { name: 'Meadow of Bristol' }).waitFor();
    assert.ok(
      requests.every((address) =>
        /^(?:blob:|data:)|:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(address),
      ),
      'nobody else is asked for anything',
    );
    assert.deepEqual(faults, []);
    await page.goBack();
    await map.waitFor({ state: 'hidden' });
  });

  it('shows all there is to a search without a word, and then what a filter leaves', async () => {
    const { page, faults } = await browser.open('/search?view=map');
    const map = page.getByRole('region', { name: 'Map of the results' });
    const van = map.getByRole('button', { name: '€70' });
    await van.first().waitFor();
    await page.locator('#filter-sheet > summary').click();
    await page.getByRole('checkbox', { name: /Campsites/ }).check();
    await page.waitForURL(/category=campsite/);
    await map.getByRole('button', { name: '€18.50' }).waitFor();
    await van.first().waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: /Campsites/ }).uncheck();
    await van.first().waitFor();
    assert.deepEqual(faults, []);
  });

  it('is let go when it is closed, so that it can be opened any number of times', async () => {
    const { page, faults } = await browser.open('/search?category=campsite');
    await page.evaluate(`{
      window.contexts = [];
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (kind, ...options) {
        const context = getContext.call(this, kind, ...options);
        if (context && kind.startsWith('webgl')) window.contexts.push(context);
        return context;
      };
    }`);
    const map = page.getByRole('region', { name: 'Map of the results' });
    for (let times = 0; times < 2; times++) {
      await page.getByRole('link', { name: 'Map' }).click();
      await map.getByRole('button', { name: '€18.50' }).waitFor();
      await page.getByRole('link', { name: 'List', exact: true }).click();
      await map.waitFor({ state: 'detached' });
    }
    const lost = await page.evaluate('contexts.map((context) => context.isContextLost())');
    assert.deepEqual(lost, [true, true]);
    await page.getByRole('link', { name: 'Meadow of Vannes' }).hover();
    assert.deepEqual(faults, []);
  });

  it('shows the card of the listing that was chosen last, whichever answer comes last', async () => {
    const { page, faults } = await browser.open('/search?view=map&category=campsite');
    const map = page.getByRole('region', { name: 'Map of the results' });
    const lateAnswer = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/search/cards.json?*', async (route) => {
      asked += 1;
      if (asked === 1) await lateAnswer.promise;
      await route.continue();
    });
    const first = page.waitForRequest('**/search/cards.json?*');
    await map.getByRole('button', { name: '£18.50' }).first().click();
    const late = await first;
    await map.getByRole('button', { name: '€18.50' }).click();
    await map.getByRole('link', { name: 'Meadow of Vannes' }).waitFor();
    const finished = page.waitForEvent('requestfinished', (request) => request === late);
    lateAnswer.resolve();
    await finished;
    await page.evaluate('new Promise((resolve) => setTimeout(resolve))');
    assert.deepEqual(await map.getByRole('link', { name: /^Meadow/ }).allTextContents(), [
      'Meadow of Vannes',
    ]);
    assert.deepEqual(faults, []);
  });

  it('goes on without a card that cannot be fetched', async () => {
    const { page, faults } = await browser.open('/search?view=map&category=campsite');
    const map = page.getByRole('region', { name: 'Map of the results' });
    await page.route('**/search/cards.json?*', (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('requestfailed');
    await map.getByRole('button', { name: '€18.50' }).click();
    await failed;
    await page.unroute('**/search/cards.json?*');
    await map.getByRole('button', { name: '€18.50' }).click();
    await map.getByRole('link', { name: 'Meadow of Vannes' }).waitFor();
    assert.deepEqual(faults, ['Failed to load resource: net::ERR_INTERNET_DISCONNECTED']);
  });

  it('searches the area that it was moved to', async () => {
    const { page } = await browser.open('/search?view=map&category=campsite');
    const map = page.getByRole('region', { name: 'Map of the results' });
    await map
      .getByRole('button', { name: /£18.50|€18.50/ })
      .first()
      .waitFor();
    const box = (await map.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 60, { steps: 4 });
    await page.mouse.up();
    await map.getByRole('button', { name: 'Search this area' }).click();
    await page.waitForURL(/bounds=/);
    await page.getByRole('heading', { level: 1, name: /in this area/ }).waitFor();
  });

  it('is drawn from our own tiles, which know coasts and towns', async () => {
    const tile = async (path: string) => fetch(site.address + path);
    const bristol = await tile('/map/8/126/85.pbf');
    assert.equal(bristol.headers.get('content-type'), 'application/vnd.mapbox-vector-tile');
    assert.match(Buffer.from(await bristol.arrayBuffer()).toString('latin1'), /land.*Bristol/s);
    const ocean = await (await tile('/map/8/90/95.pbf')).arrayBuffer();
    assert.ok(ocean.byteLength < 200, 'there is nothing in the ocean');
    assert.equal((await tile('/map/11/0/0.pbf')).status, 404);
    assert.equal((await tile('/map/3/9/0.pbf')).status, 404);
  });
});
