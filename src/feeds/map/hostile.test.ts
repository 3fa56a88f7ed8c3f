import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIELDS, Plans, mapRow } from './index.ts';

const SIZE = 250_000;

/** Texts on which a careless pattern takes hours. */
const HOSTILE = [
  ' ',
  '<',
  '<a ',
  '<!--',
  '<script ',
  '<script>',
  '</',
  '&',
  '&#x',
  ',',
  '| ',
  '1 ',
  '111 ',
  '1,',
  '1.',
  '-',
  '[',
  '(',
  'https://',
  'a>',
  'motorhome ',
  'é',
  '\n ',
];

for (const piece of HOSTILE) {
  test(`a row full of ${JSON.stringify(piece)} in any column is mapped, or refused by its fields`, () => {
    const text = `x${piece.repeat(Math.ceil(SIZE / piece.length))}x`;
    const names = FIELDS.map((field) => field as string);
    const plan = new Plans({ categoryFromTitle: true, upgradeTrackers: true }).for(names);
    for (const field of FIELDS) {
      const values = FIELDS.map((other) => (other === field ? text : ''));
      const row = mapRow({ names, values }, plan, {
        categoryFromTitle: true,
        upgradeTrackers: true,
      });
      assert.ok(row.kind === 'gone' || row.problems.every(({ path }) => path !== ''), field);
    }
  });
}

test('of a header of hostile names only the images are known', () => {
  const names = HOSTILE.map((piece) => piece.repeat(8000)).concat('image1'.repeat(5000));
  assert.deepEqual([...new Plans({}).for(names).fields.values()], ['more_images']);
});
