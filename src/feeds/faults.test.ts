import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { previewFeed } from './index.ts';
import { createFeedLab } from './testing/feed-fixture.ts';

const fixture = await createFeedLab();
after(fixture.close);

/** A van of an XML file. */
const van = (id: string, more = ''): string =>
  `<product><id>${id}</id><title>Van called ${id}</title><url>https://vans.example/${id}</url><category>campervan</category><latitude>51.45</latitude><longitude>-2.58</longitude>${more}</product>`;

const file = (...vans: string[]): string => `<products>${vans.join('\n')}</products>`;

/** A feed of three vans that are shown. */
async function published() {
  const feed = await fixture.feed();
  await feed.run(file(van('a'), van('b'), van('c')));
  return feed;
}

const shown = (state: readonly string[]): string =>
  state.map((line) => line.split(' ').slice(0, 2).join(' ')).join(', ');

test('a row with a fault fails alone: its listing stays, others are updated, missing ones paused', async () => {
  for (const more of ['<d>Bed & breakfast</d>', '<d>a\u0001b</d>', '<d>3 < 4</d>', '<d>&x;</d>']) {
    const feed = await published();
    const run = await feed.run(file(van('a', more), van('b').replace('called', 'named')));
    assert.deepEqual([run.status, run.updated, run.failed, run.paused], ['ok', 1, 1, 1], more);
    assert.equal(shown(await feed.state()), 'a active, b active, c paused');
    const healed = await feed.run(file(van('a'), van('b'), van('c')));
    assert.deepEqual([healed.status, healed.resumed, healed.failed], ['ok', 1, 0]);
  }
});

test('where it is not sure which listings a damaged file has, none is paused until one that is whole', async () => {
  const damages: [what: string, body: string][] = [
    ['an id with a fault', file(van('a').replace('<id>a', '<id>a&'), van('b'))],
    ['bytes that are no text in an id', file(van('a').replace('<id>a', '<id>\ufffd'), van('b'))],
    ['tags that do not match', file(van('a', '<d>x</e>'), van('b'))],
    ['a row without its end', file(van('a').replace('</product>', ''), van('b'))],
    [
      'a section without its end',
      file(van('a', '<d><![CDATA[x</d>'), van('b', '<d><![CDATA[y]]></d>')),
    ],
  ];
  for (const [what, body] of damages) {
    const feed = await published();
    const run = await feed.run(body);
    assert.deepEqual([run.status, run.paused, run.failed], ['ok', 0, 1], what);
    assert.match(run.error ?? '', /none was paused, as 1 row is too damaged to tell which/, what);
    assert.equal(shown(await feed.state()), 'a active, b active, c active', what);
    const healed = await feed.run(file(van('a'), van('b')));
    assert.deepEqual([healed.status, healed.error, healed.paused], ['ok', null, 1], what);
    assert.equal(shown(await feed.state()), 'a active, b active, c paused', what);
  }
});

test('a quote that is missing in a CSV file pauses nothing that the file has', async () => {
  const lines = (...rows: string[]): string =>
    ['id,title,url,category,latitude,longitude', ...rows, ''].join('\n');
  const row = (id: string): string =>
    `${id},"Van called ${id}",https://vans.example/${id},campervan,51.45,-2.58`;
  const feed = await fixture.feed();
  await feed.run(lines(row('a'), row('b'), row('c'), row('d')));
  const run = await feed.run(lines(row('a'), row('b').replace('d b"', 'd b'), row('c'), row('d')));
  assert.deepEqual([run.status, run.paused, run.failed], ['ok', 0, 1]);
  assert.equal(shown(await feed.state()), 'a active, b active, c active, d active');
});

test('the preview names the character of a fault, and holds back as a run would', async () => {
  const feed = await published();
  feed.served.body = file(van('a', '<d>Bed & breakfast</d>'), van('b', '<d>x</e>'));
  const preview = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual(
    preview.problems.map(({ row, id, message }) => `${row} ${id}: ${message}`),
    [
      '1 a: The row holds `&` by itself: write it as `&amp;`.',
      "2 b: The row's tags do not match: `<d>` is closed by `</e>`.",
    ],
  );
  assert.match(preview.problems[0]?.value ?? '', /Bed & breakfast/);
});

test('an id is that of the first row that has it, also when that one failed', async () => {
  const feed = await published();
  const again = van('a').replace('called', 'again');
  for (const first of [van('a').replace('https://', 'http://'), van('a', '<d>a & b</d>')]) {
    const run = await feed.run(file(first, again, van('b'), van('c')));
    assert.deepEqual([run.status, run.failed, run.updated, run.paused], ['ok', 2, 0, 0]);
    assert.match((await feed.state())[0]!, /^a active Van called a/);
  }
});

test('addresses have their ampersands in every format', async () => {
  const url = 'https://vans.example/a?a=1&amp;b=2&amp;amp;copy=3';
  const image = 'https://vans.example/a.jpg?w=1&#38;h=2';
  const rest = 'campervan,51.45,-2.58';
  const files: Record<string, string> = {
    csv: `id,title,url,image,category,latitude,longitude\na,A good van,${url},${image},${rest}\n`,
    tsv: `id\ttitle\turl\timage\tcategory\tlatitude\tlongitude\na\tA good van\t${url}\t${image}\t${rest.replaceAll(',', '\t')}\n`,
    json: JSON.stringify({
      results: [
        {
          id: 'a',
          title: 'A good van',
          url,
          image,
          category: 'campervan',
          latitude: 51.45,
          longitude: -2.58,
        },
      ],
    }),
    xml: file(
      van('a', `<image><![CDATA[${image}]]></image>`).replace('https://vans.example/a', url),
    ),
  };
  for (const [format, body] of Object.entries(files)) {
    const feed = await fixture.feed();
    feed.served.body = body;
    const { sample, error } = await previewFeed(fixture.deps, feed.id);
    assert.equal(error, null, format);
    assert.equal(sample[0]?.url, 'https://vans.example/a?a=1&b=2&copy=3', format);
    assert.equal(sample[0]?.image, 'https://vans.example/a.jpg?w=1&h=2', format);
  }
});

test('features of GeoJSON are rows, at their points', async () => {
  const feed = await fixture.feed();
  const features = ['a', 'b'].map((id) => ({
    type: 'Feature',
    properties: {
      id,
      title: `Van called ${id}`,
      url: `https://vans.example/${id}`,
      category: 'campervan',
    },
    geometry: { type: 'Point', coordinates: [-2.58, 51.45] },
  }));
  const run = await feed.run(JSON.stringify({ type: 'FeatureCollection', features }));
  assert.deepEqual([run.status, run.created, run.failed], ['ok', 2, 0], run.error ?? '');
});

test('a title of which nothing can be seen fails its row', async () => {
  const feed = await published();
  const run = await feed.run(
    file(van('a').replace('Van called a', '\u200b\u2800\u3164\u00ad\u2060'), van('b'), van('c')),
  );
  assert.deepEqual([run.failed, run.paused], [1, 0]);
  assert.equal(run.problems[0]?.path, 'title');
});

test('the charset of the server goes before the declaration of the XML', async () => {
  const feed = await fixture.feed();
  feed.served.headers = { 'content-type': 'text/xml; charset="ISO-8859-1"' };
  const body = Buffer.from(file(van('a').replace('Van', 'Café')), 'latin1');
  assert.equal((await feed.run(body)).status, 'ok');
  assert.match((await feed.state())[0]!, /Café called a/);
});
