import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIELDS, idOf, Plans, mapRow } from './index.ts';

const SIZE = 250_000;

/** Far above what a row of this size takes, and far below what a pattern takes that is not linear. */
const MAX_CPU_SECONDS = 10;

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
    const before = process.cpuUsage();
    const plan = new Plans({ categoryFromTitle: true, upgradeTrackers: true }).for(names);
    for (const field of FIELDS) {
      const values = FIELDS.map((other) => (other === field ? text : ''));
      const settings = { categoryFromTitle: true, upgradeTrackers: true };
      const row = mapRow({ names, values }, plan, settings, new Date(0));
      assert.ok(row.kind === 'gone' || row.problems.every(({ path }) => path !== ''), field);
    }
    assert.ok(process.cpuUsage(before).user / 1e6 < MAX_CPU_SECONDS);
  });
}

test('of a header of hostile names only the images are known', () => {
  const names = HOSTILE.map((piece) => piece.repeat(8000)).concat('image1'.repeat(5000));
  assert.deepEqual([...new Plans({}).for(names).fields.values()], ['more_images']);
});

test('of an address of any length the id is its last part', () => {
  const names = ['id', 'offers.price_currency'];
  const plan = new Plans({}).for(names);
  assert.equal(plan.network, 'schema.org');
  const idOfAddress = (address: string) => idOf({ names, values: [address, 'GBP'] }, plan);
  for (const address of [
    'vans/bramble',
    'vans/bramble/',
    'bramble?from=/a#b',
    '?bramble',
    '#bramble',
  ]) {
    assert.equal(idOfAddress(`https://vans.example/${address}`), 'bramble', address);
  }
  assert.equal(idOfAddress('https://vans.example/'), 'https://vans.example/');
  for (const piece of ['x', '/x', '/', '?']) {
    const id = idOfAddress(`https://vans.example/${piece.repeat(SIZE / piece.length)}#\n.`);
    assert.ok(/^(?:x+|\n\.)$/.test(id), id.slice(0, 40));
  }
});
