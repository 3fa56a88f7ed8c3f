import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filtersOf, split } from './split.ts';
import { tokensOf } from './tokens.ts';

const NAMES = new Set([
  'cornwall',
  'st ives',
  'san sebastian',
  'san',
  'sebastian',
  'les vans',
  'isle of dogs',
  'rio de janeiro',
]);

const read = (text: string, language = 'en') => {
  const parts = split(tokensOf(text), language, (name) => NAMES.has(name));
  return {
    filters: filtersOf(parts)
      .map((pair) => pair.join('='))
      .join(' '),
    places: parts.flatMap(({ meaning }) => (meaning.kind === 'place' ? [meaning.name] : [])),
    others: parts.flatMap(({ meaning, start }) => (meaning.kind === 'other' ? [start] : [])),
  };
};

test('words that name a place together are not read one by one', () => {
  assert.deepEqual(read('San Sebastián').places, ['san sebastian']);
  assert.deepEqual(read('Isle of Dogs'), { filters: '', places: ['isle of dogs'], others: [] });
  assert.deepEqual(read('camping Les Vans', 'fr').places, ['les vans']);
  assert.deepEqual(read('Rio de Janeiro', 'pt').places, ['rio de janeiro']);
});

test('a word means in Dutch what the Dutch mean by it', () => {
  assert.equal(read('camper huren', 'nl').filters, 'category=motorhome');
  assert.equal(read('camper mieten', 'de').filters, 'category=campervan');
  assert.equal(read('eind van St Ives', 'nl').filters, '');
});

test('numbers are people, berths or seats, and children count beside adults', () => {
  assert.equal(read('2 adults and 2 children cornwall').filters, 'people=4');
  assert.equal(read('six berth motorhome').filters, 'category=motorhome berths=6');
  assert.equal(read('van pour 2 personnes', 'fr').filters, 'category=campervan people=2');
  assert.equal(read('campsite with two kids').filters, 'category=campsite amenity=playground');
});
