import assert from 'node:assert/strict';
import { chmod, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openDiskStore } from './disk-store.ts';

const root = await mkdtemp(join(tmpdir(), 'store-'));
after(() => rm(root, { recursive: true, force: true }));
let count = 0;
const open = (maxBytes: number, folder = join(root, String((count += 1)))) => ({
  folder,
  store: openDiskStore({ folder, maxBytes, onError: (error) => assert.fail(String(error)) }),
});
const bytes = (size: number) => Buffer.alloc(size, 1);

test('a file is read as it was written, and one that is not there is undefined', async () => {
  const { store } = open(1000);
  await store.write('aabb.jpg', bytes(10));
  assert.deepEqual(await store.read('aabb.jpg'), bytes(10));
  assert.equal(await store.read('ccdd.jpg'), undefined);
});

test('a file that was removed is not there, and removing it again is no error', async () => {
  const { store } = open(1000);
  await store.write('a1', bytes(10));
  await store.remove('a1');
  await store.remove('a1');
  assert.equal(await store.read('a1'), undefined);
  assert.equal(store.size(), 0);
});

test('the longest unused go first when there is too much', async () => {
  const { store } = open(1000);
  for (const name of ['a1', 'b2', 'c3']) await store.write(name, bytes(300));
  await store.read('a1');
  await store.write('d4', bytes(300));
  await store.settled();
  assert.equal(await store.read('b2'), undefined);
  for (const name of ['a1', 'c3', 'd4']) assert.ok(await store.read(name), name);
  assert.ok(store.size() <= 900);
});

test('what an earlier run left is counted, oldest first, and its unfinished files removed', async () => {
  const { store, folder } = open(1000);
  for (const name of ['a1', 'a2', 'a3']) await store.write(name, bytes(300));
  await utimes(join(folder, 'a1', 'a1'), 1_000, 1_000);
  await writeFile(join(folder, 'a2', 'a2.00.part'), bytes(50));
  await utimes(join(folder, 'a2', 'a2.00.part'), 1_000, 1_000);
  const { store: next } = open(700, folder);
  await next.settled();
  assert.equal(next.size(), 600);
  assert.equal(await next.read('a1'), undefined);
  assert.deepEqual(await readdir(join(folder, 'a2')), ['a2']);
});

test('a file that another process is writing is left to it', async () => {
  const { store, folder } = open(1000);
  await store.write('a1', bytes(10));
  await writeFile(join(folder, 'a1', 'a1.00.part'), bytes(50));
  await open(1000, folder).store.settled();
  assert.deepEqual((await readdir(join(folder, 'a1'))).sort(), ['a1', 'a1.00.part']);
});

test('processes that share a folder keep it within its size together', async () => {
  const { store: one, folder } = open(10_000);
  const { store: two } = open(10_000, folder);
  for (let n = 10; n < 60; n++) {
    await one.write(`${n}-one`, bytes(300));
    await two.write(`${n}-two`, bytes(300));
  }
  await one.settled();
  await two.settled();
  const parts = await readdir(folder);
  const files = await Promise.all(parts.map((part) => readdir(join(folder, part))));
  const total = files.flat().length * 300;
  assert.ok(total > 5_000 && total <= 12_000, `${total} bytes`);
});

test('a file that another process removed is not there', async () => {
  const { store, folder } = open(1000);
  await store.write('a1', bytes(10));
  await rm(join(folder, 'a1', 'a1'));
  assert.equal(await store.read('a1'), undefined);
  assert.equal(store.size(), 0);
});

test('a folder that cannot be written rejects the write', async (t) => {
  if (process.getuid?.() === 0) return t.skip('root writes everywhere');
  const { store, folder } = open(1000);
  await store.write('a1', bytes(10));
  await chmod(folder, 0o500);
  await assert.rejects(store.write('b2', bytes(10)));
  await chmod(folder, 0o700);
});
