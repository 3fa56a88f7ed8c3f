import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKeyRing } from '../platform/secrets/index.ts';
import { newLeadId } from './lead-id.ts';
import { readReceiptToken, receiptToken } from './receipt-token.ts';

const [old, fresh] = ['an old secret of thirty-two letters', 'a new secret of thirty-two letters'];
const keyRing = createKeyRing([fresh, old]);
const ids = Array.from({ length: 50 }, newLeadId);

describe('the secret of a receipt', () => {
  it('opens its own enquiry, also after the key was rotated', () => {
    const before = createKeyRing([old]);
    for (const id of ids)
      for (const ring of [before, keyRing])
        assert.equal(readReceiptToken(keyRing, receiptToken(ring, id)), id);
  });

  it('opens nothing when it is shortened, lengthened or another one’s', () => {
    const [other] = ids;
    for (const id of ids.slice(1)) {
      const token = receiptToken(keyRing, id);
      const [, signature] = receiptToken(keyRing, other!).split('.');
      for (let cut = 1; cut < 30; cut++)
        assert.equal(readReceiptToken(keyRing, token.slice(0, -cut)), undefined);
      for (const guess of [`${token}A`, `${token}=`, `${token}.`, `${id.slice(5)}.${signature}`])
        assert.equal(readReceiptToken(keyRing, guess), undefined, guess);
    }
  });
});
