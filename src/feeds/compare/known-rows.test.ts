import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KnownRows, NO_HASH, rowHash } from './known-rows.ts';

const SEED = 7n;

const hashOf = (text: string): bigint => rowHash(text, SEED);

/** Packs hashes as the database does, each with the id of its listing. */
function packed(
  hashes: readonly bigint[],
  listingId: (row: number) => number,
): Buffer<ArrayBuffer> {
  const rows = Buffer.alloc(hashes.length * 16);
  for (const [row, hash] of hashes.entries()) {
    rows.writeBigInt64BE(BigInt(listingId(row)), row * 16);
    rows.writeBigUInt64BE(hash, row * 16 + 8);
  }
  return rows;
}

test('a row of the last run is known, once; what did not come back is reported', () => {
  const hashes = Array.from({ length: 5000 }, (_, n) => hashOf(`row ${n}`));
  const known = new KnownRows(packed(hashes, (row) => row + 1e10));
  for (let n = 0; n < 5000; n += 2)
    assert.equal(known.recognise(hashOf(`row ${n}`), n + 1), 'unchanged');
  assert.equal(known.recognise(hashOf('row 4'), 9000), 'repeated');
  assert.equal(known.recognise(hashOf('row 5000'), 9001), 'unknown');
  assert.equal(known.seenAt(hashOf('row 4')), 5);
  assert.equal(known.seenAt(hashOf('row 5')), 0);
  assert.equal(known.size, 5000);
  assert.deepEqual(known.unseen().slice(0, 3), [1e10 + 1, 1e10 + 3, 1e10 + 5]);
  assert.equal(known.unseen().length, 2500);
});

test('rows that hash into the same slot are distinguished', () => {
  const colliding = [0x1_0000_0007n, 0x2_0000_0007n];
  const known = new KnownRows(packed(colliding, (row) => row + 1));
  assert.equal(known.recognise(colliding[1]!, 7), 'unchanged');
  assert.deepEqual(known.unseen(), [1]);
});

test('the hash of a row is that of its bytes, and another one for another seed', () => {
  const text = 'van-1,Björk’s van,90.00';
  assert.equal(rowHash(Buffer.from(text), SEED), hashOf(text));
  assert.notEqual(rowHash(text, SEED + 1n), hashOf(text));
});

test('a row without a hash is never recognised, and counts as not seen', () => {
  const known = new KnownRows(packed([NO_HASH, NO_HASH, hashOf('a'), NO_HASH], (row) => row + 1));
  assert.equal(known.recognise(hashOf('b'), 1), 'unknown');
  assert.equal(known.recognise(hashOf('a'), 2), 'unchanged');
  assert.deepEqual(known.unseen(), [1, 2, 4]);
});
