import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aListing } from '../../test/builders/listing.ts';
import { startTestCampcairn, type TestCampcairn } from '../../test/support/campcairn.ts';
import { dashboardOf } from '../../test/support/dashboard.ts';
import { follow } from '../../test/support/traveller.ts';
import type { Db } from '../platform/db/index.ts';
import type { Job } from '../platform/jobs/index.ts';
import { statement } from '../platform/db/index.ts';
import { type Counts, createCounts, type FigureRange, type Figures, rollUpJob } from './index.ts';

const DAY_MS = 86_400_000;
const SEARCH = { source: 'search', country: 'FR' } as const;
const LANDING = { source: 'landing', country: 'GB' } as const;

let campcairn: TestCampcairn;
let partnerId: number;
let slug: string;
let call: Awaited<ReturnType<TestCampcairn['partner']>>['call'];
let ids: number[];
before(async () => {
  campcairn = await startTestCampcairn({}, { worker: false });
});
after(async () => {
  for (const counts of opened) await counts.close();
  await campcairn.stop();
});
beforeEach(async () => {
  ({ slug, call } = await campcairn.partner());
  partnerId = (await campcairn.services.partners.bySlug(slug)).id;
  ids = [];
  for (const name of ['a', 'b', 'c']) ids.push(await put(name));
});

const put = async (name: string, wishes: Record<string, unknown> = {}): Promise<number> =>
  (await call('PUT', `/listings/${name}`, aListing(wishes))).body.id;
const statistics = () => campcairn.services.statistics;
const run = async (kind: string): Promise<void> => {
  const job = statistics().jobs.find((one) => one.kind === `statistics.${kind}`)!;
  await job.run({} as Job);
};
const day = (ago = 0): string =>
  new Date(campcairn.clock.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10);
const range = (days = 30, unit: FigureRange['unit'] = 'day'): FigureRange => ({
  from: day(days - 1),
  to: day(),
  unit,
});
const none: Figures = { shown: 0, viewed: 0, saved: 0, clicks: 0, enquiries: 0 };
const total = async (): Promise<Figures> =>
  (await statistics().ownFigures.ofPartner(partnerId, range(365, 'week'))).total;
const opened: Counts[] = [];
function newCounts(db: Db = campcairn.context.db): Counts {
  const counts = createCounts({ db, clock: campcairn.clock, onError: assert.fail });
  opened.push(counts);
  return counts;
}

describe('counting', () => {
  it('is of listings, by source and country, and in sum', async () => {
    const { counts, ownFigures } = statistics();
    counts.count('shown', ids, SEARCH);
    counts.count('shown', ids.slice(0, 1), LANDING);
    counts.count('viewed', ids.slice(0, 1), SEARCH);
    counts.count('saved', ids.slice(0, 1), SEARCH);
    assert.deepEqual(await total(), none, 'nothing is written yet');
    await counts.write();
    const sum = await ownFigures.ofPartner(partnerId, range());
    assert.deepEqual(sum.total, { ...none, shown: 4, viewed: 1, saved: 1 });
    assert.deepEqual(
      sum.sources.map(({ source, shown }) => [source, shown]),
      [
        ['search', 3],
        ['landing', 1],
      ],
    );
    assert.deepEqual(
      sum.countries.map(({ country, shown }) => [country, shown]),
      [
        ['FR', 3],
        ['GB', 1],
      ],
    );
    assert.equal(sum.periods.length, 30);
    assert.deepEqual(sum.periods.at(-1), { starts: day(), ...sum.total });
    const one = await ownFigures.ofListing(partnerId, 'a', range());
    assert.deepEqual(one.total, { ...none, shown: 2, viewed: 1, saved: 1 });
  });

  it('by two processes at once comes to the sum of both', async () => {
    const [one, two] = [newCounts(), newCounts()];
    for (let turn = 0; turn < 20; turn++) {
      one.count('shown', ids, SEARCH);
      two.count('shown', ids.toReversed(), SEARCH);
      await Promise.all([one.write(), two.write()]);
    }
    await Promise.all([one.close(), two.close()]);
    assert.equal((await total()).shown, 120);
  });

  it('that cannot be written is written later, and only once when its answer was lost', async () => {
    const { db } = campcairn.context;
    let fails: 'before' | 'after' | 'not' = 'before';
    const failing: Db = {
      ...db,
      async transaction(work) {
        if (fails === 'before') throw new Error('away');
        const done = await db.transaction(work);
        if (fails === 'after') throw new Error('the answer was lost');
        return done;
      },
    };
    const counts = newCounts(failing);
    counts.count('shown', ids, SEARCH);
    await assert.rejects(counts.write(), /away/);
    counts.count('shown', ids, SEARCH);
    fails = 'after';
    await assert.rejects(counts.write(), /lost/);
    counts.count('shown', ids, SEARCH);
    fails = 'not';
    await counts.write();
    assert.equal((await total()).shown, 9);
    await counts.close();
  });

  it('of a process that is killed loses what was not written, and no click', async () => {
    const killed = newCounts();
    killed.count('viewed', ids, SEARCH);
    await killed.write();
    killed.count('viewed', ids, SEARCH);
    await follow(campcairn.address, `/go/${ids[0]}`);
    // This process does not write again.
    await run('count_leads');
    assert.deepEqual(await total(), { ...none, viewed: 3, clicks: 1 });
  });

  it('of listings that are not there any more is left out', async () => {
    const { counts } = statistics();
    counts.count('viewed', [...ids, 999_999_999], SEARCH);
    await call('DELETE', '/listings/c');
    await counts.write();
    assert.equal((await total()).viewed, 2);
  });
});

describe('leads', () => {
  it('are counted once, with the source and country of their link', async () => {
    await follow(campcairn.address, `/go/${ids[0]}?via=search-fr`);
    await follow(campcairn.address, `/go/${ids[0]}?via=nonsense`);
    await follow(campcairn.address, `/go/${ids[1]}?via=map&via=map`);
    await Promise.all([run('count_leads'), run('count_leads')]);
    await run('count_leads');
    const { total: sum, sources } = await statistics().ownFigures.ofPartner(partnerId, range());
    assert.deepEqual(sum, { ...none, clicks: 3 });
    assert.deepEqual(
      sources.map(({ source, clicks }) => [source, clicks]),
      [
        ['listing', 2],
        ['search', 1],
      ],
    );
    const { items } = await statistics().ownFigures.listings(partnerId, 30, 'clicks', { limit: 9 });
    assert.deepEqual(
      items.map(({ external_id, clicks }) => [external_id, clicks]),
      [
        ['a', 2],
        ['b', 1],
      ],
    );
  });

  it('never take what a link says of its source to the partner', async () => {
    const { location } = await follow(campcairn.address, `/go/${ids[0]}?via=search-fr`);
    assert.doesNotMatch(location!, /via|search/);
  });
});

describe('a list of listings', () => {
  it('is sorted by any figure and read in pages', async () => {
    const { counts, ownFigures } = statistics();
    ids.forEach((id, at) => {
      for (let time = 0; time <= at; time++) counts.count('viewed', [id], SEARCH);
    });
    counts.count('shown', ids.slice(0, 1), SEARCH);
    await counts.write();
    const page = (cursor?: string) =>
      ownFigures.listings(partnerId, 7, 'viewed', { cursor, limit: 2 });
    const first = await page();
    const second = await page(first.next!);
    assert.deepEqual(
      [...first.items, ...second.items].map(({ external_id }) => external_id),
      ['c', 'b', 'a'],
    );
    assert.equal(second.next, null);
    assert.deepEqual((await page('no cursor')).items, first.items);
    const byShown = await ownFigures.listings(partnerId, 7, 'shown', { limit: 1 });
    assert.equal(byShown.items[0]!.external_id, 'a');
  });

  it('is of the partner alone', async () => {
    statistics().counts.count('viewed', ids, SEARCH);
    await statistics().counts.write();
    const other = await campcairn.partner('Another');
    const { id } = await campcairn.services.partners.bySlug(other.slug);
    const { ownFigures } = statistics();
    assert.deepEqual((await ownFigures.listings(id, 7, 'shown', { limit: 9 })).items, []);
    assert.deepEqual((await ownFigures.ofPartner(id, range())).total, none);
    await assert.rejects(ownFigures.ofListing(id, 'a', range()), /no such listing/);
    await assert.rejects(ownFigures.compared(id, 'a', 7), /no such listing/);
  });
});

describe('the dashboard', () => {
  it('shows statistics to partners with Premium only, and counts for all', async () => {
    const { counts } = statistics();
    counts.count('shown', ids, SEARCH);
    await counts.write();
    const { statistics: area } = await dashboardOf(campcairn, slug);
    const asked = new URLSearchParams('days=7&sort=shown');
    assert.equal(await area.isOpen(), false);
    for (const look of [
      () => area.page(asked),
      () => area.listing('a', asked),
      () => area.listingsFile(asked),
      () => area.listingFile('a', asked),
    ]) {
      await assert.rejects(look(), /part of Premium/);
    }
    await campcairn.services.partners.setPremium(slug, new Date('2027-01-01T00:00:00Z'));
    const page = await area.page(asked);
    assert.equal(page.total.shown, 3);
    assert.equal(page.listings.items.length, 3);
    const file = (await Array.fromAsync(await area.listingsFile(asked))).join('');
    assert.match(file, /^\uFEFFexternal_id,title,shown,viewed,saved,clicks,enquiries\r\n"/);
    assert.equal(file.split('\r\n').length, 5);
    assert.match(await area.listingFile('a', asked), /\r\n"2026-05-04",1,0,0,0,0\r\n$/);
    await assert.rejects(area.listing('not mine', asked), /no such listing/);
  });
});

const selectTexts = statement<{ name: string }>(
  'test.statistics.select_texts',
  `select table_name || '.' || column_name as name from information_schema.columns
   where table_schema = current_schema() and data_type not in ('bigint', 'integer', 'smallint', 'date')
     and table_name in ('listing_count', 'partner_count', 'listing_window')
   order by name`,
);

it('the tables hold numbers, days and countries, and nothing of a visitor', async () => {
  assert.deepEqual(
    (await campcairn.context.db.query(selectTexts)).map(({ name }) => name),
    ['listing_count.country', 'partner_count.country'],
  );
});

/** Inserts figures of a past day, like the counts of that day. */
const insertDay = statement<never, [listingId: number, day: string, shown: number]>(
  'test.statistics.insert_day',
  `insert into listing_count (listing_id, starts, span, source, country, shown)
   values ($1, $2, 1, 1, 'FR', $3), ($1, $2, 1, 2, '', $3)`,
);
const selectSpans = statement<
  { span: number; rows: number; shown: number },
  [listingIds: readonly number[]]
>(
  'test.statistics.select_spans',
  `select span, count(*)::int as rows, sum(shown)::int as shown from listing_count
   where listing_id = any($1::bigint[]) group by span order by span`,
);

describe('as time passes', () => {
  it('days become weeks and weeks months, and every sum stays what it was', async () => {
    const { db } = campcairn.context;
    let sum = 0;
    for (let ago = 0; ago < 600; ago += 3) {
      for (const id of ids) await db.execute(insertDay, [id, day(ago), ago + 1]);
      sum += (ago + 1) * 2 * ids.length;
    }
    const sumOf = async () =>
      (await db.query(selectSpans, [ids])).reduce((all, { shown }) => all + shown, 0);
    const ofYear = async () =>
      (await statistics().ownFigures.ofListing(partnerId, 'a', {
        from: '2025-06-02',
        to: day(),
        unit: 'week',
      })) satisfies object;
    assert.equal(await sumOf(), sum);
    const before = await ofYear();
    // Batches far smaller than the number of a listing's figures.
    const job = rollUpJob(db, campcairn.clock, 7);
    await job.run({} as Job);
    const spans = await db.query(selectSpans, [ids]);
    assert.deepEqual(
      spans.map(({ span }) => span),
      [1, 7, 30],
    );
    assert.equal(await sumOf(), sum);
    assert.deepEqual(await ofYear(), before);
    await job.run({} as Job);
    assert.deepEqual(await db.query(selectSpans, [ids]), spans, 'doing it again changes nothing');
  });

  it('what is too old leaves the windows, and deleted listings are forgotten', async () => {
    const { counts, ownFigures } = statistics();
    counts.count('shown', ids, SEARCH);
    await counts.write();
    const shownIn = async (days: 7 | 30) =>
      (await ownFigures.listings(partnerId, days, 'shown', { limit: 9 })).items.map(
        ({ external_id, shown }) => `${external_id} ${shown}`,
      );
    await run('windows');
    assert.equal((await shownIn(7)).length, 3);
    campcairn.clock.advance(8 * DAY_MS);
    await call('DELETE', '/listings/b');
    counts.count('shown', ids.slice(0, 1), SEARCH);
    await counts.write();
    await run('windows');
    assert.deepEqual(await shownIn(7), ['a 1']);
    assert.deepEqual(await shownIn(30), ['a 2', 'c 1']);
    assert.deepEqual(await campcairn.context.db.query(selectSpans, [[ids[1]!]]), []);
    assert.equal((await total()).shown, 4, 'the partner had them nevertheless');
    campcairn.clock.set('2026-05-04T09:00:00Z');
  });

  it('a listing is compared with at least 20 others of its kind and country', async () => {
    const { counts, ownFigures } = statistics();
    const median = async () => (await ownFigures.compared(partnerId, 'a', 30)).median;
    const location = { lat: 38.72, lng: -9.14 };
    await put('a', { location });
    for (let n = 0; n < 21; n++) {
      const id = await put(`more-${n}`, { location });
      for (let time = 0; time <= n; time++) counts.count('shown', [id], SEARCH);
    }
    assert.equal(await median(), null);
    await counts.write();
    campcairn.clock.advance(DAY_MS);
    await run('windows');
    const found = await median();
    assert.deepEqual([found?.listings, found?.shown, found?.leads], [21, 11, 0]);
    campcairn.clock.set('2026-05-04T09:00:00Z');
  });
});
