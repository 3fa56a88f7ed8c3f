import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import sharp from 'sharp';
import { banner } from '../../src/app/server/banner.ts';
import { ensureDemo } from '../../src/app/use-cases/demo.ts';
import { checkListing } from '../../src/listings/index.ts';
import { aListing } from '../builders/listing.ts';
import { client, startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { commandLine } from '../support/command-line.ts';
import { follow } from '../support/traveller.ts';

let campcairn: TestCampcairn;
before(async () => {
  campcairn = await startTestCampcairn({ DEMO: '1' }, { worker: false });
});
after(() => campcairn.stop());

/** Looks after the demo as the next start does. */
const nextStart = async () => (await ensureDemo(campcairn.context, campcairn.services))!;
const statusWith = async (key: string | undefined) =>
  (await client(campcairn.address, key)('GET', '/me')).status;

it('the key of the demo works, and is the same at the next start', async () => {
  const key = campcairn.demo?.key;
  assert.equal(await statusWith(key), 200);
  assert.equal((await nextStart()).key, key);
});

it('a key that an operator replaced is not shown any more, and the new one stays valid', async () => {
  const { api_key: newer } = await campcairn.services.partners.issueKey('campcairn-demo');
  const demo = await nextStart();
  assert.equal(demo.key, undefined);
  const text = banner(campcairn.context.settings, { demo });
  assert.match(text, /Demo API key +replaced; npm run -s cc -- key issue campcairn-demo/);
  assert.equal(await statusWith(newer), 200);
});

it('a folder that has no key gets a new one', async () => {
  rmSync(join(campcairn.context.settings.DATA_DIR, 'demo-key'));
  assert.equal(await statusWith((await nextStart()).key), 200);
});

it('the demo’s listings pass the checks of the API just as they are', async () => {
  const all = [...(await campcairn.services.loadDemo()).listings('2026-05-01')];
  assert.equal(all.length, 2_000);
  for (const { input, externalId } of all) {
    const checked = checkListing(input);
    assert.ok(checked.ok, `${externalId}: ${JSON.stringify(!checked.ok && checked.problems)}`);
    assert.deepEqual(JSON.parse(JSON.stringify(checked.value)), input);
  }
});

/** What the demo partner has: leads by kind and state, deliveries by state, and what else it has. */
async function account() {
  const { services } = campcairn;
  const { id } = await services.partners.bySlug('campcairn-demo');
  const leads = await services.leads.rows(id, { afterSeq: 0, limit: 10_000 });
  const deliveries = await services.deliveries.list({ partnerId: id, limit: 10_000 });
  const feeds = await services.feeds.ofPartner(id);
  return {
    leads,
    deliveries,
    runs: (await Promise.all(feeds.map((feed) => services.feeds.runs(feed.id)))).flat(),
    members: await services.members.list(id),
    applications: await services.applicationReview.waiting(),
    week: await services.statistics.ownFigures.ofPartner(id, WEEK),
    quarter: await services.statistics.ownFigures.ofPartner(id, QUARTER),
  };
}

const WEEK = { from: '2026-04-28', to: '2026-05-04', unit: 'day' } as const;
const QUARTER = { from: '2026-02-04', to: '2026-05-04', unit: 'day' } as const;

it('the demo has 90 days of leads: answered ones, waiting ones and erased ones, all of them marked', async () => {
  const { leads } = await account();
  const enquiries = leads.filter(({ kind }) => kind === 'enquiry');
  assert.ok(leads.length - enquiries.length > 700, `${leads.length}`);
  assert.ok(enquiries.length > 80, `${enquiries.length}`);
  const erased = enquiries.filter(({ name }) => name === null);
  assert.ok(erased.length >= 3, `${erased.length}`);
  const oldest = Date.parse('2026-02-03T09:00:00Z');
  assert.ok(erased.every(({ created_at: at, message }) => +at <= oldest && message === null));
  for (const { name, message } of enquiries.filter((lead) => !erased.includes(lead))) {
    assert.match(`${name}`, / \(Demo\)$/);
    assert.match(`${message}`, /\(Demo\)$/);
  }
  assert.ok(enquiries.some(({ acked_at: at }) => at === null));
  assert.ok(enquiries.filter(({ acked_at: at }) => at !== null).length > enquiries.length / 2);
  assert.ok(enquiries.some((lead) => lead.acked_at === null && lead.delivery_status === 'failed'));
});

it('the demo’s deliveries succeeded at once, after retries or not at all, at the times of their enquiries', async () => {
  const { deliveries } = await account();
  const tried = (state: string, attempts: (number: number) => boolean) =>
    deliveries.filter((one) => one.state === state && attempts(one.log.length)).length;
  assert.ok(tried('delivered', (number) => number === 1) > 60);
  assert.ok(tried('delivered', (number) => number > 1) >= 1);
  assert.ok(tried('failed', (number) => number === 6) >= 1);
  for (const { log } of deliveries)
    for (const { at } of log) assert.ok(+at <= Date.parse('2026-05-04T09:00:00Z'), String(at));
});

it('the demo’s statistics add up with its leads, in each window', async () => {
  const { leads, week, quarter } = await account();
  const since = (day: string) => leads.filter(({ created_at: at }) => +at >= Date.parse(day));
  for (const [{ total }, { from }] of [
    [week, WEEK],
    [quarter, QUARTER],
  ] as const) {
    assert.equal(total.clicks + total.enquiries, since(from).length);
    assert.ok(total.shown > total.viewed && total.viewed > total.clicks + total.enquiries);
    assert.ok(total.saved > 0);
  }
  assert.ok(quarter.total.shown > 5 * week.total.shown);
});

it('the demo’s feed was read several times, with rows that fail', async () => {
  const { runs } = await account();
  assert.ok(runs.length >= 3, `${runs.length}`);
  for (const run of runs) assert.ok(run.failed > 0 && run.failed < 10, JSON.stringify(run));
  assert.ok(runs.some(({ updated }) => updated > 0));
});

it('the demo has a team of three and an application that waits', async () => {
  const { members, applications } = await account();
  assert.equal(members.length, 3);
  assert.deepEqual(
    applications.map(({ business }) => business),
    ['Tamar Meadow Camping (Demo)'],
  );
});

it('an enquiry at the demo reaches its webhook, though no server is there', async () => {
  const { services, demo } = campcairn;
  const answer = await services.deliveries.test((await services.partners.bySlug(demo!.slug)).id);
  assert.deepEqual([answer.delivered, answer.response_status], [true, 200]);
});

it('no mail of the demo goes to anybody outside it', async () => {
  const mails = await campcairn.services.mailQueue.list({ limit: 1_000 });
  assert.ok(mails.length > 10, `${mails.length}`);
  for (const { to, state } of mails) {
    assert.match(to, /[@.]campcairn\.example$/);
    assert.equal(state, 'kept');
  }
});

it('the history is played once: the next start adds nothing', async () => {
  const before = await account();
  await nextStart();
  assert.deepEqual(await account(), before);
});

it('the demo’s pictures are drawn by the image proxy, under tags that do not change', async () => {
  const { images } = campcairn.services;
  const source = 'https://pictures.campcairn.example/camp/coachbuilt/coast/summer-golden/k3f9.jpg';
  const path = images.path(source).replace('{w}', '320');
  const response = await fetch(`${campcairn.address}${path}`, {
    headers: { accept: 'image/avif' },
  });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('etag'), '"afc5225851bb3f74-320-avif"');
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  assert.deepEqual([width, height], [320, 213]);
  assert.deepEqual(images.sizeOf(source), { width: 1200, height: 800 });
});

it('the demo has an operator, and links to sign in, only where the site is on the machine itself', async () => {
  const { context, services } = campcairn;
  assert.equal(campcairn.demo?.signIn, undefined);
  assert.deepEqual(await services.operators.list(), []);
  const settings = { ...context.settings, PUBLIC_URL: 'http://localhost:4000' };
  const { signIn } = (await ensureDemo({ ...context, settings }, services))!;
  assert.match(signIn!.operator, /^http:\/\/localhost:4000\/sign-in\/\w{43}\?demo=[\w-]{32}$/);
  assert.equal((await services.operators.list()).length, 1);
});

it('where leads of others are, which are newer than all of its history, the demo has none', async () => {
  const other = await startTestCampcairn({}, { towns: 'world', worker: false });
  try {
    const { call } = await other.partner();
    const { body } = await call('PUT', '/listings/a', aListing());
    await follow(other.address, `/go/${String(body.id)}`);
    const { slug } = (await ensureDemo(other.context, other.services))!;
    const { id } = await other.services.partners.bySlug(slug);
    assert.deepEqual(await other.services.leads.rows(id, { afterSeq: 0, limit: 10 }), []);
  } finally {
    await other.stop();
  }
});

it('the demo is not removed while its operator is the only one', async () => {
  const { refusal } = commandLine(campcairn, { DEMO: '1' });
  assert.match(await refusal('demo', 'remove'), /First add yourself: operator add EMAIL\./);
  assert.ok((await account()).leads.length > 700);
});

it('the demo is removed with all that it has, and does not come back', async () => {
  const { cc, refusal } = commandLine(campcairn, { DEMO: '1' });
  const { services, context } = campcairn;
  const found = async () => (await services.search.search(new URLSearchParams())).total;
  assert.ok((await found()) > 1_000);
  await services.operators.add('ines@campcairn.example');
  const { id } = await services.partners.bySlug('campcairn-demo');
  assert.deepEqual(await cc('demo', 'remove'), { removed: 'campcairn-demo' });
  await services.worker.drain();
  assert.deepEqual(
    (await services.operators.list()).map(({ email }) => email),
    ['ines@campcairn.example'],
  );
  const leads = await services.leads.rows(id, { afterSeq: 0, limit: 10_000 });
  assert.ok(leads.length > 700);
  for (const { name, email, phone, message, listing_id } of leads)
    assert.deepEqual([name, email, phone, message, listing_id], [null, null, null, null, null]);
  assert.deepEqual(await services.feeds.ofPartner(id), []);
  assert.deepEqual(await services.members.list(id), []);
  assert.deepEqual(await services.applicationReview.waiting(), []);
  assert.equal(existsSync(join(context.settings.DATA_DIR, 'demo-key')), false);
  assert.equal(await found(), 0);
  assert.equal(await ensureDemo(context, services), undefined);
  assert.match(await refusal('demo', 'remove'), /There is no demo/);
});
