import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { baseMapFile, currentBaseMap, importBaseMap } from './basemap.ts';
import { byteRange } from './byte-range.ts';

const EXTRACT = join(import.meta.dirname, '../../test/fixtures/map/extract.pmtiles');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campcairn-map-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const take = (file: string) => importBaseMap(folder, file, (_base, publish) => publish());

/** The extract with some bytes of its header changed. */
function changed(change: (bytes: Buffer) => Buffer | void, name = 'changed.pmtiles'): string {
  const bytes = readFileSync(EXTRACT);
  const file = join(folder, name);
  writeFileSync(file, change(bytes) ?? bytes);
  return file;
}

describe('a base map', () => {
  it('is none before one is imported', () => {
    assert.equal(currentBaseMap(folder), null);
    assert.equal(baseMapFile(folder, '../../etc/passwd'), null);
  });

  it('is served by the name of its content, and says what it holds', async () => {
    const base = await take(EXTRACT);
    assert.deepEqual(currentBaseMap(folder), base);
    assert.deepEqual(base.bounds, [-2.95, 51.3, -2.3, 51.65]);
    assert.deepEqual([base.minZoom, base.maxZoom], [0, 11]);
    const { path, size } = baseMapFile(folder, base.name)!;
    assert.equal(size, base.bytes);
    assert.deepEqual(readFileSync(path), readFileSync(EXTRACT));
    assert.equal((await take(EXTRACT)).name, base.name);
  });

  it('stays for open pages when the next one is imported, and goes with the one after', async () => {
    const longer = (more: number) =>
      changed((bytes) => Buffer.concat([bytes, Buffer.alloc(more)]), `${more}.pmtiles`);
    const first = await take(EXTRACT);
    const second = await take(longer(1));
    assert.ok(baseMapFile(folder, first.name));
    await take(longer(2));
    assert.equal(baseMapFile(folder, first.name), null);
    assert.ok(baseMapFile(folder, second.name));
    assert.equal(readdirSync(join(folder, 'map')).length, 3);
  });

  it('stays as it was when the next one is wrong, or cannot be recorded', async () => {
    const before = await take(EXTRACT);
    const wrong: [RegExp, (bytes: Buffer) => Buffer | void][] = [
      [/no PMTiles file/, () => Buffer.from('<html>')],
      [/PMTiles 2, and not version 3/, (bytes) => void bytes.writeUInt8(2, 7)],
      [/cut off: \d+ bytes of \d+/, (bytes) => bytes.subarray(0, -1)],
      [/cut off/, (bytes) => bytes.subarray(0, 90)],
      [/not vector tiles/, (bytes) => void bytes.writeUInt8(2, 99)],
      [/compressed by neither/, (bytes) => void bytes.writeUInt8(4, 97)],
      [/metadata cannot be read/, (bytes) => void bytes.writeUInt8(1, 97)],
    ];
    for (const [words, change] of wrong) await assert.rejects(take(changed(change)), words);
    await assert.rejects(take(join(folder, 'missing.pmtiles')), { code: 'ENOENT' });
    const refused = new Error('the log is away');
    const longer = changed((bytes) => Buffer.concat([bytes, Buffer.alloc(1)]));
    await assert.rejects(
      importBaseMap(folder, longer, () => Promise.reject(refused)),
      refused,
    );
    assert.deepEqual(currentBaseMap(folder), before);
  });
});

it('byte ranges are read as RFC 9110 has them', () => {
  const ranges: [string | undefined, ReturnType<typeof byteRange>][] = [
    [undefined, null],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=9-0', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['rows=0-1', null],
  ];
  for (const [header, range] of ranges)
    assert.deepEqual(byteRange(header, 100), range, String(header));
});
