import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { statement } from '../../src/platform/db/index.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, signedInOperator, visitor } from '../support/visitor.ts';

const ROOT = join(import.meta.dirname, '../..');
const OWNER = 'owner@coast.example';

const passwordColumns = statement<{ name: string }>(
  'test.ways.passwords',
  `select table_name || '.' || column_name as name from information_schema.columns
   where table_schema = 'public' and column_name ~* 'passw|pwd|question|hint|oauth|saml|oidc'`,
);

let site: TestSite;
let slug: string;
before(async () => {
  site = await startTestSite();
  ({ slug } = await site.partner('Coast Vans', { email: OWNER }));
});
after(() => site.stop());

const later = (minutes: number) => site.clock.advance(minutes * 60_000);
const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

describe('the ways to sign in', () => {
  it('are a link and a passkey: no password, no question, no other provider', async () => {
    const { text } = await visitor(site).get('/sign-in');
    const [, form = ''] = /<form method="post"([^]*?)<\/form>/.exec(text)!;
    assert.deepEqual(
      [...form.matchAll(/<input[^>]*\bname="(\w+)"/g)].map(([, name]) => name),
      ['email'],
    );
    for (const { file, text: source } of sourcesOf('site/src/**/*.svelte')) {
      assert.doesNotMatch(source, /type="password"/, file);
    }
    assert.deepEqual(await site.database.db.query(passwordColumns), []);
    const opening = sourcesOf('src/**/*.ts').filter(({ text: source }) =>
      source.includes('sessions.open('),
    );
    assert.deepEqual(opening.map(({ file }) => file).sort(), [
      'src/people/passkeys.ts',
      'src/people/sign-in.ts',
    ]);
  });

  it('let nobody in before somebody is added: an installation begins without operators', async () => {
    assert.deepEqual(await site.services.operators.list(), []);
    for (const email of ['admin@campcairn.example', 'operator@campcairn.example', 'root']) {
      const before = (await site.services.mailQueue.list({ limit: 99 })).length;
      await visitor(site).post('/sign-in', { email });
      assert.equal((await site.services.mailQueue.list({ limit: 99 })).length, before, email);
    }
  });

  it('by mail are limited for a network too, however many mailboxes are asked for', async () => {
    later(16);
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      statuses.push(
        (await visitor(site).post('/sign-in', { email: `somebody${n}@coast.example` })).status,
      );
    }
    assert.deepEqual(new Set(statuses.slice(0, 20)), new Set([303]));
    assert.equal(statuses[20], 429);
    later(16);
    assert.equal((await visitor(site).post('/sign-in', { email: OWNER })).status, 303);
  });

  it('by passkey are limited to 60 challenges for a network in 15 minutes', async () => {
    later(16);
    const challenges = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const { status, text } = await visitor(site).get('/sign-in/passkey');
      assert.equal(status, 200);
      const { challenge, userVerification } = JSON.parse(text);
      assert.equal(userVerification, 'required');
      assert.equal(Buffer.from(challenge, 'base64url').length, 32);
      challenges.add(challenge);
    }
    assert.equal(challenges.size, 60, 'each is another');
    assert.equal((await visitor(site).get('/sign-in/passkey')).status, 429);
    later(16);
    assert.equal((await visitor(site).get('/sign-in/passkey')).status, 200);
  });

  it('by passkey are refused for an answer that is no passkey, to a challenge that was set', async () => {
    later(16);
    for (const id of ['unknown', 'a\0b', '\ud800', null, 7, [], {}, { toString: null }]) {
      const { challenge } = JSON.parse((await visitor(site).get('/sign-in/passkey')).text);
      const clientData = JSON.stringify({ type: 'webauthn.get', challenge, origin: site.address });
      const clientDataJSON = Buffer.from(clientData).toString('base64url');
      const answer = { id, rawId: id, type: 'public-key', response: { clientDataJSON } };
      const { status } = await fetch(`${site.address}/sign-in/passkey`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answer }),
      });
      assert.equal(status, 422, JSON.stringify(id));
    }
  });

  it('by a printed link work once, in any browser, for an hour', async () => {
    const printed = await site.services.people.signIn.printLink(OWNER);
    later(59);
    assert.equal((await visitor(site).post(printed)).location, '/dashboard');
    assert.match((await visitor(site).post(printed)).text, /This link no longer works/);
    const late = await site.services.people.signIn.printLink(OWNER);
    later(60);
    assert.match((await visitor(site).post(late)).text, /This link no longer works/);
  });
});

describe('whoever has signed in', () => {
  it('can sign out on every page', async () => {
    const owner = await signedIn(site, OWNER);
    const operator = await signedInOperator(site);
    await site.services.operators.add('new@campcairn.example');
    const unproven = await signedIn(site, 'new@campcairn.example');
    for (const [who, path] of [
      [owner, '/profile'],
      [owner, `/dashboard/${slug}`],
      [owner, `/dashboard/${slug}/leads`],
      [operator, '/operator'],
      [operator, '/operator/people'],
      [unproven, '/sign-in/second-factor'],
    ] as const) {
      assert.match((await who.get(path)).text, /<form method="post" action="\/sign-out"/, path);
    }
    const stolen = visitor(site);
    for (const [name, value] of owner.cookies) stolen.cookies.set(name, value);
    await owner.post('/sign-out');
    assert.match((await stolen.get('/profile')).location!, /^\/sign-in/, 'the token is dead');
  });

  it('is shown no page that another may frame', async () => {
    const owner = await signedIn(site, OWNER);
    const operator = await signedInOperator(site, 'grace@campcairn.example');
    for (const [who, path] of [
      [visitor(site), '/sign-in'],
      [owner, '/profile'],
      [owner, `/dashboard/${slug}/key`],
      [owner, '/dashboard/nobody'],
      [operator, '/operator/people'],
    ] as const) {
      const { headers } = await who.get(path);
      assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/, path);
      assert.equal(headers.get('x-frame-options'), 'DENY', path);
    }
  });

  it('signs in again before anything of the account or the sign-in is changed after 12 hours', async () => {
    const owner = await signedIn(site, OWNER);
    later(12 * 60);
    const base = `/dashboard/${slug}`;
    for (const path of [
      `${base}/key?/create`,
      `${base}/key?/test`,
      `${base}/team?/invite`,
      `${base}/team?/again`,
      `${base}/team?/role`,
      `${base}/team?/remove`,
      `${base}/team?/leave`,
      `${base}/account?/enquiries`,
      `${base}/account?/contact`,
      `${base}/account?/close`,
      `${base}/webhooks?/save`,
      `${base}/webhooks?/remove`,
      `${base}/webhooks?/rotate`,
      `${base}/webhooks?/plan_rotation`,
      `${base}/webhooks?/finish_rotation`,
      '/profile?/removePasskey',
      '/profile?/recoveryCodes',
      '/profile?/beginApp',
      '/profile?/setUpApp',
      '/profile?/removeApp',
    ]) {
      const { status, location } = await owner.post(path);
      assert.equal(status, 307, path);
      assert.equal(location, `/sign-in/unsent?again&to=${encodeURIComponent(path)}`);
    }
    assert.equal((await owner.get('/profile/passkeys')).status, 403);
    assert.equal((await owner.post('/profile/passkeys')).status, 403);
    for (const path of [`${base}/webhooks`, `${base}/account`, '/profile']) {
      assert.equal((await owner.get(path)).status, 200, `${path} is read`);
    }
  });

  it('signs in again, however the address and the kind of the request are written', async () => {
    const { slug: rill, call } = await site.partner('Rill Vans', { email: 'owner@rill.example' });
    const owner = await signedIn(site, 'owner@rill.example');
    later(12 * 60);
    const fields = { webhook_url: 'https://93.184.215.14/hook' };
    const page = `/dashboard/${rill}/webhooks`;
    for (const path of [
      `${page}?from=list&/save`,
      `${page}?%2Fsave`,
      `${page}?%2fsave=1`,
      `${page}?/save&/test`,
      `${page}?/save#/test`,
      `${page}/?/save`,
      `${page}/__data.json?/save`,
      `/fr${page}?/save`,
      `/%64ashboard/${rill}/webhooks?/save`,
      `/dashboard/${rill}/%77ebhooks?/save`,
    ]) {
      for (const headers of [{}, { 'x-sveltekit-action': 'true', accept: 'application/json' }]) {
        const { status, text } = await owner.post(path, fields, headers as Record<string, string>);
        assert.ok(
          status >= 300 || /"location":"\/sign-in/.test(text),
          `${path}: ${status} ${text}`,
        );
        assert.equal((await call('GET', '/me')).body.webhook_url, null, path);
      }
    }
    await owner.post(await site.services.people.signIn.printLink('owner@rill.example'));
    await owner.post(`${page}?from=list&/save`, fields);
    assert.equal((await call('GET', '/me')).body.webhook_url, fields.webhook_url);
  });
});
