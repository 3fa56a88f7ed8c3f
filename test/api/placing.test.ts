import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

const put = (location: object) => partner.call('PUT', '/listings/placed', aListing({ location }));
const placed = async (lat: number, lng: number, country_code?: string) => {
  const { status, body } = await put({ lat, lng, ...(country_code ? { country_code } : {}) });
  assert.ok(status < 300, `${lat}, ${lng} → ${JSON.stringify(body)}`);
  return body.location;
};

describe('a listing without a country code', () => {
  const WHERE: [where: string, lat: number, lng: number, country: string, region: string | null][] =
    [
      ['London', 51.5074, -0.1278, 'GB', 'GB-ENG'],
      ['Fort William', 56.8198, -5.1052, 'GB', 'GB-SCT'],
      ['Snowdonia', 53.0685, -4.0763, 'GB', 'GB-WLS'],
      ['Ballycastle', 55.2047, -6.2431, 'GB', 'GB-NIR'],
      ['Gretna, just in Scotland', 54.9957, -3.0677, 'GB', 'GB-SCT'],
      ['Dublin', 53.3498, -6.2603, 'IE', 'IE-L'],
      ['Dingle', 52.1409, -10.2671, 'IE', 'IE-M'],
      ['Clifden', 53.4891, -10.0207, 'IE', 'IE-C'],
      ['Donegal', 54.6538, -8.1096, 'IE', 'IE-U'],
      ['Quimper', 47.9975, -4.0979, 'FR', 'FR-BRE'],
      ['Nice', 43.7102, 7.262, 'FR', 'FR-PAC'],
      ['Ajaccio', 41.9192, 8.7386, 'FR', 'FR-20R'],
      ['Sevilla', 37.3891, -5.9845, 'ES', 'ES-AN'],
      ['Santander', 43.4623, -3.81, 'ES', 'ES-CB'],
      ['Palma', 39.5696, 2.6502, 'ES', 'ES-IB'],
      ['Las Palmas', 28.1235, -15.4363, 'ES', 'ES-CN'],
      ['Ceuta', 35.8894, -5.3213, 'ES', 'ES-CE'],
      ['Melilla', 35.2923, -2.9381, 'ES', 'ES-ML'],
      ['Lisboa', 38.7223, -9.1393, 'PT', 'PT-11'],
      ['Lagos', 37.1028, -8.673, 'PT', 'PT-08'],
      ['Funchal', 32.6669, -16.9241, 'PT', 'PT-30'],
      ['Ponta Delgada', 37.7412, -25.6756, 'PT', 'PT-20'],
      ['St Helier', 49.1868, -2.1066, 'JE', null],
      ['St Peter Port', 49.4551, -2.5388, 'GG', null],
      ['Douglas', 54.15, -4.4815, 'IM', null],
      ['Gibraltar', 36.1408, -5.3536, 'GI', null],
      ['Reykjavik', 64.1466, -21.9426, 'IS', null],
    ];
  for (const [where, lat, lng, country, region] of WHERE) {
    it(`in ${where} is in ${country}, ${region ?? 'no region that is known'}`, async () => {
      const { country_code, region_id, town } = await placed(lat, lng);
      assert.deepEqual([country_code, region_id], [country, region]);
      assert.ok(Number.isInteger(town.id) && town.name !== '');
    });
  }

  it('has the nearest town of the gazetteer, by its own number', async () => {
    assert.deepEqual((await placed(50.4155, -5.0737)).town, { id: 2_641_589, name: 'Newquay' });
    assert.deepEqual((await placed(48.3904, -4.4861)).town, { id: 3_030_300, name: 'Brest' });
  });

  it('off the coast is of the nearest country, up to 50 km out', async () => {
    assert.equal((await placed(50.3, -5.5)).country_code, 'GB');
    assert.equal((await placed(46.5, -2.3)).country_code, 'FR');
    assert.equal((await placed(36.8, -8.6)).country_code, 'PT');
  });

  it('in an ocean is refused, and asked whether lat and lng are swapped', async () => {
    for (const [lat, lng] of [
      [-5.0737, 50.4155],
      [0, -30],
      [47, -20],
      [-60, -120],
    ]) {
      const { status, body } = await put({ lat, lng });
      assert.equal(status, 422, `${lat}, ${lng}`);
      assert.equal(body.error.code, 'validation_error');
      assert.deepEqual(
        body.error.details.map(({ path }: { path: string }) => path),
        ['location'],
      );
      assert.match(body.error.details[0].message, /swapped/);
    }
  });
});

describe('a listing with a country code', () => {
  it('is of that country, whatever its position says', async () => {
    assert.equal((await placed(50.4155, -5.0737, 'IE')).country_code, 'IE');
    assert.equal((await placed(28.1235, -15.4363, 'es')).country_code, 'ES');
    assert.equal((await placed(49.1868, -2.1066, 'GB')).country_code, 'GB');
  });

  it('has no region when its position lies in another country', async () => {
    assert.equal((await placed(50.4155, -5.0737, 'IE')).region_id, null);
    assert.equal((await placed(48.8566, 2.3522, 'GB')).region_id, null);
    assert.equal((await placed(50.4155, -5.0737, 'GB')).region_id, 'GB-ENG');
  });

  it('may be at sea', async () => {
    const { country_code, region_id, town } = await placed(0, -30, 'PT');
    assert.deepEqual([country_code, region_id, town], ['PT', null, null]);
  });
});

describe('a listing that is moved', () => {
  it('is located again', async () => {
    assert.equal((await placed(51.5074, -0.1278)).region_id, 'GB-ENG');
    const { country_code, region_id, town } = await placed(53.3498, -6.2603);
    assert.deepEqual([country_code, region_id, town.name], ['IE', 'IE-L', 'Dublin']);
  });

  it('across the date line is in the same country', async () => {
    assert.equal((await placed(-16.8, 179.99)).country_code, 'FJ');
    assert.equal((await placed(-16.8, -179.99)).country_code, 'FJ');
  });
});
