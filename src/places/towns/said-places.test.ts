import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { kilometres, middle, type Point } from '../geo.ts';
import { type GazetteerMatch, searchGazetteer } from './gazetteer-search.ts';

const FILE = join(import.meta.dirname, '../../../test/fixtures/places/said-places.txt');

/** How many of the list may be found third or later, or not at all. */
const MOST_MISSED = 10;

/** How far its middle may be from where the list says; areas have no exact one. */
const NEAR_KM = { town: 20, area: 180, country: 300 };

interface Said {
  language: string;
  words: string;
  kind: keyof typeof NEAR_KM;
  countryCode: string;
  at: Point;
}

const said = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Said => {
    const [language = '', words = '', kind, countryCode = '', at = ''] = line.split('|');
    const [lat = 0, lng = 0] = at.split(',').map(Number);
    return { language, words, kind: kind as Said['kind'], countryCode, at: { lat, lng } };
  });

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase('world');
});
after(() => database.drop());

const isMeant = (match: GazetteerMatch, { kind, countryCode, at }: Said): boolean => {
  const is = match.kind === 'village' ? 'town' : match.kind;
  const found = is === 'town' || is === 'country' ? is : 'area';
  const isThere = is === 'town' ? match : middle(match.bounds);
  return (
    found === kind && match.countryCode === countryCode && kilometres(isThere, at) <= NEAR_KM[kind]
  );
};

test('what travellers of each language type is found first or second', async (context) => {
  assert.ok(said.length >= 300, `${said.length}`);
  const missed: string[] = [];
  for (const place of said) {
    const found = await searchGazetteer(database.db, place.words, 2, { language: place.language });
    if (found.some((match) => isMeant(match, place))) continue;
    const instead = found.map(({ kind, label }) => `${kind} ${label}`).join(' · ');
    missed.push(`${place.language} ${place.words}: ${instead || 'nothing'}`);
  }
  context.diagnostic(`${said.length - missed.length} of ${said.length} found`);
  for (const place of missed) context.diagnostic(place);
  assert.ok(missed.length <= MOST_MISSED, missed.join('\n'));
});
