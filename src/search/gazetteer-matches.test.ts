import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { manualClock } from '../../test/support/manual-clock.ts';
import { createGazetteerMatches, type GazetteerMatches } from './gazetteer-matches.ts';

let database: TestDatabase;
let matches: GazetteerMatches;
before(async () => {
  database = await createTestDatabase('world');
  matches = createGazetteerMatches({
    reads: database.db.reads,
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

describe('a place that was not picked', () => {
  const others = async (text: string, language?: string) =>
    (await matches.resolve(text, language))?.alternatives?.map(({ query }) => query) ?? [];

  it('is the first that is suggested, in the language of the page', async () => {
    for (const text of ['newport', 'santiago', 'gower', 'valence', 'par']) {
      for (const language of ['en', 'fr', 'es', 'pt', 'de', 'nl']) {
        const [first] = await matches.suggest(text, 8, language);
        const found = await matches.resolve(text, language);
        assert.deepEqual([found?.name, found?.lat], [first?.name, first?.lat], text);
      }
    }
  });

  it('has the others beside it that the words may mean', async () => {
    assert.ok(
      (await others('newport')).includes('Newport, Isle of Wight, England, United Kingdom'),
    );
    assert.ok((await others('cork')).includes('County Cork, Munster, Ireland'));
  });

  it('has none beside it where it was said which is meant, nor any of far countries', async () => {
    assert.deepEqual(await others('Newport, Wales, United Kingdom'), []);
    assert.deepEqual(await others('Gower'), []);
    assert.deepEqual(await others('Andorra'), ['Andorra, Aragon, Spain'], 'beside the country');
  });
});

describe('a misspelled name', () => {
  it('is told from what it is spelled like, the better known first', async () => {
    for (const [typed, label] of [
      ['Lake Distrikt', 'Lake District, England, United Kingdom'],
      ['Edinbrugh', 'Edinburgh, Scotland, United Kingdom'],
      ['Conwall', 'Cornwall, England, United Kingdom'],
      ['Barcelonna', 'Barcelona, Catalonia, Spain'],
      ['Snodonia', 'Snowdonia, Wales, United Kingdom'],
      ['Dordoyne', 'Dordogne, Nouvelle-Aquitaine, France'],
      ['Algrave', 'Algarve, Portugal'],
      ['Conamara', 'Connemara, Connacht, Ireland'],
      ['Edinbrugh, Scotland', 'Edinburgh, Scotland, United Kingdom'],
    ] as const) {
      const [first] = await matches.spelledLike(typed, 'en');
      assert.equal(first?.query, label, typed);
    }
  });

  it('has nothing that it is spelled like where too much of it is wrong', async () => {
    assert.deepEqual(await matches.spelledLike('xyzzy plugh'), []);
    assert.deepEqual(await matches.spelledLike(''), []);
  });
});

describe('a postcode', () => {
  const first = async (typed: string, language = 'en') => {
    const match = await matches.resolve(typed, language);
    return match && [match.kind, match.name, match.countryCode];
  };

  it('is found first, whole or by its outward part, in any case', async () => {
    for (const [typed = '', code, country] of [
      ['TR7', 'TR7', 'GB'],
      ['tr7 2ab', 'TR7', 'GB'],
      ['PL34 0BB', 'PL34', 'GB'],
      ['pl340bb', 'PL34', 'GB'],
      ['SW1A 1AA', 'SW1A', 'GB'],
      ['D04 X2F9', 'D04', 'IE'],
      ['75001', '75001', 'FR'],
      ['28013', '28013', 'ES'],
      ['8000-123', '8000', 'PT'],
      ['8600', '8600', 'PT'],
    ]) {
      assert.deepEqual(await first(typed), ['postcode', code, country], typed);
    }
  });

  it('of two countries is that of the language, or of the country that is named', async () => {
    for (const [language, country] of [
      ['fr', 'FR'],
      ['es', 'ES'],
    ]) {
      assert.deepEqual(await first('44000', language), ['postcode', '44000', 'FR']);
      assert.deepEqual(await first('03000', language), ['postcode', '03000', 'FR']);
      assert.deepEqual(await first('46001', language), ['postcode', '46001', 'ES']);
      assert.deepEqual(await first('01200', language), ['postcode', '01200', country]);
    }
    assert.deepEqual(await first('01200, Francia', 'es'), ['postcode', '01200', 'FR']);
  });

  it('that nobody has leaves the names', async () => {
    assert.equal(await first('ZZ9 9ZZ'), null);
  });
});

it('words that name no place find none', async () => {
  assert.equal(await matches.resolve('xyzzy plugh'), null);
  assert.equal(await matches.resolve(''), null);
  assert.deepEqual(await matches.suggest(' , ', 8), []);
});
