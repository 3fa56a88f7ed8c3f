import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { SortedCodes } from './sorted-codes.ts';

const someCodes = fc
  .array(fc.nat(3000), { maxLength: 3000, size: 'max' })
  .map((codes) => Float64Array.from(codes).sort());

it('finds the first code of a stretch that is not below another one', () => {
  fc.assert(
    fc.property(someCodes, fc.nat(3001), fc.nat(), fc.nat(), (values, code, one, other) => {
      const bounds = [one, other].map((n) => n % (values.length + 1)).sort((a, b) => a - b);
      const [from, to] = [bounds[0]!, bounds[1]!];
      const place = values.subarray(from, to).findIndex((value) => value >= code);
      const found = new SortedCodes(values).firstAtLeast(code, from, to);
      assert.equal(found, place === -1 ? to : from + place);
    }),
  );
});
