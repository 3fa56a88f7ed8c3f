import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { aZip } from '../../../test/support/zip.ts';
import { FeedBroken, RowUnreadable } from '../feeds.errors.ts';
import { READ_LIMITS, readFeed } from './index.ts';
import type { ReadLimits } from './limits.ts';

const MB = 1024 ** 2;

interface Attack {
  body: () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;
  ends: RegExp;
  limits?: Partial<ReadLimits>;
}

/** Bodies are made here piece by piece: none of them is ever whole in memory or in the repository. */
const ATTACKS: Record<string, Attack> = {
  'an entity bomb': {
    body: () =>
      text(
        `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha">${entities(9)}]><x><item>&i;</item></x>`,
      ),
    ends: /DOCTYPE/,
  },
  'an external entity': {
    body: () =>
      text('<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x><item>&f;</item></x>'),
    ends: /DOCTYPE/,
  },
  'an external DTD': {
    body: () => text('<!DOCTYPE x SYSTEM "http://127.0.0.1/x.dtd"><x><item><id>1</id></item></x>'),
    ends: /DOCTYPE/,
  },
  'a DOCTYPE without end': {
    body: () =>
      repeated('<?xml version="1.0"?><!DOCTYPE x [', '<!ENTITY a "bbbbbbbbbbbbbbbbbbb">', 64 * MB),
    ends: /more than 256 kB without a product/,
  },
  'an ampersand before the first row': {
    body: () => text('<x><title>Vans & more</title><item><id>1</id></item></x>'),
    ends: /well-formed XML: `&` by itself: write it as `&amp;`, before the first row/,
  },
  'XML cut off behind a row that is not well-formed': {
    body: () => text('<x><item><id>1</id><t>a & b</t></item><item><id>2'),
    ends: /well-formed XML/,
  },
  'XML cut off in a row that is not well-formed': {
    body: () => text('<x><item><id>1</id></item><item><id>2</id><t>a & b</t>'),
    ends: /ends in the middle of row 2/,
  },
  'a row that is not well-formed and has no end': {
    body: () => repeated('<x><item><t>a & b</t>', '<t>text</t>', 64 * MB),
    ends: /without the end of a product/,
  },
  'comments without end in row after row': {
    body: () => repeated('<x>', '<item><!-- </item>', 64 * MB),
    ends: /too many of its rows have no end|without the end of a product/,
  },
  'XML nested without end': {
    body: () => repeated('<x>', '<a>', 64 * MB),
    ends: /nested more than 16/,
  },
  'an XML text without end': {
    body: () => repeated('<x><item><title>', 'a', 64 * MB),
    ends: /goes on for more than 256 kB/,
  },
  'an XML attribute without end': {
    body: () => repeated('<x><item id="', 'a', 64 * MB),
    ends: /goes on for more than 256 kB/,
  },
  'an XML tag with endless attributes': {
    body: () => repeated('<x><item ', (n) => `a${n}="b" `, 64 * MB),
    ends: /goes on for more than 256 kB/,
  },
  'an XML comment without end': {
    body: () => repeated('<x><!-- ', 'a', 64 * MB),
    ends: /goes on for more than 256 kB/,
  },
  'XML cut off between two products': {
    body: () => text('<products><product><id>1</id></product>'),
    ends: /well-formed/,
  },
  'XML cut off in a tag': { body: () => text('<products><product><id>1</i'), ends: /well-formed/ },
  'rubbish after the XML': {
    body: () => text('<products><product><id>1</id></product></products>rubbish'),
    ends: /well-formed/,
  },
  'a second XML document': {
    body: () => text('<a><item><id>1</id></item></a><a><item><id>2</id></item></a>'),
    ends: /well-formed/,
  },
  'XML in an encoding nobody can check': {
    body: () => text('<?xml version="1.0" encoding="UTF-7"?><a><item><id>1</id></item></a>'),
    ends: /declared as utf-7/,
  },
  'a web page': {
    body: () => text('<!DOCTYPE html><html><body>Not found</body></html>'),
    ends: /web page/,
  },
  'JSON nested without end': {
    body: () => repeated('[', '[', 64 * MB),
    ends: /nested more than 16/,
  },
  'a JSON row nested without end': {
    body: () => repeated('[{"id":"1","a":', '{"a":', 64 * MB),
    ends: /nested more than 16/,
  },
  'a JSON string without end': {
    body: () => repeated('[{"id":"', 'a', 64 * MB),
    ends: /larger than 256 kB/,
  },
  'a JSON key without end': {
    body: () => repeated('{"', 'a', 64 * MB),
    ends: /larger than 256 kB/,
  },
  'a JSON number without end': {
    body: () => repeated('[', '1', 64 * MB),
    ends: /larger than 256 kB/,
  },
  'JSON cut off between two rows': { body: () => text('[{"id":"1"},'), ends: /ends in the middle/ },
  'JSON cut off in a row': { body: () => text('{"items":[{"id":"1"'), ends: /ends in the middle/ },
  'rubbish after the JSON': { body: () => text('[{"id":"1"}] rubbish'), ends: /something follows/ },
  'a second JSON document': {
    body: () => text('[{"id":"1"}][{"id":"2"}]'),
    ends: /something follows/,
  },
  'JSON with a comma too many': { body: () => text('[{"id":"1"},]'), ends: /not valid JSON/ },
  'JSON rows without commas': {
    body: () => text('[{"id":"1"}{"id":"2"}]'),
    ends: /not valid JSON/,
  },
  'JSON with wrong brackets': { body: () => text('[{"id":"1"]]'), ends: /not valid JSON/ },
  'JSON as JavaScript writes it': { body: () => text("[{id: '1'}]"), ends: /not valid JSON/ },
  'rubbish around the JSON list': {
    body: () => text('{"meta": nope, "items": []}'),
    ends: /not valid JSON/,
  },
  'JSON without a list of rows': {
    body: () => text('{"vans":["v-1"],"count":1}'),
    ends: /no list of rows/,
  },
  'a page of a JSON feed': {
    body: () => text('{"productHeader":{"totalHits":7115},"products":[{"TDProductId":"1"}]}'),
    ends: /7115 products and holds 1/,
  },
  'JSON Lines cut off': { body: () => text('{"id":"1"}\n{"id":"2"'), ends: /not valid JSON/ },
  'a JSON line without end': {
    body: () => repeated('{"id":"1"}\n{"id":"', 'a', 64 * MB),
    ends: /line is longer than 256 kB/,
  },
  'a CSV line without end': {
    body: () => repeated('id,title\n1,', 'a', 64 * MB),
    ends: /longer than 256 kB/,
  },
  'a CSV header without end': {
    body: () => repeated('id,', 'a', 64 * MB),
    ends: /longer than 256 kB/,
  },
  'a CSV header of endless columns': {
    body: () => text(`${'a,'.repeat(2000)}b\n1\n`),
    ends: /1000 columns/,
  },
  'a CSV quote that never closes': {
    body: () => repeated('id,title\n1,"', 'a van\n', 64 * MB),
    ends: /closing quote is missing/,
  },
  'a CSV cut off in a quote': {
    body: () => text('id,title\n1,"A va'),
    ends: /inside a quoted field of the row that begins with ‘1,"A va’/,
  },
  'a CSV cut off in a row': {
    body: () => text('id,title,url\n1,A van,https://a.example\n2,A v'),
    ends: /middle of a row/,
  },
  'more rows than we read': {
    body: () => repeated('id\n', '1\n', 4000),
    ends: /more than 1000 rows/,
    limits: { rows: 1000 },
  },
  'more bytes than we read': {
    body: () => repeated('id\n', '1\n', 64 * MB),
    ends: /larger than 1 MB\./,
    limits: { feedBytes: MB },
  },
  'a gzip bomb': { body: () => bytes(gzipSync('id\n'.padEnd(64 * MB, '1\n'))), ends: /200 times/ },
  'a gzip bomb in a gzip': {
    body: () => bytes(gzipSync(gzipSync('id\n'.padEnd(64 * MB, '1\n')))),
    ends: /200 times/,
  },
  'gzip in gzip in gzip': {
    body: () => bytes(gzipSync(gzipSync(gzipSync('id\n1\n')))),
    ends: /more than twice/,
  },
  'an endless gzip of random rows': {
    body: () =>
      bytes(gzipSync(`id,title\n${randomBytes(MB).toString('hex').replaceAll('a', '\n')}`)),
    ends: /larger than 1 MB when it is unpacked\./,
    limits: { feedBytes: MB },
  },
  'gzip cut off': { body: () => bytes(gzipSync(CSV).subarray(0, -5)), ends: /ends in the middle/ },
  'gzip with a wrong checksum': { body: () => bytes(wrongChecksum(CSV)), ends: /damaged/ },
  'a second gzip member cut off': {
    body: () => bytes(Buffer.concat([gzipSync(CSV), gzipSync(CSV).subarray(0, -9)])),
    ends: /ends in the middle/,
  },
  'a second gzip member cut off in its first byte': {
    body: () => bytes(Buffer.concat([gzipSync(CSV), Buffer.from([0x1f])])),
    ends: /ends in the middle/,
  },
  'a second gzip member with a wrong checksum': {
    body: () => bytes(Buffer.concat([gzipSync(CSV), wrongChecksum(CSV)])),
    ends: /damaged/,
  },
  'a gzip bomb of many members': {
    body: () =>
      bytes(
        Buffer.concat(Array.from({ length: 64 }, () => gzipSync('id\n'.padEnd(MB / 2, '1\n')))),
      ),
    ends: /200 times/,
  },
  'a gzip name without end': {
    body: () =>
      bytes(Buffer.concat([Buffer.from([31, 139, 8, 8, 0, 0, 0, 0, 0, 3]), Buffer.alloc(MB, 'a')])),
    ends: /damaged/,
  },
  'gzip that is none': {
    body: () => bytes(Buffer.from([0x1f, 0x8b, 1, 2, 3, 4, 5, 6, 7, 8])),
    ends: /damaged/,
  },
  'a ZIP archive cut off in its head': {
    body: () => bytes(Buffer.from('PK\u0003\u0004rest', 'latin1')),
    ends: /ZIP archive ends in the middle/,
  },
  'a ZIP archive cut off in its file': {
    body: () =>
      zip({ 'a.csv': `id\n${randomBytes(MB).toString('hex').replaceAll('a', '\n')}` }, (all) =>
        all.subarray(0, MB / 2),
      ),
    ends: /ZIP archive ends in the middle/,
  },
  'a ZIP archive cut off in its directory': {
    body: () => zip({ 'a.csv': CSV }, (all) => all.subarray(0, -22)),
    ends: /ZIP archive ends in the middle/,
  },
  'a ZIP archive with a wrong checksum': {
    body: () =>
      zip({ 'a.csv': CSV }, (all) => {
        all.writeUInt32LE(crc32('something else'), directoryIn(all) + 16);
        return all;
      }),
    ends: /ZIP archive is damaged/,
  },
  'a ZIP archive of rubbish': {
    body: () => zip({ 'a.csv': CSV }, (all) => all.fill(0xff, 35, 60)),
    ends: /ZIP archive is damaged/,
  },
  'a ZIP archive of two files': {
    body: () => zip({ 'a.csv': CSV, 'b.csv': CSV }),
    ends: /more than one file/,
  },
  'a ZIP archive of a file and folders with endless names': {
    body: async () => {
      const folders = Array.from({ length: 20 }, (_, n) => [`${n}${'x'.repeat(60_000)}/`, '']);
      return zip({ 'a.csv': CSV, ...Object.fromEntries(folders) });
    },
    ends: /more than one file/,
  },
  'a ZIP archive whose directory is said to be endless': {
    body: () =>
      zip({ 'a.csv': CSV }, (all) => {
        all.writeUInt32LE(0xffff_fff0, all.length - 10);
        return all;
      }),
    ends: /ZIP archive/,
  },
  'a ZIP archive whose file is larger than we read': {
    body: () => zip({ 'a.csv': randomBytes(2 * MB) }),
    ends: /larger than 1 MB\./,
    limits: { feedBytes: MB },
  },
  'an empty ZIP archive': { body: () => zip({}), ends: /holds no file/ },
  'a ZIP archive in another': {
    body: () => zip({ 'a.zip': Buffer.from('PK\u0003\u0004', 'latin1') }),
    ends: /holds another one/,
  },
  'an encrypted ZIP archive': {
    body: () =>
      zip({ 'a.csv': CSV }, (all) => {
        for (const at of [6, directoryIn(all) + 8]) all[at]! |= 1;
        return all;
      }),
    ends: /encrypted/,
  },
  'a ZIP bomb': {
    body: () => zip({ 'a.csv': 'id\n'.padEnd(16 * MB, '1\n') }),
    ends: /200 times/,
  },
  'a new Excel workbook': {
    body: () => zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }),
    ends: /workbook.*save it as “CSV UTF-8”/,
  },
  'a file packed with bzip2': {
    body: () => bytes(Buffer.from('BZh91AY&SY', 'latin1')),
    ends: /bzip2; ask for gzip/,
  },
  'a file packed with zstd': {
    body: () => bytes(Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 4, 0, 65, 0])),
    ends: /zstd; ask for gzip/,
  },
  'an old Excel workbook': {
    body: () => bytes(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])),
    ends: /Excel workbook; save it as “CSV UTF-8”/,
  },
  'a picture': { body: () => bytes(Buffer.from('\u0089PNG\r\n', 'latin1')), ends: /a picture/ },
  'a warning of PHP above the rows': {
    body: () => text('<br />\n<b>Warning</b>: Undefined index in feed.php<br />\nid,title\n1,x\n'),
    ends: /begins with HTML, such as a warning/,
  },
  'an answer in one line whose rows lie deeper': {
    body: () =>
      text('{"status":"ok","result":{"a":{"b":{"vans":[{"id":"v-1","title":"A van"}]}}}}'),
    ends: /holds no list of rows.*it has `result`: call the list of rows items/,
  },
  'an answer in one line that says what went wrong': {
    body: () => text('{"error":"not authorised"}'),
    ends: /holds no list of rows/,
  },
  'a PDF': { body: () => text('%PDF-1.7\n'), ends: /PDF/ },
  'UTF-16 with a mark': {
    body: () => bytes(Buffer.from('\uFEFFid,title\n', 'utf16le')),
    ends: /UTF-16/,
  },
  'UTF-16 without a mark': {
    body: () => bytes(Buffer.from('id,title,url\n1,A van,x\n', 'utf16le')),
    ends: /UTF-16/,
  },
  'endless empty lines after a CSV header': {
    body: () => repeated('id,title\n', '\n'.repeat(4096), 256 * MB),
    ends: /larger than 255 MB/,
    limits: { feedBytes: 255 * MB },
  },
  'endless empty lines of CRLF': {
    body: () => repeated('id,title\r\n', '\r\n'.repeat(4096), 256 * MB),
    ends: /larger than 255 MB/,
    limits: { feedBytes: 255 * MB },
  },
  'endless empty lines in JSON Lines': {
    body: () => repeated('{"id":"1"}\n', '\n'.repeat(4096), 256 * MB),
    ends: /larger than 255 MB/,
    limits: { feedBytes: 255 * MB },
  },
  'a header in Latin-1': {
    body: () => bytes(Buffer.from('id,catégorie\n1,x\n', 'latin1')),
    ends: /not UTF-8/,
  },
  nothing: { body: () => text(''), ends: /empty/ },
  'nothing but blank lines': { body: () => text('\n\r\n \n'), ends: /empty/ },
};

/** Of the processor, so that a busy machine makes no difference. */
const MAX_CPU_SECONDS = 10;

for (const [name, { body, ends, limits }] of Object.entries(ATTACKS)) {
  test(`${name} is broken, and soon`, async () => {
    const given = await body();
    const started = process.cpuUsage();
    const before = process.memoryUsage.rss();
    peak = before;
    await assert.rejects(readAll(given, limits), (error) => {
      assert.ok(error instanceof FeedBroken, `not a FeedBroken: ${error}`);
      assert.match(error.message, ends);
      return true;
    });
    assert.ok(Math.max(peak, process.memoryUsage.rss()) - before < 150 * MB);
    assert.ok(process.cpuUsage(started).user / 1e6 < MAX_CPU_SECONDS);
  });
}

test('what stands behind the last gzip member is passed over, and members follow each other', async () => {
  const one = gzipSync('id\n1\n');
  const two = gzipSync('2\n');
  const named = Buffer.concat([
    Buffer.from([31, 139, 8, 0x1e, 0, 0, 0, 0, 0, 3, 2, 0, 7, 7]),
    Buffer.from('vans.csv\0a comment\0\0\0', 'latin1'),
    gzipSync('3\n').subarray(10),
  ]);
  const zeros = Buffer.alloc(40_000);
  const behind = ['\n', '\r\n', 'rubbish', '\0\0\0x', '\u001f ', ' '.repeat(70_000)];
  for (const [parts, rows] of [
    ...behind.map((rest) => [[one, two, Buffer.from(rest)], 2] as const),
    [[one, zeros], 1],
    [[one, two, named], 3],
    [[one, zeros, two], 2],
    [[gzipSync(Buffer.concat([one, Buffer.from('\n')])), Buffer.from('\n')], 1],
  ] as const) {
    for (const size of [1, 7, 100_000]) {
      const whole = Buffer.concat(parts);
      const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
        whole.subarray(at * size, (at + 1) * size),
      );
      if (pieces.length > 1000) continue;
      let read = 0;
      const { batches, format } = await readFeed(Readable.from(pieces));
      for await (const batch of batches) read += batch.length;
      assert.deepEqual([read, format.compression], [rows, 'gzip']);
    }
  }
});

test('a ZIP archive is read whatever stands behind its end, and leaves no file', async () => {
  const tempFolder = await mkdtemp(join(tmpdir(), 'zip-'));
  const options = { tempFolder };
  const archive = await aZip({ 'a.csv': 'id\n1\n' });
  for (const rest of ['', '\r\n', '\0'.repeat(512)]) {
    const body = bytes(Buffer.concat([archive, Buffer.from(rest)]));
    const { batches } = await readFeed(body, READ_LIMITS, options);
    let read = 0;
    for await (const batch of batches) read += batch.length;
    assert.equal(read, 1);
  }
  const cutOff = bytes(archive.subarray(0, -5));
  await assert.rejects(readFeed(cutOff, READ_LIMITS, options), FeedBroken);
  assert.deepEqual(await readdir(tempFolder), []);
  await rm(tempFolder, { recursive: true });
});

test('an error of the transfer itself is passed on as it is', async () => {
  async function* dropped(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('id,title\n1,A van\n');
    throw new Error('the connection was lost');
  }
  await assert.rejects(readAll(dropped()), /connection was lost/);
  await assert.rejects(readAll(packed(dropped())), /connection was lost/);
});

test('a reader who stops early closes the transfer', async () => {
  let closed = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield Buffer.from('id,title\n'.repeat(1000));
    } finally {
      closed = true;
    }
  }
  const { batches } = await readFeed(endless());
  for await (const rows of batches) if (rows.length > 0) break;
  assert.equal(closed, true);
});

const CSV = Array.from({ length: 2000 }, (_, n) => `${n},Van ${n}`).join('\n');

async function readAll(
  body: AsyncIterable<Uint8Array>,
  limits: Partial<ReadLimits> = {},
): Promise<void> {
  const { batches } = await readFeed(body, { ...READ_LIMITS, ...limits });
  for await (const rows of batches) {
    for (const row of rows) {
      try {
        row.cells();
      } catch (error) {
        if (!(error instanceof RowUnreadable)) throw error;
      }
    }
  }
}

async function* bytes(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body;
}

function text(body: string): AsyncIterable<Uint8Array> {
  return bytes(Buffer.from(body));
}

/** The most memory this process had while a body was sent. */
let peak = 0;

async function* repeated(
  start: string,
  piece: string | ((n: number) => string),
  size: number,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(start);
  for (let sent = 0, n = 0; sent < size;) {
    let block = '';
    while (block.length < 64 * 1024) block += typeof piece === 'string' ? piece : piece((n += 1));
    yield Buffer.from(block);
    sent += block.length;
    peak = Math.max(peak, process.memoryUsage.rss());
  }
}

/** One gzip member around a body that is sent as stored blocks, so that it can break in the middle. */
async function* packed(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
  for await (const piece of body) yield deflateRawSync(piece, { finishFlush: 2 });
}

function wrongChecksum(body: string): Buffer {
  const whole = gzipSync(body);
  whole.writeUInt32LE(crc32('something else'), whole.length - 8);
  return whole;
}

/** Where the directory of a ZIP archive begins. */
const directoryIn = (zip: Buffer): number => zip.indexOf('PK\u0001\u0002', 0, 'latin1');

/** A ZIP archive of files by name, changed. */
async function zip(
  files: Record<string, string | Uint8Array>,
  change = (all: Buffer): Buffer => all,
): Promise<AsyncIterable<Uint8Array>> {
  return bytes(change(await aZip(files)));
}

/** &b; is ten &a;, &c; ten &b; and so on. */
function entities(levels: number): string {
  return Array.from({ length: levels }, (_, n) => {
    const [inner, outer] = [n, n + 1].map((place) => String.fromCharCode(97 + place));
    return `<!ENTITY ${outer} "${`&${inner};`.repeat(10)}">`;
  }).join('');
}
