import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { townsNamed } from './town-named.ts';

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase('world');
});
after(() => database.drop());

const find = (name: string, countryCode: string | null = null, region: string | null = null) =>
  townsNamed(database.db, name, { countryCode, region });
const ids = async (...args: Parameters<typeof find>) => (await find(...args)).map(({ id }) => id);

test('a town is found by its name where there is one of it', async () => {
  assert.deepEqual(await find('INVERNESS', 'GB'), [
    {
      id: 2646088,
      lat: 57.47908,
      lng: -4.22398,
      countryCode: 'GB',
      population: 47790,
      label: 'Inverness, Highland, Scotland, United Kingdom',
    },
  ]);
});

test('a name that nobody has, or that is in another country, finds nothing', async () => {
  assert.deepEqual(await find('xqzvw'), []);
  assert.deepEqual(await find(' - '), []);
  assert.deepEqual(await find('Inverness', 'PT'), []);
});

test('a common name needs its country, then its region', async () => {
  const british = await find('Newport', 'GB');
  assert.ok(british.length > 1 && british.length < (await find('Newport')).length);
  assert.equal(british[0]?.label, 'Newport, Wales, United Kingdom');
  assert.deepEqual(await ids('Newport', 'GB', 'Isle of Wight'), [2641599]);
});

test('a region counts by name or code, and only between several', async () => {
  assert.deepEqual(await ids('Newport', 'GB', 'gb.eng.g2'), [2641599]);
  assert.equal((await find('Inverness', 'GB', 'Cornwall')).length, 1);
  assert.equal(
    (await find('Newport', 'GB', 'Atlantis')).length,
    (await find('Newport', 'GB')).length,
  );
});

test('a county may be abbreviated as in addresses of Britain and Ireland', async () => {
  assert.equal((await find('St Ives', null, 'Cambs.'))[0]?.isElsewhere, true);
  assert.deepEqual(
    await ids('Richmond', 'GB', 'N. Yorks'),
    await ids('Richmond', 'GB', 'North Yorkshire'),
  );
  assert.deepEqual(await ids('Kenmare', 'IE', 'Co. Kerry'), await ids('Kenmare', 'IE', 'Kerry'));
  assert.deepEqual(
    await ids('Newcastle', 'GB', 'Staffs'),
    await ids('Newcastle', 'GB', 'Staffordshire'),
  );
});

test('a town ranks before those that have its name as another', async () => {
  assert.deepEqual(await ids('Porto', 'PT'), [2735943]);
  assert.deepEqual(await ids('Oporto', 'PT'), [2735943]);
  assert.ok(!(await ids('Porto')).includes(3031582), 'Bordeaux');
});

const TYNE = 'Newcastle upon Tyne, England, United Kingdom';
const DOWN = 'Newcastle, Newry Mourne and Down, Northern Ireland, United Kingdom';

test('a region finds the town in it that has the name as another', async () => {
  const labels = async (region: string) =>
    (await find('Newcastle', 'GB', region)).map(({ label }) => label);
  assert.deepEqual(await labels('England'), [TYNE]);
  assert.deepEqual(await labels('Northern Ireland'), [DOWN]);
  assert.deepEqual(await labels('Atlantis'), [TYNE, DOWN]);
});

test('a far larger town whose name only begins so is meant as well', async () => {
  assert.deepEqual(
    (await find('Newcastle', 'GB')).map(({ label }) => label),
    [TYNE, DOWN],
  );
  assert.deepEqual(await ids('Bath', 'GB'), [2656173]);
  const anywhere = (await find('Newcastle')).map(({ label }) => label);
  assert.ok(!anywhere.some((label) => label.endsWith('Germany')), anywhere.join('; '));
});

test('a saint is found spelt out or short', async () => {
  assert.deepEqual(
    await ids('Saint Ives', 'GB', 'Cornwall'),
    await ids('St. Ives', 'GB', 'Cornwall'),
  );
  assert.equal((await ids('Saint Ives', 'GB', 'Cornwall')).length, 1);
});

test('a town is found by what a language calls it, beside its namesakes elsewhere', async () => {
  const labels = async (...args: Parameters<typeof find>) =>
    (await find(...args)).map(({ label }) => label);
  assert.deepEqual(await labels('Seville', 'ES'), ['Sevilla, Sevilla province, Andalusia, Spain']);
  assert.equal((await labels('Seville'))[0], 'Sevilla, Sevilla province, Andalusia, Spain');
  assert.equal((await labels('Londres'))[0], 'London, Greater London, England, United Kingdom');
  assert.equal((await labels('Londres', 'AR')).length, 1);
  const santiago = await labels('Santiago');
  assert.ok(santiago.some((label) => label.startsWith('Santiago de Compostela, ')));
});

test('a town far from the region or postcode beside it is marked, one near to it is not', async () => {
  const isElsewhere = async (name: string, region: string | null, postcode?: string) =>
    (await townsNamed(database.db, name, { countryCode: 'GB', region, postcode }))[0]?.isElsewhere;
  assert.equal(await isElsewhere('St Ives', 'Cambridgeshire'), true);
  assert.equal(await isElsewhere('St Ives', null, 'PE27 5AA'), true);
  for (const [name, region] of [
    ['St Ives', 'Cornwall'],
    ['St Ives', 'Atlantis'],
    ['Bournemouth', 'Hampshire'],
    ['Manchester', 'Lancashire'],
    ['Keswick', 'Lake District'],
  ] as const) {
    assert.equal(await isElsewhere(name, region), undefined, `${name}, ${region}`);
  }
  const [porto] = await townsNamed(database.db, 'Porto', { countryCode: null, region: 'Norte' });
  assert.equal(porto?.isElsewhere, undefined);
  for (const postcode of ['TR26 1LP', 'TR26', 'ZZ99 9ZZ', 'none']) {
    assert.equal(await isElsewhere('St Ives', null, postcode), undefined, postcode);
  }
});

test('a postcode chooses between towns of one name', async () => {
  const labels = async (postcode: string) =>
    (await townsNamed(database.db, 'Newport', { countryCode: 'GB', region: null, postcode })).map(
      ({ label }) => label,
    );
  assert.deepEqual(await labels('NP20 1AA'), ['Newport, Wales, United Kingdom']);
  assert.deepEqual(await labels('PO30 1JS'), ['Newport, Isle of Wight, England, United Kingdom']);
  assert.ok((await labels('ZZ9')).length > 1);
});
