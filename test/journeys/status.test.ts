import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;
before(async () => {
  site = await startTestSite({ PUBLIC_URL: 'https://campers.example' });
});
after(() => site.stop());

/** Returns the table's rows on the page of the status: level, promise, figure, count. */
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/<tr>(.*?)<\/tr>/gs)]
    .slice(1)
    .map(([, row]) => [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell!));

describe('the status page', () => {
  it('says which share of the recorded minutes pages were served in, and what was counted', async () => {
    const { clock, services } = site;
    for (const path of ['/', '/search?q=Bodmin', '/healthz']) await site.page(path);
    for (const minutes of [1, 3]) {
      clock.advance(minutes * 60_000);
      await services.serviceLevels.record();
    }
    const { text } = await site.page('/status');
    assert.match(text, /Pages were served in 60% of the minutes recorded/);
    assert.match(text, /Recorded since 4 May 2026/);
    assert.match(text, /4 May 2026: 60%/);
    assert.match(text, /3 May 2026: no record/);
    const [answers, searches, deliveries] = rowsOf(text);
    assert.deepEqual(answers!.slice(1), ['99.9%', '100%', '2']);
    assert.equal(searches!.at(-1), '1');
    assert.deepEqual(deliveries!.slice(1), ['99%', 'Nothing yet', '0']);
  });

  it('knows nothing older than 90 days', async () => {
    site.clock.advance(91 * 86_400_000);
    await site.services.serviceLevels.record();
    const { text } = await site.page('/status');
    assert.doesNotMatch(text, /Recorded since 4 May/);
    assert.match(text, /Pages were served in 100% of the minutes recorded/);
  });
});

describe('security.txt', () => {
  it('names an address for reports, and ends in half a year', async () => {
    site.clock.set('2026-05-04T09:00:00Z');
    const { text, headers } = await site.page('/.well-known/security.txt');
    assert.match(headers.get('content-type')!, /^text\/plain/);
    assert.match(text, /^Contact: mailto:.+@.+$/m);
    assert.match(text, /^Expires: 2026-10-31T00:00:00\.000Z$/m);
    assert.match(text, /^Canonical: https:\/\/campers\.example\/\.well-known\/security\.txt$/m);
  });
});
