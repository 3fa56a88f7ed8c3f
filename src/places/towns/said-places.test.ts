import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { kilometres, middle, type Point } from '../geo.ts';
import { type GazetteerMatch, searchGazetteer } from './gazetteer-search.ts';

const FILE = join(import.meta.dirname, '../../../test/fixtures/places/said-places.txt');

/** Maximum number of places of the list that may be missing among the first two matches. */
const MOST_MISSED = 10;

/** Maximum distance of a match from the position in the list; areas have no exact centre. */
const NEAR_KM = { town: 20, area: 180, country: 300 };

interface Place {
  language: string;
  words: string;
  kind: keyof typeof NEAR_KM;
  countryCode: string;
  at: Point;
}

const places = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Place => {
    const [language = '', words = '', kind, countryCode = '', at = ''] = line.split('|');
    const [lat = 0, lng = 0] = at.split(',').map(Number);
    return { language, words, kind: kind as Place['kind'], countryCode, at: { lat, lng } };
  });

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase('world');
});
after(() => database.drop());

const isMeant = (match: GazetteerMatch, { kind, countryCode, at }: Place): boolean => {
  const exactKind = match.kind === 'village' ? 'town' : match.kind;
  const matchKind = exactKind === 'town' || exactKind === 'country' ? exactKind : 'area';
  const position = matchKind === 'town' ? match : middle(match.bounds);
  return (
    matchKind === kind &&
    match.countryCode === countryCode &&
    kilometres(position, at) <= NEAR_KM[kind]
  );
};

test('what travellers of each language type is found first or second', async (context) => {
  assert.ok(places.length >= 300, `${places.length}`);
  const missed: string[] = [];
  for (const place of places) {
    const matches = await searchGazetteer(database.db, place.words, 2, {
      language: place.language,
    });
    if (matches.some((match) => isMeant(match, place))) continue;
    const instead = matches.map(({ kind, label }) => `${kind} ${label}`).join(' · ');
    missed.push(`${place.language} ${place.words}: ${instead || 'nothing'}`);
  }
  context.diagnostic(`${places.length - missed.length} of ${places.length} found`);
  for (const place of missed) context.diagnostic(place);
  assert.ok(missed.length <= MOST_MISSED, missed.join('\n'));
});
