import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { statement } from '../../src/platform/db/index.ts';
import { aCampsite, aListing } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

const forgetSize = statement('test.batch.forget_size', 'truncate hidden_listing');

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

interface Result {
  index: number;
  external_id: string | null;
  status: number;
  result: string;
  id?: number;
  public_url?: string;
  error?: { code: string; message: string; details?: { path: string; message: string }[] };
}

const item = (external_id: unknown, fields = {}) => aListing({ external_id, ...fields });
const send = (body: unknown) => partner.call('POST', '/listings/batch', body);
async function batch(...items: unknown[]) {
  const { status, body } = await send({ items });
  assert.equal(status, 200);
  const results: Result[] = body.results;
  assert.deepEqual(
    results.map(({ index }) => index),
    items.map((_, index) => index),
  );
  return { summary: body.summary, results };
}
const statuses = (results: Result[]) => results.map(({ status }) => status);
const pathsOf = (result: Result | undefined) =>
  (result?.error?.details ?? []).map(({ path }) => path).sort();

describe('a batch', () => {
  it('gives new listings their ids in the order sent, which the list then keeps', async () => {
    const owner = await campcairn.partner();
    // Truncating forgets that the table is empty, as a new database does not know it: rows are hashed then.
    await campcairn.database.db.execute(forgetSize);
    const sent = Array.from({ length: 40 }, (_, index) => `van-${(index * 7) % 40}`);
    await owner.call('PUT', `/listings/${sent[3]}`, aListing());
    await owner.call('POST', '/listings/batch', { items: sent.map((id) => item(id)) });
    const { body } = await owner.call('GET', '/listings');
    assert.deepEqual(
      body.data.map(({ external_id }: { external_id: string }) => external_id),
      [sent[3], ...sent.filter((id) => id !== sent[3])],
    );
  });

  it('saves each item as a PUT would, and says so in the order sent', async () => {
    await batch(item('kept'), item('changed'));
    const { summary, results } = await batch(
      item('new'),
      item('kept'),
      item('changed', { title: 'Another title' }),
      item('wrong', { title: 'x' }),
      { ...aCampsite(), external_id: 'site' },
    );
    assert.deepEqual(summary, { created: 2, updated: 1, unchanged: 1, failed: 1 });
    assert.deepEqual(statuses(results), [201, 200, 200, 422, 201]);
    assert.deepEqual(
      results.map(({ external_id, result }) => [external_id, result]),
      [
        ['new', 'created'],
        ['kept', 'unchanged'],
        ['changed', 'updated'],
        ['wrong', 'error'],
        ['site', 'created'],
      ],
    );
    for (const { external_id, id, public_url, error } of results) {
      if (error) continue;
      const { body } = await partner.call('GET', `/listings/${external_id}`);
      assert.deepEqual([body.id, body.public_url], [id, public_url]);
    }
    assert.equal((await partner.call('GET', '/listings/wrong')).status, 404);
  });

  it('says of a bad item what a PUT would say, with paths from the item', async () => {
    const wrong = { title: 'x', images: [{}], price: { from: -1 }, extra: 1 };
    const put = await partner.call('PUT', '/listings/wrong', aListing(wrong));
    const { results } = await batch(item('wrong', wrong));
    // The answer of one call says where the guide explains its code.
    const { doc_url: _, ...error } = put.body.error;
    assert.deepEqual(results, [
      { index: 0, external_id: 'wrong', status: 422, result: 'error', error },
    ]);
    const sea = { location: { lat: 0, lng: -30 } };
    assert.deepEqual(pathsOf((await batch(item('sea', sea))).results[0]), ['location']);
    const both = await batch(item('sea', { ...sea, title: 'x' }), item('b@d', sea));
    assert.deepEqual(both.results.map(pathsOf), [
      ['location', 'title'],
      ['external_id', 'location'],
    ]);
  });

  it('runs the same id twice in the order sent', async () => {
    const { results, summary } = await batch(
      item('twice', { title: 'The first' }),
      item('other'),
      item('twice', { title: 'The second' }),
      item('twice', { title: 'no' }),
      item('twice', { title: 'The second' }),
      item('twice', { title: 'The last' }),
    );
    assert.deepEqual(
      results.map(({ result }) => result),
      ['created', 'created', 'updated', 'error', 'unchanged', 'updated'],
    );
    assert.deepEqual(summary, { created: 2, updated: 2, unchanged: 1, failed: 1 });
    assert.equal(results[0]?.id, results[5]?.id);
    assert.equal((await partner.call('GET', '/listings/twice')).body.title, 'The last');
    const many = Array.from({ length: 100 }, (_, n) => item('again', { title: `Title ${n}` }));
    const all = await batch(...many);
    assert.deepEqual(all.summary, { created: 1, updated: 99, unchanged: 0, failed: 0 });
    assert.equal((await partner.call('GET', '/listings/again')).body.title, 'Title 99');
  });

  it('may have 1 to 100 items', async () => {
    const items = Array.from({ length: 101 }, (_, n) => item(`many-${n}`));
    assert.equal((await batch(...items.slice(0, 100))).summary.created, 100);
    for (const wrong of [items, [], undefined, null, {}, 'x']) {
      const { status, body } = await send({ items: wrong });
      assert.equal(status, 422);
      assert.equal(body.error.details[0].path, 'items');
    }
    assert.equal((await partner.call('GET', '/listings/many-100')).status, 404);
  });

  it('is refused whole when its envelope is wrong, and nothing of it is saved', async () => {
    const items = [item('envelope')];
    for (const [body, wanted, path] of [
      [{ items, dry_run: true }, 422, 'dry_run'],
      [{}, 422, 'items'],
      [items, 422, ''],
      ['{"items":[', 400, undefined],
      ['', 400, undefined],
      [{ listings: items }, 422, 'items'],
    ] as const) {
      const reply = await send(body);
      assert.equal(reply.status, wanted);
      assert.equal(reply.body.error.details?.[0]?.path, path);
    }
    const untyped = { 'content-type': 'text/plain' };
    const typed = await partner.call('POST', '/listings/batch', { items }, untyped);
    assert.equal(typed.status, 415);
    assert.equal((await partner.call('GET', '/listings/envelope')).status, 404);
  });
});

describe('an item of a batch', () => {
  it('that is no listing at all is its own 422, without stopping the others', async () => {
    const odd = [null, 1, 'x', true, [], {}, [item('a')]];
    const { results } = await batch(...odd, item('fine'));
    assert.deepEqual(statuses(results), [...odd.map(() => 422), 201]);
    assert.deepEqual(
      results.map(({ external_id }) => external_id),
      [...odd.map(() => null), 'fine'],
    );
    assert.deepEqual(results.slice(0, 5).map(pathsOf), [[''], [''], [''], [''], ['']]);
    assert.deepEqual(pathsOf(results[5]), ['category', 'external_id', 'location', 'title', 'url']);
  });

  it('names its first hundred problems, and counts the others', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 130 }, (_, at) => [`extra_${at}`, at]));
    const { results } = await batch({ ...item('full'), ...unknown }, item('fine-beside'));
    assert.deepEqual(statuses(results), [422, 201]);
    const problems = results[0]!.error!.details!;
    assert.equal(problems.length, 101);
    assert.deepEqual(problems.at(-1), { path: '', message: 'has 30 more problems' });
  });

  it('with a bad external_id is 422 at external_id, and the id is reported when it is a text', async () => {
    const texts = [
      '',
      'a b',
      'ä',
      'a/b',
      'x'.repeat(101),
      'batch',
      '.',
      '..',
      'a\n',
      '\u0000',
      'a%20b',
    ];
    const { results } = await batch(...texts.map((id) => item(id)));
    for (const [index, result] of results.entries()) {
      assert.deepEqual([result.status, result.external_id], [422, texts[index]]);
      assert.deepEqual(pathsOf(result), ['external_id'], JSON.stringify(texts[index]));
    }
    // Half of a surrogate pair is no JSON to many readers, so answers do not repeat it.
    const { results: halves } = await batch(item('a\ud83db'), item('\udc00'));
    assert.deepEqual(
      halves.map(({ external_id }) => external_id),
      ['a\ufffdb', '\ufffd'],
    );
    const others = [7, null, true, {}, ['a'], undefined];
    const more = await batch(...others.map((id) => item(id)));
    for (const result of more.results) {
      assert.deepEqual([result.status, result.external_id], [422, null]);
      assert.deepEqual(pathsOf(result), ['external_id']);
    }
  });

  it('may have every id that a path may have', async () => {
    const ids = ['AZaz09._:~-', 'x'.repeat(100), '...', 'Batch', '0'];
    const { results } = await batch(...ids.map((id) => item(id)));
    assert.deepEqual(statuses(results), [201, 201, 201, 201, 201]);
    for (const id of ids) {
      assert.equal((await partner.call('GET', `/listings/${id}`)).body.external_id, id);
    }
  });

  it('that meets a fault of ours is its own 500', async (t) => {
    const { listings } = campcairn.services;
    const put = listings.put.bind(listings);
    t.mock.method(listings, 'put', (partnerId: number, id: string, input: never) => {
      if (id === 'unlucky') throw new Error('secret of the database');
      return put(partnerId, id, input);
    });
    const { summary, results } = await batch(item('lucky-1'), item('unlucky'), item('lucky-2'));
    assert.deepEqual(statuses(results), [201, 500, 201]);
    assert.deepEqual(summary, { created: 2, updated: 0, unchanged: 0, failed: 1 });
    assert.equal(results[1]?.error?.code, 'internal_error');
    assert.ok(!JSON.stringify(results).includes('secret'));
  });

  it('may be large: 100 items of 100 kB are one batch', async () => {
    const description = '🚐'.repeat(5000);
    const images = Array.from({ length: 30 }, () => ({
      url: `https://a.example/${'x'.repeat(1900)}`,
      alt: 'é'.repeat(200),
    }));
    const items = Array.from({ length: 100 }, (_, n) =>
      item(`large-${n}`, { description, images }),
    );
    assert.ok(Buffer.byteLength(JSON.stringify({ items })) > 9_000_000);
    assert.equal((await batch(...items)).summary.created, 100);
  });
});
