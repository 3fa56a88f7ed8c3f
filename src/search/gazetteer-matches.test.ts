import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { manualClock } from '../platform/clock.ts';
import { createGazetteerMatches, type GazetteerMatches } from './gazetteer-matches.ts';

let database: TestDatabase;
let matches: GazetteerMatches;
before(async () => {
  database = await createTestDatabase();
  matches = createGazetteerMatches({
    db: database.db,
    clock: manualClock('2026-05-04T09:00:00Z'),
    version: () => 1,
  });
});
after(() => database.drop());

describe('a suggested place', () => {
  it('is what the search finds when its words are sent', async () => {
    for (const typed of [
      'newp',
      'porto',
      'san seb',
      'cornwall',
      'frankrei',
      'bret',
      'cork',
      'Évo',
    ]) {
      for (const place of await matches.suggest(typed, 8)) {
        const { kind, name, lat, lng, query } = place;
        assert.partialDeepStrictEqual(
          await matches.resolve(query),
          { kind, name, lat, lng, query },
          `${typed}: ${query}`,
        );
      }
    }
  });

  it('has its county and region beside it, and not its country, which pages translate', async () => {
    const [porto] = await matches.suggest('porto', 1);
    assert.deepEqual([porto?.name, porto?.context, porto?.countryCode], ['Porto', '', 'PT']);
    const [bristol] = await matches.suggest('bristol', 1);
    assert.deepEqual([bristol?.name, bristol?.context], ['Bristol', 'England']);
    const [france] = await matches.suggest('france', 1);
    assert.deepEqual([france?.kind, france?.context], ['country', '']);
  });

  it('is a region that listings are placed in, where it is one', async () => {
    const [brittany] = await matches.suggest('bretagne', 1);
    assert.deepEqual([brittany?.kind, brittany?.regionId], ['region', 'FR-BRE']);
  });
});

it('words that name no place find none', async () => {
  assert.equal(await matches.resolve('xyzzy plugh'), null);
  assert.equal(await matches.resolve(''), null);
  assert.deepEqual(await matches.suggest(' , ', 8), []);
});
