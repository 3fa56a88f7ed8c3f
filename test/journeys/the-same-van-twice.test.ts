import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { demoPartner } from '@campcairn/demo-partner';
import { campsitesNear } from '../../src/places/index.ts';
import { enqueue } from '../../src/platform/jobs/index.ts';
import { aCampsite, aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { createAuthority } from '../support/certificates.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, type Visitor } from '../support/visitor.ts';

const HOUR_MS = 3_600_000;
const { drawings } = demoPartner({ townsOf: () => [], isLand: () => true });

/** A drawn photo of a van in one light, 480 pixels wide. */
async function photo(van: string, light: string): Promise<Buffer> {
  const url = `https://${drawings.host}/outside/large_campervan/coast/summer-${light}/${van}.jpg`;
  const svg = drawings.at(new URL(url))!.svg();
  const sized = svg.replace(/width="\d+" height="\d+"/, 'width="480" height="320"');
  return sharp(Buffer.from(sized)).jpeg().toBuffer();
}

/** A copy, cropped, brighter and smaller. */
const copyOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .extract({ left: 20, top: 10, width: 440, height: 290 })
    .resize(400)
    .modulate({ brightness: 1.1 })
    .jpeg({ quality: 60 })
    .toBuffer();

let site: TestSite;
let photos: Receiver;
let harbour: Partner;
let moor: Partner;
let member: Visitor;
const files = new Map<string, Buffer>();

const LIGHTS = ['day', 'dawn', 'dusk'];
const van = (fields: object, names: string[]) =>
  aListing({
    title: 'Bramble, a van for four',
    url: 'https://harbour.example/bramble',
    location: { lat: 50.4155, lng: -5.0737 },
    price: { from: 8900, currency: 'GBP' },
    vehicle: { make: 'Volkswagen', model: 'California Ocean', year: 2021, seats: 4 },
    images: names.map((name) => ({ url: `${photos.url}/${name}.jpg` })),
    ...fields,
  });

/** Runs the job that compares listings. */
const compare = async () => {
  site.clock.advance(HOUR_MS);
  await enqueue(site.database.db, { kind: 'duplicates.compare', key: 'standing' });
  const { errors } = await site.services.worker.drain();
  assert.deepEqual(errors, []);
};

const put = async (partner: Partner, name: string, listing: object): Promise<number> => {
  const { status, body } = await partner.call('PUT', `/listings/${name}`, listing);
  assert.ok(status < 300, JSON.stringify(body));
  return body.id;
};

interface Item {
  id: number;
  partner: { name: string };
  offers: {
    id: number;
    partner: { name: string };
    price: { from: number } | null;
    said: { isResult: boolean; isTaken: boolean } | null;
  }[];
}

const items = async (query = 'area=GB'): Promise<Item[]> => {
  const response = await fetch(`${site.address}/search.json?${query}`);
  return ((await response.json()) as { items: Item[] }).items;
};
/** The ids of results with those of the other offers that they tell of. */
const told = async (query?: string): Promise<Record<number, number[]>> =>
  Object.fromEntries(
    (await items(query)).map(({ id, offers }) => [id, offers.map((offer) => offer.id)]),
  );

let first: number;
let second: number;
before(async () => {
  const authority = createAuthority();
  photos = await startReceiver(authority.issue(), ({ path }, response) => {
    const body = files.get(path.slice(1, -4));
    response.writeHead(body ? 200 : 404, { 'content-type': 'image/jpeg' }).end(body);
  });
  for (const light of LIGHTS) {
    const picture = await photo('bramble', light);
    files.set(`bramble-${light}`, picture);
    files.set(`copy-${light}`, await copyOf(picture));
    files.set(`thistle-${light}`, await photo('thistle', light));
  }
  site = await startTestSite(
    { OUTBOUND_ALLOW: '127.0.0.0/8' },
    { worker: false, outboundCa: authority.ca },
  );
  harbour = await site.partner('Harbour Vans');
  moor = await site.partner('Moor Rentals', { email: 'office@moor.example' });
  member = await signedIn(site, 'office@moor.example');
  first = await put(harbour, 'bramble', van({}, ['bramble-day', 'bramble-dawn', 'bramble-dusk']));
  second = await put(
    moor,
    'ocean-7',
    van(
      {
        title: 'VW California for your holidays',
        url: 'https://moor.example/ocean',
        location: { lat: 50.4161, lng: -5.0731 },
        price: { from: 9500, currency: 'GBP' },
        vehicle: { make: 'VW', model: 'California', seats: 4 },
      },
      ['copy-dawn', 'copy-day'],
    ),
  );
});
after(async () => {
  await site.stop();
  await photos.close();
});

describe('a van that two partners offer', () => {
  it('is known by its photos, its place and what both say of it, and told of by both', async () => {
    await compare();
    assert.deepEqual(await told(), { [first]: [second], [second]: [first] });
    const item = (await items()).find(({ id }) => id === first);
    assert.equal(item!.offers[0]!.partner.name, 'Moor Rentals');
    assert.equal(item!.offers[0]!.price!.from, 9500);
  });

  it('is one card with both prices, partners and links', async () => {
    const { text, listings } = await site.page('/search?area=GB');
    assert.equal(listings.length, 1);
    for (const words of ['Harbour Vans', 'Moor Rentals', '£89', '£95'])
      assert.match(text, new RegExp(words));
    for (const id of [first, second])
      assert.match(text, new RegExp(`href="/listing/[^"]*-${id}["?]`));
  });

  it('says where the other offer is no answer to the question', async () => {
    const [item] = await items('area=GB&price_max=90');
    assert.equal(item!.id, first);
    assert.deepEqual(item!.offers[0]!.said!.isResult, false);
  });

  it('is told of on the pages of both', async () => {
    for (const [id, other] of [
      [first, 'Moor Rentals'],
      [second, 'Harbour Vans'],
    ] as const) {
      const { location } = await site.page(`/listing/${id}`);
      const { text, listings } = await site.page(location!);
      assert.match(text, new RegExp(`data-offer[^]*${other}`));
      assert.deepEqual(listings, [id], 'not once more as a similar one');
    }
  });

  it('is not one with another of the model at the same depot, nor with one of the same partner', async () => {
    const vehicle = { make: 'Volkswagen', model: 'California Ocean', year: 2021, seats: 4 };
    const thistle = LIGHTS.map((light) => `thistle-${light}`);
    const third = await put(moor, 'ocean-8', van({ vehicle, title: 'Thistle' }, thistle));
    const twin = await put(moor, 'ocean-9', van({ vehicle, title: 'Thistle twin' }, thistle));
    await compare();
    assert.deepEqual(await told(), {
      [first]: [second],
      [second]: [first],
      [third]: [],
      [twin]: [],
    });
    for (const name of ['ocean-8', 'ocean-9']) await moor.call('DELETE', `/listings/${name}`);
  });

  it('is parted when its partner is suspended, or it shows other photos', async () => {
    await site.services.partners.setStatus(moor.slug, 'suspended');
    assert.deepEqual(await told(), { [first]: [] });
    await site.services.partners.setStatus(moor.slug, 'approved');
    await compare();
    assert.deepEqual(await told(), { [first]: [second], [second]: [first] });
    await put(
      harbour,
      'bramble',
      van(
        {},
        LIGHTS.map((light) => `thistle-${light}`),
      ),
    );
    await compare();
    assert.deepEqual(await told(), { [first]: [], [second]: [] });
    await put(
      harbour,
      'bramble',
      van(
        {},
        LIGHTS.map((light) => `bramble-${light}`),
      ),
    );
    await compare();
    assert.deepEqual(await told(), { [first]: [second], [second]: [first] });
  });

  it('is shown apart for good when a partner says that it is not the same, until it takes that back', async () => {
    const at = `/dashboard/${moor.slug}/listings/edit/ocean-7`;
    const { text } = await member.get(at);
    assert.match(text, /Others offer the same[^]*Harbour Vans[^]*Not the same/);
    const parted = await member.post(`${at}?/part`, { other: String(first) });
    assert.equal(parted.location, `${at}?done=parted`);
    assert.doesNotMatch((await member.get(at)).text, /Travellers see one card/);
    const apart = { [first]: [], [second]: [] };
    assert.deepEqual(await told(), apart);
    await put(
      harbour,
      'bramble',
      van(
        { title: 'Bramble, anew' },
        LIGHTS.map((light) => `bramble-${light}`),
      ),
    );
    await compare();
    assert.deepEqual(await told(), apart);
    // Under a new number, but the partner's own id.
    await harbour.call('DELETE', '/listings/bramble');
    const again = await put(
      harbour,
      'bramble',
      van(
        {},
        LIGHTS.map((light) => `bramble-${light}`),
      ),
    );
    await compare();
    assert.deepEqual(await told(), { [again]: [], [second]: [] });
    const joined = await member.post(`${at}?/join`, { other: String(again) });
    assert.equal(joined.location, `${at}?done=joined`);
    assert.deepEqual(await told(), { [again]: [second], [second]: [again] });
    const partnerId = (await site.services.partners.bySlug(moor.slug)).id;
    const entries = await site.context.audit.list({ partnerId }, 20);
    const actions = entries.map(({ action }) => action);
    assert.ok(actions.includes('listing.part') && actions.includes('listing.join'), `${actions}`);
  });
});

describe('a campsite that two partners offer', () => {
  it('is one card on the page of its campsite of OpenStreetMap', async () => {
    const tags = { name: 'Porth Meadow' };
    await loadCampsites(site, [campsiteFeature(11, 51.4155, -3.0737, tags)]);
    const pitch = aCampsite({ osm_ref: 'node/11', location: { lat: 51.4155, lng: -3.0737 } });
    const ids = [await put(harbour, 'porth', pitch), await put(moor, 'porth', pitch)];
    await compare();
    const place = (await campsitesNear(site.database.db, 51.4155, -3.0737, 1))[0]!;
    const { location } = await site.page(`/place/${place.id}`);
    const { text, listings } = await site.page(location ?? `/place/${place.id}`);
    assert.deepEqual(listings, ids.slice(0, 1));
    for (const name of ['Harbour Vans', 'Moor Rentals']) assert.ok(text.includes(name), name);
  });
});
