import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { arrange } from '../../site/src/lib/map/arrange.ts';
import { coloursOf } from '../../site/src/lib/map/colours.ts';
import { pinLabels } from '../../site/src/lib/map/pin-labels.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { commandLine } from '../support/command-line.ts';
import { listAFleet } from '../support/fleet.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { untilOn } from '../support/until.ts';

const EXTRACT = join(import.meta.dirname, '../fixtures/map/extract.pmtiles');

let site: TestSite;
let browser: TestBrowser;
let paths: Map<string, string>;

/** How bright a colour is, as WCAG 2.2 reckons it. */
function brightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('names on the map', () => {
  it('can be read on what they stand on, by day and by night', () => {
    for (const dark of [false, true]) {
      const { town, area, park, water, land, sea, halo } = coloursOf(dark);
      const faint = [
        ...[town, area, park].map((name) => [name, land, halo]),
        [water, sea, halo],
      ].flatMap(([name, ...grounds]) =>
        grounds.filter((ground) => contrast(name!, ground) < 4.5).map((ground) => [name, ground]),
      );
      assert.deepEqual(faint, []);
    }
  });
});

describe('marks of the map', () => {
  it('merge where clusters would overlap, and count the pins below them', () => {
    const { clusters, pins } = arrange({
      clusters: [
        { x: 100, y: 100, count: 30 },
        { x: 130, y: 100, count: 10 },
        { x: 300, y: 100, count: 5 },
      ],
      pins: [
        { x: 110, y: 104, width: 40 },
        { x: 300, y: 170, width: 40 },
        { x: 310, y: 165, width: 40 },
      ],
    });
    assert.deepEqual(clusters, [
      { x: 107.5, y: 100, count: 41 },
      { x: 300, y: 100, count: 5 },
    ]);
    assert.deepEqual(pins, [null, 'pill', 'dot']);
  });

  it('leave the chosen pin its label, whatever is in its way', () => {
    const at = [100, 104, 108].map((x) => ({ x, y: 100, width: 40 }));
    assert.deepEqual(arrange({ clusters: [], pins: at }, 2).pins, ['dot', 'dot', 'pill']);
    const { pins } = arrange({ clusters: [{ x: 100, y: 100, count: 2 }], pins: at }, 0);
    assert.deepEqual(pins, ['pill', null, null]);
  });

  it('name the unit of their price where it is a week’s, or stands beside others', () => {
    const words = { from: 'from', eachNight: '/night', eachWeek: '/week' };
    const data = { locale: 'en', words } as never;
    const pin = (from: number, unit: 'night' | 'week', stay: unknown = null) =>
      ({
        price: { from, currency: 'GBP', unit },
        stay,
        availability: stay ? 'available' : null,
      }) as never;
    const labels = (...pins: Parameters<typeof pinLabels>[0]) =>
      pins.map(pinLabels(pins, data) as never);
    assert.deepEqual(labels(pin(8400, 'night'), pin(7000, 'night')), ['£84', '£70']);
    assert.deepEqual(labels(pin(33_500, 'week')), ['£335/week']);
    assert.deepEqual(labels(pin(8400, 'night'), pin(33_500, 'week')), ['£84/night', '£335/week']);
    const stay = pin(8400, 'night', { total: 58_800, currency: 'GBP' });
    assert.deepEqual(labels(stay), ['£588']);
    const asked = { ...(pin(8400, 'night') as object), availability: 'ask' } as never;
    assert.deepEqual(labels(stay, asked), ['£588', 'from £84/night']);
    const campsite = { price: null, stay: null, availability: null } as never;
    assert.deepEqual(labels(pin(8400, 'night'), campsite), ['£84', '–']);
  });

  it('never overlap, however many there are', () => {
    const some = (count: number, step: number) =>
      Array.from({ length: count }, (_, at) => ({
        x: (at * 7919 * step) % 800,
        y: (at * 104729 * step) % 600,
        count: 2 + (at % 9),
        width: 50,
      }));
    const given = { clusters: some(120, 1), pins: some(200, 3) };
    const { clusters, pins } = arrange(given);
    const counted = (list: readonly { count: number }[]) =>
      list.reduce((sum, { count }) => sum + count, 0);
    const below = pins.filter((shape) => shape === null).length;
    assert.equal(counted(clusters), counted(given.clusters) + below);
    clusters.forEach((a, at) => {
      for (const b of clusters.slice(at + 1))
        assert.ok(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) >= 48);
    });
    given.pins.forEach(({ x, y }, at) => {
      if (pins[at] === null) return;
      for (const cluster of clusters)
        assert.ok(Math.max(Math.abs(x - cluster.x), Math.abs(y - cluster.y)) >= 24);
    });
  });
});

describe('the map', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    paths = await listAFleet(await site.partner());
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
    await untilOn(page, "document.querySelector('.mark.active') !== null");
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

  it('names its buttons in the language of the page', async () => {
    const { page } = await browser.open('/de/search?view=map', { locale: 'de-DE' });
    await page.getByRole('button', { name: 'Vergrößern' }).click();
    await page.getByRole('button', { name: 'Verkleinern' }).waitFor();
    await page.getByLabel('Quellen ein- oder ausblenden').first().waitFor();
    await page.context().close();
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

  it('says when what is on it could not be fetched, and fetches it when asked again', async () => {
    const { page } = await browser.open('/search?category=campsite');
    await page.route('**/search/tiles/**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('link', { name: 'Map' }).click();
    const map = page.getByRole('region', { name: 'Map of the results' });
    const again = map.getByRole('button', { name: 'Not everything has loaded. Try again' });
    await again.waitFor();
    await page.unroute('**/search/tiles/**');
    await again.click();
    await map.getByRole('button', { name: '€18.50' }).waitFor();
    await again.waitFor({ state: 'hidden' });
  });

  it('says when it cannot be drawn at all, and can be tried again', async () => {
    const { page } = await browser.open('/search?category=campsite');
    const script = /\/workers\/chunks\//;
    await page.route(script, (route) => route.abort('internetdisconnected'));
    await page.getByRole('link', { name: 'Map' }).click();
    const map = page.getByRole('region', { name: 'Map of the results' });
    const again = map.getByRole('button', { name: 'Not everything has loaded. Try again' });
    await again.waitFor();
    await page.unroute(script);
    await again.click();
    await map.getByRole('button', { name: '€18.50' }).waitFor();
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

  it('keeps the order of the list when another area is searched', async () => {
    const { page } = await browser.open('/search?view=map&category=campsite&sort=price');
    const map = page.getByRole('region', { name: 'Map of the results' });
    await map.getByRole('button', { name: 'Zoom out' }).click();
    await map.getByRole('button', { name: 'Search this area' }).click();
    await page.waitForURL(/bounds=/);
    await page.getByRole('heading', { level: 1, name: /in this area/ }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get('sort'), 'price');
  });

  it('takes the dates that were asked, or found, from a pin to the listing', async () => {
    for (const [dates, price, first, last] of [
      ['from=2026-06-02&to=2026-06-05', '£246', '06-02', '06-05'],
      ['from=2026-06-11&to=2026-06-13&flex=3', '£164', '06-08', '06-10'],
    ] as const) {
      const question = `q=Keswick&category=campervan&ask=0&people=2&${dates}`;
      const { page } = await browser.open(`/search?${question}&view=map`);
      const map = page.getByRole('region', { name: 'Map of the results' });
      await map.getByRole('button', { name: price }).click();
      const href = await map
        .getByRole('link', { name: 'Bramble of Keswick 1' })
        .getAttribute('href');
      assert.match(href!, new RegExp(`from=2026-${first}&to=2026-${last}&people=2&via=map`));
      await page.context().close();
    }
  });

  it('shows results of the question alone, and others when their area is searched', async () => {
    const { page, faults } = await browser.open('/search?q=England&view=map&category=campsite');
    const map = page.getByRole('region', { name: 'Map of the results' });
    await map.getByRole('button', { name: '£18.50' }).first().waitFor();
    await map.getByText(/mi$/).waitFor();
    for (let times = 0; times < 2; times++) {
      const drawn = page.waitForResponse(/\/map\/\d+\//);
      await map.getByRole('button', { name: 'Zoom out' }).click();
      await drawn;
    }
    await untilOn(page, "document.querySelectorAll('.mark').length === 2");
    assert.equal(await map.getByRole('button', { name: '€18.50' }).count(), 0);
    await map.getByRole('button', { name: 'Search this area' }).click();
    await map.getByRole('button', { name: '€18.50' }).waitFor();
    assert.deepEqual(faults, []);
  });

  it('fills a phone’s screen, keeps a tapped pin above its card, and is left by Escape', async () => {
    const { page, faults } = await browser.open('/search?q=Keswick&view=map&category=campsite', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const map = page.getByRole('region', { name: 'Map of the results' });
    const pin = map.getByRole('button', { name: '£18.50' });
    await pin.waitFor();
    assert.deepEqual(await map.boundingBox(), { x: 0, y: 0, width: 390, height: 844 });
    const at = (await pin.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const move = (type: string, y: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: type === 'touchEnd' ? [] : [{ x: 60, y }],
      });
    // Down to where its card will be.
    await move('touchStart', 300);
    for (let y = 300; y < 300 + (690 - at.y); y += 20) await move('touchMove', y);
    await move('touchEnd', 0);
    const low = (await pin.boundingBox())!;
    assert.ok(low.y > 600, `dragged to ${low.y}`);
    await page.touchscreen.tap(low.x + low.width / 2, low.y + low.height / 2);
    const link = map.getByRole('link', { name: 'Meadow of Keswick' });
    await link.waitFor();
    const card = (await map.locator('.pin-card').boundingBox())!;
    await untilOn(
      page,
      `document.querySelector('.mark.active').getBoundingClientRect().bottom <= ${card.y}`,
    );
    assert.equal(await page.evaluate('scrollY'), 0);
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'detached' });
    const sheet = page.getByRole('heading', { level: 1 });
    const peek = (await sheet.boundingBox())!;
    await touch.send('Input.synthesizeScrollGesture', { x: 200, y: peek.y + 40, yDistance: -600 });
    assert.ok((await sheet.boundingBox())!.y < 400, 'the sheet is drawn up');
    // Wholly up, it leaves the filters in reach, and the way back to the map.
    await touch.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -300 });
    const toMap = page.getByRole('button', { name: 'Map' });
    await toMap.waitFor();
    await page.locator('#filter-sheet > summary').click();
    await page.getByRole('checkbox', { name: /Dogs welcome/ }).waitFor();
    await page.keyboard.press('Escape');
    await toMap.click();
    await untilOn(page, 'scrollY === 0');
    await touch.send('Input.synthesizeScrollGesture', { x: 200, y: 780, yDistance: -700 });
    await touch.send('Input.synthesizeScrollGesture', { x: 200, y: 780, yDistance: -300 });
    await toMap.waitFor();
    await page.keyboard.press('Escape');
    await untilOn(page, 'scrollY === 0');
    assert.equal(await map.count(), 1, 'the sheet alone goes down');
    await page.keyboard.press('Escape');
    await map.waitFor({ state: 'detached' });
    assert.deepEqual(faults, []);
  });

  it('is not there without scripts: the list has all the room', async () => {
    for (const width of [390, 1280]) {
      const { page } = await browser.open('/search?view=map', {
        javaScriptEnabled: false,
        viewport: { width, height: 844 },
      });
      const list = (await page.getByRole('region', { name: 'Results' }).boundingBox())!;
      assert.ok(list.width > 0.85 * width, `${list.width} of ${width}`);
      assert.equal(await page.getByRole('region', { name: 'Map of the results' }).count(), 0);
      await page.getByText('The map needs JavaScript. Here is the whole list.').waitFor();
    }
  });

  it('ways to a place open the map program of the device', async () => {
    const programs = [
      ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0', /^geo:51\.4745,-2\.5679\?q=/],
      ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', /^https:\/\/maps\.apple\.com\/\?daddr=51/],
      ['Mozilla/5.0 (X11; Linux)', /^https:\/\/www\.openstreetmap\.org\/directions\?to=51/],
    ] as const;
    for (const [userAgent, address] of programs) {
      const { page } = await browser.open(paths.get('site-Bristol')!, { userAgent });
      const href = await page.getByRole('link', { name: 'Directions' }).getAttribute('href');
      assert.match(href!, address);
    }
  });

  it('shows campsites of OpenStreetMap as pins of their own, and their surroundings on cards', async () => {
    await loadCampsites(site, [
      campsiteFeature(1, 50.42, -5.05, { name: 'Trenance Meadow', toilets: 'yes', fee: 'no' }),
      campsiteFeature(2, 50.36, -5.1, {}),
    ]);
    const question = 'bounds=-5.6,50.1,-4.8,50.7&category=campsite';
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      const viewport = { width, height: 844 };
      const list = await browser.open(`/search?${question}`, { viewport, colorScheme });
      const card = list.page.getByRole('article').filter({ hasText: 'Trenance Meadow' });
      await card.getByText('From OpenStreetMap').waitFor();
      await card.getByText('Free of charge').waitFor();
      assert.equal(
        await card.getByRole('button', { name: /^Save/ }).count(),
        1,
        'it is saved as listings are',
      );
      await untilOn(
        list.page,
        `[...document.querySelectorAll('.cards img')].every((img) => img.naturalWidth > 0)`,
      );
      const drawing = await list.page.evaluate(
        `document.querySelector('.cards picture img').currentSrc`,
      );
      assert.match(drawing as string, new RegExp(`/map/around/[^/]+/${colorScheme}.svg$`));
      assert.equal(await list.page.evaluate('document.documentElement.scrollWidth'), width);
      assert.deepEqual(list.faults, []);
      await list.page.context().close();
    }
    const { page, faults } = await browser.open(`/search?${question}&view=map`);
    const map = page.getByRole('region', { name: 'Map of the results' });
    const pins = map.getByRole('button', { name: 'From OpenStreetMap' });
    await pins.first().waitFor();
    assert.equal(await pins.count(), 2);
    await page.getByRole('link', { name: 'Trenance Meadow' }).hover();
    await page.locator('.mark.campsite.active').click();
    await map.getByRole('link', { name: 'Trenance Meadow' }).click();
    await page.waitForURL(/\/place\/trenance-meadow-\d+$/);
    assert.deepEqual(faults, []);
    await loadCampsites(site, [campsiteFeature(1, 0, 0, {})]);
  });

  it('is drawn from our own tiles, which know coasts and towns', async () => {
    const tile = async (path: string) => fetch(site.address + path);
    const bristol = await tile('/map/8/126/85.pbf');
    assert.equal(bristol.headers.get('content-type'), 'application/vnd.mapbox-vector-tile');
    assert.match(Buffer.from(await bristol.arrayBuffer()).toString('latin1'), /land.*Bristol/s);
    const layersOf = async (path: string) => {
      const bytes = Buffer.from(await (await tile(path)).arrayBuffer()).toString('latin1');
      return ['land', 'urban', 'lakes', 'rivers', 'names', 'regions', 'borders', 'areas'].filter(
        (layer) => bytes.includes(`\n${String.fromCharCode(layer.length)}${layer}`),
      );
    };
    assert.deepEqual(await layersOf('/map/6/32/22.pbf'), [
      'land',
      'urban',
      'lakes',
      'rivers',
      'names',
      'regions',
      'areas',
    ]);
    const england = await tile('/map/6/31/20.pbf');
    const names = Buffer.from(await england.arrayBuffer()).toString('utf8');
    assert.ok(/England.*Angleterre.*Inglaterra/s.test(names), 'names in each language');
    const ocean = await (await tile('/map/8/90/95.pbf')).arrayBuffer();
    assert.ok(ocean.byteLength < 200, 'there is nothing in the ocean');
    assert.equal((await tile('/map/11/0/0.pbf')).status, 404);
    assert.equal((await tile('/map/3/9/0.pbf')).status, 404);
  });

  it('is drawn from a base map of OpenStreetMap once operators have imported one', async () => {
    const line = commandLine(site);
    assert.match(
      await line.refusal('import', 'map', join(import.meta.dirname, 'site-map.test.ts')),
      /site-map\.test\.ts could not be read in: it is no PMTiles file/,
    );
    const imported = await line.cc('import', 'map', EXTRACT);
    assert.deepEqual(imported.bounds, [-2.95, 51.3, -2.3, 51.65]);
    const [entry] = await site.context.audit.list({ action: 'map.' }, 1);
    assert.equal(entry!.subject, 'extract.pmtiles');

    const path = `/map/base/${imported.name}.pmtiles`;
    const ask = (headers: Record<string, string>) => fetch(site.address + path, { headers });
    const head = await ask({ range: 'bytes=0-126' });
    assert.equal(head.status, 206);
    assert.equal(head.headers.get('content-range'), `bytes 0-126/${imported.bytes}`);
    assert.match(head.headers.get('cache-control')!, /immutable/);
    assert.equal(await head.text().then((text) => text.slice(0, 7)), 'PMTiles');
    const etag = head.headers.get('etag')!;
    assert.equal((await ask({ 'if-none-match': etag })).status, 304);
    assert.equal((await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).status, 200);
    const beyond = await ask({ range: `bytes=${imported.bytes}-` });
    assert.equal(beyond.status, 416);
    assert.equal(beyond.headers.get('content-range'), `bytes */${imported.bytes}`);
    assert.equal((await fetch(`${site.address}/map/base/other.pmtiles`)).status, 404);

    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, faults, requests } = await browser.open(
        '/es/search?q=Bristol&view=map&category=campsite',
        { colorScheme },
      );
      const map = page.getByRole('region', { name: 'Mapa de los resultados' });
      await map.getByRole('button', { name: /18,50/ }).waitFor();
      await map.getByRole('link', { name: '© OpenStreetMap' }).waitFor();
      const fetched = () =>
        requests.filter((address) => address.endsWith(`${imported.name}.pmtiles`));
      while (fetched().length < 2) await page.waitForRequest(/\.pmtiles$/);
      assert.ok(
        requests.every((address) =>
          /^(?:blob:|data:)|:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(address),
        ),
        'nobody else is asked for anything',
      );
      assert.deepEqual(faults, []);
    }
  });
});
