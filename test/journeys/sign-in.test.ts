import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { statement } from '../../src/platform/db/index.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { appCode, keyOnPage, signedIn, signedInOperator, visitor } from '../support/visitor.ts';

const mailBodies = statement<{ to_email: string; body_text: string }>(
  'test.sign_in.mails',
  `select to_email, body_text from mail where purpose = 'sign-in' order by id`,
);
const changeMails = statement<{ to_email: string; subject: string; body_text: string }>(
  'test.sign_in.change_mails',
  `select to_email, subject, body_text from mail where purpose = 'sign-in-changed' order by id`,
);
const secrets = statement<{ found: string }>(
  'test.sign_in.secrets',
  `select encode(token_hash, 'hex') as found from session
   union all select encode(token_hash, 'hex') from sign_in_link
   union all select coalesce(totp_key, '') from person`,
);

const RECOVERY_CODE = /\b\w{5}(?:-\w{5}){4}\b/g;

let site: TestSite;
let slug: string;
before(async () => {
  site = await startTestSite();
  ({ slug } = await site.partner('Coast Vans', { email: 'owner@coast.example' }));
});
after(() => site.stop());

const mails = () => site.database.db.query(mailBodies);
const lastLink = async (prefix = '') =>
  new RegExp(`https://campcairn\\.example(${prefix}/sign-in/\\w{43})`).exec(
    (await mails()).at(-1)!.body_text,
  )![1]!;
const later = (minutes: number) => site.clock.advance(minutes * 60_000);

describe('signing in by mail', () => {
  it('works once, in the browser that asked', async () => {
    const owner = visitor(site);
    const sent = await owner.post('/sign-in', { email: 'owner@coast.example' });
    assert.deepEqual([sent.status, sent.location], [303, '/sign-in/sent']);
    assert.equal((await mails()).at(-1)?.to_email, 'owner@coast.example');
    const link = await lastLink();

    const thief = visitor(site);
    assert.match((await thief.get(link)).text, /Open the link where you asked for it/);
    assert.match((await thief.post(link)).text, /Open the link where you asked for it/);
    assert.equal(thief.cookies.size, 0);

    assert.match((await owner.get(link)).text, /One more press/);
    assert.match((await owner.get(link)).text, /One more press/, 'a look does not use it up');
    const opened = await owner.post(link);
    assert.deepEqual([opened.status, opened.location], [303, '/dashboard']);
    assert.equal((await owner.get('/dashboard')).location, `/dashboard/${slug}`);
    assert.equal((await owner.get(`/dashboard/${slug}/key`)).status, 200);

    const again = visitor(site);
    for (const [name, value] of owner.cookies) again.cookies.set(name, value);
    assert.match((await again.post(link)).text, /This link no longer works/);
  });

  it('says that a form was not saved when it was sent after its session had ended', async () => {
    const page = `/dashboard/${slug}/listings/new`;
    const looked = await visitor(site).get(page);
    assert.equal(looked.location, `/sign-in?next=${encodeURIComponent(page)}`);
    const upload = new FormData();
    upload.append('file', new Blob(['id,title']), 'vans.csv');
    const sent = await visitor(site).send(page, upload);
    assert.equal(sent.status, 303);
    const box = await visitor(site).get(sent.location!);
    assert.match(box.text, /what you sent was not saved\. Sign in, then choose the file once more/);
    assert.match(box.text, new RegExp(`name="next" value="${page}"`), 'and goes on to the form');
    const inFrench = await visitor(site).get(sent.location!.replace('/sign-in', '/fr/sign-in'));
    assert.match(inFrench.text, /n’a pas été enregistré/);
  });

  it('keeps what was typed into a form until its sender has signed in', async () => {
    const page = `/dashboard/${slug}/listings/new`;
    const typed = {
      title: 'An hour of "typing"',
      description: 'One\nand two',
      amenities: ['tv', 'gps'],
    };
    const sent = await visitor(site).post(`${page}?/create`, typed);
    assert.equal(sent.status, 307, 'so that browsers send the form on');
    assert.equal(sent.location, `/sign-in/unsent?to=${encodeURIComponent(`${page}?/create`)}`);
    for (const [path, said] of [
      [sent.location!, /What you typed is still here/],
      [`/fr${sent.location}`, /Ce que vous avez saisi est encore ici/],
    ] as const) {
      const { status, text, headers } = await visitor(site).post(path, typed);
      assert.equal(status, 200);
      assert.match(headers.get('cache-control')!, /no-store/);
      assert.match(text, said);
      assert.match(text, new RegExp(`action="${page.replaceAll('/', '\\/')}\\?/create"`));
      assert.match(text, /name="title" value="An hour of &quot;typing&quot;"/);
      assert.match(text, /name="description" value="One\r?\nand two"/);
      assert.equal(text.match(/name="amenities"/g)!.length, 2);
    }
    assert.equal((await visitor(site).get(sent.location!)).location, '/sign-in');
    for (const elsewhere of [
      'https://vans.example/',
      '//vans.example',
      '/dashboard//x',
      '/partners',
    ])
      assert.equal(
        (await visitor(site).post(`/sign-in/unsent?to=${encodeURIComponent(elsewhere)}`, typed))
          .location,
        '/sign-in',
        elsewhere,
      );
  });

  it('says nothing on whether an address is known', async () => {
    const before = (await mails()).length;
    const known = await visitor(site).post('/sign-in', { email: 'OWNER@coast.example' });
    const unknown = await visitor(site).post('/sign-in', { email: 'nobody@coast.example' });
    for (const answer of [known, unknown]) {
      assert.deepEqual([answer.status, answer.location], [303, '/sign-in/sent']);
    }
    assert.equal(known.headers.getSetCookie().length, unknown.headers.getSetCookie().length);
    assert.equal((await mails()).length, before + 1);
  });

  it('is refused for what is no address', async () => {
    for (const email of ['', 'nobody', 'a@b@c.example', 'x'.repeat(300)]) {
      const answer = await visitor(site).post('/sign-in', { email });
      assert.equal(answer.status, 422, email);
      assert.match(answer.text, /Enter one email address/);
    }
  });

  it('is limited for a mailbox, known or not, and begins again after 15 minutes', async () => {
    later(16);
    for (const email of ['owner@coast.example', 'stranger@coast.example']) {
      const statuses: number[] = [];
      for (let n = 0; n < 6; n++) {
        statuses.push((await visitor(site).post('/sign-in', { email })).status);
      }
      assert.deepEqual(statuses, [303, 303, 303, 303, 303, 429], email);
    }
    later(16);
    const again = await visitor(site).post('/sign-in', { email: 'owner@coast.example' });
    assert.equal(again.status, 303);
  });

  it('ends after 15 minutes, and when a newer link was used', async () => {
    later(16);
    const owner = visitor(site);
    await owner.post('/sign-in', { email: 'owner@coast.example' });
    const first = await lastLink();
    await owner.post('/sign-in', { email: 'owner@coast.example' });
    const second = await lastLink();
    assert.equal((await owner.post(second)).status, 303);
    assert.match((await owner.get(first)).text, /no longer works/);

    const late = visitor(site);
    await late.post('/sign-in', { email: 'owner@coast.example' });
    const link = await lastLink();
    later(16);
    assert.match((await late.post(link)).text, /no longer works/);
  });

  it('takes a link once when two browsers use it at the same moment', async () => {
    const link = await site.services.people.signIn.printLink('owner@coast.example');
    const answers = await Promise.all(Array.from({ length: 4 }, () => visitor(site).post(link)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 303]);
  });

  it('takes two links of one address that are used at the same moment, or one of them', async () => {
    const links = [
      await site.services.people.signIn.printLink('owner@coast.example'),
      await site.services.people.signIn.printLink('owner@coast.example'),
    ];
    const answers = await Promise.all(links.map((link) => visitor(site).post(link)));
    assert.ok(answers.some(({ status }) => status === 303));
    for (const { status, text } of answers) {
      assert.ok(status === 303 || /no longer works/.test(text), String(status));
    }
  });

  it('leads on to a private page of this site, and nowhere else', async () => {
    const paths: [string, string][] = [
      [`/dashboard/${slug}/key`, `/dashboard/${slug}/key`],
      ['https://evil.example/dashboard', '/dashboard'],
      ['//evil.example/dashboard', '/dashboard'],
      ['/dashboard//evil.example', '/dashboard'],
      ['/\\evil.example', '/dashboard'],
      ['/dashboard/../../search', '/dashboard'],
      ['/dashboard/%2e%2e/go/1', '/dashboard'],
      ['/dashboard/x/.%2E/%2E./search?to=1', '/dashboard'],
      ['javascript:alert(1)', '/dashboard'],
      ['/dashboardx', '/dashboard'],
    ];
    for (const [next, wanted] of paths) {
      later(16);
      const owner = visitor(site);
      await owner.post('/sign-in', { email: 'owner@coast.example', next });
      assert.equal((await owner.post(await lastLink())).location, wanted, next);
    }
  });

  it('leads a partner who asked for a page of operators to its own start page', async () => {
    for (const next of ['/operator', '/operator/leads?kind=click', '/operator?x']) {
      later(16);
      const owner = visitor(site);
      await owner.post('/sign-in', { email: 'owner@coast.example', next });
      assert.equal((await owner.post(await lastLink())).location, '/dashboard', next);
      const again = await owner.get(`/sign-in?next=${encodeURIComponent(next)}`);
      assert.equal(again.location, '/dashboard', next);
    }
    const operator = await signedInOperator(site);
    assert.equal((await operator.get('/sign-in')).location, '/operator');
    assert.equal((await operator.get('/sign-in?next=/operator/leads')).location, '/operator/leads');
    const page = `/dashboard/${slug}/leads`;
    assert.equal((await operator.get(`/sign-in?next=${page}`)).location, page);
  });

  it('keeps tokens only as fingerprints, and cookies from scripts and other sites', async () => {
    const owner = await signedIn(site, 'owner@coast.example');
    const [token] = [...owner.cookies.values()];
    assert.match(token!, /^[0-9A-Za-z]{43}$/);
    const stored = await site.database.db.query(secrets);
    assert.ok(stored.every(({ found }) => !found.includes(token!)));
    const link = await site.services.people.signIn.printLink('owner@coast.example');
    later(16);
    const asked = await visitor(site).post('/sign-in', { email: 'owner@coast.example' });
    for (const [answer, name] of [
      [await visitor(site).post(link), '__Host-campcairn='],
      [asked, '__Host-campcairn-browser='],
    ] as const) {
      const [cookie = ''] = answer.headers.getSetCookie();
      for (const part of [name, 'HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) {
        assert.ok(cookie.includes(part), `${cookie} has ${part}`);
      }
    }
  });
});

describe('a session', () => {
  it('has another token after every sign-in, and the former one is dead', async () => {
    const owner = await signedIn(site, 'owner@coast.example');
    const before = new Map(owner.cookies);
    await owner.post(await site.services.people.signIn.printLink('owner@coast.example'));
    assert.notDeepEqual(owner.cookies, before);
    const former = visitor(site);
    for (const [name, value] of before) former.cookies.set(name, value);
    assert.match((await former.get(`/dashboard/${slug}/key`)).location!, /^\/sign-in/);
  });

  it('is not one that a stranger has chosen', async () => {
    const chosen = visitor(site);
    chosen.cookies.set('__Host-campcairn', 'A'.repeat(43));
    await chosen.post(await site.services.people.signIn.printLink('owner@coast.example'));
    assert.notEqual(chosen.cookies.get('__Host-campcairn'), 'A'.repeat(43));
  });

  it('ends when it is idle for a week, and after a month in any case', async () => {
    const idle = await signedIn(site, 'owner@coast.example');
    later(8 * 1440);
    assert.match((await idle.get(`/dashboard/${slug}/key`)).location!, /^\/sign-in\?next=/);

    const busy = await signedIn(site, 'owner@coast.example');
    for (let week = 0; week < 4; week++) {
      later(7 * 1440 - 1);
      assert.equal((await busy.get(`/dashboard/${slug}/key`)).status, 200);
    }
    later(3 * 1440);
    assert.equal((await busy.get(`/dashboard/${slug}/key`)).status, 303);
  });

  it('is ended by signing out, from another session, and of all others', async () => {
    const one = await signedIn(site, 'owner@coast.example');
    const two = await signedIn(site, 'owner@coast.example');
    assert.equal((await one.post('/profile?/endOthers')).status, 303);
    assert.equal((await two.get('/profile')).status, 303);
    const profile = await one.get('/profile');
    assert.match(profile.text, /Firefox on Linux/);
    assert.equal((await one.post('/sign-out')).status, 303);
    assert.equal((await one.get('/profile')).status, 303);
  });

  it('of the morning before asks to sign in again before the key or the sign-in is changed', async () => {
    const owner = await signedIn(site, 'owner@coast.example');
    const key = `/dashboard/${slug}/key`;
    later(12 * 60);
    assert.equal((await owner.get(key)).status, 200);
    const again = `/sign-in?again&next=${encodeURIComponent(key)}`;
    const refused = await owner.post(`${key}?/create`, { confirm: 'replace' });
    const waiting = `/sign-in/unsent?again&to=${encodeURIComponent(`${key}?/create`)}`;
    assert.deepEqual([refused.status, refused.location], [307, waiting]);
    const { text } = await owner.post(waiting, { confirm: 'replace' });
    assert.match(text, /Nothing was changed yet\. What you typed is still here/);
    assert.ok(text.includes(`href="${again.replace('&', '&amp;')}"`));
    assert.equal((await owner.get('/profile/passkeys')).status, 403);
    assert.equal((await owner.post('/profile?/recoveryCodes')).status, 307);
    assert.match((await owner.get(again)).text, /Sign in again/);
    await owner.post('/sign-in', { email: 'owner@coast.example', next: key });
    assert.equal((await owner.post(await lastLink())).location, key);
    assert.equal((await owner.post(`${key}?/create`, { confirm: 'replace' })).status, 200);
  });

  it('of the morning before asks to sign in again before anything changes where leads go', async () => {
    const email = 'owner@brook.example';
    const { slug: brook, call } = await site.partner('Brook Vans', { email });
    const owner = await signedIn(site, email);
    const base = `/dashboard/${brook}`;
    const forms: [path: string, fields: Record<string, string>][] = [
      [`${base}/webhooks?/save`, { webhook_url: 'https://93.184.215.14/hook?key=typed' }],
      [`${base}/webhooks?/remove`, {}],
      [`${base}/account?/enquiries`, { goes_to: 'address', lead_email: 'desk@brook.example' }],
    ];
    const target = async () => {
      const { webhook_url, lead_email } = (await call('GET', '/me')).body;
      return { webhook_url, lead_email };
    };
    const before = await target();
    later(12 * 60);
    for (const [path, fields] of forms) {
      const refused = await owner.post(path, fields);
      const waiting = `/sign-in/unsent?again&to=${encodeURIComponent(path)}`;
      assert.deepEqual([refused.status, refused.location], [307, waiting]);
      const { text } = await owner.post(waiting, fields);
      for (const value of Object.values(fields)) assert.ok(text.includes(`value="${value}"`));
    }
    assert.deepEqual(await target(), before);
    await owner.post(await site.services.people.signIn.printLink(email));
    for (const [path, fields] of forms) {
      const { status } = await owner.post(path, fields);
      assert.ok(status === 303 || status === 200, `${path}: ${status}`);
    }
    assert.deepEqual(await target(), { webhook_url: null, lead_email: 'desk@brook.example' });
    const byKey = await call('PATCH', '/me', { webhook_url: 'https://93.184.215.14/hook' });
    assert.equal(byKey.status, 200, 'the API goes by its key alone');
  });

  it('of another person is not ended by its id', async () => {
    await site.partner('Moor Vans', { email: 'owner@moor.example' });
    const victim = await signedIn(site, 'owner@moor.example');
    const [{ id } = { id: 0 }] = await site.services.people.sessions.ofEmail('owner@moor.example');
    const stranger = await signedIn(site, 'owner@coast.example');
    await stranger.post('/profile?/end', { id: String(id) });
    assert.equal((await victim.get('/profile')).status, 200);
  });
});

describe('a change of how somebody signs in', () => {
  it('is told by mail in the language of the page they signed in at, and in the audit log', async () => {
    const email = 'ines@campcairn.example';
    await site.services.operators.add(email);
    const ines = visitor(site);
    await ines.post('/pt/sign-in', { email });
    await ines.post(await lastLink('/pt'));
    const { text } = await ines.get('/sign-in/second-factor');
    const code = appCode(keyOnPage(text), site.clock.now());
    const accepted = await ines.post('/sign-in/second-factor', { code });
    const [recovery = ''] = accepted.text.match(RECOVERY_CODE) ?? [];
    await ines.post('/profile?/recoveryCodes');
    const told = (await site.database.db.query(changeMails)).filter(
      (mail) => mail.to_email === email,
    );
    assert.deepEqual(
      told.map(({ subject }) => subject),
      ['O seu acesso ao Campcairn mudou', 'O seu acesso ao Campcairn mudou'],
    );
    assert.match(told[0]!.body_text, /aplicação de autenticação/);
    assert.ok(recovery !== '' && told.every(({ body_text: body }) => !body.includes(recovery)));
    const entries = await site.context.audit.list({ actor: email }, 10);
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['person.recovery_codes_renewed', 'person.app_added', 'person.sign_in'],
    );
  });
});

describe('operators', () => {
  it('show a second factor before anything else', async () => {
    await site.services.operators.add('grace@campcairn.example');
    const grace = await signedIn(site, 'grace@campcairn.example');
    for (const path of ['/profile', `/dashboard/${slug}/key`]) {
      assert.match((await grace.get(path)).location ?? '', /^\/sign-in\/second-factor/, path);
    }
    const { text } = await grace.get('/sign-in/second-factor');
    const key = keyOnPage(text);
    const before = new Map(grace.cookies);
    const wrong = await grace.post('/sign-in/second-factor', { code: '000000' });
    assert.equal(wrong.status, 422);
    const code = appCode(key, site.clock.now());
    const right = await grace.post('/sign-in/second-factor', { code });
    assert.equal(right.text.match(RECOVERY_CODE)?.length, 10);
    assert.notDeepEqual(grace.cookies, before, 'the token is another');
    assert.equal((await grace.get('/profile')).status, 200);
    const former = visitor(site);
    for (const [name, value] of before) former.cookies.set(name, value);
    assert.match(
      (await former.get('/profile')).location!,
      /^\/sign-in\?next=/,
      'the former is dead',
    );
  });

  it('use each code once, recovery codes too, and may not guess', async () => {
    await site.services.operators.add('joan@campcairn.example');
    const first = await signedIn(site, 'joan@campcairn.example');
    const key = keyOnPage((await first.get('/sign-in/second-factor')).text);
    const code = appCode(key, site.clock.now());
    const { text } = await first.post('/sign-in/second-factor', { code });
    const [recovery = ''] = text.match(RECOVERY_CODE) ?? [];

    const second = await signedIn(site, 'joan@campcairn.example');
    assert.equal((await second.post('/sign-in/second-factor', { code })).status, 422);
    later(1);
    const next = appCode(key, site.clock.now());
    assert.equal((await second.post('/sign-in/second-factor', { code: next })).status, 303);

    const third = await signedIn(site, 'joan@campcairn.example');
    assert.equal(
      (await third.post('/sign-in/second-factor', { code: recovery.toLowerCase() })).status,
      303,
    );
    const fourth = await signedIn(site, 'joan@campcairn.example');
    assert.equal((await fourth.post('/sign-in/second-factor', { code: recovery })).status, 422);
    const guesses = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        fourth.post('/sign-in/second-factor', { code: String(100_000 + n) }),
      ),
    );
    assert.ok(guesses.some(({ status }) => status === 429));
    later(16);
    const late = appCode(key, site.clock.now());
    assert.equal((await fourth.post('/sign-in/second-factor', { code: late })).status, 303);
  });

  it('cannot add a passkey before they have shown the factor that they have', async () => {
    await signedInOperator(site, 'mary@campcairn.example');
    const thief = await signedIn(site, 'mary@campcairn.example');
    const options = await thief.get('/profile/passkeys');
    assert.match(options.location ?? '', /^\/sign-in\/second-factor/);
  });

  it('see what a partner sees, and cannot change it; the look is recorded', async () => {
    const operator = await signedInOperator(site, 'edith@campcairn.example');
    const page = await operator.get(`/dashboard/${slug}/key`);
    assert.equal(page.status, 200);
    assert.match(page.text, /your look is recorded/);
    const posted = await operator.post(`/dashboard/${slug}/key`, { confirm: 'replace' });
    assert.equal(posted.status, 403);
    const { audit } = site.context;
    const [entry] = await audit.list({ action: 'partner.look' }, 1);
    assert.equal(entry?.actor, 'edith@campcairn.example');
  });
});

describe('a page of one partner', () => {
  it('does not exist for members of another, and asks strangers to sign in', async () => {
    const stranger = await signedIn(site, 'owner@moor.example');
    assert.equal((await stranger.get(`/dashboard/${slug}/key`)).status, 404);
    assert.equal((await stranger.post(`/dashboard/${slug}/key`)).status, 404);
    assert.equal((await stranger.get('/operator')).status, 404);
    assert.match((await visitor(site).get(`/%64ashboard/${slug}/key`)).location!, /^\/sign-in/);
    assert.match((await visitor(site).post(`/dashboard/${slug}/key`)).location!, /^\/sign-in/);
  });

  it('is refused to forms of other sites', async () => {
    const owner = await signedIn(site, 'owner@coast.example');
    const { api_key_prefix: before } = await site.services.partners.bySlug(slug);
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://vans.campcairn.example', 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      for (const path of [`/dashboard/${slug}/key?/create`, '/sign-out', '/profile?/endOthers']) {
        const fields = { confirm: 'replace' };
        const { status } = await owner.post(path, fields, headers as Record<string, string>);
        assert.equal(status, 403, `${path} ${JSON.stringify(headers)}`);
      }
    }
    assert.equal((await site.services.partners.bySlug(slug)).api_key_prefix, before);
    assert.equal((await owner.get('/profile')).status, 200, 'still signed in');
  });
});

describe('the API key', () => {
  it('is created by the owner, shown once, and replaced only when that was confirmed', async () => {
    const { slug, key: first } = await site.partner('Fell Vans', { email: 'owner@fell.example' });
    const owner = await signedIn(site, 'owner@fell.example');
    const path = `/dashboard/${slug}/key`;
    assert.equal((await owner.post(`${path}?/create`)).status, 422);
    assert.equal((await fetch(`${site.address}/api/v1/me`, bearer(first))).status, 200);
    const made = await owner.post(`${path}?/create`, { confirm: 'replace' });
    const [key = ''] = /cc_live_\w{43}/.exec(made.text) ?? [];
    assert.equal(made.headers.get('cache-control'), 'no-store');
    assert.equal((await fetch(`${site.address}/api/v1/me`, bearer(first))).status, 401);
    assert.equal((await fetch(`${site.address}/api/v1/me`, bearer(key))).status, 200);
    await site.services.keyUses.write();
    const page = await owner.get(path);
    assert.ok(!page.text.includes(key));
    assert.match(page.text, new RegExp(`${key.slice(0, 12)}…`));
    assert.ok(!/Last used<\/dt>\s*<dd>never/.test(page.text));
  });

  it('is not for members who are no owners, nor for a suspended partner', async () => {
    const { slug } = await site.partner('Lake Vans', { email: 'owner@lake.example' });
    const { id } = await site.services.partners.bySlug(slug);
    await site.database.db.transaction((tx) =>
      site.services.members.add(tx, id, {
        email: 'helper@lake.example',
        role: 'member',
        invitedBy: 'owner@lake.example',
      }),
    );
    const helper = await signedIn(site, 'helper@lake.example');
    const posted = await helper.post(`/dashboard/${slug}/key?/create`, { confirm: 'replace' });
    assert.equal(posted.status, 403);
    await site.services.partners.setStatus(slug, 'suspended');
    const owner = await signedIn(site, 'owner@lake.example');
    assert.match((await owner.get(`/dashboard/${slug}/key`)).text, /suspended/);
    const key = `/dashboard/${slug}/key?/create`;
    assert.equal((await owner.post(key, { confirm: 'replace' })).status, 403);
  });
});

const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
