import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite } from '../builders/listing.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const TAGS = {
  name: 'Trenance Meadow',
  website: 'https://trenance.example',
  phone: '+44 1637 000000',
  capacity: '40',
  shower: 'no',
  dog: 'no',
};

const LISTING = aCampsite({
  osm_ref: 'node/11',
  title: 'Meadow by the river, with a view',
  description: 'Forty pitches by the water.\n\nQuiet after ten.',
  images: [{ url: 'https://sites.example/1.jpg', alt: 'The river at dawn' }],
  price: { from: 2400, currency: 'GBP' },
  campsite: { pitches: 60, open_from: '04-01', open_to: '10-31' },
  amenities: ['showers', 'drinking_water'],
  policies: { pets_allowed: true },
});

let site: TestSite;
let meadow: string;
let first: Partner;
let second: Partner;
/** Paths of the listings' pages. */
const paths: string[] = [];

before(async () => {
  site = await startTestSite();
  await loadCampsites(site, [
    campsiteFeature(11, 50.4155, -5.0737, TAGS),
    campsiteFeature(12, 50.42, -5.05, { name: 'Porth Field' }),
  ]);
  meadow = [...(await site.sitemap('sitemap-places-0')).keys()].find((path) =>
    path.includes('meadow'),
  )!;
  first = await site.partner('Meadow Camping');
  second = await site.partner('Riverside Parks', { email: 'desk@river.example' });
  for (const [partner, url] of [
    [first, 'https://trenance.example/book'],
    [second, 'https://river.example/meadow'],
  ] as const) {
    const { body } = await partner.call('PUT', '/listings/meadow', { ...LISTING, url });
    paths.push(new URL(body.public_url).pathname);
  }
});
after(() => site.stop());

const inDays = (days: number) => new Date(site.clock.now().getTime() + days * 86_400_000);
const premium = (partner: Partner, until: Date | null) =>
  site.services.partners.setPremium(partner.slug, until);
const textOf = async (path = meadow) => (await site.page(path)).text;
/** The facts of OpenStreetMap and where they come from, as bytes. */
const factsOf = (text: string): string => /<section class="two[^]*?<\/section>/.exec(text)![0];
const jsonLdOf = (text: string): string[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => json!,
  );
const ownersOf = (text: string): string[] =>
  [...text.matchAll(/<h3 id="owner-\d+"[^>]*>([^<]*)<\/h3>/g)].map(([, name]) => name!);
const cardsOf = (text: string): number[] =>
  [...text.split('class="two')[0]!.matchAll(/data-listing="(\d+)"/g)].map(([, id]) => Number(id));

describe('the page of a campsite whose owner has a listing', () => {
  it('shows it as a card without Premium, and the facts alone', async () => {
    const text = await textOf();
    assert.deepEqual(ownersOf(text), []);
    assert.equal(cardsOf(text).length, 2);
    assert.ok(!text.includes('Forty pitches by the water.'));
  });

  it("shows the owner's photos, price, words and booking link with Premium, as the owner's", async () => {
    const before = await textOf();
    await premium(first, inDays(30));
    const text = await textOf();
    assert.deepEqual(ownersOf(text), ['From the owner, Meadow Camping']);
    const block = /<article class="owner[^]*?<\/article>/.exec(text)![0];
    for (const words of ['Forty pitches by the water.', 'Quiet after ten.', '£24', 'Showers']) {
      assert.ok(block.includes(words), words);
    }
    assert.match(block, /<img[^>]*src="\/img\/[^"]*"[^>]*alt="The river at dawn"/);
    assert.ok(!block.includes('sites.example/1.jpg'), 'pictures come through the proxy');
    const id = Number(/\d+$/.exec(paths[0]!)![0]);
    assert.match(block, new RegExp(`href="/go/${id}"[^>]*rel="nofollow sponsored"`));
    assert.ok(block.includes('See it on trenance.example'));
    assert.ok(block.includes(`href="${paths[0]}#enquiry"`));
    assert.equal(factsOf(text), factsOf(before), 'the facts of OpenStreetMap are the same bytes');
    assert.deepEqual(jsonLdOf(text), jsonLdOf(before), 'and so is what search engines read');
    for (const words of ['Forty pitches', '2400', '24.00']) {
      assert.ok(!jsonLdOf(text).join(' ').includes(words), words);
    }
  });

  it('shows what both state differently twice, each with its source', async () => {
    const text = await textOf();
    const differs = /<div class="differs[^]*?<\/dl>/
      .exec(text)![0]
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
    assert.match(differs, /Showers yes says the owner no OpenStreetMap/);
    assert.match(differs, /Dogs yes says the owner no OpenStreetMap/);
    assert.match(differs, /Capacity 60 says the owner 40 OpenStreetMap/);
    assert.ok(!differs.includes('Drinking water'), 'what only the owner states is no difference');
    assert.ok(!differs.includes('Website'), 'both name the same host');
  });

  it('keeps the order of the listings, whoever has Premium', async () => {
    const order = cardsOf(await textOf());
    await premium(first, null);
    await premium(second, inDays(30));
    const text = await textOf();
    assert.deepEqual(ownersOf(text), ['From the owner, Riverside Parks']);
    assert.deepEqual(cardsOf(text), order);
    await premium(first, inDays(30));
    assert.deepEqual(ownersOf(await textOf()), [
      'From the owner, Meadow Camping',
      'From the owner, Riverside Parks',
    ]);
  });

  it('says it in the language of the page', async () => {
    const said = {
      fr: 'De la part du propriétaire, Meadow Camping',
      es: 'Del dueño, Meadow Camping',
      pt: 'Do dono, Meadow Camping',
      de: 'Vom Betreiber, Meadow Camping',
      nl: 'Van de eigenaar, Meadow Camping',
    };
    for (const [language, words] of Object.entries(said)) {
      assert.ok((await textOf(`/${language}${meadow}`)).includes(words), language);
    }
  });

  it('is as before in the moment in which Premium ends, and changes nothing else', async () => {
    await premium(first, null);
    await premium(second, null);
    const without = await textOf();
    await premium(first, inDays(1));
    const facts = factsOf(await textOf());
    assert.equal(ownersOf(await textOf()).length, 1);
    site.clock.advance(86_400_000);
    const ended = await textOf();
    assert.deepEqual(ownersOf(ended), []);
    assert.equal(factsOf(ended), facts);
    assert.deepEqual(cardsOf(ended), cardsOf(without));
  });

  it('shows nothing of a paused listing, of a suspended partner or of another campsite', async () => {
    await premium(first, inDays(30));
    const elsewhere = [...(await site.sitemap('sitemap-places-0')).keys()].find((path) =>
      path.includes('porth'),
    )!;
    assert.deepEqual(ownersOf(await textOf(elsewhere)), []);
    await first.call('PUT', '/listings/meadow', { ...LISTING, status: 'paused' });
    assert.deepEqual(ownersOf(await textOf()), []);
    await first.call('PUT', '/listings/meadow', LISTING);
    assert.equal(ownersOf(await textOf()).length, 1);
    await site.services.partners.setStatus(first.slug, 'suspended');
    assert.deepEqual(ownersOf(await textOf()), []);
  });
});
