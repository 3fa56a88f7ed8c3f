import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { campsiteFeature } from '../../test/support/campsites.ts';
import type { SearchAnswer } from './index.ts';
import { PLAIN, type SearchWorld, startSearchWorld, TOWNS } from './testing/world.ts';

const [BRISTOL, CARDIFF] = TOWNS as [(typeof TOWNS)[number], (typeof TOWNS)[number]];

const CAMPSITES = [
  campsiteFeature(1, BRISTOL.lat, BRISTOL.lng, {
    name: 'Brook Meadow',
    tents: 'yes',
    caravans: 'no',
    toilets: 'yes',
    showers: 'no',
    dog: 'leashed',
    opening_hours: 'Apr-Sep',
    fee: 'yes',
    capacity: '40',
  }),
  campsiteFeature(2, BRISTOL.lat + 0.1, BRISTOL.lng, { toilets: 'no', drinking_water: 'yes' }),
  campsiteFeature(3, BRISTOL.lat + 0.2, BRISTOL.lng, {}),
  campsiteFeature(4, CARDIFF.lat, CARDIFF.lng, {
    tourism: 'caravan_site',
    name: 'Taff Quay',
    opening_hours: 'Oct 15-Apr 15',
  }),
];

const BOTH = 'category=campsite';

describe('campsites of OpenStreetMap', () => {
  let world: SearchWorld;
  let site: number;
  /** The names of the results. A campsite without a name is `#` and its amenities, or `#silent`. */
  const namesOf = ({ items }: SearchAnswer) =>
    items.map((item) => {
      if (item.kind === 'listing') return item.title;
      return item.name ?? `#${item.facts.amenities.yes.join() || 'silent'}`;
    });
  const found = async (query: string) => namesOf(await world.find(query));

  before(async () => {
    world = await startSearchWorld();
    site = await world.list('site', {
      category: 'campsite',
      title: 'Owner’s site',
      location: { ...PLAIN.location, lat: BRISTOL.lat + 0.05, lng: BRISTOL.lng },
      amenities: ['toilets', 'showers'],
      campsite: { pitch_types: ['tent', 'caravan'] } as never,
    });
    await world.list('van', { title: 'A van' });
  });
  beforeEach(() => world.campsites(CAMPSITES));
  after(() => world.stop());

  it('come after the listings of partners, those that say most first', async () => {
    assert.deepEqual(await found(BOTH), [
      'Owner’s site',
      'Brook Meadow',
      'Taff Quay',
      '#drinking_water',
      '#silent',
    ]);
    assert.deepEqual((await found(`${BOTH}&sort=price`))[0], 'Owner’s site');
    assert.deepEqual((await found(`${BOTH}&sort=newest`))[0], 'Owner’s site');
    assert.deepEqual((await found(`${BOTH}&sort=rating`))[0], 'Owner’s site');
  });

  it('stand before a listing that is nine miles farther from the town', async () => {
    const far = {
      category: 'campsite' as const,
      title: 'Nine miles away',
      location: { ...PLAIN.location, lat: BRISTOL.lat + 0.14, lng: BRISTOL.lng },
      images: Array.from({ length: 8 }, (_, i) => ({ url: `https://vans.example/${i}.jpg` })),
      description: 'A meadow. '.repeat(80),
    };
    await world.list('far', far as never);
    const inTown = await found(`${BOTH}&q=Bristol`);
    assert.ok(inTown.indexOf('Owner’s site') < inTown.indexOf('Brook Meadow'));
    assert.ok(inTown.indexOf('Brook Meadow') < inTown.indexOf('Nine miles away'));
    const everywhere = await found(BOTH);
    assert.ok(everywhere.indexOf('Nine miles away') < everywhere.indexOf('Brook Meadow'));
    await world.list('far', { ...far, status: 'paused' } as never);
  });

  it('are on the map of a search for anything, beside its listings', async () => {
    const kinds = async (query: string) => {
      const { pins } = await world.search.tile(new URLSearchParams(query), { z: 4, x: 7, y: 5 });
      return pins.map(({ kind }) => kind).toSorted();
    };
    const campsites = Array(4).fill('campsite');
    assert.deepEqual(await kinds(''), [...campsites, 'listing', 'listing']);
    assert.deepEqual(await kinds('category=campervan'), ['listing']);
    assert.deepEqual(await kinds('source=partners'), ['listing', 'listing']);
  });

  it('are counted beside the list of a search for anything, so that it agrees with its map', async () => {
    const JULY = 'from=2026-07-01&to=2026-07-04';
    for (const query of ['', 'pets=1', 'unstated=1&pets=1', 'q=Bristol', JULY, `${JULY}&ask=0`]) {
      const { pins, clusters } = await world.search.tile(new URLSearchParams(query), {
        z: 0,
        x: 0,
        y: 0,
      });
      const onMap = clusters.reduce((sum, { count }) => sum + count, pins.length);
      const { total, osmCampsites } = await world.find(query);
      assert.equal(total + osmCampsites!, onMap, query);
      const both = await world.find(`${query}&source=partners&source=openstreetmap`);
      assert.deepEqual([both.total, both.osmCampsites], [onMap, null], query);
    }
  });

  it('are within a walk of the sea by their own place, unless it is only known roughly', async () => {
    const NEWQUAY = { lat: 50.416, lng: -5.1 };
    await world.campsites([
      campsiteFeature(21, NEWQUAY.lat, NEWQUAY.lng, { name: 'Beach Field' }),
      campsiteFeature(22, NEWQUAY.lat, NEWQUAY.lng + 0.1, { name: 'Inland Field' }),
      campsiteFeature(23, 54.36, -2.925, { name: 'Lake Field' }),
    ]);
    const rough = {
      category: 'campsite',
      title: 'Somewhere near the beach',
      location: { ...PLAIN.location, ...NEWQUAY, precision: 'approximate' },
    } as const;
    await world.list('rough', rough);
    const sure = async (query: string) => {
      const { items } = await world.find(`${BOTH}&${query}`);
      return namesOf({ items: items.filter(({ notStated }) => notStated.length === 0) } as never);
    };
    assert.deepEqual(await sure('sea=1'), ['Beach Field']);
    assert.deepEqual(await sure('lake=0.5'), ['Lake Field']);
    const [field] = (await world.find(`${BOTH}&sea=1`)).items;
    assert.ok(field?.kind === 'campsite' && field.water.sea! < 400);
    await world.list('rough', { ...rough, status: 'paused' });
  });

  it('come last where they take members, groups or a private circle alone', async () => {
    const near = (id: number, tags: Record<string, string>) =>
      campsiteFeature(id, BRISTOL.lat, BRISTOL.lng, { toilets: 'yes', dog: 'yes', ...tags });
    await world.campsites([
      near(11, { name: 'Scout Wood', group_only: 'yes' }),
      near(12, { name: 'Club Field', access: 'members' }),
      near(13, { name: 'Anybody’s Acre', access: 'customers' }),
      campsiteFeature(14, BRISTOL.lat, BRISTOL.lng, {}),
    ]);
    const names = await found(BOTH);
    assert.deepEqual(names.slice(0, 3), ['Owner’s site', 'Anybody’s Acre', '#silent']);
    assert.deepEqual(names.slice(3).sort(), ['Club Field', 'Scout Wood']);
  });

  it('are no results while they are closed to everybody, or for permanent residents only', async () => {
    const field = (tags: Record<string, string>) =>
      campsiteFeature(15, BRISTOL.lat, BRISTOL.lng, { name: 'Old Field', ...tags });
    const closings: Record<string, string>[] = [
      { access: 'no' },
      { disused: 'yes' },
      { abandoned: 'yes' },
      { opening_hours: 'closed' },
      { opening_hours: 'off "for good"' },
      { operational_status: 'closed' },
      { permanent_camping: 'only' },
    ];
    for (const closed of closings) {
      await world.campsites([field({})]);
      assert.deepEqual(await found(BOTH), ['Owner’s site', 'Old Field']);
      await world.campsites([field(closed)]);
      assert.deepEqual(await found(BOTH), ['Owner’s site']);
    }
  });

  it('mix with them by distance', async () => {
    assert.deepEqual(await found(`${BOTH}&q=Bristol&km=40&sort=distance`), [
      'Brook Meadow',
      'Owner’s site',
      '#drinking_water',
      '#silent',
    ]);
  });

  it('are results only where campsites alone are asked for, and counted elsewhere', async () => {
    const all = await world.find('');
    assert.deepEqual(namesOf(all).toSorted(), ['A van', 'Owner’s site']);
    assert.equal(all.osmCampsites, 4);
    const categories = new Map(all.facets.category!.values.map((one) => [one.value, one.count]));
    assert.deepEqual([categories.get('campsite'), categories.get('campervan')], [1, 1]);
    assert.equal((await world.find('source=openstreetmap&category=campsite')).total, 4);
    assert.equal((await world.find(BOTH)).osmCampsites, null);
    assert.equal((await world.find('category=campsite&category=campervan')).total, 2);
    assert.equal((await world.find('transmission=automatic')).osmCampsites, 0);
    assert.equal((await world.find('category=caravan')).total, 0);
    assert.deepEqual((await world.find('category=caravan')).relaxedFilters, [
      { filter: 'category', total: 2 },
    ]);
  });

  it('are the answer where no listing matches, whatever is asked for', async () => {
    const { query, items, total } = await world.find('q=Cardiff');
    assert.deepEqual([total, namesOf({ items } as SearchAnswer)], [1, ['Taff Quay']]);
    assert.deepEqual(query.categories, ['campsite']);
    assert.deepEqual(query.notes, [{ param: 'category', why: 'only_campsites' }]);
    assert.equal((await world.find('q=Cardiff&transmission=automatic')).total, 0);
  });

  it('can be left out, or asked for alone', async () => {
    const { facets } = await world.find(BOTH);
    assert.deepEqual(facets.source!.values, [
      { value: 'partners', count: 1 },
      { value: 'openstreetmap', count: 4 },
    ]);
    assert.deepEqual(await found(`${BOTH}&source=partners`), ['Owner’s site']);
    assert.equal((await world.find(`${BOTH}&source=openstreetmap`)).total, 4);
    assert.equal((await world.find('source=openstreetmap')).total, 4);
    assert.equal((await world.find('category=campervan')).facets.source, undefined);
  });

  it('state yes, state no, or do not say, by their tags alone', async () => {
    const campsitesFor = async (query: string) => {
      const { items, stated } = await world.find(
        `${BOTH}&source=openstreetmap&${query}&unstated=1`,
      );
      const names = namesOf({ items } as SearchAnswer).toSorted();
      return { names, stated };
    };
    assert.deepEqual(await campsitesFor('amenity=toilets'), {
      names: ['#silent', 'Brook Meadow', 'Taff Quay'],
      stated: 1,
    });
    assert.deepEqual(await campsitesFor('amenity=showers'), {
      names: ['#drinking_water', '#silent', 'Taff Quay'],
      stated: 0,
    });
    assert.deepEqual(await campsitesFor('amenity=toilets&amenity=drinking_water'), {
      names: ['#silent', 'Brook Meadow', 'Taff Quay'],
      stated: 0,
    });
    assert.deepEqual(await campsitesFor('pitch=caravan'), {
      names: ['#drinking_water', '#silent', 'Taff Quay'],
      stated: 1,
    });
    assert.deepEqual(await campsitesFor('pets=1&pitch=tent'), {
      names: ['#drinking_water', '#silent', 'Brook Meadow', 'Taff Quay'],
      stated: 1,
    });
    const yes = await world.find(`${BOTH}&source=openstreetmap&amenity=dogs_allowed&pitch=tent`);
    assert.deepEqual([namesOf(yes), yes.silent], [['Brook Meadow'], 3]);
  });

  it('are counted for each value as choosing it leaves them', async () => {
    const { facets } = await world.find(BOTH);
    for (const name of ['amenity', 'pitch', 'source', 'pets']) {
      for (const { value, count, notStated = facets[name]!.notStated } of facets[name]!.values) {
        const left = await world.find(`${BOTH}&${name}=${value}`);
        assert.deepEqual(
          { name, value, count: left.total, notStated: left.silent },
          { name, value, count, notStated },
        );
      }
    }
  });

  it('are left out when their season is over on the dates, and else a group of their own', async () => {
    const summer = await world.find(`${BOTH}&from=2026-07-01&to=2026-07-04`);
    assert.deepEqual(namesOf(summer).toSorted(), [
      '#drinking_water',
      '#silent',
      'Brook Meadow',
      'Owner’s site',
    ]);
    for (const { kind, availability } of summer.items) {
      assert.equal(availability, kind === 'campsite' ? 'open_data' : 'ask');
    }
    const counted = { available: 0, ask: 1, open_data: 3, min_nights: 0 };
    assert.deepEqual(summer.answers, { ...counted, closed: 1 });
    const among = async (query: string) =>
      (await world.find(`${query}&from=2026-07-01&to=2026-07-04`)).answers;
    const alone = { ...counted, ask: 0, closed: 1 };
    assert.deepEqual(await among(`${BOTH}&source=openstreetmap`), alone);
    assert.deepEqual(await among(`${BOTH}&source=partners`), {
      ...counted,
      open_data: 0,
      closed: 0,
    });
    assert.deepEqual(await among(`${BOTH}&ask=0`), { ...alone, open_data: 0 });
    assert.equal((await among(''))!.open_data, 0);
    const params = new URLSearchParams(`${BOTH}&from=2026-07-01&to=2026-07-04`);
    const { pins } = await world.search.tile(params, { z: 4, x: 7, y: 5 });
    const ofCampsites = pins.filter(({ kind }) => kind === 'campsite');
    assert.deepEqual([...new Set(ofCampsites.map((pin) => pin.availability))], ['open_data']);
    const winter = await found(`${BOTH}&from=2026-12-30&to=2027-01-02`);
    assert.ok(winter.includes('Taff Quay') && !winter.includes('Brook Meadow'));
  });

  it('have cards that say what is stated, and pins of their own kind', async () => {
    const { items } = await world.find(`${BOTH}&q=Bristol&source=openstreetmap`);
    const card = items.find((item) => item.kind === 'campsite' && item.name === 'Brook Meadow');
    assert.ok(card?.kind === 'campsite');
    const { facts, ...rest } = card;
    const page = -card.id;
    assert.deepEqual(rest, {
      kind: 'campsite',
      id: -page,
      path: `/place/brook-meadow-${page}`,
      category: 'campsite',
      siteKind: 'camp_site',
      name: 'Brook Meadow',
      near: 'Bristol',
      position: { lat: BRISTOL.lat, lng: BRISTOL.lng, radius: 0 },
      countryCode: 'GB',
      regionId: 'GB-ENG',
      regionName: 'GB-ENG',
      townId: 1,
      townName: 'Bristol',
      availability: null,
      dates: null,
      stay: null,
      minNights: null,
      distance: 0,
      notStated: [],
      water: { sea: 7956, lake: 10_000 },
    });
    assert.deepEqual(
      [facts.season, facts.fee, facts.capacity, facts.dogs, facts.backcountry],
      [{ first: '04-01', last: '09-30' }, true, 40, true, null],
    );
    const { pins } = await world.search.tile(new URLSearchParams(BOTH), { z: 4, x: 7, y: 5 });
    assert.deepEqual(pins.map(({ kind }) => kind).toSorted(), [
      'campsite',
      'campsite',
      'campsite',
      'campsite',
      'listing',
    ]);
    const [one] = await world.search.cards([card.id, 12_345_678]);
    assert.equal(one?.id, card.id);
  });

  it('follow the next import at once', async () => {
    await world.campsites([campsiteFeature(1, BRISTOL.lat, BRISTOL.lng, { name: 'Renamed' })]);
    assert.deepEqual(await found(`${BOTH}&source=openstreetmap&q=Bristol`), ['Renamed']);
    const other = await world.otherProcess();
    const params = new URLSearchParams(`${BOTH}&source=openstreetmap`);
    assert.equal((await other.search(params)).total, (await world.find(params.toString())).total);
  });

  it('give way to the listing that stands for them, as long as it is shown', async () => {
    const linked = { category: 'campsite', title: 'Meadow’s owner', osm_ref: 'node/1' } as const;
    const names = () => found(`${BOTH}&q=Bristol`);
    const id = await world.list('linked', linked);
    assert.ok((await names()).includes('Meadow’s owner'));
    assert.ok(!(await names()).includes('Brook Meadow'));
    await world.list('linked', { ...linked, status: 'paused' });
    assert.ok((await names()).includes('Brook Meadow'));
    await world.list('linked', { ...linked, osm_ref: 'node/2' });
    assert.ok((await names()).includes('Brook Meadow'));
    assert.ok(!(await names()).includes('#drinking_water'));
    await world.list('linked', linked);
    await world.partners.setStatus(world.partner.slug, 'suspended');
    assert.ok((await names()).includes('Brook Meadow'));
    await world.partners.setStatus(world.partner.slug, 'approved');
    assert.ok(!(await names()).includes('Brook Meadow'));
    await world.listings.delete(world.partner.id, 'linked');
    assert.ok((await names()).includes('Brook Meadow'));
    assert.ok(id > 0 && site > 0);
  });

  it('are one result where they are mapped twice, whichever of both a listing names', async () => {
    const tags = { name: 'Twice Meadow', toilets: 'yes' };
    const point = campsiteFeature(21, BRISTOL.lat, BRISTOL.lng, { ...tags, tents: 'yes' });
    const area = {
      ...campsiteFeature(22, BRISTOL.lat + 0.001, BRISTOL.lng, { ...tags, capacity: '40' }),
      id: 'way/22',
    };
    await world.campsites([point, area]);
    const names = () => found(`${BOTH}&q=Bristol`);
    const { items } = await world.find(`${BOTH}&source=openstreetmap`);
    assert.equal(items.length, 1);
    const [item] = items;
    assert.ok(item?.kind === 'campsite');
    assert.deepEqual([item.facts.capacity, item.facts.pitchTypes.yes], [40, ['tent']]);
    assert.equal((await world.find('')).osmCampsites, 1);
    const listing = { category: 'campsite', title: 'Meadow’s owner' } as const;
    for (const ref of ['node/21', 'way/22', 'node/21']) {
      await world.list('linked', { ...listing, osm_ref: ref });
      assert.ok(!(await names()).includes('Twice Meadow'), ref);
      await world.list('linked', { ...listing, osm_ref: 'node/404' });
      assert.ok((await names()).includes('Twice Meadow'), ref);
    }
    await world.list('linked', { ...listing, osm_ref: 'node/21' });
    await world.partners.setStatus(world.partner.slug, 'suspended');
    assert.ok((await names()).includes('Twice Meadow'));
    await world.partners.setStatus(world.partner.slug, 'approved');
    assert.ok(!(await names()).includes('Twice Meadow'));
    await world.listings.delete(world.partner.id, 'linked');
    assert.ok((await names()).includes('Twice Meadow'));
    const renamed = { ...point.properties, name: 'Another Field' };
    await world.campsites([{ ...point, properties: renamed }, area]);
    assert.equal((await world.find(`${BOTH}&source=openstreetmap`)).total, 2);
  });

  it('are no stock of partners', async () => {
    const inventory = await world.search.inventory();
    assert.deepEqual(inventory.categories(null).get('campsite'), 1);
    assert.deepEqual(
      inventory.areas('GB', 'campsite', 'town').map(({ code, count }) => [code, count]),
      [['1', 1]],
    );
  });
});
