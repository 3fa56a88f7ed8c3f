import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createConsole } from '../../src/app/pages/console/index.ts';
import type { Job } from '../../src/platform/jobs/index.ts';
import { applied, type ConsoleFixture, fillConsole } from '../support/console-fixture.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, signedInOperator, type Visitor } from '../support/visitor.ts';

const DAY_MS = 86_400_000;
const ADA = 'ada@campcairn.example';

let site: TestSite;
let fixture: ConsoleFixture;
let operator: Visitor;
before(async () => {
  site = await startTestSite({ ENQUIRY_LIMIT: '100' }, { worker: false });
  fixture = await fillConsole(site);
  operator = await signedInOperator(site, ADA);
  const job = site.services.statistics.jobs.find(({ kind }) => kind === 'statistics.count_leads')!;
  await job.run({} as Job);
});
after(() => site.stop());

const plain = (text: string): string => text.replaceAll(/<!--.*?-->/g, '');
const overview = async (): Promise<string> => plain((await operator.get('/operator')).text);
/** Paths that the list of what waits links to, in order. */
const waiting = async (): Promise<string[]> => {
  const [, list = ''] = /id="waiting"(.*?)<\/section>/s.exec(await overview()) ?? [];
  return [...list.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path);
};

describe('the overview', () => {
  it('lists what waits, the most urgent first, each with a link to where it is done', async () => {
    const paths = await waiting();
    assert.equal(paths[0], `/operator/reports/${fixture.report}`, 'fraud');
    for (const path of [
      `/operator/applications/${fixture.application}`,
      `/operator/claims/${fixture.claim}`,
      '/operator/data',
    ])
      assert.ok(paths.includes(path), path);
    const reports = paths.filter((path) => path.startsWith('/operator/reports/'));
    assert.equal(reports.length, 1, 'two reports of one listing are one thing');
    assert.match(await overview(), /2 reports/);
    for (const path of paths) assert.equal((await operator.get(path)).status, 200, path);
  });

  it('has an overdue application before everything else', async () => {
    const overdue = await applied(site, { business: 'Overdue Vans', email: 'over@due.example' });
    site.clock.advance(10 * DAY_MS);
    operator = await signedInOperator(site, 'bea@campcairn.example');
    const paths = await waiting();
    const isApplication = (path: string) => path.startsWith('/operator/applications/');
    assert.ok(isApplication(paths[0]!));
    assert.ok(paths.includes(`/operator/applications/${overdue}`));
    await operator.post(`/operator/applications/${overdue}?/decline`, {});
  });

  it('leads from what was done to what waits next', async () => {
    const path = `/operator/claims/${fixture.claim}`;
    const { location } = await operator.post(`${path}?/look`);
    const { text } = await operator.get(location ?? '');
    const [, next] = /role="status".*?<a href="([^"]+)">Next: /s.exec(plain(text)) ?? [];
    assert.equal(
      next,
      (await waiting()).find((href) => href !== path),
    );
  });

  it('has tables as files, for operators alone', async () => {
    for (const table of ['days', 'countries', 'new', 'silent']) {
      const path = `/operator/figures/${table}.csv`;
      const { status, headers, text } = await operator.get(path);
      assert.equal(status, 200, table);
      assert.match(headers.get('content-type') ?? '', /^text\/csv/);
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.match(text, /^(?:day|country|partner),/, table);
      const member = await signedIn(site, 'office@vans.example');
      assert.equal((await member.get(path)).status, 404, table);
    }
    assert.equal((await operator.get('/operator/figures/else.csv')).status, 404);
  });

  it('counts the leads of this week and last, by country', async () => {
    const { text } = await operator.get('/operator/figures/days.csv');
    const lines = text.trim().split('\r\n').slice(1);
    assert.ok(lines.length > 7 && lines.length <= 14);
    assert.ok(!text.includes('undefined'));
    const { weeks } = await createConsole(site.context, site.services)(ADA).business.show();
    const all = weeks.days.reduce((sum, { enquiries }) => sum + enquiries, 0);
    assert.equal(all, weeks.thisWeek.enquiries + weeks.lastWeek.enquiries);
  });

  it('names partners that were not heard of for 30 days as silent', async () => {
    const { text: early } = await operator.get('/operator/figures/silent.csv');
    assert.ok(!early.includes(fixture.partner));
    site.clock.advance(35 * DAY_MS);
    operator = await signedInOperator(site, 'cleo@campcairn.example');
    const { text } = await operator.get('/operator/figures/silent.csv');
    assert.ok(text.includes(fixture.partner));
    assert.match(await overview(), /id="silent".*Moor &amp; Coast Vans/s);
    const { contact_email: email } = await site.services.partners.bySlug(fixture.partner);
    await signedIn(site, email);
    const { text: heard } = await operator.get('/operator/figures/silent.csv');
    assert.ok(!heard.includes(fixture.partner));
  });
});

describe('a decision', () => {
  const pathOf = (id: number) => `/operator/applications/${id}`;
  const apply = (name: string) =>
    applied(site, {
      business: `${name} Vans`,
      email: `${name}@vans.example`,
      about: `We are ${name}.`,
    });

  it('leads to the following case of the kind, past those that were left, and can be taken back', async () => {
    const ids: number[] = [];
    for (const name of ['Left', 'Declined', 'Following']) {
      site.clock.advance(1000);
      ids.push(await apply(name));
    }
    const [, declined = 0, following = 0] = ids;
    const { location } = await operator.post(`${pathOf(declined)}?/decline`, { reason: '' });
    assert.equal(location, `${pathOf(following)}?decided=application.declined.${declined}`);
    const text = plain((await operator.get(location!)).text);
    assert.match(text, /role="status".*Declined Vans<\/a>: Declined\./s);
    assert.ok(text.includes(`action="${pathOf(declined)}?/reopen"`), 'undo');
    const undone = await operator.post(`${pathOf(declined)}?/reopen`);
    assert.equal(undone.location, `${pathOf(declined)}?done=reopened`);
    assert.doesNotMatch((await operator.get(location!)).text, /\?\/reopen/, 'undone already');
    for (const id of ids) await site.services.applicationReview.decline(id);
  });

  it('leads to the most urgent other kind when none of its kind waits', async () => {
    for (const { id } of await site.services.applicationReview.waiting()) {
      await operator.post(`${pathOf(id)}?/approve`);
    }
    const id = await apply('Last');
    const [first] = await waiting();
    assert.match(first ?? '', /^\/operator\/reports\//);
    const { location } = await operator.post(`${pathOf(id)}?/approve`);
    assert.equal(location, `${first}?decided=application.approved.${id}`);
  });

  it('is told of nothing that is not there', async () => {
    for (const decision of [
      'application.declined.999999',
      'application.declined.lead_a',
      'x',
      'claim.x.1',
    ]) {
      const { status, text } = await operator.get(`/operator?decided=${decision}`);
      assert.equal(status, 200, decision);
      assert.doesNotMatch(text, /role="status"/, decision);
    }
  });
});
