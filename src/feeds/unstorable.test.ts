import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createFeedLab, vans } from './testing/feed-fixture.ts';

const fixture = await createFeedLab();
after(fixture.close);

const HEADER = 'id,title,url,category,price,currency,latitude,longitude';

/** A row of `vans` as JSON, with changes. */
const van = (n: number, changes: Record<string, unknown> = {}) => ({
  id: `v-${n}`,
  title: `Van number ${n}`,
  url: `https://vans.example/${n}`,
  category: 'campervan',
  price: '80.00 GBP',
  latitude: 51.45,
  longitude: -2.58,
  ...changes,
});

/** A row that names its town. */
const inTown = (n: number, city: string, region: string) =>
  van(n, { latitude: '', longitude: '', city, region, country: 'GB' });

/** JSON that keeps half surrogate pairs and NUL as escapes. */
const json = (rows: readonly object[]): string => JSON.stringify(rows);

test('a row whose id holds NUL fails alone', async () => {
  const feed = await fixture.feed();
  const run = await feed.run(vans([1, 2, 3]).replace('v-2,', 'v\0-2,'));
  assert.deepEqual([run.status, run.created, run.failed], ['ok', 2, 1]);
  assert.deepEqual([run.problems[0]?.id, run.problems[0]?.path], ['v\uFFFD-2', 'id']);
});

const HALF_PAIR = '\ud83d';
const PAIR = '😀';

const ROWS: Record<string, { row: object; quoted: RegExp }> = {
  'a category with NUL': { row: van(2, { category: 'va\0n' }), quoted: /'va\uFFFDn'/ },
  'a category with half a pair': {
    row: van(2, { category: `boat ${HALF_PAIR}` }),
    quoted: /'boat \uFFFD'/,
  },
  'a price that is cut within a pair': {
    row: van(2, { price: `${'x'.repeat(299)}${PAIR}` }),
    quoted: /x\uFFFD'/,
  },
  'a town with NUL': { row: inTown(2, 'Nowhere\0at all', ''), quoted: /'Nowhere\uFFFDat all/ },
  'a region with NUL of a name that several towns have': {
    row: inTown(2, 'Ashford', 'No such\0region'),
    quoted: /several towns are called 'Ashford, No such\uFFFDregion/,
  },
  'a message that is cut within a pair': {
    row: inTown(2, 'x'.repeat(300), `${'y'.repeat(178)}${PAIR.repeat(20)}`),
    quoted: /y\uFFFD$/,
  },
};

for (const [name, { row, quoted }] of Object.entries(ROWS)) {
  test(`a row with ${name} fails alone`, async () => {
    const feed = await fixture.feed();
    const run = await feed.run(json([van(1), row, van(3)]));
    assert.deepEqual([run.status, run.created, run.failed], ['ok', 2, 1]);
    assert.match(run.problems[0]?.message ?? '', quoted);
  });
}

test('a column whose name holds NUL is named in the problems of its rows', async () => {
  const feed = await fixture.feed();
  const file = vans([1, 2]).replace(HEADER, HEADER.replace('category', 'cate\0gory'));
  const run = await feed.run(file.replace('2,campervan', '2,boat'));
  assert.deepEqual([run.status, run.created, run.failed], ['ok', 1, 1]);
  assert.deepEqual(run.problems[0]?.columns, ['cate\uFFFDgory']);
});

test('a header with NUL that holds no known column makes the feed broken', async () => {
  const feed = await fixture.feed();
  const run = await feed.run('co\0lour,weight\nred,12\n');
  assert.equal(run.status, 'broken');
  assert.match(run.error ?? '', /no column that we know: co\uFFFDlour, weight/);
});
