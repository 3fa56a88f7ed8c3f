import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { dashboard as english } from '../../site/messages/en/dashboard/index.ts';
import { messages as englishSite } from '../../site/messages/en/index.ts';
import { dashboard as french } from '../../site/messages/fr/dashboard/index.ts';
import { messages as frenchSite } from '../../site/messages/fr/index.ts';
import { takenNights } from '@campcairn/ical';
import { aPhoto } from '../builders/photo.ts';
import { NO_BROWSER, waitForScripts, startBrowser, type TestBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { fingers, type Hands, keys, mouse, tabTo } from '../support/hands.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
/** How the phone was held for each photo: Exif's numbers. */
const ORIENTATIONS = [6, 1, 8, 6, 3, 6] as const;
const PHOTOS = ORIENTATIONS.length;

const MINUTE_MS = 60_000;

let address: string;
let site: TestSite;
let browser: TestBrowser;

const night = (page: Page, date: string): Locator => page.locator(`[data-night="${date}"]`);

/** One way through the journey: a language, a screen and hands. */
interface Way {
  name: string;
  dashboard: typeof english;
  words: typeof englishSite;
  /** What stands before the paths of the language. */
  prefix: string;
  options: BrowserContextOptions;
  hands: Hands;
  /** The hands for the listing's form and the calendar. */
  careful: Hands;
  business: string;
  country: string;
  currency: string;
  title: string;
  position: [latitude: string, longitude: string];
  traveller: string;
  question: string;
  /** Names all nights of August on the page of a listing's calendar. */
  chooseAugust(page: Page, dashboard: typeof english): Promise<void>;
  /** Names the nights from 20 to 22 May among the calendars of all listings. */
  chooseTaken(page: Page, dashboard: typeof english, title: string): Promise<void>;
  /** As the owner types them. */
  typed: { usual: string; august: string };
  /** As pages show them: the usual price and that of August before and after the raise, and three nights of August. */
  shown: { usual: [string, string]; august: [string, string]; stay: [string, string] };
}

const WAYS: readonly Way[] = [
  {
    name: 'in English, with fingers on a phone',
    dashboard: english,
    words: englishSite,
    prefix: '',
    options: { viewport: PHONE, hasTouch: true, isMobile: true },
    hands: fingers,
    careful: fingers,
    business: 'Gannel Vans',
    country: 'United Kingdom',
    currency: 'GBP',
    title: 'Wren, a van for two by the sea',
    position: ['50.4155', '-5.0737'],
    traveller: 'Bo Ek',
    question: 'Is there room for two bikes?',
    async chooseAugust(page) {
      await night(page, '2026-08-01').tap();
      await night(page, '2026-08-31').tap();
    },
    async chooseTaken(page) {
      await night(page, '2026-05-20').tap();
      await night(page, '2026-05-22').tap();
    },
    typed: { usual: '£95.50', august: '£120' },
    shown: {
      usual: ['£95.50', '£100'],
      august: ['£120', '£126'],
      stay: ['£360', '£378'],
    },
  },
  {
    name: 'in French, with a mouse, and keys for form and calendar',
    dashboard: french,
    words: frenchSite,
    prefix: '/fr',
    options: { viewport: DESK, locale: 'fr-FR' },
    hands: mouse,
    careful: keys,
    business: 'Fourgons de la Lande',
    country: 'France',
    currency: 'EUR',
    title: 'Bruyère, un fourgon pour deux',
    position: ['47,6559', '-2,7603'],
    traveller: 'Inès Dubois',
    question: 'Le chien peut-il venir ?',
    async chooseAugust(page) {
      // From 4 May to 1 August, and on to the last.
      await tabTo(night(page, '2026-05-04'));
      for (const [weeks, days] of [
        [12, 5],
        [4, 2],
      ] as const) {
        for (let at = 0; at < weeks; at++) await page.keyboard.press('ArrowDown');
        for (let at = 0; at < days; at++) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      }
    },
    async chooseTaken(page) {
      await night(page, '2026-05-20').hover();
      await page.mouse.down();
      await night(page, '2026-05-21').hover();
      await night(page, '2026-05-22').hover();
      await page.mouse.up();
    },
    typed: { usual: '95,50', august: '120 €' },
    shown: {
      usual: ['95,50 €', '100 €'],
      august: ['120 €', '126 €'],
      stay: ['360 €', '378 €'],
    },
  },
  {
    name: 'in English, without scripts',
    dashboard: english,
    words: englishSite,
    prefix: '',
    options: { viewport: PHONE, javaScriptEnabled: false },
    hands: mouse,
    careful: mouse,
    business: 'Trenance Vans',
    country: 'United Kingdom',
    currency: 'GBP',
    title: 'Teal, a plain van for two',
    position: ['50.4155', '-5.0737'],
    traveller: 'Ada Lund',
    question: 'May we leave on a Sunday?',
    async chooseAugust(page, { listingCalendar: { form } }) {
      await page.getByLabel(form.start).fill('2026-08-01');
      await page.getByLabel(form.end).fill('2026-08-31');
    },
    async chooseTaken(page, { listingCalendar: { form }, calendars }, title) {
      await page.getByLabel(calendars.table.choose(title)).check();
      await page.getByLabel(form.start).fill('2026-05-20');
      await page.getByLabel(form.end).fill('2026-05-22');
    },
    typed: { usual: '95.50', august: '120' },
    shown: {
      usual: ['£95.50', '£100'],
      august: ['£120', '£126'],
      stay: ['£360', '£378'],
    },
  },
];

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true }).first();
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const noticed = (page: Page, words: string) =>
  page.getByRole('status').getByText(words).first().waitFor();
/** Text with ordinary spaces. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');
const textOf = async (target: Page | Locator): Promise<string> =>
  plain(await ('goto' in target ? target.locator('main') : target).innerText());

/** The text of the newest mail to an address for a purpose; undefined when there is none. */
async function mailTo(email: string, purpose: string): Promise<string | undefined> {
  const { mailQueue } = site.services;
  const mails = await mailQueue.list({ limit: 20 });
  const mail = mails.find((one) => one.to === email && one.purpose === purpose);
  return mail && (await mailQueue.show(mail.id))!.text;
}

/** The nights that are taken, as another site reads them at a calendar's address. */
async function takenAt(calendar: string): Promise<string[]> {
  const response = await fetch(calendar);
  assert.equal(response.status, 200);
  const window = { from: '2026-05-04', to: '2027-05-04', zone: 'Europe/London' };
  return takenNights(await response.text(), window).map(({ start, end }) => `${start} ${end}`);
}

/** Looks at a photo as travellers get it: upright, which is red above and blue below, and with nothing but the picture. */
async function isUprightAndBare(url: string): Promise<void> {
  const response = await fetch(url);
  assert.equal(response.status, 200, url);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
  assert.deepEqual([exif, xmp, iptc, orientation ?? 1], [undefined, undefined, undefined, 1]);
  assert.ok(!bytes.includes('secret-owner'));
  assert.ok(width > height, `${width} × ${height}`);
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [above, below] = [0.25, 0.75].map((part) => {
    const at = (Math.floor(info.height * part) * info.width + 20) * info.channels;
    return data[at]! > data[at + 2]! ? 'red' : 'blue';
  });
  assert.deepEqual([above, below], ['red', 'blue'], 'upright');
}

describe('an owner who does everything on the pages', { skip: NO_BROWSER }, () => {
  before(async () => {
    const port = String(await freePort());
    address = `http://localhost:${port}`;
    site = await startTestSite(
      { PORT: port, PUBLIC_URL: address, ENQUIRY_LIMIT: '100' },
      { worker: false },
    );
    browser = await startBrowser(address);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  for (const way of WAYS) describe(way.name, () => journey(way));
});

/** The steps of the journey, each of which goes on where the one before it ended. */
function journey(way: Way): void {
  const { dashboard, words, prefix, hands, careful, title } = way;
  const hasScripts = way.options.javaScriptEnabled !== false;
  const email = `owner@${way.business.toLowerCase().replaceAll(' ', '-')}.example`;
  let page: Page;
  let faults: string[];
  let hasFailed = false;
  /** Path of the listing's page for travellers. */
  let publicPath: string;

  before(async () => {
    ({ page, faults } = await browser.open(`${prefix}/partners`, way.options));
  });
  after(async () => {
    await page.context().close();
  });
  /** A step, which is left out once one before it has failed. */
  const step = (name: string, run: () => Promise<void>) =>
    it(name, async (test) => {
      if (hasFailed) return test.skip('a step before it has failed');
      hasFailed = true;
      await run();
      hasFailed = false;
    });
  const press = (name: string) => hands.press(button(page, name));
  /** Goes to a place of the dashboard by its menu, which phones have at the bottom. */
  const goTo = async (name: string): Promise<void> => {
    const menu = page.getByRole('navigation', { name: dashboard.shell.partnerNav });
    await hands.press(menu.getByRole('link', { name: new RegExp(`^${name}`) }));
    await heading(page, name);
    if (hasScripts) await waitForScripts(page);
  };
  const travellerSees = async (stay = ''): Promise<string> =>
    plain((await site.page(prefix + publicPath + stay)).text.replaceAll(/<[^>]*>/g, ' '));

  step('applies, and reads that it has arrived', async () => {
    const { apply } = words;
    await hands.press(page.getByRole('main').locator('a[href$="/partners/apply"]').first());
    await heading(page, apply.title);
    const field = (name: string) => page.getByLabel(name);
    await hands.write(field(apply.business), way.business);
    await hands.write(field(apply.website), email.split('@')[1]!);
    await hands.write(field(apply.contact), 'Zoë Lindqvist');
    await hands.write(page.getByLabel(apply.email).first(), email);
    await hands.choose(field(apply.country), way.country);
    await hands.write(page.getByRole('textbox', { name: apply.about }), 'Vans by the sea.');
    await hands.press(
      page.getByRole('group', { name: apply.category }).getByRole('checkbox').first(),
    );
    await hands.press(field(apply.owns));
    await hands.write(field(apply.listings), '6');
    await hands.press(field(apply.deliveries.form.name));
    await hands.press(page.locator('input[name=terms]'));
    await press(apply.send);
    await heading(page, apply.sentTitle);
    assert.ok(await mailTo(email, 'application-received'));
  });

  step('signs in by the link that is mailed', async () => {
    const { signIn } = words;
    await hands.press(page.getByRole('main').locator('a[href$="/sign-in"]'));
    await hands.write(page.getByLabel(signIn.email), email);
    await press(signIn.send);
    await heading(page, signIn.sent.title);
    const link = /\S*\/sign-in\/\w{43}/.exec((await mailTo(email, 'sign-in'))!)![0];
    await page.goto(link);
    await press(signIn.link.button);
    await heading(page, dashboard.shell.overview);
    await page.getByText(dashboard.shell.notApproved.pending.title).waitFor();
  });

  step('prepares a listing with six photos of its phone', async () => {
    const { listingForm, listingPhotos } = dashboard;
    await goTo(dashboard.shell.listings);
    await hands.press(page.getByRole('link', { name: dashboard.listings.add }).first());
    await heading(page, listingForm.form.addTitle);
    const label = (name: string) => page.getByLabel(listingForm.fields[name]!.label).first();
    await careful.choose(label('category'), words.shell.categorySingular.campervan);
    const files = await Promise.all(
      ORIENTATIONS.map(async (orientation, at) => ({
        name: `IMG_${at}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await aPhoto({ width: 800, height: 600, orientation }),
      })),
    );
    if (hasScripts) {
      const choosing = page.waitForEvent('filechooser');
      await careful.press(button(page, listingPhotos.choose));
      await (await choosing).setFiles(files);
      await page
        .locator('[data-photo] [data-move]:visible')
        .nth(PHOTOS - 1)
        .waitFor();
    } else {
      await page.getByLabel(listingPhotos.chooseFiles).setInputFiles(files);
      await press(listingPhotos.upload);
      await page
        .locator('[data-photo] img')
        .nth(PHOTOS - 1)
        .waitFor();
    }
    await careful.write(page.getByLabel(listingPhotos.alt).first(), title);
    await careful.write(label('title'), title);
    await careful.write(label('url'), `${email.split('@')[1]}/van`);
    if (hasScripts) {
      await careful.press(page.getByText(listingForm.form.position.numbers));
      await careful.write(label('location.lat'), way.position[0]);
      await careful.write(label('location.lng'), way.position[1]);
    } else {
      const { position } = listingForm.form;
      await careful.write(page.getByLabel(position.plain.label), 'Newquay');
      await press(position.plain.take);
      await noticed(page, 'Newquay');
    }
    await careful.write(label('price.from'), way.typed.usual);
    assert.equal(await label('price.currency').inputValue(), way.currency, 'of its country');
    await careful.write(label('vehicle.berths'), '2');
    await careful.press(page.locator('.save').getByRole('button'));
    await page.getByText(listingForm.form.next.title).waitFor();
  });

  step(
    'is approved, and travellers see the listing, its photos upright and with nothing else in them',
    async () => {
      const { applicationReview } = site.services;
      const application = (await applicationReview.list()).find(
        ({ business }) => business === way.business,
      )!;
      await applicationReview.approve(application.id);
      await goTo(dashboard.shell.overview);
      await goTo(dashboard.shell.listings);
      await hands.press(page.getByRole('link', { name: title, exact: true }));
      const shown = page.getByRole('link', { name: dashboard.listingPages.onSite });
      publicPath = new URL((await shown.getAttribute('href'))!, address).pathname;
      const { text } = await site.page(prefix + publicPath);
      assert.ok((await travellerSees()).includes(way.shown.usual[0]));
      const photos = [...text.matchAll(/<a href="([^"]*)" data-photo/g)].map(([, path]) => path!);
      assert.equal(photos.length, PHOTOS);
      for (const path of photos) await isUprightAndBare(address + path);
    },
  );

  step('sets the prices of August, which travellers see', async () => {
    const { listingCalendar: said, listingPages } = dashboard;
    const tabs = page.getByRole('navigation', { name: listingPages.tabs.label });
    await hands.press(tabs.getByRole('link', { name: listingPages.tabs.calendar }));
    await page.getByRole('heading', { name: said.form.title }).waitFor();
    if (hasScripts) await waitForScripts(page);
    await way.chooseAugust(page, dashboard);
    await careful.write(page.locator('#nights-price'), way.typed.august);
    await careful.press(button(page, said.states.available));
    await noticed(page, said.done.set);
    assert.ok((await travellerSees('?from=2026-08-10&to=2026-08-13')).includes(way.shown.stay[0]));
  });

  step(
    'blocks nights among all calendars, and gives the address of its calendar to another site',
    async () => {
      const { calendars: said, listingCalendar } = dashboard;
      await goTo(dashboard.shell.calendar);
      await way.chooseTaken(page, dashboard, title);
      await press(listingCalendar.states.unavailable);
      await noticed(page, said.done.set);
      await press(said.addresses.makeAll);
      await noticed(page, said.done.addressed);
      const calendar = page.getByLabel(said.addresses.addressOf(title, said.addresses.forAll));
      assert.deepEqual(await takenAt(await calendar.inputValue()), ['2026-05-20 2026-05-23']);
      const taken = await travellerSees('?from=2026-05-20&to=2026-05-23');
      assert.ok(taken.includes(words.listing.datesTaken));
    },
  );

  step('receives an enquiry of a traveller', async () => {
    const { enquiry } = words;
    const stay = '?from=2026-08-10&to=2026-08-13';
    const traveller = await browser.open(prefix + publicPath + stay, way.options);
    const form = traveller.page.locator('#enquiry');
    await hands.write(form.getByLabel(enquiry.name), way.traveller);
    await hands.write(form.getByLabel(enquiry.email), 'traveller@voyage.example');
    await hands.write(form.getByLabel(enquiry.message), way.question);
    await hands.press(form.getByRole('checkbox'));
    site.clock.advance(MINUTE_MS);
    await hands.press(button(form, enquiry.send));
    await noticed(traveller.page, enquiry.sentTitle);
    assert.deepEqual(traveller.faults, []);
    await traveller.page.context().close();
  });

  step('reads it first of all, answers by its mail program, and marks it as answered', async () => {
    const { leads, overview } = dashboard;
    await goTo(dashboard.shell.overview);
    assert.match(await page.title(), /^\(1\) /);
    await hands.press(page.getByRole('link', { name: overview.enquiries.read }));
    await page.getByText(way.question).first().waitFor();
    const reply = new URL(
      (await page.getByRole('link', { name: leads.reply }).getAttribute('href'))!,
    );
    assert.deepEqual([reply.protocol, reply.pathname], ['mailto:', 'traveller@voyage.example']);
    assert.equal(reply.searchParams.get('subject'), words.enquiry.reply.subject(title));
    assert.ok(reply.searchParams.get('body')!.includes(`> ${way.question}`));
    await press(leads.answered);
    await noticed(page, leads.done.acknowledged);
    assert.doesNotMatch(await page.title(), /^\(/);
  });

  step('raises all prices by 5 %, having seen the new ones, and takes it back', async () => {
    const { listings: said, listingPrices: prices } = dashboard;
    const { usual, august, stay } = way.shown;
    await goTo(dashboard.shell.listings);
    await hands.press(page.getByLabel(said.bulk.page));
    await press(said.bulk.prices);
    await hands.write(page.getByLabel(prices.form.value), '5');
    await press(prices.form.show);
    await page.getByRole('heading', { name: prices.preview.title(1) }).waitFor();
    const row = await textOf(page.locator('#preview tbody tr'));
    for (const at of [0, 1] as const)
      assert.ok(row.includes(prices.preview.span(usual[at], august[at])), row);
    await press(prices.preview.apply(1));
    await noticed(page, said.done.prices(1));
    const dates = '?from=2026-08-10&to=2026-08-13';
    assert.ok((await travellerSees(dates)).includes(stay[1]));
    assert.ok((await travellerSees()).includes(usual[1]));
    await press(said.undo);
    await noticed(page, said.done.undone(1));
    assert.ok((await travellerSees(dates)).includes(stay[0]));
    assert.ok((await travellerSees()).includes(usual[0]));
    assert.deepEqual(faults, []);
  });
}
