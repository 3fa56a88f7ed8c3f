import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aListing } from '../../../test/builders/listing.ts';
import { createListingLab, type ListingLab } from '../testing/listing-fixture.ts';
import { type LineQuestion, readLineQuestion } from './lines.ts';

let fixture: ListingLab;
let partnerId: number;
before(async () => {
  fixture = await createListingLab();
  partnerId = await fixture.partner();
  const photo = { url: 'https://vans.example/1.jpg' };
  const gbp = (from: number, unit?: string) => ({
    from,
    currency: 'GBP',
    ...(unit ? { unit } : {}),
  });
  const put = async (id: string, body: unknown) => {
    await fixture.put(partnerId, id, body);
    fixture.clock.advance(60_000);
  };
  await put('bramble', aListing({ price: gbp(9000), images: [photo, photo] }));
  await put('camion', aListing({ title: 'Camión «único»', price: gbp(60_000, 'week') }));
  await put('heather_2', aListing({ title: 'Heather 100% electric', status: 'paused' }));
  await put('meadow', aCampsite({ images: [photo] }));
  const ranges = [{ start: '2026-05-01', end: '2026-08-01', status: 'available' as const }];
  await fixture.availability.replace(partnerId, 'bramble', { ranges });
  const past = [{ start: '2026-01-01', end: '2026-02-01', status: 'available' as const }];
  await fixture.availability.replace(partnerId, 'meadow', { ranges: past });
  await fixture.put(
    await fixture.partner('Other Vans'),
    'bramble',
    aListing({ title: 'Bramble of another' }),
  );
});
after(() => fixture.close());

const asked = (query: string): LineQuestion => readLineQuestion(new URLSearchParams(query));
const ids = async (query: string, cursor: string | null = null, limit = 50) =>
  (await fixture.lines.page(partnerId, asked(query), cursor, limit)).items.map(
    (line) => line.external_id,
  );

describe("a partner's list of its listings", () => {
  it("has all of them, the last changed first, and nobody else's", async () => {
    assert.deepEqual(await ids(''), ['meadow', 'heather_2', 'camion', 'bramble']);
  });

  it('is sorted by title, by the price of a night with unpriced ones last, and by newest', async () => {
    assert.deepEqual(await ids('sort=title'), ['bramble', 'camion', 'heather_2', 'meadow']);
    assert.deepEqual(await ids('sort=price'), ['camion', 'bramble', 'heather_2', 'meadow']);
    assert.deepEqual(await ids('sort=newest'), ['meadow', 'heather_2', 'camion', 'bramble']);
  });

  it('is searched by parts of the words of title and id, accents or not', async () => {
    assert.deepEqual(await ids('q=ramb'), ['bramble']);
    assert.deepEqual(await ids('q=camion'), ['camion']);
    assert.deepEqual(await ids('q=CAMI%C3%93N+unico'), ['camion']);
    assert.deepEqual(await ids('q=heather_2'), ['heather_2']);
    assert.deepEqual(await ids('q=100%25'), ['heather_2']);
    assert.deepEqual(await ids('q=bramble+electric'), []);
    assert.deepEqual(await ids('q=%00%5C_'), []);
  });

  it('is narrowed down by status, category and what is missing', async () => {
    assert.deepEqual(await ids('status=paused'), ['heather_2']);
    assert.deepEqual(await ids('category=campsite'), ['meadow']);
    assert.deepEqual(await ids('missing=photos'), ['heather_2', 'camion']);
    assert.deepEqual(await ids('missing=dates'), ['meadow', 'heather_2', 'camion']);
    assert.deepEqual(await ids('missing=price'), ['meadow', 'heather_2']);
    assert.deepEqual(await ids('status=gone&missing=luck'), await ids(''));
  });

  it('counts them by status, those that match, and those that lack something', async () => {
    const matching = async (query: string, cursor: string | null = null) =>
      (await fixture.lines.page(partnerId, asked(query), cursor, 1)).matching;
    const { next } = await fixture.lines.page(partnerId, asked('category=campervan'), null, 2);
    assert.equal(await matching('category=campervan'), 3);
    assert.equal(await matching('category=campervan', next), 3);
    assert.equal(await matching('q=nothing+like+it'), 0);
    assert.equal(await matching(''), null);
    assert.deepEqual(await fixture.lines.counts(partnerId), {
      active: 3,
      paused: 1,
      without_photos: 2,
      without_dates: 3,
      without_price: 2,
    });
  });

  it('shows what a line needs', async () => {
    const { items: lines } = await fixture.lines.page(partnerId, asked(''), null, 4);
    const { id, updated_at, town_id, sort_key, ...line } = lines[3]!;
    assert.ok(id > 0 && town_id !== null);
    assert.deepEqual(updated_at, sort_key);
    assert.deepEqual(line, {
      external_id: 'bramble',
      title: 'Bramble, a campervan for four',
      slug: 'bramble-a-campervan-for-four',
      category: 'campervan',
      status: 'active',
      country_code: 'GB',
      region_id: 'GB-ENG',
      price_from: 9000,
      currency: 'GBP',
      price_unit: 'night',
      cover: 'https://vans.example/1.jpg',
      photos: 2,
      is_hidden: false,
      calendar_until: '2026-08-01',
    });
  });

  it('comes in pages that neither repeat nor leave out a listing, in every order', async () => {
    const many = await fixture.partner('Many Vans');
    for (let at = 0; at < 25; at++) {
      // Many listings share a title, a price and a time.
      const price = at % 3 === 0 ? {} : { price: { from: 100 * (at % 2), currency: 'GBP' } };
      await fixture.put(many, `van-${at}`, aListing({ title: `Title ${at % 4}`, ...price }));
    }
    for (const sort of ['updated', 'title', 'price', 'newest']) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await fixture.lines.page(many, asked(`sort=${sort}`), cursor, 4);
        seen.push(...page.items.map((line) => line.external_id));
        cursor = page.next;
      } while (cursor !== null);
      assert.equal(seen.length, 25, sort);
      assert.equal(new Set(seen).size, 25, sort);
    }
  });

  it('begins at its first page for a cursor that is none of this order', async () => {
    const { next } = await fixture.lines.page(partnerId, asked('sort=title'), null, 1);
    assert.deepEqual(await ids('sort=title', next, 1), ['camion']);
    assert.deepEqual(await ids('sort=price', next, 1), ['camion']);
    for (const cursor of ['', 'x', 'e30', next!.slice(2), `${next}x`.repeat(100)]) {
      assert.deepEqual(await ids('sort=title', cursor, 1), ['bramble'], cursor);
    }
  });

  it('follows every change of listings and calendars', async () => {
    const changing = await fixture.partner('Changing Vans');
    const line = async () => (await fixture.lines.page(changing, asked(''), null, 5)).items[0];
    await fixture.put(changing, 'van', aListing());
    assert.equal((await line())?.calendar_until, null);
    const ranges = [{ start: '2027-01-01', end: '2027-02-01', status: 'unavailable' as const }];
    await fixture.availability.replace(changing, 'van', { ranges });
    assert.equal((await line())?.calendar_until, '2027-02-01');
    await fixture.availability.replace(changing, 'van', { ranges: [] });
    assert.equal((await line())?.calendar_until, null);
    await fixture.put(changing, 'van', aListing({ title: 'Quite another', status: 'paused' }));
    assert.deepEqual([(await line())?.title, (await line())?.status], ['Quite another', 'paused']);
    await fixture.listings.delete(changing, 'van');
    assert.equal(await line(), undefined);
  });
});
