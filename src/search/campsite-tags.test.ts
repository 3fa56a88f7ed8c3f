import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { factsOf } from './campsite-tags.ts';

describe('the largest vehicle that a campsite of OpenStreetMap takes', () => {
  for (const [written, metres] of [
    ['7', 7],
    ['7.5 m', 7.5],
    ["23'", 7.01],
    [`9'6"`, 2.9],
    [`24' 11"`, 7.59],
    ["0'", null],
    [`9'12"`, null],
    ['7;8', null],
    ['long', null],
  ] as const) {
    it(`is ${metres === null ? 'not known' : `${metres} metres long`} where it says ${written}`, () => {
      const { maxLength, maxHeight } = factsOf({ maxlength: written, maxheight: written });
      assert.deepEqual([maxLength, maxHeight], [metres, metres]);
    });
  }
});
