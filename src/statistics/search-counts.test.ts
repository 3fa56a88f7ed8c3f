import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestCampcairn, type TestCampcairn } from '../../test/support/campcairn.ts';
import type { Db } from '../platform/db/index.ts';
import { createSearchCounts, type LittleFound } from './index.ts';

const NEWQUAY: LittleFound = {
  language: 'en',
  words: '',
  place: 'Newquay, England',
  country: 'GB',
  category: '',
  narrowed: false,
  found: 1,
};

let campcairn: TestCampcairn;
before(async () => {
  campcairn = await startTestCampcairn({}, { worker: false });
});
after(() => campcairn.stop());

describe('searches that found little', () => {
  it('that cannot be written are written later, and only once when the answer was lost', async () => {
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
    const counts = createSearchCounts({
      db: failing,
      clock: campcairn.clock,
      onError: assert.fail,
    });
    counts.count(NEWQUAY, '192.0.2.1');
    await assert.rejects(counts.write(), /away/);
    counts.count({ ...NEWQUAY, found: 3 }, '192.0.2.2');
    fails = 'after';
    await assert.rejects(counts.write(), /lost/);
    counts.count(NEWQUAY, '192.0.2.2');
    fails = 'not';
    await counts.close();
    const { items } = await campcairn.services.statistics.searchFigures.list({ days: 30 });
    assert.deepEqual(items, [
      {
        words: '',
        place: 'Newquay, England',
        country: 'GB',
        category: '',
        narrowed: false,
        languages: ['en'],
        searches: 3,
        visits: 2,
        found: 3,
      },
    ]);
  });

  it('keep no address in what is written', async () => {
    const { services } = campcairn;
    services.statistics.searchCounts.count({ ...NEWQUAY, words: 'sauna' }, '198.51.100.7');
    await services.statistics.searchCounts.write();
    const { items, rare } = await services.statistics.searchFigures.list({ days: 7 });
    assert.doesNotMatch(JSON.stringify({ items, rare }), /198\.51|sauna/);
    assert.deepEqual(rare, { entries: 1, searches: 1 });
  });
});
