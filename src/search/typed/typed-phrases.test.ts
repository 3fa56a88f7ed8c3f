import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { manualClock } from '../../../test/support/manual-clock.ts';
import { contains, kilometres, middle, searchable } from '../../places/index.ts';
import { createGazetteerMatches, type GazetteerMatches } from '../gazetteer-matches.ts';
import { createTypedReader, type TypedReader } from './reader.ts';

const FILE = join(import.meta.dirname, '../../../test/fixtures/places/typed-phrases.txt');

/** Maximum number of phrases that may be read wrong: one in forty, as of the 400 that the site promises. */
const MOST_WRONG = 11;

/** Expected places with at least this tolerance are countries or regions. */
const LARGE_KM = 100;

const phrases = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [language = '', text = '', filters = '', place = '', unread = '', dates = ''] =
      line.split('|');
    return {
      language,
      text,
      filters: filters.split(' ').filter(Boolean).sort().join(' '),
      place,
      unread,
      dates,
    };
  });

let database: TestDatabase;
let matches: GazetteerMatches;
let reader: TypedReader;
before(async () => {
  database = await createTestDatabase('world');
  matches = createGazetteerMatches({
    reads: database.db.reads,
    clock: manualClock('2026-05-04T09:00:00Z'),
    version: () => 1,
  });
  reader = createTypedReader({
    reads: database.db.reads,
    find: async (text, language) => (await matches.suggest(text, 1, language))[0],
    isMisspelled: async (name, language) => (await matches.spelledLike(name, language)).length > 0,
  });
});
after(() => database.drop());

/** Whether a place is the expected one: `lat,lng,km`, `outside,DE` or `none`. */
async function isPlace(
  wanted: string,
  { place, near }: { place: string | null; near: { lat: number; lng: number } | null },
  language: string,
): Promise<[isRight: boolean, read: string]> {
  const match = place === null ? null : await matches.resolve(place, language);
  const at = near ?? (match?.bounds && match.kind !== 'town' ? middle(match.bounds) : match);
  const read = match
    ? `${match.query} (${match.name}, ${match.context}, ${match.countryCode})`
    : JSON.stringify(near ?? place);
  if (wanted === 'misspelled') return [place !== null && match === null, read];
  if (wanted === 'none') return [place === null && near === null, read];
  if (wanted.startsWith('outside')) {
    return [match !== null && !match.isCovered && wanted.endsWith(match.countryCode), read];
  }
  const [lat = 0, lng = 0, km = 0] = wanted.split(',').map(Number);
  // Boxes of countries and regions with far islands have their middle elsewhere.
  const isLarge = km >= LARGE_KM && (match?.kind === 'country' || match?.kind === 'region');
  const isInside = isLarge && match.bounds !== null && contains(match.bounds, { lat, lng });
  return [isInside || (at !== null && kilometres(at, { lat, lng }) <= km), read];
}

test('phrases of six languages are read as filters and a place', async (context) => {
  assert.ok(phrases.length >= 400, `${phrases.length}`);
  const wrong: string[] = [];
  for (const { language, text, filters, place, unread, dates } of phrases) {
    const reading = await reader.read(text, language);
    const read = reading.filters
      .map((pair) => pair.join('='))
      .sort()
      .join(' ');
    const left = reading.unread.map(searchable).join(' ');
    const [isRight, at] = await isPlace(place, reading, language);
    const dated = reading.dates.map(searchable).join(' ');
    if (isRight && read === filters && left === unread && dated === dates) continue;
    wrong.push(`${language} “${text}”: ${read} · ${at} · ${left} · ${dated}`);
  }
  context.diagnostic(`${phrases.length - wrong.length} of ${phrases.length} are right`);
  for (const one of wrong) context.diagnostic(one);
  assert.ok(wrong.length <= MOST_WRONG, wrong.join('\n'));
});
