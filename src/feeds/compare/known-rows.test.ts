import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KnownRows, rowHash } from './known-rows.ts';

const packed = (listingId: number, hash: Buffer): Buffer => {
  const id = Buffer.alloc(8);
  id.writeBigInt64BE(BigInt(listingId));
  return Buffer.concat([id, hash]);
};

const knownRows = (rows: Buffer[]): KnownRows =>
  new KnownRows(new Uint8Array(Buffer.concat(rows)).buffer);

test('a row of the last run is known, once; what did not come back is reported', () => {
  const rows = Array.from({ length: 5000 }, (_, n) =>
    packed(n + 1e10, Buffer.from(rowHash(`row ${n}`), 'latin1')),
  );
  const known = knownRows(rows);
  for (let n = 0; n < 5000; n += 2)
    assert.equal(known.recognise(rowHash(`row ${n}`), n + 1), 'unchanged');
  assert.equal(known.recognise(rowHash('row 4'), 9000), 'repeated');
  assert.equal(known.recognise(rowHash('row 5000'), 9001), 'unknown');
  assert.equal(known.seenAt(rowHash('row 4')), 5);
  assert.equal(known.seenAt(rowHash('row 5')), 0);
  assert.equal(known.size, 5000);
  assert.deepEqual(known.unseen().slice(0, 3), [1e10 + 1, 1e10 + 3, 1e10 + 5]);
  assert.equal(known.unseen().length, 2500);
});

test('rows that hash into the same slot are distinguished', () => {
  const colliding = ['1', '2'].map((end) => Buffer.from(`sameslotsame lane${end}`.slice(-16)));
  colliding[0]!.copy(colliding[1]!, 0, 0, 4);
  const known = knownRows(colliding.map((hash, n) => packed(n + 1, hash)));
  assert.equal(known.recognise(colliding[1]!.toString('latin1'), 7), 'unchanged');
  assert.deepEqual(known.unseen(), [1]);
});
