import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import ICAL from 'ical.js';
import type { Locator, Page } from 'playwright-core';
import { SaxesParser } from 'saxes';
import { aCampsite, aFullCampervan } from '../builders/listing.ts';
import { NO_BROWSER, waitForScripts, startBrowser, type TestBrowser } from '../support/browser.ts';
import type { Partner } from '../support/campcairn.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

/** Written anew with `GOLDEN=1`. */
const GOLDEN = process.env.GOLDEN === '1';

const NIGHTS = [{ start: '2026-06-01', end: '2026-09-01', status: 'available' }];

let site: TestSite;
let partner: Partner;
const id: Record<string, number> = {};
/** Open-data campsites, the second for vans of five metres at most. */
let open = 0;
let short = 0;

async function put(name: string, listing: object, ranges: object[] = []): Promise<void> {
  const { body } = await partner.call('PUT', `/listings/${name}`, listing);
  id[name] = body.id;
  if (ranges.length > 0) await partner.call('PUT', `/listings/${name}/availability`, { ranges });
}

const campsite = (title: string, lat: number, lng: number, fields = {}) =>
  aCampsite({
    title,
    location: { lat, lng },
    price: { from: 2000, currency: 'GBP' },
    campsite: { pitch_types: ['campervan', 'tent'] },
    ...fields,
  });

/** A van for eight nights, and two places for six of them. */
const stops = () =>
  `${id.bramble}_2026-06-02_8.${id.meadow}_2026-06-02_3.${id.orchard}_2026-06-07_3`;
const pageOf = (text: string, more = '') => `/trip?stops=${text}${more}`;

/** What a page says in words. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/<(style|script)[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ');

before(async () => {
  site = await startTestSite();
  partner = await site.partner();
  await put('bramble', aFullCampervan({ title: 'Bramble', images: [] }), NIGHTS);
  await put(
    'heather',
    aFullCampervan({ title: 'Heather', images: [], policies: { pets_allowed: true } }),
  );
  await put('meadow', campsite('Meadow', 50.5, -4.9), NIGHTS);
  await put(
    'orchard',
    campsite('Verger <& co>', 48.65, -2.0, { price: { from: 1550, currency: 'EUR' } }),
    NIGHTS,
  );
  await put('near', campsite('Near Farm', 50.6, -4.8), NIGHTS);
  await put('asked', campsite('Asked Farm', 50.55, -4.85));
  await put('taken', campsite('Taken Farm', 50.52, -4.95), [
    { start: '2026-06-01', end: '2026-09-01', status: 'unavailable' },
  ]);
  await put(
    'winter',
    // Farther from the other stops than what comes next.
    campsite('Winter Farm', 54.6, -3.1, {
      campsite: { pitch_types: ['campervan'], open_from: '11-01', open_to: '02-28' },
    }),
  );
  await put(
    'hidden',
    campsite('Hidden Farm', 50.7, -4.7, {
      location: { lat: 50.7, lng: -4.7, precision: 'approximate' },
    }),
    NIGHTS,
  );
  await loadCampsites(site, [
    campsiteFeature(11, 50.45, -5.0, { name: 'Trenance Field', caravans: 'yes' }),
    campsiteFeature(12, 50.46, -5.01, {
      name: 'Short Field',
      caravans: 'yes',
      maxlength: '5',
      opening_hours: 'Apr-Sep',
    }),
  ]);
  const places = [...(await site.sitemap('sitemap-places-0')).keys()];
  const numberOf = (name: string) =>
    Number(/\d+$/.exec(places.find((path) => path.includes(name))!)![0]);
  open = numberOf('trenance');
  short = numberOf('short');
});
after(() => site.stop());

describe('the page of a trip', () => {
  it('shows every stop with its nights, its answer and its cost, each currency for itself', async () => {
    const page = await site.page(pageOf(stops()));
    const words = wordsOf(page.text);
    assert.match(words, /3 stops, 8 nights/);
    assert.match(words, /£772 for 2 stops/);
    assert.match(words, /€46\.50 for 1 stop/);
    assert.match(words, /Two currencies are never added up/);
    assert.match(words, /2 nights without a place: 5.{1,3}7 Jun 2026/);
    assert.match(words, / \d+ miles in a straight line/);
    assert.match(page.text, /<meta name="robots" content="noindex"/);
    assert.equal(page.headers.get('cache-control'), 'private, no-cache');
    assert.match(
      page.text,
      /href="\/listing\/meadow-\d+\?from=2026-06-02&amp;to=2026-06-05#enquiry"/,
    );
  });

  it('suggests for the nights without a place what is free or to be asked, the nearest first', async () => {
    const words = wordsOf((await site.page(pageOf(stops()))).text).split('Where to next')[1]!;
    const order = ['Near Farm', 'Hidden Farm', 'Asked Farm', 'Trenance Field'];
    const places = order.map((name) => words.indexOf(name));
    assert.ok(
      !places.includes(-1) && places.every((at, i) => i === 0 || places[i - 1]! < at),
      words,
    );
    assert.doesNotMatch(words, /Taken Farm|Short Field/);
    assert.match(words, /1 more campsite within this distance is taken/);
    assert.doesNotMatch(words, /Whether the hired van fits is not stated/);
    const close = await site.page(pageOf(stops(), '&km=48&arrive=2026-06-05&leave=2026-06-07'));
    assert.match(close.text, /<option value="48" selected/);
  });

  it('names towns on its map, some of them on the smallest screens as well', async () => {
    const { text } = await site.page(pageOf(stops()));
    const named = text.match(/<g class="town[^"]*"/g) ?? [];
    const onPhones = named.filter((town) => town.includes('major'));
    assert.ok(onPhones.length > 0 && onPhones.length < named.length, named.join());
  });

  it('measures as a search from the same place does: in miles from a place in the United Kingdom', async () => {
    const inMiles = /\d miles?\b/;
    const around = async (at: number) => {
      const { text } = await site.page(pageOf(stops(), `&km=200&near=${at}`));
      return wordsOf(text).split('Where to next')[1]!;
    };
    const [home_, abroad] = [await around(1), await around(2)];
    assert.match(home_, /120 miles/);
    assert.match(home_, /Near Farm[^]*?\d miles away/);
    // Walks, such as to the sea, are metric everywhere.
    assert.doesNotMatch(home_, /\d km (?!to the sea)/);
    assert.match(abroad, /200 km/);
    assert.doesNotMatch(abroad, inMiles);
    const search = wordsOf((await site.page('/search?q=Newquay&km=400&category=campsite')).text);
    assert.match(search, /Saint-Malo, Brittany · \d+ miles away/);
    assert.doesNotMatch(search, /\d km away/);
    const home = `${id.bramble}_2026-06-02_8.${id.meadow}_2026-06-02_3.999999`;
    const wide = '&km=300&arrive=2026-06-05&leave=2026-06-07';
    const british = wordsOf((await site.page(pageOf(home, wide))).text);
    assert.match(british, / \d+(?:\.\d)? miles in a straight line/);
    assert.match(british, /Saint-Malo, Brittany · \d+ miles away/);
    assert.doesNotMatch(british, /\d km (?:away|in a straight line)/);
    assert.match(british, /124 miles \(200 km\) a day/);
    const inFrench = wordsOf((await site.page(`/fr${pageOf(home, wide)}`)).text);
    assert.match(inFrench, /\d km à vol d’oiseau/);
    assert.doesNotMatch(inFrench, inMiles);
  });

  it('says of each place whether the van that is hired for it fits, and why not', async () => {
    const last = `p${short}_2026-06-08_1`;
    const fits = async (text: string) => {
      const { text: page } = await site.page(pageOf(text));
      return [...page.matchAll(/<div class="fit[^]*?<\/div>/g)].map(([said]) =>
        wordsOf(said).trim(),
      );
    };
    assert.deepEqual(await fits(`${stops()}.${last}`), [
      'Whether the hired van fits is not stated Not stated, ask: greatest length',
      'Whether the hired van fits is not stated Not stated, ask: greatest length',
      'The hired van does not fit Too long: yours 5.3 m, up to 5 m',
    ]);
    assert.deepEqual(await fits(`${id.heather}_2026-06-01_2.${last}`), []);
  });

  it('is not well while a stop is taken, though each night has a place', async () => {
    const { text } = await site.page(pageOf(`${id.taken}_2026-06-04_2`));
    assert.match(text, /Taken Farm: it is not free/);
    assert.doesNotMatch(text, /Every night has a place/);
  });

  it('says in words what is gone, taken, past or cannot be read, and keeps what was planned', async () => {
    const text = `999999_2026-06-02_2.${id.taken}_2026-06-04_2.${id.meadow}_2026-05-01_1.nonsense`;
    const words = wordsOf((await site.page(pageOf(text))).text);
    assert.match(words, /Number 999999 is no longer shown/);
    assert.match(words, /Not free any more on all of these nights/);
    assert.match(words, /Meadow begins on 1 May 2026, which is past/);
    assert.match(words, /“nonsense” in the address is no stop/);
    assert.match(words, /are not in date order/);
    assert.match(words, /2 – 4 Jun 2026/);
  });

  it('counts what is there, and apart from it what is no longer shown', async () => {
    const words = wordsOf((await site.page(pageOf(`${stops()}.999999_2026-06-10_4`))).text);
    assert.match(words, /3 stops, 8 nights · 1 stop is no longer shown/);
    assert.match(words, /£772 for 2 stops/);
    assert.match(words, /Number 999999: it is no longer shown/);
    assert.match(words, /4 nights without a place: 10.{1,3}14 Jun 2026/);
    const none = await site.page(`/de${pageOf('999998_2026-06-02_2.999999')}`);
    assert.match(
      wordsOf(none.text),
      /0 Stationen, 0 Nächte · 2 Stationen werden nicht mehr angezeigt/,
    );
    assert.match(wordsOf(none.text), /2 Nächte ohne Platz/);
  });

  it('offers to ask only those who can be asked on their dates, and says why not the others', async () => {
    const chosen = [
      `${id.meadow}_2026-05-01_1`,
      `${id.bramble}_2026-06-02_2`,
      `${id.near}_2026-06-02_2`,
      `${id.winter}_2026-06-02_2`,
    ];
    const { text } = await site.page(pageOf(chosen.join('.')));
    const section = /<section[^>]*aria-labelledby="ask-several">[^]*?<\/section>/.exec(text)![0];
    assert.ok(
      section.includes(
        `href="/enquire?ids=${id.bramble},${id.near}&amp;from=2026-06-02&amp;to=2026-06-04"`,
      ),
      section,
    );
    const words = wordsOf(section);
    assert.match(words, /Left out until you choose other dates: Meadow: its dates are past/);
    assert.match(words, /Winter Farm: it is closed/);
    const over = await site.page(`/nl${pageOf(`${chosen[0]}.${chosen[3]}`)}`);
    assert.doesNotMatch(over.text, /\/nl\/enquire/);
    assert.match(wordsOf(over.text), /Weggelaten tot je andere data kiest/);
  });

  it('says of a van that may not go abroad, or does not say, which stops are', async () => {
    const said = async (path: string) => wordsOf((await site.page(path)).text);
    assert.match(
      await said(pageOf(stops())),
      /Bramble: its listing does not allow travel abroad\. Stops abroad: France\./,
    );
    const undated = await said(pageOf(`${id.heather}.${id.orchard}.${id.meadow}`));
    assert.match(undated, /Heather: travel abroad is not stated, so ask the owner/);
    assert.match(undated, /Before you ask and book No dates yet/);
    assert.match(
      await said(`/de${pageOf(`${id.bramble}.${id.orchard}`)}`),
      /Bramble: Laut Inserat sind Auslandsfahrten nicht erlaubt\. Stationen im Ausland: Frankreich\./,
    );
    assert.doesNotMatch(await said(pageOf(`${id.bramble}.${id.meadow}`)), /abroad/);
  });

  it('says that an open-data campsite is closed out of the season that is stated', async () => {
    const closed = /Closed on some of these nights/;
    const saysTo = async (stay: string) =>
      wordsOf((await site.page(pageOf(`p${short}_${stay}`))).text);
    assert.match(await saysTo('2026-09-29_3'), closed);
    const summer = await saysTo('2026-09-28_3');
    assert.doesNotMatch(summer, closed);
    assert.match(summer, /From OpenStreetMap: ask if it is free/);
  });

  it('is changed by addresses alone, and refuses what there is not', async () => {
    const added = await site.page(pageOf('', `&add=p${open}&from=2026-06-05&to=2026-06-07`));
    assert.ok(added.text.includes(`data-trip="p${open}_2026-06-05_2"`), 'an open-data campsite');
    const reversed = await site.page(pageOf(stops(), '&at=1&from=2026-06-09&to=2026-06-08'));
    assert.ok(reversed.text.includes(`data-trip="${stops()}"`), 'the dates stay');
    assert.match(wordsOf(reversed.text), /is not after/);
    const none = wordsOf((await site.page(pageOf(stops(), '&drop=77'))).text);
    assert.match(none, /That change cannot be made/);
    assert.match((await site.page('/de/trip')).text, /Noch keine Stationen/);
  });
});

/** Compares with a golden file, in which what differs from run to run is replaced. */
function compare(name: string, text: string): void {
  const file = fileURLToPath(new URL(`../fixtures/trip/${name}`, import.meta.url));
  const written = text
    .replaceAll(/DTSTAMP:\S+/g, 'DTSTAMP:{now}')
    .replaceAll(/(?<=\/listing\/[a-z-]*-|UID:)\d+|\d+(?=_2026)/g, '{id}');
  if (GOLDEN) writeFileSync(file, written);
  assert.equal(written, readFileSync(file, 'utf8'));
}

describe('a trip that is taken along', () => {
  const file = async (path: string) => {
    const response = await fetch(`${site.address}${path}`);
    return { headers: response.headers, text: await response.text() };
  };

  it('is a calendar of whole days that other programs read', async () => {
    const { headers, text } = await file(`/trip.ics?stops=${stops()}.${id.near}`);
    assert.equal(headers.get('content-type'), 'text/calendar; charset=utf-8');
    assert.equal(headers.get('x-robots-tag'), 'noindex');
    for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    assert.deepEqual(
      events.map((event) => {
        const { summary, startDate, endDate } = new ICAL.Event(event);
        return `${summary} ${startDate.toString()} ${endDate.toString()}`;
      }),
      [
        'Bramble 2026-06-02 2026-06-10',
        'Meadow 2026-06-02 2026-06-05',
        'Verger <& co> 2026-06-07 2026-06-10',
      ],
    );
    compare('trip.ics', text);
  });

  it('has an event for each stop, also where one place begins twice on a day', async () => {
    const twice = `${id.near}_2026-06-02_1.${id.near}_2026-06-02_3`;
    const { text } = await file(`/trip.ics?stops=${twice}`);
    const uids = text.match(/^UID:.+$/gm)!;
    assert.equal(uids.length, 2);
    assert.equal(new Set(uids).size, 2);
  });

  it('has no line in its calendar that an owner wrote', async () => {
    const title = 'Bramble\rATTENDEE:mailto:a@mail.example\u0001\r\nATTACH:https://b.example';
    await put('lines', aFullCampervan({ title, images: [] }));
    const { text } = await file(`/trip.ics?stops=${id.lines}_2026-06-02_2`);
    const unfolded = text.replaceAll('\r\n ', '');
    assert.match(unfolded, /^SUMMARY:Bramble ATTENDEE:mailto:a@mail\.example \\nATTACH:/m);
    // oxlint-disable-next-line no-control-regex
    assert.doesNotMatch(text.replaceAll('\r\n', ''), /[\u0000-\u001f]/);
    await partner.call('DELETE', '/listings/lines');
  });

  it('is a route of public positions', async () => {
    const { headers, text } = await file(`/fr/trip.gpx?stops=${stops()}`);
    assert.equal(headers.get('content-type'), 'application/gpx+xml; charset=utf-8');
    const seen: string[] = [];
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => assert.fail(error));
    parser.on('opentag', ({ local, uri }) => {
      assert.equal(uri, 'http://www.topografix.com/GPX/1/1');
      seen.push(local);
    });
    parser.write(text).close();
    assert.equal(seen.filter((name) => name === 'wpt').length, 4);
    assert.equal(seen.filter((name) => name === 'rtept').length, 4);
    compare('trip.gpx', text);
    const hidden = await file(`/trip.gpx?stops=${id.hidden}_2026-06-02_2`);
    assert.doesNotMatch(hidden.text, /lat="50\.7"/);
    assert.match(hidden.text, /approximate/);
  });

  it('of nothing is a file of nothing', async () => {
    assert.match((await file('/trip.ics?stops=x')).text, /BEGIN:VCALENDAR[^]*END:VCALENDAR/);
    assert.doesNotMatch((await file('/trip.gpx')).text, /wpt|rte/);
  });
});

/** A sentence of the page itself, not of what is read out. */
const says = (page: Page, words: string) => page.locator('#content').getByText(words);

describe('a trip in a browser', { skip: NO_BROWSER }, () => {
  let browser: TestBrowser;
  before(async () => {
    browser = await startBrowser(site.address);
  });
  after(() => browser.close());

  for (const width of [1280, 390]) {
    it(`is made by pressing what one sees, ${width} wide, and is there again`, async () => {
      const { page, faults } = await browser.open(
        `/listing/bramble-${id.bramble}?from=2026-06-02&to=2026-06-10`,
        { viewport: { width, height: 900 } },
      );
      await page.getByRole('button', { name: 'Add to trip', exact: true }).click();
      await page.getByRole('button', { name: 'In your trip', pressed: true }).waitFor();
      await page.locator('.said-over').getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Add to trip', exact: true }).click();
      await page.getByRole('button', { name: 'In your trip', pressed: true }).waitFor();
      await page.goto(`${site.address}/listing/meadow-${id.meadow}?from=2026-06-02&to=2026-06-05`);
      await page.getByRole('button', { name: 'Add to trip', exact: true }).click();
      await page.locator('.said-over').getByRole('link', { name: 'See your trip' }).click();
      await says(page, '2 stops, 8 nights').waitFor();
      await page.getByRole('button', { name: 'Add to trip: Near Farm' }).click();
      await says(page, '3 stops, 8 nights').waitFor();
      await waitForScripts(page);
      await page.getByRole('link', { name: 'Near Farm: one stop sooner' }).click();
      await page.getByRole('link', { name: 'Near Farm: one stop later' }).waitFor();
      await page.waitForURL((address) =>
        address.search.includes(`${id.near}_2026-06-02_3.${id.meadow}_2026-06-05_3`),
      );
      await page.goto(`${site.address}/trip`);
      await says(page, '3 stops, 8 nights').waitFor();
      await page.getByRole('link', { name: 'Remove Near Farm' }).click();
      await says(page, '2 stops, 8 nights').waitFor();
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
      assert.ok(wide <= width, `${wide} wide`);
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  }

  for (const { width, prefix, words } of [
    {
      width: 1280,
      prefix: '',
      words: {
        add: 'Add to trip: ',
        added: 'Added to your trip.',
        undo: 'Undo',
        see: 'See your trip',
        removed: 'Taken out of your trip.',
        trip: /^Trip\s*1$/,
        summary: '1 stop, 3 nights',
      },
    },
    {
      width: 390,
      prefix: '/fr',
      words: {
        add: 'Ajouter au voyage : ',
        added: 'Ajouté à votre voyage.',
        undo: 'Annuler',
        see: 'Voir votre voyage',
        removed: 'Retiré de votre voyage.',
        trip: /^Voyage\s*1$/,
        summary: '1 étape, 3 nuits',
      },
    },
  ]) {
    const results = `${prefix}/search?near=50.5,-4.9&km=60&category=campsite&from=2026-06-02&to=2026-06-05`;

    it(`takes what is pressed on a card without leaving the results, ${width} wide, and gives it back`, async () => {
      const phone = width === 390;
      const { page, faults } = await browser.open(results, {
        viewport: { width, height: 900 },
        hasTouch: phone,
        isMobile: phone,
      });
      const press = (target: Locator) => (phone ? target.tap() : target.click());
      const meadow = page.getByRole('button', { name: `${words.add}Meadow` });
      const said = page.locator('.said-over');
      await press(meadow);
      await said.getByText(words.added).waitFor();
      assert.equal(await meadow.getAttribute('aria-pressed'), 'true');
      assert.equal(new URL(page.url()).search, new URL(results, site.address).search);
      await page.getByRole('link', { name: words.trip }).waitFor();
      await press(said.getByRole('button', { name: words.undo }));
      await said.getByText(words.removed).waitFor();
      assert.equal(await meadow.getAttribute('aria-pressed'), 'false');

      await meadow.focus();
      await page.keyboard.press('Enter');
      await said.getByText(words.added).waitFor();
      await page.keyboard.press('Enter');
      await said.getByText(words.removed).waitFor();
      await page.keyboard.press('Enter');
      await press(said.getByRole('link', { name: words.see }));
      await says(page, words.summary).waitFor();
      await page.waitForURL(({ search }) => search === `?stops=${id.meadow}_2026-06-02_3`);
      await page.goBack();
      await page.locator('button[name=add][aria-pressed=true]').waitFor();
      assert.deepEqual(faults, []);
      await page.context().close();
    });

    it(`takes what is pressed on a card where no scripts run, ${width} wide, and comes back to the results`, async () => {
      const { page } = await browser.open(results, {
        viewport: { width, height: 900 },
        javaScriptEnabled: false,
      });
      await page.getByRole('button', { name: `${words.add}Meadow` }).click();
      const notice = page.getByRole('status').filter({ hasText: words.added });
      await notice.waitFor();
      const { pathname, searchParams } = new URL(page.url());
      assert.equal(pathname, `${prefix}/search`);
      assert.equal(searchParams.get('trip'), `${id.meadow}_2026-06-02_3`);
      assert.equal(searchParams.get('from'), '2026-06-02');
      await page.getByRole('button', { name: `${words.add}Asked Farm` }).click();
      await notice.waitFor();
      await notice.getByRole('link', { name: words.undo }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('button', { name: `${words.add}Near Farm` }).click();
      await notice.getByRole('link', { name: words.see }).click();
      await page.waitForURL(
        ({ search }) =>
          search ===
          `?${new URLSearchParams({ stops: `${id.meadow}_2026-06-02_3.${id.near}_2026-06-02_3` })}`,
      );
      await page.context().close();
    });
  }

  it('comes back to pages of this site alone', async () => {
    for (const back of ['//evil.example/', 'https://evil.example/', '/\\evil.example', 'search']) {
      const answer = await site.page(
        pageOf('', `&add=${id.meadow}&back=${encodeURIComponent(back)}`),
      );
      assert.equal(answer.status, 200, back);
    }
  });

  it('gives the name of a stop the width of its card on phones, and its buttons a line of their own', async () => {
    const text = `${id.meadow}_2026-06-02_3.${id.near}_2026-06-05_2`;
    const { page } = await browser.open(pageOf(text), { viewport: { width: 390, height: 844 } });
    const width = async (part: string) =>
      (await page.locator(`article.stop ${part}`).first().boundingBox())!.width;
    assert.equal(await width('.name'), await width('.head'));
    await page.context().close();
  });

  it('takes an open-data campsite from its card', async () => {
    const { text } = await site.page('/search?near=50.5,-4.9&km=60&source=openstreetmap');
    assert.match(text, new RegExp(`name="add" value="p${open}"`));
    const { page } = await browser.open('/campsites/united-kingdom', { javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Add to trip: Meadow' }).click();
    await page.getByRole('link', { name: 'See your trip' }).click();
    await says(page, '1 stop, 0 nights').waitFor();
    await page.context().close();
  });

  it('looks for the next place as far as one says, for the nights that one says', async () => {
    const { page } = await browser.open(pageOf(stops()));
    const next = page.locator('#next');
    await next.getByLabel('Around').selectOption('Meadow');
    await next.getByLabel('Within').selectOption('30 miles');
    await next.getByRole('button', { name: 'Show places' }).click();
    await page.waitForURL(/near=1&km=48&arrive=2026-06-05&leave=2026-06-07/);
    await says(page, '3 stops, 8 nights').waitFor();
    await next.getByText(/Campsites around Meadow/).waitFor();
    assert.equal(await next.getByLabel('Within').inputValue(), '48');
    await page.context().close();
  });

  it('is counted beside its link as on its page: without what is gone', async () => {
    const { page } = await browser.open(pageOf(`${id.meadow}_2026-06-02_3.999999_2026-06-05_2`));
    await says(page, '1 stop, 3 nights · 1 stop is no longer shown').waitFor();
    const link = page.getByRole('link', { name: /^Trip\s*1$/ });
    await link.waitFor();
    await page.goto(`${site.address}/about`);
    await link.waitFor();
    await page.goto(`${site.address}/trip`);
    await page.getByRole('link', { name: 'Remove Number 999999' }).click();
    await says(page, '1 stop, 3 nights').waitFor();
    await link.waitFor();
    await page.context().close();
  });

  it('is changed by keys alone, which stay on the stop that they move', async () => {
    const text = `${id.meadow}_2026-06-02_3.${id.near}_2026-06-05_2`;
    const { page } = await browser.open(pageOf(text));
    await page.getByRole('link', { name: 'Near Farm: one stop sooner' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => address.search.includes(`${id.near}_2026-06-02_2`));
    const focused = () => page.evaluate("document.activeElement?.getAttribute('aria-label')");
    assert.equal(await focused(), 'Near Farm: one stop sooner');
    await page.getByRole('link', { name: 'Near Farm: one night more' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('1 night with more than one place').waitFor();
    assert.equal(await focused(), 'Near Farm: one night more');
    await page.getByRole('link', { name: 'Put off Meadow and the stops after it' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Every night has a place.').waitFor();
    await page.context().close();
  });

  it('of somebody else takes the place of the own one only when one says so', async () => {
    const { page } = await browser.open(pageOf(`${id.meadow}_2026-06-02_3`));
    await page.goto(site.address + pageOf(`${id.near}_2026-06-05_2`));
    await page.getByText('not the trip that this browser keeps').waitFor();
    await page.goto(`${site.address}/trip`);
    await page.getByRole('heading', { name: 'Meadow', level: 3 }).waitFor();
    await page.goto(site.address + pageOf(`${id.near}_2026-06-05_2`));
    await page.getByRole('button', { name: 'Keep this one instead' }).click();
    await page.goto(`${site.address}/trip`);
    await page.getByRole('heading', { name: 'Near Farm', level: 3 }).waitFor();
    await page.context().close();
  });

  it('is again what it was when one goes back to it', async () => {
    const { page } = await browser.open(pageOf(`${id.meadow}_2026-06-02_3`));
    await page.getByRole('link', { name: 'Meadow: one night more' }).click();
    await page.waitForURL((address) => address.search.includes(`${id.meadow}_2026-06-02_4`));
    await page.goBack();
    await says(page, '1 stop, 3 nights').waitFor();
    assert.equal(await page.getByText('not the trip that this browser keeps').isVisible(), false);
    await page.goto(`${site.address}/trip`);
    await says(page, '1 stop, 3 nights').waitFor();
    await page.context().close();
  });

  it('is what another window makes of it, were it nothing', async () => {
    const { page } = await browser.open(pageOf(`${id.meadow}_2026-06-02_3`));
    const other = await page.context().newPage();
    await other.goto(`${site.address}/trip`);
    await other.getByRole('heading', { name: 'Meadow', level: 3 }).waitFor();
    await page.getByRole('link', { name: 'Meadow: one night more' }).click();
    await other.waitForURL((address) => address.search.includes(`${id.meadow}_2026-06-02_4`));
    assert.equal(await other.getByText('not the trip that this browser keeps').isVisible(), false);
    await page
      .getByRole('link', { name: /Remove.*Meadow|Meadow.*remove/i })
      .first()
      .click();
    await other.getByRole('heading', { name: 'Meadow', level: 3 }).waitFor({ state: 'detached' });
    await page.goto(`${site.address}/trip`);
    assert.equal(await page.evaluate("localStorage.getItem('campcairn.trip')"), null);
    await page.context().close();
  });

  it('is its address where the browser keeps nothing, or runs no scripts', async () => {
    const { page, faults } = await browser.open('/trip');
    await page.context().addInitScript(`Object.defineProperty(window, 'localStorage', {
      get() { throw new DOMException('denied', 'SecurityError'); },
    })`);
    await page.goto(site.address + pageOf(stops()));
    await page.getByRole('link', { name: 'Remove Meadow' }).click();
    await says(page, '2 stops, 8 nights').waitFor();
    assert.deepEqual(faults, []);
    await page.context().close();

    const plain = await browser.open(`/listing/meadow-${id.meadow}?from=2026-06-02&to=2026-06-05`, {
      javaScriptEnabled: false,
    });
    await plain.page.getByRole('button', { name: 'Add to trip', exact: true }).click();
    await says(plain.page, '1 stop, 3 nights').waitFor();
    await plain.page.getByRole('button', { name: 'Add to trip: Near Farm' }).click();
    await says(plain.page, '2 stops, 6 nights').waitFor();
    await plain.page.context().close();
  });
});
