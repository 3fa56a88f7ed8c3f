import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hashesOfTyped, hashOfRecoveryCode, newRecoveryCode } from './recovery-code.ts';
import { hashOf } from './token.ts';

const opens = (typed: string, kept: Buffer): boolean =>
  hashesOfTyped(typed).some((hash) => hash.equals(kept));

describe('a recovery code', () => {
  it('is spelled without characters that look alike', () => {
    const codes = Array.from({ length: 200 }, newRecoveryCode);
    for (const code of codes)
      assert.match(code, /^(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
    assert.equal(new Set(codes).size, codes.length);
  });

  it('is known however it is read and typed', () => {
    const kept = hashOfRecoveryCode('01AB0-CDEF1-23456-789XY-Z0101');
    assert.ok(opens('01AB0-CDEF1-23456-789XY-Z0101', kept));
    assert.ok(opens('olabO cdefi 23456 789xy zoIoL', kept));
    assert.ok(!opens('01AB0-CDEF1-23456-789XY-Z0102', kept));
  });

  it('of the earlier spelling, in base62, is known as it was shown', () => {
    const kept = hashOf('aO0lI1bcdeFGHIJ12345');
    assert.ok(opens('aO0lI-1bcde-FGHIJ-12345', kept));
    assert.ok(!opens('AO0LI-1BCDE-FGHIJ-12345', kept));
  });
});
