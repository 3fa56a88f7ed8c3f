import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { manualClock } from '../../../test/support/manual-clock.ts';
import { createKeyRing } from '../secrets/index.ts';
import { createFormGuard } from './guard.ts';

const clock = manualClock('2026-05-04T09:00:00Z');
const keyRing = createKeyRing(['a secret of more than thirty-two letters']);
const limit = { limit: 100_000, windowSeconds: 3600, take: async () => true };
const guardOf = (purpose: string) => createFormGuard({ keyRing, clock, purpose, limit });

describe('the signed age of a form', () => {
  const guard = guardOf('enquiry-form');
  const why = async (token: string, subject: string) =>
    (await guard.refuse(token, subject, '192.0.2.1'))?.why;

  it('holds for its subject as it was signed, not shortened', async () => {
    for (let listing = 1; listing < 50; listing++) {
      const token = guard.token(String(listing));
      assert.equal(await why(token, String(listing)), undefined);
      assert.equal(await why(token, String(listing + 1)), 'stale_form');
      for (let cut = 1; cut < 25; cut++)
        assert.equal(await why(token.slice(0, -cut), String(listing)), 'stale_form', token);
    }
  });

  it('holds where another process showed it whose clock is some minutes ahead', async () => {
    clock.advance(5 * 60_000);
    const token = guard.token('1');
    clock.advance(-5 * 60_000);
    assert.equal(await why(token, '1'), undefined);
  });

  it('holds for its kind of form alone', async () => {
    assert.equal(await why(guardOf('application-form').token('1'), '1'), 'stale_form');
  });
});
