import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeWords } from '../../site/src/lib/listing/place-words.ts';

const PLACES: [name: string, place: Parameters<typeof placeWords>[1], expected: string][] = [
  [
    'a place is called by its town and region',
    { townName: 'Keswick', regionName: 'England', countryCode: 'GB' },
    'Keswick, England',
  ],
  [
    'a town that has the name of its region is said once, with its country',
    { townName: 'Madrid', regionName: 'Madrid', countryCode: 'ES' },
    'Madrid, Spain',
  ],
  [
    'where no town is known, the region says where it is',
    { townName: null, regionName: 'Brittany', countryCode: 'FR' },
    'Brittany',
  ],
  [
    'where nothing else is known, the country says where it is',
    { townName: null, regionName: null, countryCode: 'PT' },
    'Portugal',
  ],
];

for (const [name, place, expected] of PLACES) {
  test(name, () => {
    assert.equal(placeWords('en', place), expected);
  });
}
