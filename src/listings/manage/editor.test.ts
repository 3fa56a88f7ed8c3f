import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aFullCampervan, aListing } from '../../../test/builders/listing.ts';
import { ExpectedError, type Problem } from '../../platform/errors.ts';
import { type ListingFields, writeListingForm } from '../form/write-form.ts';
import { createListingLab, type ListingLab } from '../testing/listing-fixture.ts';
import { ListingChanged, ListingMadeAlready } from './editor.ts';

let fixture: ListingLab;
let partnerId: number;
before(async () => {
  fixture = await createListingLab();
  partnerId = await fixture.partner();
});
after(() => fixture.close());

type Changes = Record<string, string | string[]>;

function formOf(fields: ListingFields, changes: Changes = {}): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, texts] of Object.entries({ ...fields, ...changes })) {
    for (const text of [texts].flat()) form.append(name, text);
  }
  return form;
}

const create = (body: unknown, changes: Changes = {}, token = fixture.editor.token()) =>
  fixture.db.transaction((tx) =>
    fixture.editor.create(tx, partnerId, formOf(writeListingForm(body), changes), token),
  );

async function save(externalId: string, changes: Changes, version?: string | null) {
  const open = await fixture.editor.open(partnerId, externalId);
  fixture.clock.advance(1000);
  return fixture.db.transaction((tx) =>
    fixture.editor.save(
      tx,
      partnerId,
      externalId,
      formOf(open.fields, changes),
      version === undefined ? open.version : version,
    ),
  );
}

async function problemsOf(promise: Promise<unknown>): Promise<Problem[]> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ExpectedError && error.details)
      return error.details.map(({ path, message }) => ({ path, message }));
    throw error;
  }
  return [];
}

describe('a listing that is added by the form', () => {
  it('is what the API would have made of it, under an id made of its title', async () => {
    const saved = await create(aFullCampervan({ title: 'Camión «único» & more' }));
    assert.deepEqual([saved.externalId, saved.result], ['camion-unico-more', 'created']);
    const byForm = await fixture.listings.get(partnerId, saved.externalId);
    await fixture.put(partnerId, 'by-api', aFullCampervan({ title: 'Camión «único» & more' }));
    const byApi = await fixture.listings.get(partnerId, 'by-api');
    const same = { id: 0, external_id: '', public_url: '' };
    assert.deepEqual({ ...byForm, ...same }, { ...byApi, ...same });
    assert.equal(
      (await create(aListing({ title: 'Camión «único» & more' }))).externalId,
      'camion-unico-more-2',
    );
    assert.equal((await create(aListing({ title: '露營車在海邊' }))).externalId, 'campervan');
    assert.equal((await create(aListing({ title: 'Batch' }))).externalId, 'batch-2');
  });

  it('may have an id of its own, which no other listing has', async () => {
    assert.equal((await create(aListing(), { external_id: ' my:van ' })).externalId, 'my:van');
    assert.deepEqual(await problemsOf(create(aListing(), { external_id: 'my:van' })), [
      { path: 'external_id', message: 'is the id of another listing of yours' },
    ]);
    const problems = await problemsOf(create(aListing({ title: 'x' }), { external_id: 'a b' }));
    assert.deepEqual(
      problems.map(({ path }) => path),
      ['external_id', 'title'],
    );
  });

  it('is there once when its form is sent again, even at once', async () => {
    const token = fixture.editor.token();
    const body = aListing({ title: 'Sent more than once' });
    const sent = await Promise.all([1, 2, 3].map(() => create(body, {}, token)));
    assert.deepEqual(new Set(sent.map(({ externalId }) => externalId)).size, 1);
    assert.deepEqual(sent.map(({ result }) => result).sort(), [
      'created',
      'unchanged',
      'unchanged',
    ]);
    const { externalId } = await create(body, { external_id: sent[0]!.externalId }, token);
    assert.equal(externalId, sent[0]!.externalId);
    assert.equal((await create(body)).result, 'created', 'by another form');
  });

  it('is not changed by its form when that says something else', async () => {
    const token = fixture.editor.token();
    const { externalId } = await create(aListing({ title: 'A van of ours' }), {}, token);
    for (const [title, changes] of [
      ['Another van of ours', {}],
      ['A van of ours', { external_id: 'another' }],
    ] as const) {
      const refusal = await create(aListing({ title }), changes, token).catch((error) => error);
      assert.ok(refusal instanceof ListingMadeAlready);
      assert.deepEqual([refusal.externalId, refusal.title], [externalId, 'A van of ours']);
    }
    await fixture.listings.delete(partnerId, externalId);
    const again = await create(aListing({ title: 'Another van of ours' }), {}, token);
    assert.equal(again.result, 'created', 'what it had added is gone');
  });

  it('has nothing to do with the forms of other partners', async () => {
    const token = fixture.editor.token();
    await create(aListing(), {}, token);
    const other = await fixture.partner('Other Vans');
    const form = formOf(writeListingForm(aListing()));
    const { result } = await fixture.db.transaction((tx) =>
      fixture.editor.create(tx, other, form, token),
    );
    assert.equal(result, 'created');
  });

  it('is refused with all of its problems, a point in the sea among them', async () => {
    const sea = { lat: -30, lng: -30 };
    const both = await problemsOf(create(aListing({ location: sea, title: 'x' })));
    assert.deepEqual(
      both.map(({ path }) => path),
      ['title', 'location'],
    );
    const alone = await problemsOf(create(aListing({ location: sea }), { external_id: 'sea' }));
    assert.deepEqual(
      alone.map(({ path }) => path),
      ['location'],
    );
    await assert.rejects(fixture.listings.get(partnerId, 'sea'), { code: 'not_found' });
  });
});

describe('a listing that is edited by the form', () => {
  it('is unchanged when nothing was changed, else changed in what was', async () => {
    await fixture.put(partnerId, 'edited', aFullCampervan());
    assert.deepEqual((await save('edited', {})).result, 'unchanged');
    const saved = await save('edited', { title: 'A better title', 'price.from': '95,50' });
    assert.equal(saved.result, 'updated');
    assert.deepEqual(Object.keys(saved.before).sort(), ['price', 'title']);
    assert.deepEqual(saved.after.title, 'A better title');
    const { title, price } = await fixture.listings.get(partnerId, 'edited');
    assert.deepEqual([title, price?.from], ['A better title', 9550]);
  });

  it('is not overwritten when somebody else has changed it meanwhile, unless that is wanted', async () => {
    await fixture.put(partnerId, 'raced', aListing());
    const { version } = await fixture.editor.open(partnerId, 'raced');
    fixture.clock.advance(1000);
    await fixture.put(partnerId, 'raced', aListing({ title: 'Changed by the API' }));
    const refusal = await save('raced', { title: 'Mine is better' }, version).catch(
      (error) => error,
    );
    assert.ok(refusal instanceof ListingChanged);
    assert.equal((await fixture.listings.get(partnerId, 'raced')).title, 'Changed by the API');
    await save('raced', { title: 'Mine is better' }, refusal.version);
    assert.equal((await fixture.listings.get(partnerId, 'raced')).title, 'Mine is better');
  });

  it('is not overwritten when somebody else has changed it within the same second', async () => {
    await fixture.put(partnerId, 'at-once', aListing());
    const { version } = await fixture.editor.open(partnerId, 'at-once');
    await fixture.put(partnerId, 'at-once', aListing({ title: 'Changed by the API' }));
    await assert.rejects(save('at-once', { title: 'Mine is better' }, version), ListingChanged);
    assert.equal((await fixture.listings.get(partnerId, 'at-once')).title, 'Changed by the API');
  });

  it('is saved when what was changed meanwhile is as it was again', async () => {
    await fixture.put(partnerId, 'back', aListing());
    const { version } = await fixture.editor.open(partnerId, 'back');
    fixture.clock.advance(1000);
    await fixture.put(partnerId, 'back', aListing({ title: 'Changed by the API' }));
    await fixture.put(partnerId, 'back', aListing());
    const saved = await save('back', { title: 'Mine is better' }, version);
    assert.equal(saved.result, 'updated');
  });

  it("is none of another partner's", async () => {
    const other = await fixture.partner('Other Vans');
    await fixture.put(other, 'theirs', aListing());
    await assert.rejects(fixture.editor.open(partnerId, 'theirs'), { code: 'not_found' });
    const saving = fixture.db.transaction((tx) =>
      fixture.editor.save(tx, partnerId, 'theirs', new URLSearchParams(), null),
    );
    await assert.rejects(saving, { code: 'not_found' });
    const copying = fixture.db.transaction((tx) =>
      fixture.editor.duplicate(tx, partnerId, 'theirs', null, '(copy)'),
    );
    await assert.rejects(copying, { code: 'not_found' });
  });
});

describe('a copy of a listing', () => {
  it('is the same under an id of its own, paused and without calendar', async () => {
    await fixture.put(partnerId, 'meadow', aCampsite({ amenities: ['wifi', 'shop'] }));
    const ranges = [{ start: '2026-07-01', end: '2026-07-08', status: 'available' as const }];
    await fixture.availability.replace(partnerId, 'meadow', { ranges });
    const copy = (of: string) =>
      fixture.db.transaction((tx) => fixture.editor.duplicate(tx, partnerId, of, null, '(copie)'));
    assert.equal((await copy('meadow')).externalId, 'meadow-copy');
    assert.equal((await copy('meadow')).externalId, 'meadow-copy-2');
    const { status, title, amenities } = await fixture.listings.get(partnerId, 'meadow-copy');
    assert.deepEqual(
      [status, title, amenities],
      ['paused', 'Meadow by the river (copie)', ['wifi', 'shop']],
    );
    assert.deepEqual((await fixture.availability.get(partnerId, 'meadow-copy')).ranges, []);
    const { externalId: second } = await copy('meadow-copy');
    const { title: again } = await fixture.listings.get(partnerId, second);
    assert.equal(again, 'Meadow by the river (copie)');
    await fixture.put(partnerId, 'long', aCampsite({ title: 'Meadow '.repeat(17).trim() }));
    const { externalId: cut } = await copy('long');
    const { title: long } = await fixture.listings.get(partnerId, cut);
    assert.match(long, /^(?:Meadow )+.* \(copie\)$/);
  });
});
