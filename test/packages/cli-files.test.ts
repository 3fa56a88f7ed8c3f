import assert from 'node:assert/strict';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { System } from '../../packages/cli/src/index.ts';
import { aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { type LeadLab, startLeadLab } from '../support/lead-fixture.ts';
import { type LineRun, runLine } from '../support/partner-line.ts';
import { testAccount } from '../support/test-account.ts';

const folder = mkdtempSync(join(tmpdir(), 'campcairn-files-'));
let fixture: LeadLab;
let test: Partner;
let env: Record<string, string>;
before(async () => {
  fixture = await startLeadLab();
});
after(async () => {
  await fixture.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  test = await testAccount(fixture, await fixture.owner());
  env = { CAMPCAIRN_API_KEY: test.key, CAMPCAIRN_BASE_URL: `${fixture.address}/api/v1` };
});

const NOW = new Date('2026-05-04T09:00:00Z');
const cc = (line: string[], system: Partial<System> = {}): Promise<LineRun> =>
  runLine(line, env, { now: () => NOW, ...system });

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const van = (external_id: string, more = {}) => aListing({ external_id, ...more });
const put = (...items: unknown[]) => test.call('POST', '/listings/batch', { items });
const calendarOf = async (id: string) =>
  (await test.call('GET', `/listings/${id}/availability`)).body.ranges;

/** Records the calls of a program that is sent through it to the service. */
async function recorded(run: (base: string) => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  const proxy = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      calls.push(`${method} ${url.replace('/api/v1', '')}`);
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const answer = await fetch(fixture.address + url, {
        method,
        headers: {
          authorization: headers.authorization ?? '',
          ...(headers['content-type'] ? { 'content-type': headers['content-type'] } : {}),
        },
        ...(method === 'GET' ? {} : { body: Buffer.concat(chunks) }),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
    })();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  await run(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/api/v1`);
  proxy.close();
  return calls;
}

describe('a dry run of sync', () => {
  it('says of each row what the service would refuse, in its words, at its line', async () => {
    const place = { url: 'https://vans.example/', location: { lat: 50.4155, lng: -5.0737 } };
    const price = { from: 8900, currency: 'GBP' };
    await put(van('kept', place), van('changed', { ...place, price }), van('more'));
    const csv = `external_id,category,title,url,location.lat,location.lng,price.from,price.currency
kept,campervan,"${aListing()['title']}",https://vans.example/,50.4155,-5.0737,,
new,campervan,A new van,https://vans.example/,50.4155,-5.0737,,
changed,campervan,"${aListing()['title']}",https://vans.example/,50.4155,-5.0737,9500,GBP
sea,campervan,A boat,https://vans.example/,0,-30,,
short,boat,Van,http://vans.example/,50.4155,-5.0737,,`;
    const path = file('checked.csv', csv);
    const dry = await cc(['sync', path, '--dry-run', '--json']);
    const sent = await test.call('POST', '/listings/batch', {
      items: [
        van('sea', { title: 'A boat', location: { lat: 0, lng: -30 } }),
        van('short', { category: 'boat', title: 'Van', url: 'http://vans.example/' }),
      ],
    });
    const said = sent.body.results.flatMap(
      ({ error }: { error: { details: { path: string; message: string }[] } }) =>
        error.details.map(({ path: field, message }) => [field, message]),
    );
    assert.deepEqual(
      dry.json.problems.map((one: { field: string; message: string }) => [one.field, one.message]),
      said,
    );
    assert.deepEqual(
      [...new Set(dry.json.problems.map(({ at }: { at: string }) => at))],
      ['line 5', 'line 6'],
    );
    assert.deepEqual([dry.exit, dry.json.created, dry.json.gone], [5, ['new'], null]);
    const [changed] = dry.json.changed;
    assert.equal(changed.external_id, 'changed');
    assert.deepEqual(changed.fields[0], { field: 'price.from', from: 8900, to: 9500 });
    assert.equal((await test.call('GET', '/listings/new')).status, 404);

    const shown = await cc(['sync', path, '--dry-run']);
    assert.match(shown.out, /to create +1\n[\s\S]*~ changed {2}price\.from 8900 → 9500/);
    assert.match(shown.out, /! line 5, sea: location lies more than 50 km/);
    assert.match(shown.out, /Nothing was sent\.$/);
    assert.doesNotMatch(shown.out, /not in it/);
  });

  it('reads the listings of the account only to say which would be deleted, and no more of them', async () => {
    await put(van('a'), van('gone'));
    const path = file('one.json', [van('a')]);
    const plain = await recorded(async (base) => {
      const { json } = await cc(['sync', path, '--dry-run', '--json', '--base-url', base]);
      assert.deepEqual([json.unchanged, json.gone], [1, null]);
    });
    assert.deepEqual(plain, ['POST /listings/batch/check']);
    const missing = await recorded(async (base) => {
      const line = ['sync', path, '--dry-run', '--delete-missing', '--base-url', base];
      const { out } = await cc(line);
      assert.match(out, /not in it +1 {2}\(to be deleted\)[\s\S]*- gone {2}/);
      assert.match(out, /It would stop: 1 listing of 2/);
    });
    assert.deepEqual(missing, [
      'POST /listings/batch/check',
      'GET /listings?limit=200&fields=external_id%2Ctitle',
    ]);
  });
});

describe('calendars', () => {
  beforeEach(() => put(van('a'), van('b'), van('c')));

  it('of a CSV file replace those of their listings, and say what was saved', async () => {
    const path = file(
      'calendars.csv',
      `id;start;end;status;price;note
a;2026-07-08;2026-07-15;unavailable;;booked
b;2026-07-01;2026-07-08;available;;
a;2026-07-01;2026-07-08;available;10900;
c;;;;;`,
    );
    await test.call('PUT', '/listings/b/availability', {
      ranges: [{ start: '2026-07-01', end: '2026-07-08', status: 'available' }],
    });
    const dry = await cc(['calendars', path, '--dry-run']);
    assert.equal(dry.exit, 0);
    assert.match(
      dry.out,
      /to your test account:\n {2}to save +1\n {2}unchanged +2\n {2}refused +0/,
    );
    assert.match(dry.out, /~ a {2}2 ranges\nNot read: note\nNothing was sent\.$/);
    assert.deepEqual(await calendarOf('a'), []);

    const sent = await cc(['calendars', path]);
    assert.match(sent.out, /Done: 1 saved, 2 unchanged\.$/);
    assert.deepEqual(await calendarOf('a'), [
      { start: '2026-07-01', end: '2026-07-08', status: 'available', price: 10900 },
      { start: '2026-07-08', end: '2026-07-15', status: 'unavailable', price: null },
    ]);
    const again = await cc(['calendars', path, '--json']);
    assert.deepEqual([again.json.changed, again.json.unchanged, again.json.sent.saved], [[], 3, 0]);
    const asked: string[] = [];
    const cleared = file('cleared.csv', 'external_id,start,end,status\na,,,');
    const no = await cc(['calendars', cleared], {
      isPerson: true,
      confirm: async (question) => asked.push(question) < 0,
    });
    assert.deepEqual([no.exit, asked], [4, ['Send 1 calendar?']]);
    assert.equal((await cc(['calendars', cleared, '--yes'])).exit, 0);
    assert.deepEqual(await calendarOf('a'), []);
  });

  it('that cannot be read or are refused are named with their lines, and the others are sent', async () => {
    const path = file(
      'wrong.csv',
      `external_id,start,end,status,price
a,2026-07-01,2026-07-08,available,
a,2026-07-05,2026-07-09,available,
b,2026-07-01,2026-07-08,available,89.50
b,2026-08-01,2026-08-08,available,
nowhere,2026-07-01,2026-07-08,booked,
,2026-07-01,2026-07-08,available,
c,2026-07-01,2026-07-08,unavailable,`,
    );
    const { exit, json, out } = await cc(['calendars', path, '--json']);
    assert.equal(exit, 5, out);
    assert.deepEqual(
      json.problems.map(({ at, external_id: id, field }: Record<string, string>) => [
        at,
        id,
        field,
      ]),
      [
        ['line 4', 'b', 'price'],
        ['line 7', undefined, 'external_id'],
        ['line 3', 'a', 'start, end'],
        ['line 6', 'nowhere', ''],
      ],
    );
    assert.deepEqual([json.changed, json.sent.saved], [['c'], 1]);
    assert.deepEqual(await calendarOf('b'), [], 'a part of a calendar is never sent');
    const none = await cc(['calendars', file('none.csv', 'external_id,from,to\na,1,2')]);
    assert.match(none.said, /no column start, end, status/);
    assert.equal((await cc(['calendars', join(folder, 'nothing')])).exit, 2);
  });

  /** A calendar with one event of these lines. */
  const event = (...lines: string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', 'BEGIN:VEVENT', 'UID:1@a.example']
      .concat(lines, 'END:VEVENT', 'END:VCALENDAR', '')
      .join('\r\n');

  function folderOf(name: string, files: Record<string, string>): string {
    mkdirSync(join(folder, name), { recursive: true });
    for (const [file, content] of Object.entries(files))
      writeFileSync(join(folder, name, file), content);
    return join(folder, name);
  }

  it('of a folder of iCal files take the nights of their events, half-open, in the zone of the listing', async () => {
    await put(van('canaria', { location: { lat: 28.1, lng: -15.43 } }), van('a:b'));
    const path = folderOf('ics', {
      'a.ics': event('DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260708'),
      // 22:30 UTC is 23:30 in the Canaries, and after eleven no night of that day.
      'canaria.ics': event('DTSTART:20260701T223000Z', 'DTEND:20260703T090000Z'),
      'b.ICS': event('DTSTART:20260701T220000Z', 'DTEND:20260703T090000Z'),
      'a%3Ab.ics': event('DTSTART;VALUE=DATE:20260901', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      'c.ics': event('DTSTART:', 'DTEND:'),
      'nowhere.ics': event('DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260708'),
      'notes.txt': 'none of ours',
    });
    const { exit, json } = await cc(['calendars', path, '--json']);
    assert.equal(exit, 5);
    assert.deepEqual(json.not_read, ['notes.txt']);
    assert.deepEqual(
      json.problems.map(({ at, message }: Record<string, string>) => [at, message]),
      [
        ['c.ics', 'Event 1 of 1 cannot be read: its DTSTART is empty.'],
        ['nowhere.ics', 'There is no such listing on your account.'],
      ],
    );
    const taken = async (id: string) =>
      (await calendarOf(id)).map(({ start, end, status }: Record<string, string>) => [
        start,
        end,
        status,
      ]);
    const [nights, status] = [['2026-07-01', '2026-07-08'], 'unavailable'];
    assert.deepEqual(await taken('a'), [[...nights, status]]);
    assert.deepEqual(await taken('b'), [['2026-07-01', '2026-07-03', status]]);
    assert.deepEqual(await taken('canaria'), [['2026-07-02', '2026-07-03', status]]);
    assert.deepEqual(await taken('a%3Ab'), [
      ['2026-09-01', '2026-09-02', status],
      ['2026-09-08', '2026-09-09', status],
    ]);
    const empty = await cc(['calendars', folderOf('empty', { 'a.txt': '' })]);
    assert.match(empty.said, /holds no calendar, such as bramble\.ics/);
  });

  it('ask for the time zones of listings only where a calendar has times', async () => {
    const days = folderOf('days', {
      'a.ics': event('DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260708'),
    });
    const calls = (path: string) =>
      recorded((base) => cc(['calendars', path, '--dry-run', '--base-url', base]));
    assert.deepEqual(await calls(days), ['POST /availability/batch/check']);
    const times = folderOf('times', {
      'a.ics': event('DTSTART:20260701T1500', ' 00Z', 'DURATION:P1D'),
    });
    assert.deepEqual(await calls(times), [
      'GET /listings?limit=200&fields=external_id%2Clocation',
      'POST /availability/batch/check',
    ]);
  });
});

describe('profiles', () => {
  const settings = () => mkdtempSync(join(folder, 'settings-'));
  const input = (text: string) => ({ input: async () => new TextEncoder().encode(text) });

  it('are kept where only the user can read them, and shown without their keys', async () => {
    const own = { XDG_CONFIG_HOME: settings() };
    const run = (line: string[], system: Partial<System> = {}) => runLine(line, own, system);
    const url = env['CAMPCAIRN_BASE_URL']!;
    const add = (name: string, ...more: string[]) => [
      'profile',
      'add',
      name,
      '--api-url',
      url,
      ...more,
    ];
    const first = await run(add('test', '--key-stdin'), input(`${test.key}\n`));
    assert.equal(first.exit, 0, first.said);
    assert.ok(!first.out.includes(test.key));
    const path = join(own.XDG_CONFIG_HOME, 'campcairn/profiles.json');
    assert.equal(statSync(path).mode & 0o777, 0o600);
    assert.equal(JSON.parse(readFileSync(path, 'utf8')).profiles.test.key, test.key);

    const other = await testAccount(fixture, await fixture.owner());
    const second = await run(add('other', '--key', other.key));
    assert.match(second.said, /--key-stdin leaves no trace/);
    const list = await run(['profile', 'list']);
    assert.match(list.out, /^\* {2}test {3}cc_test_\w{4}… {2}http/);
    assert.ok(!list.out.includes(test.key) && !list.out.includes(other.key));

    const account = async (...line: string[]) => {
      const { json, said } = await run(['doctor', '--json', ...line]);
      return (
        json.findings?.find(({ about }: { about: string }) => about === 'key')?.message ?? said
      );
    };
    const prefix = (one: Partner) => new RegExp(`^${one.key.slice(0, 12)}`);
    assert.match(await account(), prefix(test));
    assert.match(await account('--profile', 'other'), prefix(other));
    await run(['profile', 'use', 'other']);
    assert.match(await account(), prefix(other));
    chmodSync(path, 0o644);
    assert.match((await run(['profile', 'list'])).said, /^Others can read the keys in .*chmod 600/);
    await run(['profile', 'remove', 'other']);
    assert.equal(statSync(path).mode & 0o777, 0o600, 'it is closed when it is written again');
    assert.match((await run(['doctor'])).said, /No address/);
  });

  it('give way to the environment, and are used as a whole', async () => {
    const other = await testAccount(fixture, await fixture.owner());
    const own = { XDG_CONFIG_HOME: settings() };
    const url = env['CAMPCAIRN_BASE_URL']!;
    const add = (name: string) =>
      runLine(['profile', 'add', name, '--api-url', url, '--key-stdin'], own, input(other.key));
    await add('kept');
    await add('second');
    const keyIn = async (variables: Record<string, string>, ...line: string[]) => {
      const { out, said } = await runLine(['leads', ...line], { ...own, ...variables });
      return said || out;
    };
    assert.equal((await runLine(['leads'], { ...own, ...env })).exit, 0);
    const wrong = { CAMPCAIRN_API_KEY: `cc_test_${'0'.repeat(43)}`, CAMPCAIRN_BASE_URL: url };
    assert.match(await keyIn(wrong), /key/i, "the environment's key is used");
    assert.match(await keyIn({ CAMPCAIRN_API_KEY: test.key }), /No address/);
    assert.match(await keyIn({ CAMPCAIRN_BASE_URL: url }), /No key/);
    assert.match(await keyIn({}, '--base-url', 'https://elsewhere.example/api/v1'), /No key/);
    assert.equal((await runLine(['leads', '--profile', 'second'], { ...own, ...wrong })).exit, 0);
    assert.equal((await runLine(['leads'], { ...own, CAMPCAIRN_PROFILE: 'second' })).exit, 0);
    const none = await runLine(['leads'], { ...own, CAMPCAIRN_PROFILE: 'third' });
    assert.deepEqual(
      [none.exit, none.said],
      [3, 'There is no profile "third". There are: kept, second.'],
    );
    assert.match(await keyIn({}, '--profile', 'kept', '--base-url', url), /leave out --base-url/);
  });

  it('are refused with a part of a key, an unsafe address or a broken file', async () => {
    const own = { XDG_CONFIG_HOME: settings() };
    const add = (...more: string[]) =>
      runLine(['profile', 'add', 'one', ...more], own, input('cc_test_1'));
    assert.match((await add('--api-url', 'http://a.example/api/v1', '--key-stdin')).said, /https/);
    assert.match((await add('--api-url', 'https://a.example/api/v1', '--key-stdin')).said, /whole/);
    assert.match((await add('--api-url', 'https://a.example/api/v1')).said, /--key-stdin/);
    assert.match((await add('--key-stdin')).said, /--api-url/);
    assert.equal((await runLine(['profile', 'use', 'one'], own)).exit, 3);
    mkdirSync(join(own.XDG_CONFIG_HOME, 'campcairn'), { recursive: true });
    const path = join(own.XDG_CONFIG_HOME, 'campcairn/profiles.json');
    writeFileSync(path, '{', { mode: 0o600 });
    assert.match((await runLine(['profile', 'list'], own)).said, /is not JSON/);
  });
});
