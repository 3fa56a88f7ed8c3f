import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { presentRun, runFeed } from './index.ts';
import type { RunAnswer } from './index.ts';
import { READ_LIMITS } from './read/index.ts';
import { createFeedLab, upTo, vans } from './testing/feed-fixture.ts';

const fixture = await createFeedLab();
after(fixture.close);

const MB = 1024 ** 2;
const HURRY = { headMs: 300, idleMs: 300, totalMs: 5000, graceMs: 500, bytesPerSecond: 2000 };

/** A feed with 25 published listings. */
async function published() {
  const feed = await fixture.feed();
  await feed.run(vans(upTo(25)));
  return feed;
}

type Feed = Awaited<ReturnType<typeof published>>;

/** Nothing is changed, and the run says why. */
async function assertBroken(feed: Feed, run: RunAnswer, why: RegExp): Promise<void> {
  assert.equal(run.status, 'broken');
  assert.match(run.error ?? '', why);
  assert.deepEqual([run.created, run.updated, run.paused, run.resumed], [0, 0, 0, 0]);
  const state = await feed.state();
  assert.equal(state.length, 25);
  assert.ok(state.every((line) => / active Van number \d+$/.test(line)));
}

const header = vans([]);

const BODIES: Record<string, { body: string | Uint8Array; why: RegExp }> = {
  'an empty file': { body: '', why: /empty/ },
  'a header without rows': { body: header, why: /no rows/ },
  'rows without a header': {
    body: vans(upTo(25)).replace(header, ''),
    why: /no column that we know/,
  },
  'a file in which no row is valid': {
    body: vans(upTo(25)).replaceAll('https://', 'http://'),
    why: /No row of the file is valid \(row 1: url/,
  },
  'a file of which every row has too few columns': {
    body: vans(upTo(25)).replaceAll(',-2.58', ''),
    why: /No row of the file is valid \(row 1: The row has 7 columns, the header 8/,
  },
  'a file in Latin-1': {
    body: Buffer.from(vans(upTo(25)).replaceAll('Van', 'Van aménagé'), 'latin1'),
    why: /No row of the file is valid \(row 1: The row holds characters that are not UTF-8/,
  },
  'a file in which everything is sold out': {
    body: vans(upTo(25))
      .replace('longitude\n', 'longitude,in_stock\n')
      .replaceAll('-2.58', '-2.58,0'),
    why: /all are marked as gone/,
  },
  'a file cut off in a row': { body: vans(upTo(25)).slice(0, -20), why: /middle of a row/ },
  'a file cut off in a quote': { body: `${vans(upTo(24))}v-25,"Van`, why: /quoted field/ },
  'a gzip file cut off': {
    body: gzipSync(vans(upTo(2000))).subarray(0, -9),
    why: /ends in the middle/,
  },
  'a gzip bomb': { body: gzipSync(header.padEnd(30 * MB, 'v-1,\n')), why: /200 times/ },
  'JSON cut off': { body: '[{"id":"v-1","title":"Van number 1"},', why: /ends in the middle/ },
  'a web page': { body: '<!doctype html><title>Down for maintenance</title>', why: /web page/ },
  'an XML entity bomb': {
    body: '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x><item><id>&b;</id></item></x>',
    why: /DOCTYPE/,
  },
};

for (const [name, { body, why }] of Object.entries(BODIES)) {
  test(`${name} changes nothing`, async () => {
    const feed = await published();
    await assertBroken(feed, await feed.run(body), why);
    const healed = await feed.run(vans(upTo(25)));
    assert.deepEqual([healed.status, healed.unchanged], ['ok', 25]);
  });
}

for (const status of [204, 206, 304, 401, 403, 404, 410, 429, 500, 503]) {
  test(`an answer with status ${status} changes nothing`, async () => {
    const feed = await published();
    feed.served.status = status;
    await assertBroken(feed, await feed.run(), new RegExp(`status ${status}`));
  });
}

for (const encoding of ['br', 'deflate', 'zstd']) {
  test(`a file packed with ${encoding} changes nothing, and the run says why`, async () => {
    const feed = await published();
    feed.served.headers = { 'content-encoding': encoding };
    await assertBroken(feed, await feed.run(), new RegExp(`packs the feed with ${encoding}`));
  });
}

test('a run that finds no valid row tells what was wrong with each', async () => {
  const feed = await published();
  const run = await feed.run(vans(upTo(25), { 3: 'No' }).replaceAll('https://', 'http://'));
  assert.deepEqual([run.status, run.rows, run.failed], ['broken', 25, 25]);
  const told = run.problems.map(({ row, id, path }) => `${row} ${id} ${path}`);
  assert.deepEqual(told.slice(0, 5), [
    '1 v-1 url',
    '2 v-2 url',
    '3 v-3 title',
    '3 v-3 url',
    '4 v-4 url',
  ]);
  assert.equal(told.length, 26);
});

test('a file that ends before its stated length changes nothing', async () => {
  const feed = await published();
  feed.served.reply = (_, response) => {
    const whole = Buffer.from(vans(upTo(25)));
    response.writeHead(200, { 'content-length': whole.length });
    response.write(whole.subarray(0, whole.length - 200), () => response.destroy());
  };
  await assertBroken(feed, await feed.run(), /before its stated length|closed before/);
});

test('a transfer that breaks off in a chunk changes nothing', async () => {
  const feed = await published();
  feed.served.reply = (_, response) => {
    response.writeHead(200);
    response.write(vans(upTo(20)), () => response.destroy());
  };
  await assertBroken(feed, await feed.run(), /closed before/);
});

test('servers that do not answer, stall or drip are given up', async () => {
  const deps = { ...fixture.deps, fetchLimits: HURRY };
  const answers: Record<string, [reply: NonNullable<Feed['served']['reply']>, why: RegExp]> = {
    'does not answer': [() => undefined, /No reply came/],
    stalls: [(_, response) => void response.writeHead(200).write(vans([1])), /stopped arriving/],
    drips: [
      (_, response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write('v'), 50);
        response.on('close', () => clearInterval(timer));
      },
      /too slowly/,
    ],
  };
  for (const [reply, why] of Object.values(answers)) {
    const feed = await published();
    feed.served.reply = reply;
    await assertBroken(feed, presentRun(await runFeed(deps, feed.id)), why);
  }
});

test('a file in which row after row fails is given up before its end', async () => {
  const feed = await published();
  const lines = `${'x\n'.repeat(8000)}${vans([1]).split('\n')[1]!.replace('https', 'http')}\n`;
  feed.served.reply = (_, response) => {
    response.writeHead(200).write(header);
    const more = (): void => {
      while (!response.destroyed && response.write(lines));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  };
  await assertBroken(feed, await feed.run(), /No row of the file is valid \(row 1: The row has 1/);
});

const ENDLESS: Record<string, [start: string, piece: string]> = {
  'CSV rows': [
    header,
    'v-1,Van number 1,https://vans.example/1,campervan,51.00,GBP,51.45,-2.58\n'.repeat(800),
  ],
  'rows of nothing in XML': ['<products>', '<product/>'.repeat(6000)],
  'numbers in JSON': ['[0', ',1'.repeat(30_000)],
  'empty lines': [header, '\n'.repeat(60_000)],
};

for (const [name, [start, piece]] of Object.entries(ENDLESS)) {
  test(`an endless file of ${name} is broken within bounded memory, while others are answered`, async () => {
    const feed = await published();
    feed.served.reply = (_, response) => {
      response.writeHead(200).write(start);
      const more = (): void => {
        while (!response.destroyed && response.write(piece));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    let turns = 0;
    let peak = 0;
    let running = true;
    const turn = () => {
      turns += 1;
      peak = Math.max(peak, process.memoryUsage.rss());
      if (running) setImmediate(turn);
    };
    setImmediate(turn);
    const before = process.memoryUsage.rss();
    const readLimits = { ...READ_LIMITS, feedBytes: 24 * MB, rows: 9e9 };
    const run = presentRun(await runFeed({ ...fixture.deps, readLimits }, feed.id));
    running = false;
    await assertBroken(feed, run, /larger than 24 MB|no column that we know/);
    assert.ok(peak - before < 150 * MB, `${Math.round((peak - before) / MB)} MB`);
    assert.ok(turns > 24, `others had ${turns} turns in 24 MB`);
  });
}

test("a redirect to another host does not get the partner's header", async () => {
  const feed = await fixture.feed({}, { header: 'X-Feed-Token: s3cret' });
  const other = await fixture.outboundLab.receiver((_, response) => response.end(vans([1])));
  feed.served.reply = (_, response) =>
    response.writeHead(302, { location: `https://hooks.example.com:${other.port}/` }).end();
  assert.equal((await feed.run()).status, 'ok');
  assert.equal(feed.received[0]?.headers['x-feed-token'], 's3cret');
  assert.equal(other.received[0]?.headers['x-feed-token'], undefined);
});

test('a redirect into the private network or away from https is refused', async () => {
  for (const location of ['https://10.0.0.1/', 'http://127.0.0.1/']) {
    const feed = await published();
    feed.served.reply = (_, response) => response.writeHead(302, { location }).end();
    await assertBroken(feed, await feed.run(), /public internet|https/);
  }
});

test('some pages of a feed are not taken for all of it', async () => {
  const nexts: [next: string, why: RegExp][] = [
    ['https://10.0.0.1/2', /public internet/],
    ['http://127.0.0.1/2', /pages, and the next one has no https address/],
    ['https://', /pages, and the next one has no https address/],
    ['/feed.csv?page=404', /status 404/],
    ['/feed.csv?page=cut', /middle of a row/],
    ['/feed.csv?page=2', /leads back to an earlier one/],
  ];
  for (const [next, why] of nexts) {
    const feed = await published();
    feed.served.reply = ({ path }, response) => {
      if (path.endsWith('404')) response.writeHead(404).end();
      else if (path.endsWith('cut')) response.end(vans([2]).slice(0, -20));
      else response.writeHead(200, { 'x-next-url': next }).end(vans([1]));
    };
    await assertBroken(feed, await feed.run(), why);
  }
});
