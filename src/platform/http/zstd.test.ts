import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { suite, test } from 'node:test';
import { zstdDecompressSync } from 'node:zlib';
import { zstdCompressed } from './zstd.ts';

/** Below, at and above the sizes of an encoder's window and of the parts that it gives out. */
const SIZES = [1, 1400, 16_384, 70_000, 262_144, 300_000, 3_000_000];

suite('answers compressed with zstd', () => {
  test('come back whole, one after the other from the same encoder', async () => {
    for (const size of SIZES) {
      for (const body of [randomBytes(size), Buffer.alloc(size, 'campsite ')]) {
        assert.ok(zstdDecompressSync(await zstdCompressed(body)).equals(body), `${size} bytes`);
      }
    }
  });

  test('come back whole when many are asked for at once', async () => {
    const bodies = Array.from({ length: 40 }, (_, n) => Buffer.alloc(30_000 + n, `page ${n} `));
    const answers = await Promise.all(bodies.map(zstdCompressed));
    for (const [n, body] of bodies.entries()) {
      assert.ok(zstdDecompressSync(answers[n]!).equals(body), `body ${n}`);
    }
  });
});
