import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { GALLERY, galleryFeeds, goldenOf, understand } from '../../test/fixtures/feeds/gallery.ts';

/** After a change that is meant: `npx node test/fixtures/feeds/write-golden.ts`, and read the difference. */
for (const feed of galleryFeeds()) {
  test(`${feed} is understood as before`, async () => {
    const golden: unknown = JSON.parse(readFileSync(goldenOf(feed), 'utf8'));
    assert.deepEqual(JSON.parse(JSON.stringify(await understand(feed))), golden);
  });
}

test('every golden result has its feed, and the broken ones are broken', () => {
  const goldens = galleryFeeds().map((feed) => goldenOf(feed).pathname.split('/').at(-1));
  assert.deepEqual(readdirSync(new URL('golden/', GALLERY)).toSorted(), goldens.toSorted());
  assert.ok(goldens.length >= 100, `${goldens.length} feeds`);
  for (const feed of galleryFeeds()) {
    const golden = JSON.parse(readFileSync(goldenOf(feed), 'utf8')) as object;
    assert.equal('broken' in golden, feed.startsWith('broken/'), feed);
  }
});
