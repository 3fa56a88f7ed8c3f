import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page as BrowserPage } from 'playwright-core';
import { aCampsite, aListing } from '../builders/listing.ts';
import { NO_BROWSER, waitForScripts, startBrowser, type TestBrowser } from '../support/browser.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

interface Owner extends Partner {
  name: string;
  id: number;
}

let site: TestSite;
let harbour: Owner;
let moor: Owner;
let meadow: Owner;
/** A second listing of Harbour Vans. */
let thistle: number;

const PRICE = { from: 8900, currency: 'GBP', min_nights: 3 };
const STAY = { from: '2026-07-03', to: '2026-07-10' };

async function put(partner: Partner, id: string, listing: object): Promise<number> {
  const { body } = await partner.call('PUT', `/listings/${id}`, listing);
  return body.id;
}

async function owner(name: string, listing: object, free?: boolean): Promise<Owner> {
  const partner = await site.partner(name);
  const id = await put(partner, 'first', listing);
  if (free !== undefined) {
    const status = free ? 'available' : 'unavailable';
    const ranges = [{ start: '2026-06-01', end: '2026-09-01', status }];
    await partner.call('PUT', '/listings/first/availability', { ranges });
  }
  return { ...partner, name, id };
}

before(async () => {
  site = await startTestSite({ ENQUIRY_LIMIT: '100000' }, { worker: false });
  harbour = await owner(
    'Harbour Vans',
    aListing({ title: 'Bramble by the sea', price: PRICE }),
    true,
  );
  moor = await owner('Moor Vans', aListing({ title: 'Heather of the moor', price: PRICE }), false);
  meadow = await owner('Meadow Camping', aCampsite({ title: 'Meadow by the river' }));
  thistle = await put(harbour, 'thistle', aListing({ title: 'Thistle by the sea' }));
});
after(() => site.stop());

const leadsOf = async (partner: Partner) =>
  (await partner.call('GET', '/leads?kind=enquiry&limit=200')).body.data as {
    id: string;
    message: string | null;
    email: string | null;
    source_page: string;
    guests: number | null;
    listing: { id: number };
  }[];

/** What a page says, without its markup. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/<(script|style)[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

const TYPED = {
  name: 'Ines Duarte',
  email: 'ines@traveller.example',
  phone: '',
  start_date: STAY.from,
  end_date: STAY.to,
  guests: '2',
  message: 'Is there room for two bikes?',
};

/** Posts the form of a page as a browser without scripts does, with the hidden fields that the page has. */
async function post(path: string, fields: Record<string, string | string[]>, to = path) {
  const { text } = await site.page(path);
  const hidden = ['form', 'asked'].map((name) => {
    const [, value = ''] = new RegExp(`name="${name}" value="([^"]*)"`).exec(text) ?? [];
    return [name, value] as [string, string];
  });
  const body = new URLSearchParams(hidden);
  for (const [name, some] of Object.entries({ ...TYPED, website: '', ...fields })) {
    for (const one of [some].flat()) body.append(name, one);
  }
  const response = await fetch(site.address + to, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    body,
  });
  const { status, headers } = response;
  return { status, location: headers.get('location') ?? '', text: await response.text() };
}

describe('the page of the one form', () => {
  it('names each listing with its price, what it says to the dates, and whom one agrees to', async () => {
    const ids = [harbour.id, moor.id, meadow.id].join(',');
    const { status, text, headers } = await site.page(
      `/enquire?ids=${ids}&from=${STAY.from}&to=${STAY.to}&people=2`,
    );
    assert.equal(status, 200);
    const words = wordsOf(text);
    assert.match(words, /Bramble by the sea .*?Harbour Vans Free on these dates £623/);
    assert.match(words, /Heather of the moor .*?Moor Vans Not free on all of these dates/);
    assert.match(words, /Meadow by the river .*?Ask the owner about these dates/);
    for (const { name } of [harbour, moor, meadow]) {
      assert.ok(words.includes(`Share what I have written here with ${name}, so that`), name);
    }
    assert.equal([...text.matchAll(/type="checkbox" name="consent"/g)].length, 3);
    assert.ok(!/name="consent"[^>]* checked/.test(text), 'nothing is agreed to beforehand');
    assert.match(words, /Say in it what differs for van and campsite/);
    assert.match(text, /name="guests"[^>]*value="2"/);
    assert.match(text, /name="robots" content="noindex"/);
    assert.equal(headers.get('set-cookie'), null);
    assert.equal(headers.get('cache-control'), 'private, no-cache');
    assert.match((await site.page('/robots.txt')).text, /Disallow: \/pt\/enquire\n/);
  });

  it('asks once for two listings of one partner, and counts a number given twice once', async () => {
    const { text } = await site.page(`/enquire?ids=${harbour.id},${thistle}&ids=${harbour.id}`);
    assert.equal([...text.matchAll(/type="checkbox" name="consent"/g)].length, 1);
    assert.match(wordsOf(text), /About: Bramble by the sea · Thistle by the sea/);
    assert.match(wordsOf(text), /Send 2 enquiries/);
    assert.doesNotMatch(wordsOf(text), /for van and campsite/);
  });

  it('says that partners do not learn of each other only where there are several, in every language', async () => {
    const lead = async (prefix: string, ...ids: number[]): Promise<string> => {
      const { text } = await site.page(`${prefix}/enquire?ids=${ids.join(',')}`);
      return /<p class="muted lead[^>]*>([^<]*)/.exec(text)![1]!;
    };
    const several = await lead('', harbour.id, moor.id, thistle);
    assert.match(several, /None learns whom else you ask/);
    assert.equal(await lead(''), several, 'also before anybody is chosen');
    assert.equal(
      await lead('', harbour.id, thistle),
      'One form, and an enquiry to Harbour Vans about each listing. Harbour Vans sees that you ask about several.',
    );
    assert.equal(
      await lead('', harbour.id),
      'One enquiry to Harbour Vans, who answers you directly.',
    );
    const leads = new Set<string>();
    for (const prefix of ['', '/fr', '/es', '/pt', '/de', '/nl']) {
      leads.add(await lead(prefix, harbour.id, moor.id));
      for (const ids of [[harbour.id, thistle], [harbour.id]]) {
        const toOne = await lead(prefix, ...ids);
        assert.match(toOne, /Harbour Vans/);
        leads.add(toOne);
      }
    }
    assert.equal(leads.size, 18);
  });

  it('says what it leaves out: what is not shown, what is no number, and more than three', async () => {
    const paused = await put(moor, 'paused', aListing({ title: 'Paused van', status: 'paused' }));
    const ids = [paused, 987_654, 'abc', harbour.id, moor.id, meadow.id, thistle].join(',');
    const { text } = await site.page(`/enquire?ids=${ids}`);
    const words = wordsOf(text);
    assert.ok(words.includes(`Number ${paused} is left out`));
    assert.ok(words.includes('Number 987654 is left out'));
    assert.ok(words.includes('“abc” is no listing'));
    assert.ok(!words.includes('Paused van'), 'a paused listing is not named');
    assert.match(words, /One form goes to three at most\. Not among them: Thistle by the sea/);
    assert.match(words, /You ask about these 3/);
    const evil = await site.page('/enquire?ids=%3Cscript%3Ealert(1)%3C/script%3E');
    assert.ok(!evil.text.includes('<script>alert'));
  });

  it('with nobody to ask says how to choose, in every language', async () => {
    const titles = new Set<string>();
    for (const prefix of ['', '/fr', '/es', '/pt', '/de', '/nl']) {
      const { status, text } = await site.page(`${prefix}/enquire?ids=987654`);
      assert.equal(status, 200);
      assert.ok(text.includes(`href="${prefix}/search"`));
      assert.doesNotMatch(text, /name="consent"/);
      titles.add(/<h1[^>]*>([^<]+)/.exec(text)![1]!);
    }
    assert.equal(titles.size, 6);
  });

  it('offers others of the kind nearby while there is room, those free on the dates if there are some', async () => {
    const far = await owner(
      'Far Vans',
      aListing({ title: 'Far van', location: { lat: 54.6, lng: -3.1 } }),
      true,
    );
    const near = await owner(
      'Near Vans',
      aListing({ title: 'Near van', location: { lat: 50.5, lng: -5 } }),
      true,
    );
    await site.services.partners.setPremium(far.slug, new Date('2027-01-01T00:00:00Z'));
    await site.services.partners.setPremium(moor.slug, new Date('2027-01-01T00:00:00Z'));
    const offered = async (query: string) => {
      const { text } = await site.page(`/enquire?${query}`);
      const part = /<div class="similar[^]*?<\/section>/.exec(text)?.[0] ?? '';
      return {
        ids: [...part.matchAll(/data-listing="(\d+)"/g)].map(([, id]) => Number(id)),
        words: wordsOf(part),
      };
    };
    const dated = await offered(`ids=${harbour.id}&from=${STAY.from}&to=${STAY.to}`);
    assert.deepEqual(dated.ids, [near.id]);
    assert.match(
      dated.words,
      /1 campervan within 31 miles of Bramble by the sea, free on your dates/,
    );
    const undated = await offered(`ids=${harbour.id}`);
    assert.deepEqual(undated.ids.toSorted(), [moor.id, thistle, near.id].toSorted());
    assert.match(undated.words, /3 campervans within 31 miles of Bramble by the sea\./);
    assert.deepEqual((await offered(`ids=${harbour.id},${moor.id},${thistle}`)).ids, []);
    assert.deepEqual((await offered(`ids=${meadow.id}`)).ids, [], 'of the kind of the first');
    await put(near, 'first', aListing({ title: 'Near van', status: 'paused' }));
    await put(far, 'first', aListing({ title: 'Far van', status: 'paused' }));
  });

  it('keeps what was typed when a listing is taken out or added, and answers the typed dates', async () => {
    const path = `/enquire?ids=${harbour.id},${moor.id}`;
    const consent = [harbour.slug];
    const changed = await post(path, { change: 'without', consent }, `/enquire?ids=${harbour.id}`);
    assert.equal(changed.status, 200);
    for (const typed of [TYPED.name, TYPED.email, TYPED.message]) {
      assert.ok(changed.text.includes(typed), typed);
    }
    assert.match(changed.text, new RegExp(`value="${harbour.slug}"[^>]* checked`));
    assert.match(wordsOf(changed.text), /You ask 1 owner .*?Free on these dates £623 for 7 nights/);
    assert.doesNotMatch(changed.text, /role="alert"/);
    const more = await post(path, { change: 'with' }, `${path},${meadow.id}`);
    assert.match(wordsOf(more.text), /You ask about these 3/);
    const half = await post(path, { change: 'dates', end_date: '' });
    assert.match(half.text, /name="change" value="2026-07-03_2026-07-10"/);
    const taken = await post(path, { change: '2026-07-03_2026-07-10', end_date: '' });
    assert.match(wordsOf(taken.text), /Free on these dates £623/);
    assert.ok(taken.text.includes(TYPED.message));
    assert.deepEqual(await leadsOf(harbour), [], 'nothing was sent');
  });
});

describe('the one form', () => {
  it('goes to each partner, and leads to one page of receipts that erases all of them', async () => {
    const path = `/fr/enquire?ids=${meadow.id},${harbour.id},${moor.id}`;
    const consent = [harbour, moor, meadow].map(({ slug }) => slug);
    const { status, location } = await post(path, { consent });
    assert.equal(status, 303);
    assert.match(location, /^\/fr\/enquiry\/[^/]+~[^/]+~[^/]+\/sent$/);
    const sent = await site.page(location);
    assert.match(
      wordsOf(sent.text),
      /Nous avons vos demandes Meadow by the river :.*Bramble by the sea :.*Heather/,
    );
    for (const { name } of [harbour, moor, meadow]) assert.ok(sent.text.includes(name));
    for (const one of [harbour, moor, meadow]) {
      const [lead] = await leadsOf(one);
      assert.equal(lead!.message, TYPED.message);
      assert.equal(lead!.guests, 2);
      assert.equal(lead!.listing.id, one.id);
      assert.match(
        lead!.source_page,
        new RegExp(`^https://campcairn\\.example/fr/listing/.*-${one.id}$`),
      );
    }
    const link = location.replace(/\/sent$/, '');
    const receipts = await site.page(link);
    assert.equal(receipts.headers.get('cache-control'), 'private, no-store');
    assert.equal(receipts.headers.get('referrer-policy'), 'no-referrer');
    const tokens = link.split('/').at(-1)!.split('~');
    for (const token of tokens) {
      assert.ok(receipts.text.includes(`href="/fr/enquiry/${token}"`));
      assert.equal((await site.page(`/fr/enquiry/${token}`)).status, 200);
    }
    assert.equal((await site.page(`${link}x`)).status, 404);
    assert.equal((await site.page(`${link}~${tokens[0]}`)).status, 404);
    const erase = (to: string) =>
      fetch(`${site.address}${to}?/erase`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(),
      });
    assert.equal((await erase(`/fr/enquiry/${tokens[1]}`)).status, 303);
    assert.equal((await leadsOf(harbour))[0]!.email, null);
    assert.equal((await leadsOf(moor))[0]!.email, TYPED.email);
    assert.ok((await site.page(link)).text.includes(TYPED.email), 'the others are kept');
    assert.equal((await erase(link)).headers.get('location'), link);
    for (const one of [harbour, moor, meadow]) assert.equal((await leadsOf(one))[0]!.email, null);
    const after = await site.page(link);
    assert.ok(!after.text.includes(TYPED.email) && !after.text.includes('?/erase'));
  });

  it('is refused at the box that was not ticked, with everything typed kept', async () => {
    const before = (await leadsOf(harbour)).length;
    const path = `/enquire?ids=${harbour.id},${moor.id}&from=${STAY.from}&to=${STAY.to}`;
    const { status, text } = await post(path, { consent: [moor.slug], email: 'ines at home' });
    assert.equal(status, 422);
    assert.match(text, /role="alert"/);
    assert.match(wordsOf(text), /Please agree, so that we may pass it on to Harbour Vans/);
    assert.doesNotMatch(wordsOf(text), /pass it on to Moor Vans/);
    assert.match(text, new RegExp(`value="${moor.slug}"[^>]* checked`));
    assert.doesNotMatch(text, new RegExp(`value="${harbour.slug}"[^>]* checked`));
    for (const typed of [TYPED.name, 'ines at home', TYPED.message])
      assert.ok(text.includes(typed));
    assert.equal((await leadsOf(harbour)).length, before);
  });

  it('names a listing that has gone meanwhile, sends nothing, and is ready for the rest', async () => {
    const gone = await owner('Gone Vans', aListing({ title: 'Gone with the wind' }));
    const path = `/enquire?ids=${harbour.id},${gone.id},${moor.id},${meadow.id}`;
    const { text: shown } = await site.page(path);
    const token = /name="form" value="([^"]+)"/.exec(shown)![1]!;
    await put(gone, 'first', aListing({ title: 'Gone with the wind', status: 'paused' }));
    const before = (await leadsOf(harbour)).length;
    const consent = [harbour.slug, gone.slug, moor.slug];
    const asked = [harbour.id, gone.id, moor.id].join(',');
    const refused = await fetch(site.address + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      body: new URLSearchParams([
        ...Object.entries({ ...TYPED, form: token, asked }),
        ...consent.map((slug) => ['consent', slug]),
      ]),
    });
    const text = await refused.text();
    assert.equal(refused.status, 422);
    assert.match(
      wordsOf(text),
      /Gone with the wind is no longer shown here, so nothing was sent to anybody/,
    );
    assert.ok(text.includes(TYPED.message) && text.includes(TYPED.email));
    assert.match(wordsOf(text), /You ask about these 2/);
    assert.match(wordsOf(text), /Not among them: Meadow by the river/, 'nobody moves up unasked');
    for (const { slug } of [harbour, moor]) {
      assert.match(text, new RegExp(`value="${slug}"[^>]* checked`));
    }
    assert.equal((await leadsOf(harbour)).length, before);
  });

  it('about more than three, or none, is none that was shown', async () => {
    const all = [harbour.id, moor.id, meadow.id, thistle];
    const consent = [harbour, moor, meadow].map(({ slug }) => slug);
    for (const asked of [all.join(','), '', 'x']) {
      const { text } = await site.page(`/enquire?ids=${harbour.id}`);
      const form = /name="form" value="([^"]+)"/.exec(text)![1]!;
      const fields = [
        ...Object.entries({ ...TYPED, form, asked }),
        ...consent.map((slug) => ['consent', slug]),
      ];
      const { status } = await fetch(`${site.address}/enquire?ids=${harbour.id}`, {
        method: 'POST',
        body: new URLSearchParams(fields as string[][]),
      });
      assert.equal(status, 422, asked);
    }
  });
});

describe('the ways to the one form', () => {
  it('are on the listing’s page, on lists, on comparisons and on a trip, where there is somebody to ask', async () => {
    const path = `/listing/bramble-by-the-sea-${harbour.id}`;
    const listing = await site.page(`${path}?from=${STAY.from}&to=${STAY.to}&people=3`);
    const way = `href="/enquire?ids=${harbour.id}&amp;from=${STAY.from}&amp;to=${STAY.to}&amp;people=3"`;
    assert.ok(listing.text.includes(way));
    const all = [harbour.id, moor.id, meadow.id, thistle];
    const few = await site.page(`/compare?ids=${all.slice(0, 3).join(',')}`);
    assert.ok(few.text.includes(`href="/enquire?ids=${all.slice(0, 3).join(',')}"`));
    assert.match(few.text, /Ask all 3 at once/);
    const many = await site.page(`/compare?ids=${all.join(',')}`);
    assert.equal(
      [...many.text.matchAll(/type="checkbox" name="ids" value="\d+" form="ask"/g)].length,
      4,
    );
    const list = await site.page(`/de/saved/shared?ids=${all.join(',')}`);
    assert.match(list.text, /formaction="\/de\/enquire"[^>]*>[^]*?Bis zu drei anfragen/);
    const stops = (some: number[], days: string) => some.map((id) => `${id}_${days}`).join('.');
    // The nights at Moor Vans are taken, so its owner is not asked about them.
    const free = [harbour.id, meadow.id, thistle];
    const trip = await site.page(`/trip?stops=${stops(all, '2026-07-03_7')}`);
    assert.ok(
      trip.text.includes(
        `href="/enquire?ids=${free.join(',')}&amp;from=2026-07-03&amp;to=2026-07-10"`,
      ),
    );
    const clover = await put(meadow, 'clover', aCampsite({ title: 'Clover by the river' }));
    const mixed = await site.page(
      `/trip?stops=${stops([...free, moor.id], '2026-07-03_7')}.${stops([clover], '2026-07-03_5')}`,
    );
    assert.deepEqual(
      [...mixed.text.matchAll(/type="checkbox" name="ids" value="(\d+)"/g)].map(([, id]) =>
        Number(id),
      ),
      [...free, clover],
    );
    assert.match(mixed.text, /Ask about stops on other dates separately/);
    const alone = await site.page(`/trip?stops=${stops([harbour.id], '2026-07-03_7')}`);
    assert.doesNotMatch(alone.text, /id="ask-several"/);
  });
});

describe('a traveller who asks several', { skip: NO_BROWSER }, () => {
  let browser: TestBrowser;
  before(async () => {
    browser = await startBrowser(site.address);
  });
  after(() => browser.close());

  const path = () => `/compare?ids=${harbour.id},${moor.id},${meadow.id},${thistle}`;
  /** Nothing is wider than the screen. */
  const assertFits = async (page: BrowserPage) =>
    assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
  /** Goes on with Tab until something has the focus. */
  const tabTo = async (page: BrowserPage, name: string) => {
    for (let presses = 0; presses < 200; presses++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate<string>(
        `[document.activeElement.getAttribute('aria-label'), document.activeElement.textContent.trim(),
          ...[...(document.activeElement.labels ?? [])].map((label) => label.textContent.trim())].filter(Boolean).join('|')`,
      );
      if (focused.includes(name)) return;
    }
    assert.fail(`Tab does not reach ${name}`);
  };

  it('does so with the keyboard alone, from a comparison to the receipts', async () => {
    const before = (await leadsOf(moor)).length;
    const { page, faults } = await browser.open(path());
    await tabTo(page, 'Ask up to three');
    for (const name of ['Bramble by the sea', 'Heather of the moor', 'Meadow by the river']) {
      await tabTo(page, `Choose ${name}`);
      await page.keyboard.press('Space');
    }
    await page.getByRole('button', { name: 'Ask up to three' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'You ask about these 3' }).waitFor();
    await waitForScripts(page);
    await tabTo(page, 'Take out: Meadow by the river');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'You ask about these 2' }).waitFor();
    assert.equal(await page.evaluate('document.activeElement.id'), 'asked');
    assert.match(page.url(), new RegExp(`ids=${harbour.id},${moor.id}$`));
    await tabTo(page, 'Ask this one too: Thistle');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'You ask about these 3' }).waitFor();
    await tabTo(page, 'Your name');
    await page.keyboard.type('Zoë Martin');
    await tabTo(page, 'Email');
    await page.keyboard.type('zoe@nowhere');
    await tabTo(page, 'Message');
    await page.keyboard.type('Two bikes?');
    await tabTo(page, 'Share what I have written here with Harbour Vans');
    await page.keyboard.press('Space');
    await tabTo(page, 'Moor Vans');
    await page.keyboard.press('Space');
    await tabTo(page, 'Send 3 enquiries');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Not sent yet' }).waitFor();
    assert.equal(await page.evaluate('document.activeElement.name'), 'email');
    assert.equal(await page.getByLabel('Message').inputValue(), 'Two bikes?');
    assert.ok(await page.getByRole('checkbox', { name: /Moor Vans/ }).isChecked());
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('zoe@mail.example');
    // Return in a field sends the form, and takes no listing out.
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'We have your enquiries' }).waitFor();
    await page.getByRole('link', { name: /\/enquiry\// }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Waiting for Moor Vans to collect it').waitFor();
    assert.equal(await page.getByText('Waiting for Harbour Vans to collect it').count(), 2);
    assert.deepEqual(faults, []);
    const leads = await leadsOf(moor);
    assert.deepEqual([leads.length, leads.at(-1)!.message], [before + 1, 'Two bikes?']);
    await tabTo(page, 'Erase my details…');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Erase my details now');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing of what you wrote is kept here any more').waitFor();
    assert.equal((await leadsOf(moor)).at(-1)!.email, null);
  });

  it('reads on the receipt when it was sent by the clocks of the device, else of the listing', async () => {
    const ids = `/enquire?ids=${harbour.id}`;
    const { location } = await post(ids, { consent: harbour.slug });
    const path = location.replace(/\/sent$/, '');
    const sentAt = async (prefix: string, options: object) => {
      const { page, faults } = await browser.open(prefix + path, options);
      const text = await page.locator('time').first().textContent();
      assert.deepEqual(faults, []);
      await page.context().close();
      return text;
    };
    const withoutScript = { javaScriptEnabled: false };
    assert.equal(await sentAt('', withoutScript), '4 May 2026 at 10:00 (United Kingdom Time)');
    assert.equal(await sentAt('/fr', withoutScript), '4 mai 2026 à 10:00 (heure : Royaume-Uni)');
    assert.equal(await sentAt('', { timezoneId: 'America/New_York' }), '4 May 2026 at 05:00');
    assert.equal(await sentAt('/fr', { timezoneId: 'Europe/Paris' }), '4 mai 2026 à 11:00');
  });

  it('does so without JavaScript on a phone, in German, and loses nothing that was typed', async () => {
    const { page } = await browser.open(
      `/de/saved/shared?ids=${harbour.id},${moor.id},${meadow.id},${thistle}`,
      {
        javaScriptEnabled: false,
        viewport: { width: 390, height: 844 },
        colorScheme: 'dark',
      },
    );
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Bis zu drei anfragen' }).click();
    await page.getByText('Ein Formular geht an höchstens drei. Nicht dabei:').waitFor();
    await assertFits(page);
    await page.getByLabel('Ihr Name').fill('Jörg');
    await page.getByLabel('Nachricht').fill('Geht auch ein Hund?\nUnd zwei Räder?');
    await page.getByLabel('Von', { exact: false }).first().fill(STAY.from);
    await page.getByLabel('Bis', { exact: false }).first().fill(STAY.to);
    await page.getByRole('button', { name: 'Herausnehmen: Heather of the moor' }).click();
    await page.getByRole('heading', { name: 'Sie fragen nach diesen 3' }).waitFor();
    await page.getByText('An diesen Tagen frei').first().waitFor();
    assert.equal(await page.getByLabel('Ihr Name').inputValue(), 'Jörg');
    assert.equal(
      await page.getByLabel('Nachricht').inputValue(),
      'Geht auch ein Hund?\nUnd zwei Räder?',
    );
    await page.getByLabel('E-Mail').fill('joerg@mail.example');
    await page.getByRole('checkbox', { name: /Harbour Vans/ }).check();
    await page.getByRole('checkbox', { name: /Meadow Camping/ }).check();
    await page.getByRole('button', { name: '3 Anfragen senden' }).last().click();
    await page.getByRole('status').filter({ hasText: 'Ihre Anfragen sind da' }).waitFor();
    await assertFits(page);
    await page.getByRole('link', { name: /\/enquiry\// }).click();
    await page.getByText('Liegt für Meadow Camping zum Abholen bereit').waitFor();
    await assertFits(page);
    const [lead] = (await leadsOf(meadow)).slice(-1);
    assert.equal(lead!.message, 'Geht auch ein Hund?\nUnd zwei Räder?');
    assert.match(lead!.source_page, /\/de\/listing\//);
  });
});
