import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceBasis } from '../../site/src/lib/listing/price-basis.ts';

test('a price for a person or a pitch is quoted from the description, and from nothing else', () => {
  for (const [description, said] of [
    ['By the river. £12 per person and night. Dogs welcome.', '£12 per person and night.'],
    ['Quiet.\nPrices are per pitch, with two adults', 'Prices are per pitch, with two adults'],
    ['Der Preis gilt pro Stellplatz.', 'Der Preis gilt pro Stellplatz.'],
    [
      'Tarif par emplacement, électricité comprise.',
      'Tarif par emplacement, électricité comprise.',
    ],
    ['Up to six people per pitch.', null],
    ['One car per pitch. The café is €5 away.', null],
    ['A field by the sea.', null],
    [null, null],
  ] as const) {
    assert.equal(priceBasis(description), said);
  }
});
