import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AskedQuery, countedWords, littleFound } from './little-found.ts';

const KESWICK = { kind: 'town', name: 'Keswick', context: 'England', countryCode: 'GB' };
const SAID = { language: 'en', typed: '', unread: [] };

const query = (params: string, fields: Partial<AskedQuery> = {}): AskedQuery => ({
  params: new URLSearchParams(params),
  q: null,
  place: null,
  area: null,
  categories: [],
  notes: [],
  ...fields,
});

describe('the words of a search', () => {
  it('are counted in lower case, with single blanks, and no longer than 80 characters', () => {
    assert.equal(countedWords('  Camper\tVAN  Zermatt '), 'camper van zermatt');
    assert.equal(countedWords('Ｋeswick'), 'keswick');
    assert.equal(countedWords('ä'.repeat(200)), 'ä'.repeat(80));
  });

  it('are dropped when they look like an email address, a telephone number or a full postcode', () => {
    for (const typed of [
      'ines@mail.example',
      'van for ines@mail',
      '+44 1637 871 234',
      '01637-871234',
      '50.4155, -5.0737',
      'TR7 1AB',
      'near tr71ab please',
      'sw1a 1aa',
      'd02 x285',
      '1012 LG',
      '1012lg amsterdam',
      '8000-123',
      'k1a 0b1',
    ])
      assert.equal(countedWords(typed), '', typed);
    for (const typed of ['tr7', 'vw t6 2023', '4 berth', '28013', 'b&b for 2', '3.5 t'])
      assert.equal(countedWords(typed), typed);
  });
});

describe('a search', () => {
  it('is counted by its place, without the words that were understood', () => {
    const asked = query('q=Keswick&category=campervan', {
      q: 'Keswick',
      place: KESWICK,
      categories: ['campervan'],
    });
    assert.deepEqual(littleFound({ total: 4, query: asked }, SAID), {
      language: 'en',
      words: '',
      place: 'Keswick, England',
      country: 'GB',
      category: 'campervan',
      narrowed: false,
      found: 4,
    });
    const sentence = { ...SAID, typed: 'Camper with sauna in Keswick', unread: ['Sauna'] };
    assert.equal(littleFound({ total: 0, query: asked }, sentence)?.words, 'sauna');
  });

  it('is counted by its words when no place of them is known', () => {
    const counted = littleFound({ total: 0, query: query('q=Kesswikk', { q: 'Kesswikk' }) }, SAID);
    assert.deepEqual([counted?.words, counted?.place], ['kesswikk', '']);
  });

  it('of a landing page’s area is counted by the names of the area', () => {
    const area = { codes: ['GB-ENG', '2645753'], names: ['England', 'Keswick'] };
    const counted = littleFound({ total: 1, query: query('area=GB-ENG.2645753', { area }) }, SAID);
    assert.deepEqual([counted?.place, counted?.country], ['Keswick, England', 'GB']);
  });

  it('is narrowed by dates and filters, but not by a category or an order', () => {
    const isNarrowed = (params: string) =>
      littleFound({ total: 0, query: query(params, { place: KESWICK }) }, SAID)?.narrowed;
    assert.equal(isNarrowed('q=Keswick&category=campsite&sort=price'), false);
    assert.equal(isNarrowed('q=Keswick&from=2026-07-01&to=2026-07-08'), true);
    assert.equal(isNarrowed('q=Keswick&dogs=yes'), true);
  });

  it('keeps of a postcode only the country', () => {
    const place = { kind: 'postcode', name: 'TR7 1AB', context: 'Newquay', countryCode: 'GB' };
    const counted = littleFound({ total: 0, query: query('q=TR7+1AB', { place }) }, SAID);
    assert.deepEqual([counted?.words, counted?.place, counted?.country], ['', '', 'GB']);
  });

  it('counts campsites that stand in for listings as nothing', () => {
    const notes = [{ param: 'category', why: 'only_campsites' }];
    const asked = query('q=Keswick', { place: KESWICK, notes });
    assert.equal(littleFound({ total: 70, query: asked }, SAID)?.found, 0);
  });

  it('is not counted when it found five, names nothing, or is of a point or the map', () => {
    const keswick = query('q=Keswick', { place: KESWICK });
    assert.equal(littleFound({ total: 5, query: keswick }, SAID), null);
    assert.equal(littleFound({ total: 0, query: query('people=9') }, SAID), null);
    assert.equal(
      littleFound({ total: 0, query: query('q=a%40b.example', { q: 'a@b.example' }) }, SAID),
      null,
    );
    for (const point of ['near=50.4,-5.1', 'bounds=-5,50,-4,51']) {
      const asked = query(`q=sauna&${point}`, { q: 'sauna' });
      assert.equal(littleFound({ total: 0, query: asked }, SAID), null);
    }
  });
});
