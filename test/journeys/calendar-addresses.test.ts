import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import ICAL from 'ical.js';
import { takenNights } from '@campcairn/ical';
import { rotateSecrets } from '../../src/app/use-cases/secrets.ts';
import { createRecorder } from '../../src/platform/audit/index.ts';
import { aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { createAuthority } from '../support/certificates.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { type Visitor, signedIn } from '../support/visitor.ts';

const TITLE =
  'Ünderwood; a van, with a name so long that a line of a calendar cannot hold it at all';

let site: TestSite;
let receiver: Receiver;
let partner: Partner;
let member: Visitor;
let page: string;
let made = 0;
/** What the calendar of another site answers with. */
let elsewhere = '';
before(async () => {
  const authority = createAuthority();
  receiver = await startReceiver(authority.issue(), (_, response) => response.end(elsewhere));
  site = await startTestSite(
    { OUTBOUND_ALLOW: '127.0.0.0/8' },
    { worker: false, outboundCa: authority.ca },
  );
});
after(async () => {
  await site.stop();
  await receiver.close();
});
beforeEach(async () => {
  made += 1;
  const email = `office-${made}@vans.example`;
  partner = await site.partner(`Harbour Vans ${made}`, { email });
  member = await signedIn(site, email);
  page = `/dashboard/${partner.slug}/listings/edit/van/calendar`;
  await partner.call('PUT', '/listings/van', aListing({ title: TITLE }));
  await partner.call('PUT', '/listings/van/availability', {
    ranges: [
      { start: '2026-04-01', end: '2026-04-08', status: 'unavailable' },
      { start: '2026-05-02', end: '2026-05-06', status: 'unavailable' },
      { start: '2026-05-06', end: '2026-05-08', status: 'unavailable' },
      { start: '2026-05-10', end: '2026-05-12', status: 'available' },
      { start: '2027-12-24', end: '2028-01-02', status: 'unavailable' },
    ],
  });
});

const ADDRESS = /https:\/\/campcairn\.example(\/calendars\/[^"]+\.ics)/g;
/** The paths of the addresses on the listing's page. */
const addresses = async (): Promise<string[]> =>
  [...(await member.get(page)).text.matchAll(ADDRESS)].map(([, path]) => path!);
/** Makes an address; gives its path. */
async function address(): Promise<string> {
  const answer = await member.post(`${page}?/address`);
  assert.equal(answer.location, `${page}?done=addressed#address`, answer.text);
  return (await addresses()).at(-1)!;
}
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.address + path, { headers });
const status = async (path: string) => (await ask(path)).status;
const nights = async (path: string): Promise<string[]> => {
  const window = { from: '2026-05-04', to: '2029-05-04', zone: 'Europe/London' };
  const text = await (await ask(path)).text();
  return takenNights(text, window).map(({ start, end }) => `${start} ${end}`);
};
const TAKEN = ['2026-05-02 2026-05-08', '2027-12-24 2028-01-02'];
const operations = () => site.services.partners;

describe('the private address of a calendar', () => {
  it('is made on wish, and stays the same', async () => {
    assert.deepEqual(await addresses(), []);
    const path = await address();
    assert.match(path, /^\/calendars\/[0-9A-Za-z]{32}\.ics$/);
    assert.equal(await address(), path);
    const recorder = createRecorder(site.context, { kind: 'command', name: 'grace' });
    await rotateSecrets(site.context, site.services, recorder);
    assert.deepEqual(await addresses(), [path]);
    assert.deepEqual(await nights(path), TAKEN);
  });

  it('gives the taken nights, as our own reader and another one read them', async () => {
    const path = await address();
    assert.deepEqual(await nights(path), TAKEN);
    const response = await ask(path);
    const text = await response.text();
    assert.equal(response.headers.get('content-type'), 'text/calendar; charset=utf-8');
    assert.equal(response.headers.get('cache-control'), 'private, max-age=300');
    assert.match(response.headers.get('x-robots-tag')!, /noindex/);
    assert.doesNotMatch(text, /(?<!\r)\n|\r(?!\n)/);
    for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.match(text, /^DTSTART;VALUE=DATE:20260502\r$/m);
    assert.match(text, /^DTEND;VALUE=DATE:20260508\r$/m);
    const calendar = new ICAL.Component(ICAL.parse(text));
    assert.equal(calendar.getFirstPropertyValue('x-wr-calname'), TITLE);
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    assert.deepEqual(
      events.map(({ startDate, endDate, summary }) => [`${startDate}`, `${endDate}`, summary]),
      [
        ['2026-05-02', '2026-05-08', 'Not available'],
        ['2027-12-24', '2028-01-02', 'Not available'],
      ],
    );
    const uids = (answer: string) => [...answer.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);
    assert.equal(new Set(uids(text)).size, 2);
    site.clock.advance(60_000);
    assert.deepEqual(uids(await (await ask(path)).text()), uids(text));
  });

  it('says that nothing has changed, until something has', async () => {
    const path = await address();
    const etag = (await ask(path)).headers.get('etag')!;
    site.clock.advance(60_000);
    const same = await ask(path, { 'if-none-match': etag });
    assert.deepEqual([same.status, await same.text()], [304, '']);
    await partner.call('PUT', '/listings/van/availability', { ranges: [] });
    const other = await ask(path, { 'if-none-match': etag });
    assert.equal(other.status, 200);
    assert.doesNotMatch(await other.text(), /VEVENT/);
  });

  it('gives each imported site all nights but its own', async () => {
    const day = (from: string, to: string) =>
      `BEGIN:VEVENT\r\nUID:${from}\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${to}\r\nEND:VEVENT\r\n`;
    const calendar = (...events: string[]) =>
      `BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR\r\n`;
    const add = async (text: string) => {
      elsewhere = text;
      const url = `${receiver.url}/${made}-${text.length}.ics`;
      assert.equal((await member.post(`${page}?/add`, { url })).status, 303);
      await site.services.worker.drain();
    };
    await add(calendar(day('20260507', '20260509'), day('20260601', '20260603')));
    await add(calendar(day('20260701', '20260703')));
    await address();
    const [first, second, all] = await addresses();
    const [written, christmas] = TAKEN;
    assert.deepEqual(await nights(first!), [written, '2026-07-01 2026-07-03', christmas]);
    assert.deepEqual(await nights(second!), [
      '2026-05-02 2026-05-09',
      '2026-06-01 2026-06-03',
      christmas,
    ]);
    assert.deepEqual(await nights(all!), [
      '2026-05-02 2026-05-09',
      '2026-06-01 2026-06-03',
      '2026-07-01 2026-07-03',
      christmas,
    ]);
    const id = /-(\d+)\.ics$/.exec(first!)![1]!;
    await member.post(`${page}?/remove`, { import: id });
    assert.deepEqual(await nights(first!), [written, '2026-07-01 2026-07-03', christmas]);
  });

  it('is not imported here again', async () => {
    const path = await address();
    const url = `webcal://campcairn.example${path}`;
    const { status: code, text } = await member.post(`${page}?/add`, { url });
    assert.equal(code, 422);
    assert.match(text, /id="import-url-problem"[^>]*>is an address for other sites/);
  });

  it('ends with a new one, which the log of the account has', async () => {
    const before = await address();
    const renewed = await member.post(`${page}?/renew`);
    assert.equal(renewed.location, `${page}?done=renewed#address`);
    const [now] = await addresses();
    assert.notEqual(now, before);
    assert.deepEqual([await status(before), await status(now!)], [404, 200]);
    const { id: partnerId } = await operations().bySlug(partner.slug);
    const log = await site.context.audit.list({ partnerId, action: 'calendar.address' }, 9);
    assert.deepEqual(
      log.map(({ subject, after: made }) => [subject, made]),
      [
        ['listing van', { replaced: true }],
        ['listing van', { replaced: false }],
      ],
    );
    assert.ok(!JSON.stringify(log).includes(now!.slice(11, 43)));
  });

  it('answers as long as the listing is there, also while travellers do not see it', async () => {
    const path = await address();
    await partner.call('PUT', '/listings/van', aListing({ title: TITLE, status: 'paused' }));
    assert.deepEqual(await nights(path), TAKEN, 'paused');
    const { body } = await partner.call('GET', '/listings/van');
    await site.database.db.transaction((tx) =>
      site.services.listingHiding.hide(tx, body.id, 'Wrong photos'),
    );
    assert.deepEqual(await nights(path), TAKEN, 'hidden');
    await partner.call('DELETE', '/listings/van');
    assert.equal(await status(path), 404, 'deleted');
    await partner.call('PUT', '/listings/van', aListing({ title: TITLE }));
    assert.equal(await status(path), 404, 'sent again');
  });

  it('answers for no account that is suspended, until it is not any more, or closed', async () => {
    const path = await address();
    await operations().setStatus(partner.slug, 'suspended', { reason: 'No answer' });
    assert.equal(await status(path), 404);
    await operations().setStatus(partner.slug, 'approved');
    assert.equal(await status(path), 200);
    const { account } = await dashboardOf(site, partner.slug);
    await account.close(`Harbour Vans ${made}`);
    assert.equal(await status(path), 404);
    await site.services.worker.drain();
    assert.equal(await status(path), 404);
  });

  it('is known by nobody else, and is asked for no more often than sites do', async () => {
    for (const guess of ['x', 'a'.repeat(32), `${'a'.repeat(32)}-1`, `${'a'.repeat(32)}-x`, '%00'])
      assert.equal(await status(`/calendars/${guess}.ics`), 404, guess);
    const path = await address();
    assert.equal(await status(path.replace('.ics', '-999999.ics')), 200);
    const statuses = new Set<number>();
    for (let at = 0; at < 240; at++) statuses.add(await status(path));
    const refused = await ask(path);
    assert.deepEqual([...statuses], [200, 429]);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    site.clock.advance(3_600_000);
    assert.equal(await status(path), 200);
  });

  it('is of no other partner', async () => {
    const other = await site.partner(`Hill Vans ${made}`, { email: `hill-${made}@vans.example` });
    await other.call('PUT', '/listings/theirs', aListing());
    const theirs = page.replace('/van/', '/theirs/');
    for (const action of ['address', 'renew'])
      assert.equal((await member.post(`${theirs}?/${action}`)).status, 404, action);
  });
});
