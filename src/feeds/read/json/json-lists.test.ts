import assert from 'node:assert/strict';
import { test } from 'node:test';
import { READ_LIMITS, readFeed } from '../index.ts';

const vans = [
  { id: 'v-1', title: 'Van one' },
  { id: 'v-2', title: 'Van two' },
];

/** The first cells of a file's rows; however it arrives. */
async function ids(file: unknown, limits = READ_LIMITS): Promise<string[]> {
  const whole = Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));
  const found: string[][] = [];
  for (const size of [whole.length, 11]) {
    if (whole.length / size > 50_000) continue;
    async function* source(): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
    }
    const said: string[] = [];
    const { batches } = await readFeed(source(), limits);
    for await (const rows of batches) {
      for (const row of rows) said.push(String(row.cells().values[0]));
    }
    found.push(said);
  }
  for (const other of found) assert.deepEqual(other, found[0]);
  return found[0]!;
}

test('a list of objects is found under whatever name, and in the objects around it', async () => {
  for (const name of ['listings', 'results', 'data', 'vehicles', 'Ergebnisse', 'a b']) {
    assert.deepEqual(await ids({ [name]: vans }), ['v-1', 'v-2'], name);
    assert.deepEqual(await ids(JSON.stringify({ [name]: vans }, null, 2)), ['v-1', 'v-2'], name);
    const beside = { status: 'ok', total: 2, tags: ['a'], at: null, meta: { page: 1 }, none: [] };
    assert.deepEqual(await ids({ ...beside, [name]: vans }), ['v-1', 'v-2'], name);
    assert.deepEqual(await ids({ [name]: vans, ...beside }), ['v-1', 'v-2'], name);
  }
  assert.deepEqual(await ids({ data: { items: vans } }), ['v-1', 'v-2']);
  assert.deepEqual(await ids({ ok: true, data: { shop: { name: 'x' }, listings: vans } }), [
    'v-1',
    'v-2',
  ]);
  assert.deepEqual(await ids({ id: 'feed-1', listings: vans }), ['v-1', 'v-2']);
});

test('a list of a known name goes before others, wherever it stands', async () => {
  const brands = [{ id: 'b-1', name: 'Fiat' }];
  assert.deepEqual(await ids({ brands, items: vans }), ['v-1', 'v-2']);
  assert.deepEqual(await ids({ products: vans, brands }), ['v-1', 'v-2']);
});

test('of two lists of objects neither is guessed', async () => {
  const brands = [{ id: 'b-1' }];
  for (const file of [
    { brands, vans },
    { vans, brands },
    { vans, data: { brands } },
  ]) {
    await assert.rejects(ids(file), /two lists of objects, `[a-z.]+` and `[a-z.]+`: call the one/);
  }
  const many = Array.from({ length: 9000 }, (_, n) => ({ id: `v-${n}`, title: 'A van of many' }));
  await assert.rejects(ids({ many, brands }), /two lists of objects, `many` and `brands`/);
  await assert.rejects(ids({ many, items: brands }), /two lists of objects, `many` and `items`/);
});

test('a long list under another name is read as it arrives', async () => {
  const many = Array.from({ length: 20_000 }, (_, n) => ({ id: `v-${n}`, title: 'A van of many' }));
  const found = await ids({ listings: many, total: many.length });
  assert.deepEqual([found.length, found[0], found.at(-1)], [20_000, 'v-0', 'v-19999']);
  await assert.rejects(ids({ listings: many, next: '/2' }), /one page of several/);
  await assert.rejects(ids({ data: { listings: vans, has_more: true } }), /one page of several/);
  await assert.rejects(ids({ data: { listings: vans, page: 1, total: 9 } }), /one page of several/);
  assert.equal((await ids({ shop: { next: '/shop' }, listings: vans })).length, 2);
  await assert.rejects(ids(JSON.stringify({ listings: many }).slice(0, -2)), /ends in the middle/);
});
