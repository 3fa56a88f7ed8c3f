import assert from 'node:assert/strict';
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { type Catalogue, openCatalogue, type SourceRecord } from './catalogue.ts';

const DAY_S = 86_400;
const root = await mkdtemp(join(tmpdir(), 'catalogue-'));
after(() => rm(root, { recursive: true, force: true }));

let now: number;
let folder: string;
let number = 0;
beforeEach(() => {
  now = 1_780_000_000;
  folder = join(root, String((number += 1)));
});

/** Opens the catalogue like another process. */
const aProcess = (): Promise<Catalogue> =>
  openCatalogue({ folder, seconds: () => now, onError: (error) => assert.fail(String(error)) });
const keyOf = (n: number): string => n.toString(16).padStart(32, '0');
const record = (width: number, seenAt = now): SourceRecord => ({
  width,
  height: 100,
  version: '0123456789abcdef',
  seenAt,
});

describe('the catalogue of pictures', () => {
  it('remembers over restarts, the last line for each picture', async () => {
    const one = await aProcess();
    one.set(keyOf(1), record(10));
    one.set(keyOf(2), record(20));
    one.set(keyOf(1), record(11));
    one.delete(keyOf(2));
    await one.flushed();
    const next = await aProcess();
    assert.deepEqual(next.get(keyOf(1)), record(11));
    assert.equal(next.get(keyOf(2)), undefined);
  });

  it('loses nothing of several processes that write and start at the same time', async () => {
    const processes = await Promise.all(Array.from({ length: 4 }, aProcess));
    const pictures = Array.from({ length: 400 }, (_, n) => n);
    const starts: Promise<Catalogue>[] = [];
    for (const n of pictures) {
      processes[n % 4]!.set(keyOf(n), record(n + 1));
      if (n % 40 === 0) {
        starts.push(aProcess());
        await processes[n % 4]!.flushed();
      }
    }
    await Promise.all(starts);
    await Promise.all(processes.map((one) => one.flushed()));
    const next = await aProcess();
    for (const n of pictures) {
      assert.deepEqual(next.get(keyOf(n)), record(n + 1));
      for (const one of processes) assert.deepEqual(await one.find(keyOf(n), 0), record(n + 1));
    }
  });

  it('finds what another process has seen since, and what it no longer has', async () => {
    const [one, two] = [await aProcess(), await aProcess()];
    one.set(keyOf(1), record(10));
    await one.flushed();
    assert.equal(two.get(keyOf(1)), undefined);
    assert.deepEqual(await two.find(keyOf(1), now - DAY_S), record(10));
    now += 7 * DAY_S;
    one.set(keyOf(1), record(12));
    await one.flushed();
    assert.deepEqual(await two.find(keyOf(1), now - DAY_S), record(12));
    now += 7 * DAY_S;
    one.delete(keyOf(1));
    await one.flushed();
    assert.equal(await two.find(keyOf(1), now - DAY_S), undefined);
  });

  it('is not set back by an older line of another process', async () => {
    const [one, two] = [await aProcess(), await aProcess()];
    one.set(keyOf(1), record(10, now + 5));
    two.set(keyOf(1), record(9));
    await Promise.all([one.flushed(), two.flushed()]);
    for (const each of [one, two, await aProcess()])
      assert.deepEqual(await each.find(keyOf(1), now + 10), record(10, now + 5));
  });

  it('survives a line that a crash cut off', async () => {
    const one = await aProcess();
    one.set(keyOf(1), record(10));
    await one.flushed();
    const [file = ''] = await readdir(folder);
    await appendFile(join(folder, file), `${keyOf(2)} 20`);
    const next = await aProcess();
    next.set(keyOf(3), record(30));
    await next.flushed();
    assert.deepEqual(await one.find(keyOf(3), 0), record(30));
    assert.equal((await aProcess()).get(keyOf(2)), undefined);
  });

  it('forgets pictures that nobody has looked at for three months, with their file', async () => {
    const one = await aProcess();
    one.set(keyOf(1), record(10));
    one.set(keyOf(2), record(20));
    await one.flushed();
    now += 60 * DAY_S;
    one.set(keyOf(2), record(20));
    await one.flushed();
    assert.deepEqual((await aProcess()).get(keyOf(1)), record(10, now - 60 * DAY_S));
    now += 30 * DAY_S;
    const next = await aProcess();
    assert.equal(next.get(keyOf(1)), undefined);
    assert.ok(next.get(keyOf(2)));
    assert.equal((await readdir(folder)).length, 1);
  });
});
