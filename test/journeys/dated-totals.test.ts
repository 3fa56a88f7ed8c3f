import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { seeded } from '@campcairn/seeded';
import { money } from '../../site/src/lib/format/money.ts';
import { aListing } from '../builders/listing.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const DAY_MS = 86_400_000;
const VANS = 6;
const STAYS = 8;

interface Range {
  start: string;
  end: string;
  status: 'available' | 'unavailable';
  price?: number;
}

interface Van {
  id: number;
  path: string;
  price: { from: number; currency: string; unit: 'night' | 'week' };
  ranges: Range[];
}

let site: TestSite;
let vans: Van[];
const random = seeded('dated totals');

const dateAfter = (days: number): string =>
  new Date(site.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

const nightsOf = (from: string, to: string): string[] => {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(from) + at * DAY_MS).toISOString().slice(0, 10),
  );
};

/** The sum over the nights in minor units, rounded once; null when one of them is not known to be free. */
function sumOf({ price, ranges }: Van, from: string, to: string): number | null {
  const prices = nightsOf(from, to).map((night) => {
    const range = ranges.find(({ start, end }) => start <= night && night < end);
    return range?.status === 'available' ? (range.price ?? price.from) : null;
  });
  if (prices.includes(null)) return null;
  const sum = prices.reduce<number>((total, one) => total + one!, 0);
  const divisor = price.unit === 'week' ? 7 : 1;
  return Math.floor((2 * sum + divisor) / (2 * divisor));
}

const isTaken = ({ ranges }: Van, from: string, to: string): boolean =>
  nightsOf(from, to).some((night) =>
    ranges.some(
      ({ start, end, status }) => status === 'unavailable' && start <= night && night < end,
    ),
  );

const plain = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** The words of the part of a page that is about each listing. */
function partsOf(html: string): Map<number, string> {
  const parts = html.split(/data-listing="(?=\d)/).slice(1);
  return new Map(parts.map((part) => [Number.parseInt(part, 10), plain(part)]));
}

async function makeVan(
  name: string,
  partner: Awaited<ReturnType<TestSite['partner']>>,
): Promise<Van> {
  const unit = random.chance(0.4) ? 'week' : 'night';
  const price = { from: random.whole(5000, 99_999), currency: 'GBP', unit } as const;
  const { body } = await partner.call(
    'PUT',
    `/listings/${name}`,
    aListing({ title: `Van ${name}`, price }),
  );
  const ranges: Range[] = [];
  for (let day = 5; day < 60;) {
    const end = day + random.whole(2, 9);
    const isFree = random.chance(0.85);
    ranges.push({
      start: dateAfter(day),
      end: dateAfter(end),
      status: isFree ? 'available' : 'unavailable',
      ...(isFree && random.chance(0.5) && { price: random.whole(5000, 99_999) }),
    });
    day = end + (random.chance(0.1) ? 1 : 0);
  }
  await partner.call('PUT', `/listings/${name}/availability`, { ranges });
  return { id: body.id, path: new URL(body.public_url).pathname, price, ranges };
}

describe('the total for dates', () => {
  before(async () => {
    site = await startTestSite();
    const partner = await site.partner();
    vans = [];
    for (let at = 0; at < VANS; at++) vans.push(await makeVan(`van-${at}`, partner));
  });
  after(() => site.stop());

  it('is the sum over the nights wherever it is shown, and nothing taken is recommended', async () => {
    let priced = 0;
    let taken = 0;
    for (let at = 0; at < STAYS; at++) {
      const [from, to] = [random.whole(5, 45)].flatMap((day) => [
        dateAfter(day),
        dateAfter(day + random.whole(1, 9)),
      ]) as [string, string];
      const dates = `from=${from}&to=${to}`;
      const ids = vans.map(({ id }) => id).join(',');
      const json = JSON.parse((await site.page(`/search.json?${dates}`)).text);
      const found = new Map<number, { total: number } | null>(
        json.items.map((item: { id: number; stay: { total: number } | null }) => [
          item.id,
          item.stay,
        ]),
      );
      const search = partsOf((await site.page(`/search?${dates}`)).text);
      const saved = partsOf((await site.page(`/saved?ids=${ids}&${dates}`)).text);
      const feed = (await site.page(`/search.atom?${dates}`)).text;
      for (const van of vans) {
        const sum = sumOf(van, from, to);
        const nights = nightsOf(from, to).length;
        const total = sum === null ? null : money('en', sum, 'GBP');
        const said = `${total} for ${nights} ${nights === 1 ? 'night' : 'nights'}`;
        const about = `${van.path} ${dates}`;
        const own = await site.page(`${van.path}?${dates}`);
        const other = vans.find(({ id }) => id !== van.id)!;
        const compared = (await site.page(`/compare?ids=${van.id},${other.id}&${dates}`)).text;
        const asked = partsOf((await site.page(`/enquire?ids=${van.id}&${dates}`)).text);
        const trip = plain((await site.page(`/trip?stops=${van.id}_${from}_${nights}`)).text);
        const listing = plain(own.text.split('data-seen-listing')[1]!.split('id="enquiry"')[0]!);
        const entry = feed.split('<entry>').find((text) => text.includes(`${van.path}?`));
        for (const id of own.listings.slice(1)) {
          const shown = vans.find((one) => one.id === id)!;
          assert.equal(
            isTaken(shown, from, to),
            false,
            `${about} recommends ${id}, which is taken`,
          );
        }
        if (isTaken(van, from, to)) {
          taken += 1;
          assert.equal(found.has(van.id), false, about);
          assert.match(saved.get(van.id)!, / Taken /, about);
          assert.match(plain(compared), /Not free on all of these dates/, about);
          assert.equal(entry, undefined, about);
        }
        if (total === null) {
          assert.doesNotMatch(saved.get(van.id)!, /for \d+ nights?/, about);
          continue;
        }
        priced += 1;
        assert.equal(found.get(van.id)!.total, sum, about);
        for (const [where, text] of Object.entries({
          search: search.get(van.id)!,
          saved: saved.get(van.id)!,
          compared: plain(compared),
          asked: asked.get(van.id)!,
          listing,
          feed: entry!,
        })) {
          assert.ok(text.includes(said), `${where} says “${said}”: ${about}`);
        }
        assert.match(listing, new RegExp(`Total ${total!.replace('.', '\\.')} `), about);
        assert.ok(trip.includes(total!), `the trip says ${total}: ${about}`);
        assert.ok(entry!.includes(`${van.path}?from=${from}&amp;to=${to}`), about);
      }
    }
    assert.ok(priced > 8 && taken > 4, `${priced} priced, ${taken} taken`);
  });
});
