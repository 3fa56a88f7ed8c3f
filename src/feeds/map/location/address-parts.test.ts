import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postcodeBeside, townAlone } from './address-parts.ts';

test('a town is found beside its postcode, department or district', () => {
  for (const [text, town] of [
    ['75011 Paris', 'Paris'],
    ['F-75011 Paris', 'Paris'],
    ['Paris 75011', 'Paris'],
    ['72000 LE MANS', 'LE MANS'],
    ['1950 LE CHABLE', 'LE CHABLE'],
    ['1000-001 Lisboa', 'Lisboa'],
    ['Lisboa 1000-001', 'Lisboa'],
    ['28013  Madrid', 'Madrid'],
    ['1012 AB Amsterdam', 'Amsterdam'],
    ['Keswick CA12 5DJ', 'Keswick'],
    ['CA12 5DJ Keswick', 'Keswick'],
    ['Keswick CA12', 'Keswick'],
    ['keswick ca12 5dj', 'keswick'],
    ['London W1A 1AA', 'London'],
    ['Westport F28 X0Y1', 'Westport'],
    ['Annecy (74)', 'Annecy'],
    ['Ajaccio (2A)', 'Ajaccio'],
    ['Nice Cedex 1', 'Nice'],
    ['Paris 11e', 'Paris'],
    ['Lyon 3ème arrondissement', 'Lyon'],
    ['Dublin 4', 'Dublin'],
  ] as const) {
    assert.equal(townAlone(text), town, text);
  }
});

test('the name of a town stays as it is, and so does what is no town', () => {
  for (const text of [
    'Stoke-on-Trent',
    'St Ives',
    'Y',
    'La Roche-sur-Yon',
    'Ay',
    '75011',
    'CA12 5DJ',
  ])
    assert.equal(townAlone(text), text);
});

test('the postcode beside a town is kept, without its country', () => {
  for (const [text, postcode] of [
    ['F-75011 Paris', '75011'],
    ['1000-001 Lisboa', '1000-001'],
    ['Keswick CA12 5DJ', 'CA12 5DJ'],
    ['Annecy (74)', null],
    ['Dublin 4', null],
    ['St Ives', null],
  ] as const) {
    assert.equal(postcodeBeside(text), postcode, text);
  }
});
