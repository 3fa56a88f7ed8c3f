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
  test(`a row full of ${JSON.stringify(piece)} is mapped soon`, { timeout: 20_000 }, () => {
    const text = `x${piece.repeat(Math.ceil(SIZE / piece.length))}x`;
    const names = FIELDS.map((field) => field as string);
    const plan = new Plans({ categoryFromTitle: true, upgradeTrackers: true }).for(names);
    const started = performance.now();
    for (const field of FIELDS) {
      const values = FIELDS.map((other) => (other === field ? text : ''));
      mapRow({ names, values }, plan, { categoryFromTitle: true, upgradeTrackers: true });
    }
    assert.ok(performance.now() - started < 3000, `${performance.now() - started} ms`);
  });
}

test('a header of hostile names is planned soon', () => {
  const names = HOSTILE.map((piece) => piece.repeat(8000)).concat('image1'.repeat(5000));
  const started = performance.now();
  new Plans({}).for(names);
  assert.ok(performance.now() - started < 10_000);
});
