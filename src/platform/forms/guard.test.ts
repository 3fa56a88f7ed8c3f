import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { manualClock } from '../clock.ts';
import { createRateLimit } from '../rate-limit.ts';
import { createKeyRing } from '../secrets/index.ts';
import { createFormGuard } from './guard.ts';

const clock = manualClock('2026-05-04T09:00:00Z');
const keyRing = createKeyRing(['a secret of more than thirty-two letters']);
const guardOf = (purpose: string) =>
  createFormGuard({ keyRing, clock, purpose, limit: createRateLimit(clock, 100_000, 3600) });

describe('the signed age of a form', () => {
  const guard = guardOf('enquiry-form');
  const why = (token: string, subject: string) => guard.refuse(token, subject, '192.0.2.1')?.why;

  it('holds for its subject as it was signed, not shortened', () => {
    for (let listing = 1; listing < 50; listing++) {
      const token = guard.token(String(listing));
      assert.equal(why(token, String(listing)), undefined);
      assert.equal(why(token, String(listing + 1)), 'stale_form');
      for (let cut = 1; cut < 25; cut++)
        assert.equal(why(token.slice(0, -cut), String(listing)), 'stale_form', token);
    }
  });

  it('holds for its kind of form alone', () => {
    assert.equal(why(guardOf('application-form').token('1'), '1'), 'stale_form');
  });
});
