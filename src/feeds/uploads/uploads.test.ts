import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { aCampsite, aFullCampervan, campsiteFields } from '../../../test/builders/listing.ts';
import { aSpreadsheet } from '../../../test/builders/spreadsheet.ts';
import {
  exportAsJson,
  exportListings,
  type ListingInput,
  storedListings,
} from '../../listings/index.ts';
import { createListingLab, type ListingLab } from '../../listings/testing/listing-fixture.ts';
import { townsNamed } from '../../places/index.ts';
import { createAudit } from '../../platform/audit/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import { createWorker, type JobKind, type Worker } from '../../platform/jobs/index.ts';
import { createLog } from '../../platform/log.ts';
import { createRateLimits, type RateLimits } from '../../platform/rate-limit/index.ts';
import { exportAsCsv } from './export-csv.ts';
import { uploadJobs } from './upload.jobs.ts';
import { createUploads, type Uploads } from './uploads.ts';
import type { UploadReport } from './upload-preview.ts';
import type { Outcome } from './upload-preview.ts';

const MEMBER = { kind: 'member', name: 'office@vans.example' } as const;

let fixture: ListingLab;
let imports: Uploads;
let kinds: JobKind[];
let worker: Worker;
let limits: RateLimits;
before(async () => {
  fixture = await createListingLab();
  limits = createRateLimits({ ...fixture, onError: () => {} });
  const deps = {
    db: fixture.db,
    clock: fixture.clock,
    writer: fixture.writer,
    audit: createAudit(fixture.db, fixture.clock),
    locate: fixture.locate,
    findTowns: townsNamed,
    limit: limits.exact('uploaded files', 10, 3600),
  };
  imports = createUploads(deps);
  const placeOf = (at: { country_code: string }) => `near a town, ${at.country_code}`;
  kinds = uploadJobs({ ...deps, placeOf });
  worker = createWorker({ db: fixture.db, log: createLog('silent'), kinds });
});
after(async () => {
  await limits.close();
  await fixture.close();
});

/** Whether a file is refused with a sentence. */
const said = (error: unknown, sentence: RegExp): boolean =>
  error instanceof ExpectedError &&
  error.details?.[0]?.path === 'file' &&
  sentence.test(error.details[0].message);

/** Runs the jobs that are due. */
async function work(): Promise<void> {
  const { errors } = await worker.drain();
  assert.deepEqual(errors, []);
}

async function partnerWith(...bodies: [id: string, body: unknown][]) {
  const partnerId = await fixture.partner();
  for (const [id, body] of bodies) await fixture.put(partnerId, id, body);
  const upload = (text: string | Buffer, settings: unknown = {}) =>
    imports.upload(partnerId, { name: 'vans.csv', bytes: Buffer.from(text) }, settings);
  /** Uploads a file and has it read. */
  const read = async (text: string | Buffer, settings: unknown = {}): Promise<number> => {
    const { id } = await upload(text, settings);
    await work();
    return id;
  };
  const previewOf = (id: number, outcome: Outcome | null = null, after = 0) =>
    imports.preview(partnerId, id, { outcome, after });
  return {
    partnerId,
    upload,
    read,
    previewOf,
    preview: async (text: string | Buffer, settings: unknown = {}) =>
      previewOf(await read(text, settings)),
    /** What the rows of a file that can be read come to. */
    async report(text: string | Buffer, settings: unknown = {}): Promise<UploadReport> {
      const { report, failure } = await previewOf(await read(text, settings));
      assert.equal(failure, null);
      return report!;
    },
    take: (id: number) => fixture.db.transaction((tx) => imports.take(tx, partnerId, id, MEMBER)),
    async exported() {
      let csv = '';
      for await (const part of exportAsCsv(exportListings(fixture.db, partnerId))) csv += part;
      return csv;
    },
    async exportedAsJson() {
      let json = '';
      for await (const part of exportAsJson(fixture.db, partnerId)) json += part;
      return json;
    },
    async stored(id: string): Promise<ListingInput | undefined> {
      return (await storedListings(fixture.db, partnerId, [id])).get(id)?.input;
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
      await vans.read(`${HEADER}\n${row('a', 'Van of the a')}\n${row('b', 'Van of the b')}`),
    );
    const { report, rows, sample, name, state, failure } = await vans.preview(
      `${HEADER},colour\n${row('a', 'Van of the a')},red\n${row('b', 'Renamed van b', '99')},red\n${row('c', 'Van of the c')},red\n${row('d', 'x')},red\n${row('c', 'Again the c')},red`,
    );
    assert.deepEqual([name, state, failure], ['vans.csv', 'read', null]);
    const { columns, ignored, fixes, notes, ...counts } = report!;
    assert.deepEqual(counts, {
      format: 'csv',
      rows: 5,
      added: 1,
      changed: 1,
      unchanged: 1,
      failed: 2,
      moreColumns: 0,
      moreIgnored: 0,
    });
    assert.deepEqual([fixes.length, notes], [2, []]);
    assert.deepEqual(
      sample.map(({ id, change, fields }) => [id, change, fields.toSorted()]),
      [
        ['b', 'changed', ['price', 'title']],
        ['c', 'added', []],
      ],
    );
    assert.deepEqual(
      rows.map(({ row: at, outcome, external_id: id, shown: { card, problems } }) => [
        at,
        outcome,
        id,
        card?.title ?? problems.map(({ path, message }) => `${path} ${message}`),
      ]),
      [
        [2, 'unchanged', 'a', 'Van of the a'],
        [3, 'changed', 'b', 'Renamed van b'],
        [4, 'added', 'c', 'Van of the c'],
        [
          5,
          'failed',
          'd',
          ['title must have 5 to 120 characters, not counting spaces around them'],
        ],
        [6, 'failed', 'c', ['id repeats the id of row 4']],
      ],
    );
    assert.deepEqual([columns[1], ignored], [['title', 'title'], ['colour']]);
    assert.equal((await vans.stored('b'))?.title, 'Van of the b');
  });

  it('is read by a job alone, once, whoever looks at it and how often', async () => {
    const vans = await partnerWith();
    const { id } = await vans.upload(`${HEADER}\n${row('a', 'Van of the a')}`);
    for (const _ of [1, 2, 3]) {
      const { state, report, rows, failure } = await vans.previewOf(id);
      assert.deepEqual([state, report, rows, failure], ['waiting', null, [], null]);
    }
    await assert.rejects(vans.take(id), (error) => said(error, /still being read/));
    await work();
    assert.equal((await vans.previewOf(id)).state, 'read');
    assert.equal((await worker.drain()).ran, 0);
  });

  it('is shown a page of rows at a time, also of those alone that need fixing', async () => {
    const vans = await partnerWith();
    const lines = Array.from({ length: 120 }, (_, at) =>
      row(`v-${at}`, at % 2 === 0 ? `Van number ${at}` : 'x'),
    );
    const id = await vans.read([HEADER, ...lines].join('\n'));
    const seen: number[] = [];
    for (let after: number | null = 0; after !== null;) {
      const { rows, next, sample }: Awaited<ReturnType<typeof vans.previewOf>> =
        await vans.previewOf(id, null, after);
      assert.equal(sample.length, after === 0 ? 12 : 0);
      assert.ok(rows.length <= 50);
      seen.push(...rows.map(({ row: at }) => at));
      after = next === null ? null : Number(next);
    }
    assert.deepEqual(
      seen,
      lines.map((_, at) => at + 2),
    );
    const failed = await vans.previewOf(id, 'failed', 103);
    assert.deepEqual(
      failed.rows.map(({ row: at }) => at),
      [105, 107, 109, 111, 113, 115, 117, 119, 121],
    );
    assert.equal(failed.next, null);
  });

  it('names for each row the town that it is placed in, and says of how many of the name', async () => {
    const vans = await partnerWith();
    const { rows } = await vans.preview(
      [
        'id,title,url,category,price,currency,city,country,latitude,longitude',
        'a,A van of Newport,https://vans.example/a,campervan,95,GBP,Newport,GB,,',
        'b,A van of Newquay,https://vans.example/b,campervan,95,GBP,"Newquay, Cornwall",GB,,',
        'c,A van by the sea,https://vans.example/c,campervan,95,GBP,,,50.4155,-5.0737',
      ].join('\n'),
    );
    assert.deepEqual(
      rows.map(({ shown }) => [shown.card?.place, shown.card?.namesakes]),
      [
        ['Newport, Wales, GB', 6],
        ['Newquay, Cornwall, England, GB', 1],
        ['near a town, GB', 1],
      ],
    );
  });

  it('has an id once: a second row of it fails, whatever became of the first', async () => {
    const vans = await partnerWith(['b', aFullCampervan()]);
    const before = await vans.stored('b');
    const file = [HEADER, row('a', 'x'), row('a', 'Van of the a'), row('b', 'Bad price', 'free')];
    const { rows, report } = await vans.preview([...file, row('b', 'Another van b')].join('\n'));
    assert.deepEqual(
      rows.flatMap(({ row: at, shown }) =>
        shown.problems.map(({ path, message }) =>
          path === 'id' ? `${at} ${message}` : `${at} ${path}`,
        ),
      ),
      ['2 title', '3 repeats the id of row 2', '4 price.from', '5 repeats the id of row 4'],
    );
    assert.equal(report!.failed, 4);
    assert.deepEqual(await vans.stored('b'), before);
  });

  it('is taken once: valid rows are added and changed, what is not in it stays', async () => {
    const vans = await partnerWith(['old', aFullCampervan()], ['b', aFullCampervan()]);
    const id = await vans.read(
      `${HEADER}\n${row('b', 'Renamed van b')}\n${row('c', 'Van of the c')}\n${row('d', 'x')}`,
    );
    assert.deepEqual(await vans.take(id), { created: 1, updated: 1, unchanged: 0, failed: 1 });
    assert.equal((await vans.stored('old'))?.status, 'active');
    await assert.rejects(vans.take(id), { code: 'not_found' });
    await assert.rejects(vans.previewOf(id), { code: 'not_found' });
    const [entry] = await createAudit(fixture.db, fixture.clock).list(
      { partnerId: vans.partnerId },
      1,
    );
    assert.deepEqual(
      [entry?.action, entry?.actor, entry?.subject, entry?.after],
      [
        'listing.import',
        MEMBER.name,
        `upload ${id}`,
        { created: 1, updated: 1, unchanged: 0, failed: 1 },
      ],
    );
  });

  it('is compared once more when it is taken: listings may have changed since it was shown', async () => {
    const vans = await partnerWith(['a', aFullCampervan()], ['b', aFullCampervan()]);
    const id = await vans.read('id,price,currency\na,120,GBP\nb,120,GBP');
    await fixture.put(vans.partnerId, 'a', aFullCampervan({ title: 'Renamed meanwhile' }));
    await fixture.listings.delete(vans.partnerId, 'b');
    assert.deepEqual(await vans.take(id), { created: 0, updated: 1, unchanged: 0, failed: 1 });
    const { title, price } = (await vans.stored('a'))!;
    assert.deepEqual([title, price?.from], ['Renamed meanwhile', 12_000]);
    assert.equal(await vans.stored('b'), undefined);
  });

  it('is taken by a job when it is large, in one transaction, and only once', async () => {
    const vans = await partnerWith();
    const lines = Array.from({ length: 1_200 }, (_, at) => row(`v-${at}`, `Van number ${at}`));
    const id = await vans.read([HEADER, ...lines, row('x', 'x')].join('\n'));
    assert.equal(await vans.take(id), null);
    assert.equal(await vans.take(id), null);
    assert.equal((await vans.previewOf(id)).state, 'taking');
    assert.equal(await vans.stored('v-0'), undefined);
    // Another file does not stop it, and waits for it.
    const other = await vans.read([HEADER, ...lines].join('\n'));
    assert.equal((await vans.previewOf(id)).state, 'taken');
    const done = { created: 1_200, updated: 0, unchanged: 0, failed: 1 };
    assert.deepEqual((await vans.previewOf(id)).done, done);
    assert.equal((await vans.stored('v-1199'))?.title, 'Van number 1199');
    await assert.rejects(vans.take(id), { code: 'not_found' });
    const entries = await createAudit(fixture.db, fixture.clock).list(
      { partnerId: vans.partnerId },
      10,
    );
    assert.deepEqual(
      entries.map(({ actor, after }) => [actor, after]),
      [[MEMBER.name, done]],
    );
    assert.equal(await vans.take(other), null);
    await work();
    assert.deepEqual((await vans.previewOf(other)).done?.unchanged, 1_200);
  });

  it('leaves fields alone that it has no columns for', async () => {
    const vans = await partnerWith(['a', aFullCampervan({ osm_ref: 'node/1' })]);
    const before = await vans.stored('a');
    const { id, report } = await vans.preview('id,price,currency\na,120,GBP');
    assert.deepEqual([report?.changed, report?.failed], [1, 0]);
    await vans.take(id);
    assert.deepEqual(await vans.stored('a'), {
      ...before,
      price: { ...before!.price, from: 12_000 },
    });
  });

  it('may be a spreadsheet, or JSON', async () => {
    const vans = await partnerWith();
    const cells = [HEADER.split(','), row('a', 'Van of the a').split(',')];
    assert.equal((await vans.report(await aSpreadsheet(cells))).added, 1);
    const json = await vans.report(
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
    assert.deepEqual([json.added, json.format], [1, 'json']);
  });

  it('that nothing can be taken of says why', async () => {
    const vans = await partnerWith();
    const refusals: [file: string | Buffer, why: RegExp][] = [
      ['colour,size\nred,2', /no column that we know/],
      [`${HEADER}\n`, /no rows/],
      ['PK\u0003\u0004', /damaged/],
      [
        gzipSync(`${HEADER}\n${`${row('a', 'x'.repeat(90_000))}\n`.repeat(600)}`),
        /200 times its size/,
      ],
    ];
    for (const [file, why] of refusals) {
      const { id, failure, report, rows } = await vans.preview(file);
      assert.match(failure ?? '', why);
      assert.deepEqual([report, rows], [null, []]);
      await assert.rejects(vans.take(id), (error) => said(error, why));
    }
    for (const bytes of ['', Buffer.alloc(9 * 1024 ** 2, 'x')]) {
      await assert.rejects(vans.upload(bytes), { code: 'validation_error' });
    }
    await assert.rejects(vans.upload('x', { category: 'boat' }), { code: 'validation_error' });
  });

  it('of which all rows fail shows them', async () => {
    const vans = await partnerWith();
    const { id, failure, report, rows } = await vans.preview(`${HEADER}\n${row('a', 'x')}`);
    assert.match(failure ?? '', /No row of the file is valid/);
    assert.deepEqual([report?.failed, rows.map(({ outcome }) => outcome)], [1, ['failed']]);
    await assert.rejects(vans.take(id), { code: 'validation_error' });
  });

  it('has a row error for an id that an earlier row has, whatever became of that', async () => {
    const vans = await partnerWith();
    const { rows } = await vans.preview(`${HEADER}\n${row('a', 'x')}\n${row('a', 'Van of the a')}`);
    assert.deepEqual(
      rows.map(({ shown }) => shown.problems[0]?.message),
      ['must have 5 to 120 characters, not counting spaces around them', 'repeats the id of row 2'],
    );
  });

  it('is given up after it has ended the process twice, in a sentence', async () => {
    const vans = await partnerWith();
    const { id } = await vans.upload(`${HEADER}\n${row('a', 'Van of the a')}`);
    await kinds[0]!.run({ payload: { upload: id }, attempt: 3 } as never);
    const { state, failure } = await vans.previewOf(id);
    assert.deepEqual(
      [state, failure],
      ['read', 'It could not be read. Check the file, or send it to us.'],
    );
    await work();
  });

  it('makes room for the next one, of which one at a time waits for each partner', async () => {
    const vans = await partnerWith();
    const first = await vans.upload(`${HEADER}\n${row('a', 'Van of the a')}`);
    const second = await vans.upload(`${HEADER}\n${row('b', 'Van of the b')}`);
    assert.equal((await worker.drain()).ran, 1);
    await assert.rejects(vans.previewOf(first.id), { code: 'not_found' });
    assert.equal((await vans.previewOf(second.id)).report?.added, 1);
  });

  it('is refused when the partner has uploaded too many within the hour', async () => {
    const vans = await partnerWith();
    const file = `${HEADER}\n${row('a', 'Van of the a')}`;
    for (let sent = 0; sent < 10; sent++) await vans.upload(file);
    await assert.rejects(vans.upload(file), (error) => said(error, /more than 10 in an hour/));
    fixture.clock.advance(2 * 3_600_000);
    await vans.upload(file);
  });

  it("is nobody else's, and forgotten after a day", async () => {
    const vans = await partnerWith();
    const other = await partnerWith();
    const id = await vans.read(`${HEADER}\n${row('a', 'Van of the a')}`);
    await assert.rejects(imports.preview(other.partnerId, id), { code: 'not_found' });
    await assert.rejects(other.take(id), { code: 'not_found' });
    fixture.clock.advance(25 * 3_600_000);
    await kinds.at(-1)!.run({} as never);
    await assert.rejects(vans.previewOf(id), { code: 'not_found' });
  });
});

describe('an exported file', () => {
  const odd = aFullCampervan({
    title: '=HYPERLINK("https://evil.example")',
    description: '- one & <2\n\n"quoted", «café» &amp;\n=1+1;@two\n\t\'-3',
    vehicle: { make: "'+Fiat", model: '@home', berths: 4 },
    price: { from: 1_234, currency: 'KWD', unit: 'week', min_nights: 3 },
    location: { lat: 50.4155, lng: -5.0737, precision: 'approximate' },
  });

  it('holds nothing that a spreadsheet would compute', async () => {
    const vans = await partnerWith(['-id', odd]);
    const csv = await vans.exported();
    assert.ok(csv.startsWith('\uFEFFid,title,'));
    for (const text of [
      `'-id`,
      `"'=HYPERLINK(""https`,
      `,"'- one`,
      `,''+Fiat,`,
      `,'@home,`,
      `\n'=1+1;'@two\n\t''-3`,
    ]) {
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
    const same = await vans.report(csv);
    assert.deepEqual([same.unchanged, same.changed, same.failed, same.fixes], [3, 0, 0, []]);
    const before = await vans.stored('site');
    const id = await vans.read(csv.replace('Meadow by the river', 'Meadow by the sea'));
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
    const same = await vans.report(json);
    assert.deepEqual(
      [same.rows, same.unchanged, same.changed, same.failed, same.ignored],
      [3, 3, 0, 0, []],
    );
    const other = await partnerWith();
    await other.take(await other.read(json));
    for (const id of ['-id', 'van', 'site']) {
      assert.deepEqual(await other.stored(id), await vans.stored(id));
    }
    const { report } = await vans.preview('[{"external_id":"van","price":{"from":9900}}]');
    assert.ok(report?.fixes.some(({ path }) => path === 'title'));
    assert.equal(report?.changed, 0);
  });
});
