import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchable, searchNames } from './names.ts';

for (const [name, searched] of [
  ['Saint-Étienne-d’Orthe', 'saint etienne dorthe'],
  ['  PORTO  ', 'porto'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['Ærøskøbing', 'aeroskobing'],
  ['L’Hospitalet', 'lhospitalet'],
  ['Москва', 'москва'],
  ['St. Ives', 'st ives'],
  ['% _ \\', ''],
]) {
  test(`${name} is searched as ${searched || 'nothing'}`, () => {
    assert.equal(searchable(name!), searched);
  });
}

test('saints and articles are found either way, as a place’s own name', () => {
  assert.deepEqual(searchNames(['St Ives'], []).primary, ['st ives', 'saint ives']);
  assert.deepEqual(searchNames(['La Rochelle'], []).primary, ['la rochelle', 'rochelle']);
  assert.deepEqual(searchNames(['County Cork'], []).primary, ['county cork', 'cork']);
  assert.deepEqual(searchNames(["Val-d'Isère"], []).primary, ['val disere', 'val d isere']);
});

test('another name that is the same once searched is not kept twice', () => {
  assert.deepEqual(searchNames(['Pôrto'], ['Porto', 'PORTO', 'Oporto', '', '-']), {
    primary: ['porto'],
    others: ['oporto'],
  });
});
