import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { aSpreadsheet } from '../../../test/builders/spreadsheet.ts';
import { aZip } from '../../../test/support/zip.ts';
import { FeedBroken } from '../feeds.errors.ts';
import type { FileBatch, FileRow } from './file-rows.ts';
import { readInThread } from './file-thread.ts';

const reading = (file: string | Buffer, signal?: AbortSignal) =>
  readInThread(gzipSync(file), {}, signal);

const rowsOf = async (file: string | Buffer): Promise<FileRow[]> =>
  (await Array.fromAsync(reading(file))).flatMap(({ rows }) => rows);

/** What a file is refused with. */
async function refusalOf(file: string | Buffer): Promise<string> {
  const refused = await Array.fromAsync(reading(file)).catch((error: unknown) => error);
  assert.ok(refused instanceof FeedBroken, String(refused));
  return refused.message;
}

describe('an uploaded file', () => {
  it('is read while others are answered', async () => {
    const sheet = await aSpreadsheet([
      ['id', 'title'],
      ['a', 'A van'],
    ]);
    const rows = rowsOf(sheet);
    assert.equal(await Promise.race([rows, setImmediate('another request')]), 'another request');
    assert.deepEqual(
      (await rows).map(({ number, values }) => [number, values]),
      [[2, ['a', 'A van']]],
    );
  });

  it('comes some rows at a time, no faster than they are taken', async () => {
    const lines = Array.from({ length: 1_000 }, (_, at) => `v-${at},Van number ${at}`);
    const batches: FileBatch[] = [];
    for await (const batch of reading(['id,title', ...lines].join('\n'))) batches.push(batch);
    assert.equal(batches.flatMap(({ rows }) => rows).length, 1_000);
    assert.ok(batches.every(({ rows }) => rows.length <= 100));
    assert.deepEqual(batches[0]?.header, ['id', 'title']);
  });

  it('is no longer read for who has gone', async () => {
    const gone = new AbortController();
    const rows = reading(`id,title\n${'a,A van\n'.repeat(1_000)}`, gone.signal);
    await rows.next();
    gone.abort(new Error('gone'));
    await assert.rejects(rows.next(), { message: 'gone' });
  });

  it('is refused in words when it is none, and the next one is read', async () => {
    const message = await refusalOf(await aZip({ 'readme.txt': 'Hello' }));
    assert.equal(message, 'The file is a ZIP archive, not a spreadsheet.');
    assert.equal((await rowsOf('id,title\na,A van')).length, 1);
  });

  it('is refused when it unpacks to more than 32 MB, has rows that are too long, or too many', async () => {
    const line = `v,A van,${'x '.repeat(60_000)}\n`;
    const long = gzipSync(`id,title,colour\n${line.repeat(400)}`);
    assert.match(await refusalOf(long), /more than 200 times its size|larger than 32 MB/);
    const various = Array.from(
      { length: 700 },
      (_, at) => `v-${at},${String(at * 7919).repeat(10_000)}`,
    );
    assert.match(
      await refusalOf(gzipSync(['id,title', ...various].join('\n'))),
      /more than 200 times its size|larger than 32 MB/,
    );
    assert.match(await refusalOf(`id,title\nv,${'x'.repeat(200_000)}`), /longer than 128 kB/);
    assert.match(await refusalOf(`id,title\n${'a,b\n'.repeat(25_001)}`), /more than 25000 rows/);
  });

  it('keeps of a column that is not read the beginning alone, and refuses a row whose title is a book', async () => {
    const book = 'word '.repeat(10_000);
    const [ignored, refused] = await rowsOf(`id,title,colour\na,A van,${book}\nb,${book},red`);
    assert.deepEqual([ignored?.values[2]?.length, ignored?.unreadable], [300, null]);
    assert.equal(
      refused?.unreadable,
      'The cell of the column ‘title’ has more than 32,767 characters.',
    );
    assert.deepEqual([refused?.values[0], refused?.values[1]?.length], ['b', 300]);
  });
});
