import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { createGazetteer } from '../gazetteer.ts';
import { createLocator } from '../locator.ts';
import { townColumnsOf } from '../../../test/support/town-columns.ts';
import { campsitesBetween, campsitesNear, findCampsite } from '../campsite.ts';
import { importCampsites } from '../campsite-import.ts';
import { ensureCampsitesRead } from './readings.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-04-01T12:00:00Z');

/** One metre in degrees of latitude. */
const METRE = 1 / 111_195;

const locator = createLocator(createGazetteer(townColumnsOf([])));

let database: TestDatabase;
let folder: string;
before(async () => {
  database = await createTestDatabase('world');
  folder = await mkdtemp(join(tmpdir(), 'twins-'));
});
after(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => query('truncate place, place_reading restart identity cascade'));

const query = (sql: string) =>
  database.db.withClient(
    async (client) => (await client.query(sql)).rows as Record<string, unknown>[],
  );

/** Makes an object of OpenStreetMap that lies `metres` north of a fixed point. */
const site = (ref: string, metres: number, tags: Record<string, string> = {}) => {
  const [type, id] = ref.split('/');
  const at = { lat: 51.4 + metres * METRE, lon: -2.4 };
  const where = type === 'node' ? at : { center: at };
  return { type, id: Number(id), ...where, tags: { tourism: 'camp_site', ...tags } };
};

async function imported(elements: unknown[], now = NOW): Promise<void> {
  const file = join(folder, 'campsites.json');
  await writeFile(file, JSON.stringify({ version: 0.6, elements }));
  await importCampsites(database.db, locator, file, now);
}

/** The references of the OpenStreetMap objects that are results near the fixed point. */
const results = async () =>
  (await campsitesNear(database.db, 51.4, -2.4, 9)).map(({ osmRef }) => osmRef).toSorted();

const idOf = async (ref: string) =>
  (await query(`select id from place where osm_ref = '${ref}'`))[0]!.id as number;

describe('a campsite that is mapped twice', () => {
  const NODE = site('node/1', 0, { name: 'Brook Meadow', phone: '+44 1000', fee: 'no' });
  const AREA = site('way/2', 30, { name: 'Brook Meadow', capacity: '40', fee: 'yes' });

  it('is one result: the area, with what the point alone states', async () => {
    await imported([NODE, AREA]);
    assert.deepEqual(await results(), ['way/2']);
    const found = (await findCampsite(database.db, await idOf('way/2')))!;
    assert.deepEqual(found.osmRefs, ['way/2', 'node/1']);
    assert.deepEqual(found.tags, {
      tourism: 'camp_site',
      name: 'Brook Meadow',
      phone: '+44 1000',
      capacity: '40',
      fee: 'yes',
    });
    assert.equal((await findCampsite(database.db, await idOf('node/1')))!.id, found.id);
    assert.equal((await campsitesBetween(database.db, 0, 9)).length, 1, 'one page in the sitemap');
  });

  it('is one after each import alike, and two again when an import parts them', async () => {
    await imported([NODE, AREA]);
    await imported([NODE, AREA], LATER);
    assert.deepEqual(await results(), ['way/2']);
    const [{ updated_at: updatedAt } = {}] = await query(
      `select updated_at from place where id = 2`,
    );
    assert.deepEqual(updatedAt, NOW, 'nothing was written');
    await imported([{ ...NODE, tags: { ...NODE.tags, name: 'Hill Farm' } }, AREA], LATER);
    assert.deepEqual(await results(), ['node/1', 'way/2']);
    const area = (await findCampsite(database.db, await idOf('way/2')))!;
    assert.deepEqual([area.tags, area.osmRefs], [AREA.tags, ['way/2']]);
    assert.equal((await findCampsite(database.db, await idOf('node/1')))!.name, 'Hill Farm');
  });

  it('keeps the address of the point when OpenStreetMap has only the area left', async () => {
    await imported([NODE, AREA]);
    await imported([AREA], LATER);
    const found = (await findCampsite(database.db, await idOf('node/1')))!;
    assert.deepEqual([found.osmRef, found.goneAt, found.tags], ['way/2', null, AREA.tags]);
    await imported([site('way/3', 9000, { name: 'Elsewhere' })], LATER);
    assert.deepEqual((await findCampsite(database.db, await idOf('node/1')))!.goneAt, LATER);
  });

  it('is the point again when OpenStreetMap has only that left', async () => {
    await imported([NODE, AREA]);
    await imported([NODE], LATER);
    assert.deepEqual(await results(), ['node/1']);
    assert.deepEqual((await findCampsite(database.db, await idOf('node/1')))!.tags, NODE.tags);
  });

  it('is read again where a release before stored it', async () => {
    await imported([NODE, AREA, site('node/7', 9000, { name: 'Ended', disused: 'yes' })]);
    await query(
      'update place set left_out = null, same_as = null, merged_tags = null, merged_name = null',
    );
    await query('delete from place_reading');
    assert.equal((await results()).length, 3);
    await ensureCampsitesRead(database.db, LATER);
    assert.deepEqual(await results(), ['way/2']);
    await query('update place set left_out = null');
    await ensureCampsitesRead(database.db, LATER);
    assert.deepEqual(await results(), ['node/7', 'way/2'], 'once is enough');
  });

  for (const [what, one, other, stays] of [
    ['in capitals, without accents', 'LA FORET', 'La Forêt', 'way/2'],
    ['with and without the word camping', 'Camping La Forêt', 'La Forêt', 'way/2'],
    ['as campsite', 'The Brook Campsite', 'Brook', 'way/2'],
    ['with another apostrophe', "Camping de l'Isle", 'Camping de l’Isle', 'way/2'],
  ] as const) {
    it(`is known by its name ${what}`, async () => {
      await imported([site('node/1', 0, { name: one }), site('way/2', 450, { name: other })]);
      assert.deepEqual(await results(), [stays]);
    });
  }

  it('is known beside its area by a name that many have', async () => {
    const name = 'Camping Municipal';
    await imported([site('node/1', 0, { name }), site('way/2', 120, { name })]);
    assert.deepEqual(await results(), ['way/2']);
  });

  it('is known where one of both has no name, and takes it', async () => {
    await imported([site('node/1', 0, { name: 'Brook' }), site('way/2', 60)]);
    assert.deepEqual(await results(), ['way/2']);
    assert.equal((await findCampsite(database.db, await idOf('way/2')))!.name, 'Brook');
    assert.equal((await campsitesNear(database.db, 51.4, -2.4, 1))[0]!.name, 'Brook');
  });

  it('is known as a campsite and a caravan site of one name, and is both', async () => {
    await imported([
      site('node/1', 0, { name: 'Brook', tourism: 'caravan_site' }),
      site('way/2', 60, { name: 'Brook' }),
    ]);
    assert.deepEqual(await results(), ['way/2']);
    const { tags } = (await findCampsite(database.db, await idOf('way/2')))!;
    assert.equal(tags.tourism, 'camp_site;caravan_site');
  });
});

describe('two campsites stay two', () => {
  for (const [what, one, other] of [
    [
      'of one name at two kilometres',
      site('node/1', 0, { name: 'Brook' }),
      site('way/2', 2000, { name: 'Brook' }),
    ],
    [
      'of two names and kinds side by side',
      site('node/1', 0, { name: 'Brook Caravans', tourism: 'caravan_site' }),
      site('way/2', 30, { name: 'Hill Farm' }),
    ],
    ...[
      'Camping municipal',
      'Bivouac',
      'Aire de camping-cars',
      'Área de Autocaravanas',
      'Camping à la ferme',
      'Caravan Site',
    ].map(
      (name) =>
        [
          `that are called what they are: ${name}`,
          site('node/1', 0, { name }),
          site('node/2', 400, { name }),
        ] as const,
    ),
    ['with numbers', site('way/1', 0, { name: 'Field 1' }), site('way/2', 30, { name: 'Field 2' })],
    ['without names, as areas', site('way/1', 0), site('way/2', 30)],
    ['of which one has no name, as areas', site('way/1', 0, { name: 'Brook' }), site('way/2', 30)],
    [
      'where a place for motorhomes has the name and a website of its own',
      site('node/1', 0, {
        name: 'Brook',
        website: 'https://town.example',
        tourism: 'caravan_site',
      }),
      site('way/2', 90, { name: 'Brook', website: 'https://brook.example' }),
    ],
  ] as const) {
    it(what, async () => {
      await imported([one, other]);
      assert.equal((await results()).length, 2);
    });
  }

  it('where one of them is closed', async () => {
    await imported([
      site('node/1', 0, { name: 'Brook', disused: 'yes' }),
      site('way/2', 30, { name: 'Brook' }),
    ]);
    assert.deepEqual(await results(), ['way/2']);
    const closed = (await findCampsite(database.db, await idOf('node/1')))!;
    assert.deepEqual([closed.osmRef, closed.leftOut], ['node/1', 'closed']);
  });
});
