import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aFullCampervan, campsiteFields } from '../../../test/builders/listing.ts';
import { aSpreadsheet } from '../../../test/builders/spreadsheet.ts';
import {
  exportAsJson,
  exportListings,
  type ListingInput,
  storedListings,
} from '../../listings/index.ts';
import { createListingLab, type ListingLab } from '../../listings/testing/listing-lab.ts';
import { townsNamed } from '../../places/index.ts';
import { exportAsCsv } from './export-csv.ts';
import { createHandImports, type HandImports, uploadJobs } from './hand-import.ts';

let lab: ListingLab;
let imports: HandImports;
before(async () => {
  lab = await createListingLab();
  imports = createHandImports({
    db: lab.db,
    clock: lab.clock,
    writer: lab.writer,
    locate: lab.locate,
    findTowns: townsNamed,
  });
});
after(() => lab.close());

async function partnerWith(...bodies: [id: string, body: unknown][]) {
  const partnerId = await lab.partner();
  for (const [id, body] of bodies) await lab.put(partnerId, id, body);
  const upload = (text: string | Buffer, settings: unknown = {}) =>
    imports.upload(partnerId, { name: 'vans.csv', bytes: Buffer.from(text) }, settings);
  return {
    partnerId,
    upload,
    preview: async (text: string | Buffer, settings: unknown = {}) =>
      imports.preview(partnerId, (await upload(text, settings)).id),
    take: (id: number) => lab.db.transaction((tx) => imports.take(tx, partnerId, id)),
    async exported() {
      let csv = '';
      for await (const part of exportAsCsv(exportListings(lab.db, partnerId))) csv += part;
      return csv;
    },
    async exportedAsJson() {
      let json = '';
      for await (const part of exportAsJson(lab.db, partnerId)) json += part;
      return json;
    },
    async stored(id: string): Promise<ListingInput | undefined> {
      return (await storedListings(lab.db, partnerId, [id])).get(id)?.input;
    },
  };
}

const HEADER = 'id,title,url,category,price,currency,latitude,longitude';
const row = (id: string, title: string, price = '95.00') =>
  `${id},${title},https://vans.example/${id},campervan,${price},GBP,50.4155,-5.0737`;

describe('a file that is uploaded by hand', () => {
  it('says what it would add and change before anything is', async () => {
    const vans = await partnerWith();
    await vans.take(
      (await vans.upload(`${HEADER}\n${row('a', 'Van of the a')}\n${row('b', 'Van of the b')}`)).id,
    );
    const preview = await vans.preview(
      `${HEADER},colour\n${row('a', 'Van of the a')},red\n${row('b', 'Renamed van b', '99')},red\n${row('c', 'Van of the c')},red\n${row('d', 'x')},red\n${row('c', 'Again the c')},red`,
    );
    const { sample, problems, columns, ignored, ...counts } = preview;
    assert.deepEqual(
      { ...counts, id: 0, fixes: [] },
      {
        id: 0,
        name: 'vans.csv',
        format: 'csv',
        rows: 5,
        added: 1,
        changed: 1,
        unchanged: 1,
        failed: 2,
        fixes: [],
        error: null,
      },
    );
    assert.deepEqual(
      sample.map(({ id, change, fields }) => [id, change, fields.toSorted()]),
      [
        ['b', 'changed', ['price', 'title']],
        ['c', 'added', []],
      ],
    );
    assert.deepEqual(
      problems.map(({ row: at, path, message }) => `${at} ${path} ${message}`),
      [
        '5 title must have 5 to 120 characters, not counting spaces around them',
        '6 id repeats the id of row 4',
      ],
    );
    assert.deepEqual([columns.title, ignored], ['title', ['colour']]);
    assert.equal((await vans.stored('b'))?.title, 'Van of the b');
  });

  it('is taken once: valid rows are added and changed, what is not in it stays', async () => {
    const vans = await partnerWith(['old', aFullCampervan()], ['b', aFullCampervan()]);
    const { id } = await vans.upload(
      `${HEADER}\n${row('b', 'Renamed van b')}\n${row('c', 'Van of the c')}\n${row('d', 'x')}`,
    );
    assert.deepEqual(await vans.take(id), { created: 1, updated: 1, unchanged: 0, failed: 1 });
    assert.equal((await vans.stored('old'))?.status, 'active');
    await assert.rejects(vans.take(id), { code: 'not_found' });
    await assert.rejects(imports.preview(vans.partnerId, id), { code: 'not_found' });
  });

  it('leaves fields alone that it has no columns for', async () => {
    const vans = await partnerWith(['a', aFullCampervan({ osm_ref: 'node/1' })]);
    const before = await vans.stored('a');
    const preview = await vans.preview('id,price,currency\na,120,GBP');
    assert.deepEqual([preview.changed, preview.failed], [1, 0]);
    await vans.take(preview.id);
    assert.deepEqual(await vans.stored('a'), {
      ...before,
      price: { ...before!.price, from: 12_000 },
    });
  });

  it('may be a spreadsheet, or JSON', async () => {
    const vans = await partnerWith();
    const cells = [HEADER.split(','), row('a', 'Van of the a').split(',')];
    const sheet = await vans.preview(aSpreadsheet(cells));
    assert.deepEqual([sheet.added, sheet.error], [1, null]);
    const json = await vans.preview(
      JSON.stringify([
        {
          id: 'b',
          title: 'Van of the b',
          url: 'https://a.example',
          city: 'Newquay',
          country: 'GB',
        },
      ]),
      { category: 'campervan' },
    );
    assert.deepEqual([json.added, json.format, json.error], [1, 'json', null]);
  });

  it('that nothing can be taken of says why', async () => {
    const vans = await partnerWith();
    assert.match((await vans.preview('colour,size\nred,2')).error ?? '', /no column that we know/);
    assert.match((await vans.preview(`${HEADER}\n`)).error ?? '', /no rows/);
    const { id } = await vans.upload('colour,size\nred,2');
    await assert.rejects(vans.take(id), { code: 'validation_error' });
    for (const bytes of ['', 'PK\u0003\u0004', Buffer.alloc(9 * 1024 ** 2, 'x')]) {
      await assert.rejects(vans.upload(bytes), { code: 'validation_error' });
    }
    await assert.rejects(vans.upload('x', { category: 'boat' }), { code: 'validation_error' });
  });

  it("is nobody else's, and forgotten after a day", async () => {
    const vans = await partnerWith();
    const other = await partnerWith();
    const { id } = await vans.upload(`${HEADER}\n${row('a', 'Van of the a')}`);
    await assert.rejects(imports.preview(other.partnerId, id), { code: 'not_found' });
    await assert.rejects(other.take(id), { code: 'not_found' });
    lab.clock.advance(25 * 3_600_000);
    await uploadJobs(lab.db, lab.clock).run({} as never);
    await assert.rejects(imports.preview(vans.partnerId, id), { code: 'not_found' });
  });
});

describe('an exported file', () => {
  const odd = aFullCampervan({
    title: '=HYPERLINK("https://evil.example")',
    description: '- one & <2\n\n"quoted", «café» &amp;',
    vehicle: { make: "'+Fiat", model: '@home', berths: 4 },
    price: { from: 1_234, currency: 'KWD', unit: 'week', min_nights: 3 },
    location: { lat: 50.4155, lng: -5.0737, precision: 'approximate' },
  });

  it('holds nothing that a spreadsheet would compute', async () => {
    const vans = await partnerWith(['-id', odd]);
    const csv = await vans.exported();
    assert.ok(csv.startsWith('\uFEFFid,title,'));
    for (const text of [`'-id`, `"'=HYPERLINK(""https`, `,"'- one`, `,''+Fiat,`, `,'@home,`]) {
      assert.ok(csv.includes(text), text);
    }
    assert.ok(csv.includes(',-5.0737,'));
  });

  it('changes nothing when it is uploaded as it is, and only what was changed in it', async () => {
    const vans = await partnerWith(
      ['-id', odd],
      ['van', aFullCampervan({ status: 'paused' })],
      ['site', aCampsite({ campsite: campsiteFields, amenities: ['wifi'], osm_ref: 'way/5' })],
    );
    const csv = await vans.exported();
    const same = await vans.preview(csv);
    assert.deepEqual([same.unchanged, same.changed, same.failed, same.problems], [3, 0, 0, []]);
    const before = await vans.stored('site');
    const { id } = await vans.upload(csv.replace('Meadow by the river', 'Meadow by the sea'));
    assert.deepEqual(await vans.take(id), { created: 0, updated: 1, unchanged: 2, failed: 0 });
    assert.deepEqual(await vans.stored('site'), { ...before, title: 'Meadow by the sea' });
  });

  it('as JSON says every field as the API does, prices in minor units', async () => {
    const vans = await partnerWith(
      ['-id', odd],
      ['van', aFullCampervan({ status: 'paused', description: '\n\nFirst\r\nsecond ' })],
      ['site', aCampsite({ campsite: campsiteFields, amenities: ['wifi'], osm_ref: 'way/5' })],
    );
    const json = await vans.exportedAsJson();
    const same = await vans.preview(json);
    assert.deepEqual(
      [same.rows, same.unchanged, same.changed, same.failed, same.ignored],
      [3, 3, 0, 0, []],
    );
    const other = await partnerWith();
    await other.take((await other.upload(json)).id);
    for (const id of ['-id', 'van', 'site']) {
      assert.deepEqual(await other.stored(id), await vans.stored(id));
    }
    const partly = await vans.preview('[{"external_id":"van","price":{"from":9900}}]');
    assert.ok(partly.fixes.some(({ path }) => path === 'title'));
    assert.equal(partly.changed, 0);
  });
});
