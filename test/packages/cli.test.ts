import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { System } from '../../packages/cli/src/index.ts';
import { signWebhook, verifyWebhook } from '../../packages/sdk/src/index.ts';
import { ROOT } from '../../tools/run.ts';
import { aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { freePort } from '../support/free-port.ts';
import { type LeadLab, startLeadLab } from '../support/lead-fixture.ts';
import { type LineRun, runLine } from '../support/partner-line.ts';
import { testAccount } from '../support/test-account.ts';

const folder = mkdtempSync(join(tmpdir(), 'campcairn-line-'));
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

const cc = (...line: string[]): Promise<LineRun> => runLine(line, env);

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** Enough to be killed among them. */
const MANY = 1500;

const items = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aListing({ external_id: `van-${at}`, title: `Van number ${at}` }),
  );
const count = async () => {
  const { active, paused } = (await test.call('GET', '/me')).body.listings;
  return active + paused;
};

describe('sync', () => {
  it('shows what a file would change, sends it, and leaves the rest alone', async () => {
    const three = file('three.json', items(3));
    const dry = await cc('sync', three, '--dry-run');
    assert.equal(dry.exit, 0);
    assert.match(
      dry.out,
      /to your test account: 3 listings\n[\s\S]*to create +3\n[\s\S]*\+ van-0 {2}Van number 0[\s\S]*Nothing was sent/,
    );
    assert.equal(await count(), 0);

    assert.match((await cc('sync', three)).out, /Done: 3 created, 0 updated\./);
    const [first, second] = items(2);
    const two = file('two.json', [{ ...first, title: 'Another title' }, second]);
    const { exit, json } = await cc('sync', two, '--json');
    assert.deepEqual(
      [exit, json.created, json.unchanged, json.gone, json.changed],
      [
        0,
        [],
        1,
        ['van-2'],
        [
          {
            external_id: 'van-0',
            fields: [{ field: 'title', from: 'Van number 0', to: 'Another title' }],
          },
        ],
      ],
    );
    assert.deepEqual([json.pushed.updated, json.pushed.deleted, await count()], [1, 0, 3]);
  });

  it('deletes what is not in the file only when it is told to, and meant', async () => {
    await cc('sync', file('three.json', items(3)));
    const one = file('one.json', items(1));
    const many = await cc('sync', one, '--delete-missing', '--yes');
    assert.deepEqual([many.exit, await count()], [4, 3]);
    assert.match(many.said, /2 listings of 3 \(67 %\) would be deleted, more than 20 %/);
    const dry = await cc('sync', one, '--delete-missing', '--dry-run');
    assert.match(dry.out, /It would stop: 2 listings of 3 .* Say --max-delete 2 if you mean it/);
    const few = await cc('sync', one, '--delete-missing', '--yes', '--max-delete', '1');
    assert.match(few.said, /more than 1\./);
    const meant = ['--delete-missing', '--max-delete', '2'];
    const unmeant = await cc('sync', one, ...meant);
    assert.deepEqual([unmeant.exit, await count()], [4, 3]);
    assert.match(unmeant.said, /2 listings will be deleted. Say --yes/);
    const nameless = file('nameless.json', [...items(1), { title: 'Who am I' }]);
    assert.equal((await cc('sync', nameless, ...meant, '--yes')).exit, 4);
    const asked: string[] = [];
    const confirm = async (question: string) => asked.push(question) > 0;
    const line = ['sync', one, ...meant];
    await runLine(line, env, { isPerson: true, confirm });
    assert.deepEqual([asked.length, await count()], [1, 1]);
  });

  it('names each row that it cannot read or that is refused, and sends the others', async () => {
    const csv = `external_id,category,title,url,location.lat,location.lng,price.from,colour
a,campervan,Good van,https://vans.example/,50.4155,-5.0737,8900,red
b,campervan,Bad,https://vans.example/,50.4155,-5.0737,,
c,campervan,Dear van,https://vans.example/,50.4155,-5.0737,cheap,`;
    const { exit, out, json } = await cc('sync', file('rows.csv', csv), '--json');
    assert.equal(exit, 5);
    assert.deepEqual(
      [json.columns_not_read, json.pushed.created, json.pushed.failed],
      [['colour'], 0, 2],
    );
    assert.ok(out.includes('price.currency'), 'a price needs a currency');
    assert.equal(json.problems[0].at, 'line 4');
    assert.deepEqual(json.pushed.problems[1].field, 'title');
  });

  it('goes on after it was killed in the middle, and through broken answers', async () => {
    const path = file('many.json', items(MANY));
    const main = join(ROOT, 'packages/cli/src/main.ts');
    const child = spawn(process.execPath, [main, 'sync', path], {
      env: { ...process.env, ...env },
    });
    while ((await count()) < 300) await wait(20);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const done = await count();
    assert.ok(done < MANY, 'it was killed before its end');

    const faults = ['cut', 'error', 'cut'];
    const proxy = createServer((request, response) => {
      const fault = faults.pop();
      void (async () => {
        const { method = '', url = '', headers } = request;
        const chunks: Uint8Array[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const answer = await fetch(fixture.address + url, {
          method,
          headers: {
            authorization: headers.authorization!,
            ...(fault ? { 'cc-test-fault': fault } : {}),
            ...(chunks.length > 0 ? { 'content-type': 'application/json' } : {}),
          },
          body: chunks.length > 0 ? Buffer.concat(chunks) : null,
        });
        const text = await answer.text();
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
      })().catch(() => response.destroy());
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    env['CAMPCAIRN_BASE_URL'] = `http://127.0.0.1:${port}/api/v1`;
    const { json, said } = await cc('sync', path, '--json');
    proxy.close();
    assert.equal(faults.length, 0);
    assert.match(said, /Again in 1 second/);
    assert.ok(json.unchanged >= done, 'what was there is not sent again');
    assert.equal(json.created.length + json.unchanged, MANY);
    assert.equal(json.pushed.failed, 0);
    assert.equal(await count(), MANY);
  });

  it('says how far it came when it is stopped', async () => {
    const stop = new AbortController();
    const line = ['sync', file('some.json', items(500))];
    let bars = 0;
    const progress = () => void ((bars += 1) > 7 && stop.abort());
    const { exit, said } = await runLine(line, env, { stopped: stop.signal, progress });
    assert.equal(exit, 130);
    assert.match(said, /Ended after \d+ of 500\. Run it again/);
  });
});

describe('leads', () => {
  const enquire = async (fields: object = {}) => {
    await test.call('PUT', '/listings/bramble', aListing());
    const sent = { external_id: 'bramble', ...fields };
    return (await test.call('POST', '/test/enquiries', sent)).body;
  };

  it('are listed, for people, programs and spreadsheets', async () => {
    await enquire({ name: '=1+1', message: 'Two "bikes",\nand a dog', guests: 2 });
    await test.call('POST', '/test/clicks', { external_id: 'bramble' });
    const { out } = await cc('leads');
    assert.match(out, /lead_\w+ {2}enquiry {2}bramble {2}=1\+1 {2}.* 2 guests {2}pending\n.*click/);
    const clicks = await cc('leads', '--kind', 'click', '--json');
    assert.deepEqual(
      clicks.json.leads.map(({ kind }: { kind: string }) => kind),
      ['click'],
    );
    const csv = await cc('leads', '--csv', '--kind=enquiry', '--since', '2026-05-01');
    assert.match(csv.out, /^\uFEFFid,kind,created_at,name,.*\r\nlead_\w+,enquiry,.*,'=1\+1,/);
    assert.match(csv.out, /,"Two ""bikes"",\nand a dog",bramble,/);
    assert.equal((await cc('leads', '--since', 'May')).exit, 2);
  });

  it('are acknowledged by their ids, or as they are shown', async () => {
    const [first, second] = [await enquire(), await enquire()];
    assert.match((await cc('leads', 'ack', first.id)).out, /delivered/);
    assert.equal((await cc('leads', 'ack', 'lead_x')).exit, 3);
    assert.equal((await cc('leads', 'ack', 'bramble')).exit, 2);
    const followed = await cc('leads', 'follow', '--once', '--ack');
    assert.ok(followed.out.includes(second.id) && !followed.out.includes(first.id));
    assert.equal((await cc('leads', 'follow', '--once')).out, '', 'none waits');
  });
});

describe('listen', () => {
  it('delivers what waits and what comes, signed, until it is stopped', async () => {
    await test.call('PUT', '/listings/bramble', aListing());
    const cause = () => test.call('POST', '/test/enquiries', { external_id: 'bramble' });
    const waited = (await cause()).body.id;
    const taken: string[] = [];
    let secret = '';
    let status = 500;
    const program = createServer((request, response) => {
      void (async () => {
        const chunks: Uint8Array[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const body = Buffer.concat(chunks);
        const event = await verifyWebhook({ body, headers: request.headers, secret });
        taken.push((event.data as { id: string }).id);
        response.writeHead(status).end();
      })();
    }).listen(0, '127.0.0.1');
    await once(program, 'listening');
    const { port } = program.address() as AddressInfo;
    const line = ['listen', '--forward', `http://127.0.0.1:${port}/`, '--since', '2026-05-01'];
    const say = (text: string) => void (secret = /whsec_\w+/.exec(text)?.[0] ?? secret);
    const failing = await runLine([...line, '--once'], env, { say });
    assert.deepEqual([failing.exit, taken], [5, [waited]]);
    assert.match(failing.out, /lead\.created {2}evt_\w+ {2}500/);

    status = 204;
    const stop = new AbortController();
    const more = [...line, '--every', '1', '--ack'];
    const listening = runLine(more, env, { say, stopped: stop.signal });
    while (taken.length < 2) await wait(20);
    const came = (await cause()).body.id;
    while (taken.length < 3) await wait(20);
    const isWaiting = async () =>
      (await test.call('GET', '/leads?delivery_status=pending')).body.data.length > 0;
    while (await isWaiting()) await wait(20);
    stop.abort();
    program.close();
    assert.equal((await listening).exit, 0);
    assert.deepEqual(taken, [waited, waited, came]);
    assert.equal((await cc('listen', '--forward', 'localhost')).exit, 2);
  });
});

describe('trigger', () => {
  it('causes enquiries and clicks with a test key, which are followed from where it was', async () => {
    await test.call('PUT', '/listings/bramble', aListing());
    const place = join(folder, 'place');
    const line = ['leads', 'follow', '--once', '--ack', '--resume-file', place];
    const follow = () => runLine(line, env, { now: () => new Date('2026-05-01T00:00:00Z') });
    const typed = ['--name', 'Ada', '--guests', '2', '--from', '2027-07-01', '--to', '2027-07-08'];
    const first = await cc('trigger', 'enquiry', 'bramble', ...typed);
    assert.match(first.out, /^\S+ {2}lead_\w+ {2}enquiry {2}bramble {2}Ada .*2 guests/);
    assert.match((await follow()).out, /Ada/);
    const second = await cc('trigger', 'enquiry', 'bramble', '--name', 'Grace', '--json');
    // Another program acknowledges it before this one looks again.
    await cc('leads', 'ack', second.json.lead.id);
    const { out } = await follow();
    assert.deepEqual([/Ada/.test(out), /Grace/.test(out)], [false, true]);
    assert.equal((await follow()).out, '');
    assert.match((await cc('trigger', 'click', 'bramble')).out, /click {2}bramble[\s\S]*cc_lead=/);
    const nowhere = await cc('trigger', 'enquiry', 'nowhere');
    assert.notEqual(nowhere.exit, 0);
    const live = { ...env, CAMPCAIRN_API_KEY: `cc_live_${'x'.repeat(43)}` };
    const refused = await runLine(['trigger', 'enquiry', 'bramble'], live);
    assert.deepEqual([refused.exit, /test key only/.test(refused.said)], [2, true]);
  });
});

describe('verify', () => {
  it('says whether a signature is right, and what usually happened if it is not', async () => {
    const secret = 'whsec_abc';
    const body = JSON.stringify({ id: 'evt_1', type: 'webhook.test', data: { message: 'Hello' } });
    const now = new Date('2026-05-04T09:00:00Z');
    const signature = await signWebhook(body, secret, now.getTime() / 1000);
    const verify = (text: string, by = secret, at: Partial<System> = { now: () => now }) => {
      const line = ['verify', file('body', text), '--signature', signature];
      return runLine(line, { CAMPCAIRN_WEBHOOK_SECRET: by }, at);
    };
    assert.match((await verify(body)).out, /right: webhook\.test evt_1/);
    for (const [run, said] of [
      [verify(`${body}\n`), /without the line break/],
      [verify(JSON.stringify(JSON.parse(body), null, 2)), /without spaces/],
      [verify(body, 'abc'), /with whsec_ before/],
      [verify(body, 'whsec_other'), /not by this secret/],
      [verify(body, secret, {}), /say by --at/],
    ] as const) {
      const { exit, said: error } = await run;
      assert.equal(exit, 4);
      assert.match(error, said);
    }
  });
});

describe('doctor', () => {
  const states = ({ json }: LineRun) =>
    json.findings.map(({ about, state }: Record<string, string>) => `${about} ${state}`);

  it('finds nothing wrong with a new account, and says what waits', async () => {
    await test.call('PUT', '/listings/bramble', aListing());
    await test.call('POST', '/test/enquiries', { external_id: 'bramble' });
    const run = await cc('doctor', '--json');
    assert.equal(run.exit, 0);
    const expected = ['address ok', 'clock ok', 'key ok', 'webhook warning', 'events ok'];
    assert.deepEqual(states(run), [...expected, 'enquiries warning']);
    assert.match((await cc('doctor')).out, /ok +key +cc_test_\w{4}… is a test key of Harbour Vans/);
  });

  it('says what is wrong with the address, the clock, the key and the webhook', async () => {
    const nowhere = { ...env, CAMPCAIRN_BASE_URL: `http://127.0.0.1:${await freePort()}/api/v1` };
    const away = await runLine(['doctor'], nowhere);
    assert.deepEqual([away.exit, /nothing listens there/.test(away.out)], [5, true]);
    const page = { ...env, CAMPCAIRN_BASE_URL: fixture.address };
    assert.match((await runLine(['doctor'], page)).out, /does it end in \/api\/v1/);
    const now = () => new Date(Date.now() + 400_000);
    assert.match((await runLine(['doctor'], env, { now })).out, /wrong +clock .* ahead of/);
    const key = `cc_live_${'x'.repeat(43)}`;
    const unknown = await runLine(['doctor', '--json'], { ...env, CAMPCAIRN_API_KEY: key });
    assert.deepEqual(states(unknown).at(-1), 'key wrong');

    await test.call('PATCH', '/me', { webhook_url: `${fixture.receiver.url}/doctor` });
    fixture.answerWith(500);
    const { exit, out } = await cc('doctor', '--send-test');
    assert.equal(exit, 5);
    assert.match(out, /is 127\.0\.0\.1, a private address/);
    assert.match(out, /its certificate (?:is signed by|comes without)/);
    assert.match(out, /did not take a test event \(500\)/);
  });
});

describe('the command line', () => {
  it('tells by its exit code what was wrong, and never repeats a key', async () => {
    const key = `cc_live_${'x'.repeat(43)}`;
    for (const [line, exit, said] of [
      [['snyc'], 2, /There is no command "snyc"/],
      [['sync'], 2, /Usage: campcairn sync FILE/],
      [['sync', 'a.csv', `--key=${key}`], 2, /Unknown option/],
      [['sync', join(folder, 'none.csv')], 2, /cannot be read: ENOENT/],
      [['sync', file('empty.json', [])], 5, /no listing/],
    ] as const) {
      const run = await cc(...line);
      assert.equal(run.exit, exit, `${line.join(' ')}: ${run.said}`);
      assert.match(run.said, said);
      assert.ok(!run.said.includes(key));
    }
    const listings = file('one.json', items(1));
    const wrong = await runLine(['sync', listings, '--json'], { ...env, CAMPCAIRN_API_KEY: key });
    assert.deepEqual([wrong.exit, wrong.json.error.code], [4, 'unauthorized']);
    const keyless = { CAMPCAIRN_BASE_URL: env['CAMPCAIRN_BASE_URL']! };
    assert.equal((await runLine(['sync', listings], keyless)).exit, 2);
    const named = ['sync', listings, '--dry-run', '--key-file', file('key', `${test.key}\n`)];
    assert.equal((await runLine(named, keyless)).exit, 0);
  });

  it('explains each command', async () => {
    assert.match((await cc()).out, /sync FILE/);
    for (const line of [
      ['help', 'sync'],
      ['sync', '--help'],
    ])
      assert.match((await cc(...line)).out, /^campcairn sync FILE \[options\]\n[\s\S]*--dry-run/);
  });
});
