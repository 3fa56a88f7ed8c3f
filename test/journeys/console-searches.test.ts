import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Job } from '../../src/platform/jobs/index.ts';
import { statement } from '../../src/platform/db/index.ts';
import { aListing } from '../builders/listing.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { BROWSER } from '../support/traveller.ts';
import { signedInOperator, type Visitor } from '../support/visitor.ts';

const DAY_MS = 86_400_000;

let site: TestSite;
let operator: Visitor;
/** Added to the addresses of a test, whose visitors are others than those of the tests before. */
let others = 0;
before(async () => {
  site = await startTestSite({ TRUST_PROXY: '1' }, { worker: false });
  operator = await signedInOperator(site);
});
after(() => site.stop());
beforeEach(async () => {
  others += 10;
  await site.services.statistics.searchCounts.write();
  await site.database.db.execute(statement<never>('test.forget', 'delete from search_count'));
});

/** Asks for a page of results from an address. */
async function search(path: string, from: number, headers: Record<string, string> = {}) {
  const answer = await fetch(`${site.address}${path}`, {
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      'user-agent': BROWSER,
      'x-forwarded-for': `192.0.2.${from + others}`,
      ...headers,
    },
  });
  await answer.text();
  assert.equal(answer.status, 200, path);
}

interface Row {
  words: string;
  place: string;
  searches: number;
  visits: number;
  found: number;
}
const rows = async (): Promise<Row[]> => {
  await site.services.statistics.searchCounts.write();
  return site.database.db.query(
    statement<Row>(
      'test.rows',
      'select words, place, searches, visits, found from search_count order by place, words',
    ),
  );
};
/** Texts of the page without marks that Svelte leaves. */
const shown = async (query = ''): Promise<string> => {
  const { status, text } = await operator.get(`/operator/searches${query}`);
  assert.equal(status, 200);
  return text.replaceAll(/<!--.*?-->/g, '');
};

describe('searches that found little', () => {
  it('are counted by visits, from memory too, and never for robots', async () => {
    for (const from of [1, 1, 2, 3]) await search('/search?q=Newquay', from);
    const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    await search('/search?q=Newquay', 9, robot);
    await search('/search?q=Newquay', 9, { 'sec-purpose': 'prefetch' });
    assert.deepEqual(await rows(), [
      { words: '', place: 'Newquay, England', searches: 4, visits: 3, found: 0 },
    ]);
  });

  it('with enough results are not counted', async () => {
    const partner = await site.partner('Atlantic Vans', { email: 'atlantic@vans.example' });
    for (let number = 0; number < 5; number++)
      await partner.call('PUT', `/listings/v${number}`, aListing());
    await search('/search?q=Newquay', 1);
    assert.deepEqual(await rows(), []);
    for (let number = 0; number < 5; number++) await partner.call('DELETE', `/listings/v${number}`);
  });

  it('are listed from three visits on, and otherwise only summed', async () => {
    for (const from of [1, 2, 3]) await search('/search?q=Newquay', from);
    for (const from of [1, 2]) await search('/search?q=Jane+Doesworth', from);
    await rows();
    const page = await shown();
    assert.ok(page.includes('Newquay, England'));
    assert.doesNotMatch(page, /doesworth/i);
    assert.match(page, /1 more searches, asked 2 times in all/);
    const { text, headers } = await operator.get('/operator/searches/searches.csv');
    assert.match(headers.get('content-type') ?? '', /^text\/csv/);
    assert.match(text, /"Newquay, England","GB",/);
    assert.doesNotMatch(text, /doesworth/i);
  });

  it('are listed by place alone while no search has three visits', async () => {
    await search('/search?q=Newquay', 1);
    await search('/search?q=Jane+Doesworth', 1);
    await rows();
    const page = await shown();
    assert.match(page, /No search had three visits yet/);
    assert.ok(page.includes('Newquay, England'));
    assert.doesNotMatch(page, /doesworth/i);
  });

  it('are filtered by country, category and time, the most searched first', async () => {
    for (const from of [1, 2, 3]) {
      await search('/search?q=Newquay', from);
      await search('/search?q=Keswick&category=motorhome', from);
    }
    await search('/search?q=Keswick&category=motorhome', 3);
    await rows();
    const page = await shown();
    assert.ok(page.indexOf('Keswick, England') < page.indexOf('Newquay, England'));
    assert.ok(!(await shown('?category=motorhome')).includes('Newquay, England'));
    assert.ok(!(await shown('?category=any')).includes('Keswick, England'));
    assert.ok(!(await shown('?country=FR')).includes('Newquay, England'));
    assert.ok((await shown('?country=GB&days=7')).includes('Newquay, England'));
    assert.ok((await shown('?country=%00&category=x&days=x')).includes('Newquay, England'));
    site.clock.advance(8 * DAY_MS);
    operator = await signedInOperator(site, 'later@campcairn.example');
    assert.match(await shown('?days=7'), /No search found little in this time/);
    assert.ok((await shown()).includes('Newquay, England'));
  });

  it('are kept for 90 days', async () => {
    await search('/search?q=Newquay', 1);
    assert.equal((await rows()).length, 1);
    const job = site.services.statistics.jobs.find(({ kind }) => kind === 'statistics.roll_up')!;
    site.clock.advance(90 * DAY_MS);
    await job.run({} as Job);
    assert.equal((await rows()).length, 1);
    site.clock.advance(DAY_MS);
    await job.run({} as Job);
    assert.equal((await rows()).length, 0);
  });
});
