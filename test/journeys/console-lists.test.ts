import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { formOf } from '../builders/form.ts';
import { aListing } from '../builders/listing.ts';
import { enqueue } from '../../src/platform/jobs/index.ts';
import { type ConsoleFixture, fillConsole } from '../support/console-fixture.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, signedInOperator, type Visitor } from '../support/visitor.ts';

let site: TestSite;
let fixture: ConsoleFixture;
let operator: Visitor;
before(async () => {
  site = await startTestSite({ ENQUIRY_LIMIT: '100' }, { worker: false });
  fixture = await fillConsole(site);
  operator = await signedInOperator(site);
});
after(() => site.stop());

const plain = (text: string): string => text.replaceAll(/<!--.*?-->/g, '');
const entries = async (count: number) =>
  (await site.context.audit.list({}, count)).map(({ action, subject }) => `${action} ${subject}`);

describe('partners', () => {
  /** The slugs of the list in its order. */
  const slugs = async (query: string): Promise<string[]> => {
    const { text } = await operator.get(`/operator/partners${query}`);
    const cells = text.matchAll(/<td[^>]*>\s*<a href="\/operator\/partners\/([^"/]+)"/g);
    return [...cells].map(([, slug]) => slug!);
  };
  const csv = async (query: string): Promise<string[]> => {
    const { status, headers, text } = await operator.get(`/operator/partners/~csv${query}`);
    assert.equal(status, 200);
    assert.match(headers.get('content-disposition') ?? '', /filename="partners.csv"/);
    return text.trim().split('\r\n');
  };

  it('are sorted by every column, both ways, and filtered', async () => {
    const all = await slugs('');
    assert.ok(all.length > 1);
    for (const column of [
      'name',
      'status',
      'countries',
      'listings',
      'leads',
      'seen',
      'premium',
      'since',
    ]) {
      const up = await slugs(`?sort=${column}&order=up`);
      const down = await slugs(`?sort=${column}&order=down`);
      assert.deepEqual(up.toSorted(), all.toSorted(), column);
      assert.deepEqual(down.toSorted(), all.toSorted(), column);
    }
    assert.equal((await slugs('?sort=leads&order=down'))[0], fixture.partner);
    assert.equal((await slugs('?sort=listings&order=down'))[0], fixture.partner);
    const names = await slugs('?sort=name&order=up');
    assert.deepEqual(await slugs('?sort=name&order=down'), names.toReversed());
    assert.ok((await slugs('?status=suspended')).length > 0);
    assert.ok(!(await slugs('?status=suspended')).includes(fixture.partner));
    assert.deepEqual(await slugs('?q=moor+coast'), [fixture.partner]);
    assert.deepEqual(await slugs('?sort=nonsense&page=x'), all);
    assert.deepEqual(await slugs('?page=99'), []);
  });

  it('are a file, in which leads, the last sign of life and Premium stand', async () => {
    const email = 'sign@vans.example';
    const { slug } = await site.partner('Signing Vans', { email });
    await signedIn(site, email);
    await site.services.partners.setPremium(slug, new Date('2030-01-31T00:00:00Z'));
    const [head = '', line = '', ...others] = await csv(`?q=${slug}`);
    assert.deepEqual(others, []);
    const row = Object.fromEntries(
      head
        .replace('\uFEFF', '')
        .split(',')
        .map((name, at) => [name, line.split(',')[at]]),
    );
    assert.equal(row['premium_until'], '"2030-01-31T00:00:00Z"');
    assert.equal(row['last_sign_of_life_by'], '"member"');
    const [, moor = ''] = await csv(`?q=${fixture.partner}`);
    assert.match(moor, /^"moor-coast-vans".*,3,1,1,1,/);
    assert.doesNotMatch(moor, /@/);
    const { text } = await operator.get(`/operator/partners?q=${slug}`);
    assert.match(plain(text), /signed in/);
    assert.match(plain(text), /31 Jan 2030/);
  });

  it('are made, refused with what was typed, and changed', async () => {
    const path = '/operator/partners/~new';
    const fields = {
      name: 'Rill Vans',
      website: 'https://rill.example',
      email: 'office@rill.example',
      countries: 'gb, ie',
      'rents-campervan': '1',
      status: 'approved',
      language: 'fr',
    };
    for (const [wrong, problem] of [
      [{ email: 'x' }, 'create-email-problem'],
      [{ countries: 'GB, XQ' }, 'create-countries-problem'],
      [{ website: 'rill' }, 'create-website-problem'],
    ] as const) {
      const refused = await operator.post(path, { ...fields, ...wrong });
      assert.equal(refused.status, 422);
      assert.ok(refused.text.includes(`id="${problem}"`), problem);
      assert.match(refused.text, /name="rents-campervan"[^>]*checked/);
    }
    const { location } = await operator.post(path, fields);
    assert.equal(location, '/operator/partners/rill-vans?done=created');
    const made = await site.services.partners.bySlug('rill-vans');
    assert.deepEqual(
      [made.status, made.countries, made.categories, made.language],
      ['approved', ['GB', 'IE'], ['campervan'], 'fr'],
    );
    const again = { ...fields, email: 'two@rill.example' };
    const same = await operator.post(path, again);
    assert.equal(same.status, 422);
    assert.match(same.text, /is the website of Rill Vans already/);
    const second = await operator.post(path, { ...again, again: '1' });
    assert.equal(second.location, '/operator/partners/rill-vans-2?done=created');

    const edit = '/operator/partners/rill-vans/edit';
    assert.match((await operator.get(edit)).text, /value="GB, IE"/);
    const refused = await operator.post(edit, { ...fields, name: '' });
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes('id="edit-name-problem"'));
    const changed = await operator.post(edit, { ...fields, name: 'Rill & Sons', countries: 'FR' });
    assert.equal(changed.location, '/operator/partners/rill-vans?done=edited');
    const { name, countries } = await site.services.partners.bySlug('rill-vans');
    assert.deepEqual([name, countries], ['Rill & Sons', ['FR']]);
    assert.deepEqual(await entries(1), ['partner.edit partner rill-vans']);
    assert.equal((await operator.get('/operator/partners/nobody/edit')).status, 404);
  });

  it('lose a key that has leaked', async () => {
    const { slug } = await site.partner('Leaky Vans', { email: 'leaky@vans.example' });
    const { location } = await operator.post(`/operator/partners/${slug}?/revokeKey`);
    assert.equal(location, `/operator/partners/${slug}?done=key-revoked`);
    assert.equal((await site.services.partners.bySlug(slug)).api_key_prefix, null);
    assert.deepEqual(await entries(1), [`key.revoke partner ${slug}`]);
  });
});

describe('reports', () => {
  const openOnes = async () => (await site.services.reportReview.count()).open;

  it('of one listing stand together, beside its photo, price and words', async () => {
    const list = (await operator.get('/operator/reports')).text;
    assert.match(list, /name="ids" value="\d+\.\d+"/);
    const { text } = await operator.get(`/operator/reports/${fixture.report}`);
    const page = plain(text);
    assert.match(page, /from £[\d,.]+ a (?:night|week)|No price/);
    assert.match(page, /1 more open report of this listing/);
    assert.match(page, /Close the other report with it/);
  });

  it('are closed together, and opened again', async () => {
    const before = await openOnes();
    const ids = /name="ids" value="(\d+\.\d+)"/.exec(
      (await operator.get('/operator/reports')).text,
    )!;
    const none = await operator.post('/operator/reports?/close', { note: 'x' });
    assert.match(none.text, /Select at least one report/);
    const noNote = await operator.post('/operator/reports?/close', { ids: ids[1]!, note: '' });
    assert.equal(noNote.status, 422);
    assert.ok(noNote.text.includes('id="close-note-problem"'));
    const { location } = await operator.post('/operator/reports?/close', {
      ids: ids[1]!,
      note: 'Both are mended.',
    });
    assert.equal(await openOnes(), before - 2);
    assert.match((await operator.get(location!)).text, /Closed 2 reports/);
    const undone = await operator.post('/operator/reports?/undo', { id: ids[1]!.split('.') });
    assert.equal(undone.location, '/operator/reports?undone=2');
    assert.equal(await openOnes(), before);
    const actions = await entries(4);
    assert.deepEqual(
      actions.map((entry) => entry.split(' ')[0]),
      ['report.reopen', 'report.reopen', 'report.close', 'report.close'],
    );
  });

  it('are closed as their listing is hidden, in one step', async () => {
    const path = `/operator/reports/${fixture.report}`;
    const other = /name="other" value="(\d+)"/.exec((await operator.get(path)).text)![1]!;
    const refused = await operator.post(`${path}?/hide`, { reason: '', note: 'kept' });
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes('id="hide-reason-problem"'));
    assert.match(refused.text, />kept<\/textarea>/);
    const reason = 'The photos show another van.';
    const { location } = await operator.post(`${path}?/hide`, { reason, note: '', other });
    assert.ok(location?.endsWith(`?decided=report.hidden.${fixture.report}.${other}`));
    const undo = `action="${path}?/unhide"`;
    assert.ok((await operator.get(location!)).text.includes(undo));
    const row = await site.services.listingFinder.byId(fixture.listing);
    assert.equal(row?.hidden_reason, reason);
    for (const id of [fixture.report, Number(other)]) {
      const { closed_at: closedAt, note } = await site.services.reportReview.show(id);
      assert.ok(closedAt);
      assert.equal(note, 'The listing was hidden.');
    }
    assert.deepEqual((await entries(3)).toSorted(), [
      `listing.hide listing ${fixture.listing}`,
      `report.close report ${fixture.report}`,
      `report.close report ${other}`,
    ]);
    const again = await operator.post(`${path}?/hide`, { reason });
    assert.equal(again.status, 422);
    assert.match(again.text, /None of these reports is open/);
    const { location: undone } = await operator.post(`${path}?/unhide`, { other });
    assert.equal(undone, `${path}?done=unhidden`);
    assert.equal((await site.services.listingFinder.byId(fixture.listing))?.hidden_reason, null);
    for (const id of [fixture.report, Number(other)]) {
      assert.equal((await site.services.reportReview.show(id)).closed_at, null);
    }
    assert.deepEqual((await entries(3)).toSorted(), [
      `listing.unhide listing ${fixture.listing}`,
      `report.reopen report ${fixture.report}`,
      `report.reopen report ${other}`,
    ]);
  });
});

describe('leads', () => {
  it('are found by day, counted, and a file without personal data', async () => {
    const { text } = await operator.get('/operator/leads');
    assert.match(plain(text), />2 leads</);
    const day = site.clock.now().toISOString().slice(0, 10);
    const earlier = new Date(site.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
    const countOf = async (query: string) =>
      /(\d+) leads?</.exec(plain((await operator.get(`/operator/leads?${query}`)).text))?.[1] ??
      '0';
    assert.equal(await countOf(`from=${earlier}&to=${earlier}`), '2');
    assert.equal(await countOf(`from=${day}`), '0');
    assert.equal(await countOf(`to=${earlier}&kind=click`), '1');
    assert.equal(await countOf('from=yesterday'), '2');
    const file = await operator.get(`/operator/leads/~csv?partner=${fixture.partner}`);
    assert.match(file.headers.get('content-type') ?? '', /text\/csv/);
    assert.equal(file.headers.get('cache-control'), 'no-store');
    const lines = file.text.trim().split('\r\n');
    assert.equal(lines.length, 3);
    assert.doesNotMatch(file.text, /Ines|@|two bikes/);
    assert.equal((await operator.get('/operator/leads/~csv?partner=nobody')).status, 404);
  });
});

describe('feeds', () => {
  it('are named by their partner, and read on request', async () => {
    const path = `/operator/feeds/${fixture.feed}`;
    for (const page of ['/operator/feeds', path]) {
      assert.match((await operator.get(page)).text, /Moor &amp; Coast Vans/, page);
    }
    const { location } = await operator.post(`${path}?/run`);
    assert.equal(location, `${path}?done=reading`);
    assert.deepEqual(await entries(1), [`feed.run feed ${fixture.feed}`]);
    const { text } = await operator.get('/operator/data');
    assert.match(text, /<code>feed\.run<\/code>/);
    await operator.post(`/operator/partners/${fixture.partner}?/status`, {
      status: 'suspended',
      reason: 'x',
    });
    const refused = await operator.post(`${path}?/run`);
    assert.equal(refused.status, 422);
    assert.match(refused.text, /The partner is not approved/);
    await operator.post(`/operator/partners/${fixture.partner}?/status`, { status: 'approved' });
  });
});

describe('pairs, mails and jobs', () => {
  it('pairs are listed, and those that are none are refused', async () => {
    assert.match((await operator.get('/operator/listings/pairs')).text, /No listing is held/);
    const one = String(fixture.listing);
    const refused = await operator.post('/operator/listings/pairs?/part', { one, other: '1' });
    assert.ok([404, 422].includes(refused.status));
  });

  it('mails are listed without receivers and subjects', async () => {
    const { text } = await operator.get('/operator/data/mails');
    assert.match(text, /application-\d+/);
    assert.doesNotMatch(text.split('<main')[1] ?? '', /@vans\.example|ines@/);
  });

  it('jobs that failed start afresh, several at once or all of a kind', async () => {
    const { text } = await operator.get('/operator/data');
    const job = /name="job" value="(\d+)"/.exec(text)![1]!;
    const none = await operator.post('/operator/data?/retry');
    assert.equal(none.status, 422);
    assert.match(none.text, /Select at least one job/);
    assert.match(plain(text), /Start demo\.fails afresh \(1\)/);
    const { location } = await operator.post('/operator/data?/retry', { job: [job, '999999'] });
    assert.equal(location, '/operator/data?done=retried');
    const gone = await operator.post('/operator/data?/retry', { job: '999999' });
    assert.equal(gone.status, 422);
    await enqueue(site.context.db, { kind: 'demo.fails', key: 'partner 8' });
    const all = await operator.post('/operator/data?/retryKind', { kind: 'demo.fails' });
    assert.equal(all.location, '/operator/data?done=retried');
  });
});

it('a listing of a partner is reported and shown with its photo', async () => {
  const partner = await site.partner('Photo Vans', { email: 'photo@vans.example' });
  const images = [{ url: 'https://vans.example/1.jpg', alt: 'A van by the sea' }];
  const description = 'A van with a view.';
  const { body } = await partner.call('PUT', '/listings/photo', aListing({ images, description }));
  const listingId: number = body.id;
  const form = {
    what: 'photos',
    message: '',
    email: '',
    website: '',
    form: site.services.reports.reportToken(listingId),
  };
  await site.services.reports.report(listingId, formOf(form), {
    address: '192.0.2.9',
    language: 'en',
  });
  const [reported] = await site.services.reportReview.ofListing(listingId);
  const { text } = await operator.get(`/operator/reports/${reported!.id}`);
  assert.match(text, /alt="A van by the sea"/);
  assert.match(text, /A van with a view\./);
});
