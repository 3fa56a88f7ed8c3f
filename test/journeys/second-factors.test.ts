import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { systemClock } from '../../src/platform/clock.ts';
import { statement } from '../../src/platform/db/index.ts';
import { type CommandLine, commandLine } from '../support/command-line.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { appCode, keyOnPage, signedIn, type Visitor, visitor } from '../support/visitor.ts';

const SECOND_FACTOR = '/sign-in/second-factor';
const RECOVERY_CODE = /\b\w{5}(?:-\w{5}){4}\b/g;

const mailsTo = statement<{ purpose: string; subject: string; body_text: string }, [email: string]>(
  'test.second_factors.mails',
  `select purpose, subject, body_text from mail where to_email = $1 and purpose <> 'sign-in' order by id`,
);
const keepOldKey = statement<never, [email: string, sealed: string]>(
  'test.second_factors.old_key',
  'update person set totp_key = $2, totp_since = null where email = $1',
);
const factorsOf = statement<
  { apps: number; codes: number; passkeys: number; sessions: number },
  [email: string]
>(
  'test.second_factors.factors',
  `select count(totp_key)::int as apps,
     (select count(*)::int from recovery_code c where c.person_id = p.id) as codes,
     (select count(*)::int from passkey k where k.person_id = p.id) as passkeys,
     (select count(*)::int from session s where s.person_id = p.id) as sessions
   from person p where email = $1 group by p.id`,
);
const everythingOfPeople = statement<{ text: string }>(
  'test.second_factors.everything',
  `select p::text as text from person p union all select u::text from unconfirmed_app u
   union all select r::text from recovery_code r union all select s::text from session s
   union all select m::text from mail m union all select a::text from audit_entry a`,
);
const addPasskey = statement<never, [email: string]>(
  'test.second_factors.passkey',
  `insert into passkey (person_id, credential_id, public_key, counter, transports, name, created_at)
   select id, 'credential of ' || email, '\\x00', 0, '{}', 'Phone', now() from person where email = $1`,
);

let site: TestSite;
let line: CommandLine;
let number = 0;
before(async () => {
  site = await startTestSite();
  // The commands go by the real time.
  site.clock.set(systemClock.now());
  line = commandLine(site);
});
after(() => site.stop());

const hashOf = (code: string) =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('hex');
const later = (minutes: number) => site.clock.advance(minutes * 60_000);
const codeOf = (key: string) => appCode(key, site.clock.now());
const show = (who: Visitor, code: string) => who.post(SECOND_FACTOR, { code });
const keyShownTo = async (who: Visitor) => keyOnPage((await who.get(SECOND_FACTOR)).text);
/** Whether somebody may use the console. */
const isIn = async (who: Visitor) => (await who.get('/operator')).status === 200;
const entriesOf = async (email: string) =>
  (await site.context.audit.list({ subject: `person ${email}` }, 20)).map(({ action }) => action);
const operationsOn = (email: string) =>
  site.context.audit.list({ subject: `operator ${email}` }, 20);

/** The address of an operator who has not signed in yet. */
async function aNewOperator(): Promise<string> {
  const email = `operator${++number}@campcairn.example`;
  await site.services.operators.add(email);
  return email;
}

/** Sets an app up by its first code. */
async function setUp(email: string) {
  const who = await signedIn(site, email);
  const key = await keyShownTo(who);
  const { status, text } = await show(who, codeOf(key));
  assert.equal(status, 200);
  return { who, key, codes: text.match(RECOVERY_CODE) ?? [] };
}

/** An operator who has set an app up, the key of the app and the recovery codes. */
async function anOperator() {
  const email = await aNewOperator();
  return { email, ...(await setUp(email)) };
}

/** Begins to replace the app on the page "Your sign-in"; gives the key that is shown there. */
async function newKeyFor(who: Visitor): Promise<string> {
  const begun = await who.post('/profile?/beginApp');
  assert.deepEqual([begun.status, begun.location], [303, '/profile?app#authenticator-app']);
  return keyOnPage((await who.get('/profile?app')).text);
}

describe('the key of an app that was shown and not confirmed', () => {
  it('stays while its page is loaded again, and ends after 15 minutes', async () => {
    const email = await aNewOperator();
    const who = await signedIn(site, email);
    const first = await keyShownTo(who);
    later(14);
    assert.equal(await keyShownTo(who), first);
    later(1);
    const late = await show(who, codeOf(first));
    assert.equal(late.status, 422);
    assert.match(late.text, /The key before was valid for 15 minutes/);
    const second = keyOnPage(late.text);
    assert.notEqual(second, first);
    assert.equal((await show(who, codeOf(first))).status, 422, 'the former key stays dead');
    assert.equal((await show(who, codeOf(second))).status, 200);
  });

  it('ends with the session that it was shown to', async () => {
    const email = await aNewOperator();
    const first = await signedIn(site, email);
    const noted = await keyShownTo(first);
    await first.post('/sign-out');
    const second = await signedIn(site, email);
    assert.equal((await show(second, codeOf(noted))).status, 422);
    assert.notEqual(await keyShownTo(second), noted);
    assert.equal(await isIn(second), false);
  });

  it('counts in no other session, also while both are open', async () => {
    const email = await aNewOperator();
    const one = await signedIn(site, email);
    const two = await signedIn(site, email);
    const keyOfOne = await keyShownTo(one);
    const keyOfTwo = await keyShownTo(two);
    assert.notEqual(keyOfOne, keyOfTwo);
    assert.equal((await show(two, codeOf(keyOfOne))).status, 422);
    assert.equal((await show(one, codeOf(keyOfOne))).status, 200);
    const walked = await show(two, codeOf(keyOfTwo));
    assert.equal(walked.status, 422, 'the other session set an app up');
    assert.doesNotMatch(walked.text, RECOVERY_CODE);
    assert.equal(await isIn(two), false);
    later(1);
    assert.equal((await show(two, codeOf(keyOfOne))).status, 303);
  });

  it('sets up one app when two sessions send their first codes at once', async () => {
    const email = await aNewOperator();
    const both = [await signedIn(site, email), await signedIn(site, email)];
    const keys = await Promise.all(both.map(keyShownTo));
    const answers = await Promise.all(both.map((who, n) => show(who, codeOf(keys[n]!))));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
    const [factors] = await site.database.db.query(factorsOf, [email]);
    assert.equal(factors!.codes, 10);
  });

  it('is shown once to a session that asks for its page twice at the same moment', async () => {
    const who = await signedIn(site, await aNewOperator());
    const [one, two] = await Promise.all([keyShownTo(who), keyShownTo(who)]);
    assert.equal(one, two);
  });

  it('ends when a passkey is there, and so does the offer of another', async () => {
    const email = await aNewOperator();
    const who = await signedIn(site, email);
    const noted = await keyShownTo(who);
    await site.database.db.execute(addPasskey, [email]);
    const walked = await show(who, codeOf(noted));
    assert.equal(walked.status, 422);
    assert.doesNotMatch(walked.text, RECOVERY_CODE);
    assert.doesNotMatch(walked.text, /class="key/);
    assert.equal(await isIn(who), false);
    assert.equal((await factors(email)).codes, 0);
  });

  it('counts for nothing when the release before kept it with the person', async () => {
    const email = await aNewOperator();
    const who = await signedIn(site, email);
    const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    await site.database.db.execute(keepOldKey, [email, site.context.keyRing.encrypt(key)]);
    assert.notEqual(await keyShownTo(who), key);
    assert.equal((await show(who, codeOf(key))).status, 422);
    assert.equal(await isIn(who), false);
  });

  it('and that of an app which is set up outlive new keys of the installation', async () => {
    const { email, key } = await anOperator();
    const who = await signedIn(site, await aNewOperator());
    const offered = await keyShownTo(who);
    const { authenticator_apps: sealed } = await line.cc('secrets', 'rotate');
    assert.ok(sealed >= 2, String(sealed));
    assert.equal((await show(who, codeOf(offered))).status, 200);
    later(1);
    assert.equal((await show(await signedIn(site, email), codeOf(key))).status, 303);
  });

  it('is not shown to members of partners, who need no second factor', async () => {
    await site.partner('Beck Vans', { email: 'owner@beck.example' });
    const owner = await signedIn(site, 'owner@beck.example');
    assert.equal((await owner.get(SECOND_FACTOR)).location, '/dashboard');
    assert.equal((await show(owner, '123456')).location, '/dashboard');
    assert.equal((await owner.post('/profile?/beginApp')).status, 404);
  });
});

const factors = async (email: string) =>
  (await site.database.db.query(factorsOf, [email]))[0] ?? assert.fail(`${email} never signed in`);

describe('an authenticator app', () => {
  it('is replaced by another, and the former app and its recovery codes end', async () => {
    const { email, who, key, codes } = await anOperator();
    later(1);
    const newKey = await newKeyFor(who);
    assert.notEqual(newKey, key);
    const wrong = await who.post('/profile?app&/setUpApp', { code: codeOf(key) });
    assert.equal(wrong.status, 422, 'a code of the former app is no code of the new one');
    assert.match(wrong.text, /That code is wrong/);
    assert.equal(keyOnPage(wrong.text), newKey);
    const before = new Map(who.cookies);
    const { status, text } = await who.post('/profile?app&/setUpApp', { code: codeOf(newKey) });
    assert.equal(status, 200);
    const newCodes = text.match(RECOVERY_CODE) ?? [];
    assert.equal(newCodes.length, 10);
    assert.notDeepEqual(who.cookies, before, 'the token is another');

    later(1);
    const next = await signedIn(site, email);
    for (const code of [codeOf(key), codes[0]!]) {
      assert.equal((await show(next, code)).status, 422);
    }
    assert.equal((await show(next, codeOf(newKey))).status, 303);
    const byCode = await signedIn(site, email);
    assert.equal((await show(byCode, newCodes[0]!)).status, 303);
    const [, told] = await site.database.db.query(mailsTo, [email]);
    assert.match(told!.body_text, /took the place of the one before/);
    assert.ok((await entriesOf(email)).includes('person.app_replaced'));
  });

  it('stays as it is when its replacement is not confirmed', async () => {
    const { email, who, key } = await anOperator();
    const newKey = await newKeyFor(who);
    assert.equal((await who.get('/profile')).text.includes(newKey), false, 'shown where it began');
    later(15);
    const stale = await who.post('/profile?app&/setUpApp', { code: codeOf(newKey) });
    assert.equal(stale.location, `${SECOND_FACTOR}?again=&next=%2Fprofile`);
    await show(who, codeOf(key));
    const late = await who.post('/profile?app&/setUpApp', { code: codeOf(newKey) });
    assert.equal(late.status, 422);
    assert.match(late.text, /That key is no longer valid\. Begin again\./);
    later(1);
    const next = await signedIn(site, email);
    assert.equal((await show(next, codeOf(newKey))).status, 422);
    assert.equal((await show(next, codeOf(key))).status, 303);
  });

  it('is not replaced by a session that has not shown a second factor', async () => {
    const { email, who } = await anOperator();
    const newKey = await newKeyFor(who);
    const thief = await signedIn(site, email);
    for (const path of ['/profile?/beginApp', '/profile?app&/setUpApp', '/profile?/removeApp']) {
      const { status, location } = await thief.post(path, { code: codeOf(newKey) });
      assert.equal(status, 303, path);
      assert.match(location!, /^\/sign-in\/second-factor/, path);
    }
    assert.equal((await show(thief, codeOf(newKey))).status, 422);
    assert.equal(await isIn(thief), false);
  });

  it('is replaced, removed or given new codes only within 15 minutes of a second factor', async () => {
    const { who, key } = await anOperator();
    later(15);
    const actions = ['beginApp', 'setUpApp', 'removeApp', 'recoveryCodes', 'removePasskey'];
    for (const action of actions) {
      const { status, location } = await who.post(`/profile?/${action}`, { id: '1' });
      assert.equal(status, 303, action);
      assert.equal(location, `${SECOND_FACTOR}?again=&next=%2Fprofile`, action);
    }
    assert.equal((await who.get('/profile/passkeys')).status, 403);
    assert.equal(
      (await who.get('/sign-in?again&next=/profile')).location,
      `${SECOND_FACTOR}?again=&next=%2Fprofile`,
    );
    const asked = await who.get(`${SECOND_FACTOR}?again&next=/profile`);
    assert.match(asked.text, /Show your second step again/);
    const shown = await who.post(SECOND_FACTOR, { code: codeOf(key), next: '/profile' });
    assert.deepEqual([shown.status, shown.location], [303, '/profile']);
    assert.equal((await who.post('/profile?/recoveryCodes')).status, 200);
    assert.equal((await who.get('/profile/passkeys')).status, 200);
  });

  it('is removed with its recovery codes; after the last factor another is set up first', async () => {
    const { email, who, key, codes } = await anOperator();
    const other = await signedIn(site, email);
    later(1);
    await show(other, codeOf(key));
    const removed = await who.post('/profile?/removeApp');
    assert.deepEqual([removed.status, removed.location], [303, '/profile']);
    for (const session of [who, other]) {
      assert.match((await session.get('/operator')).location!, /^\/sign-in\/second-factor/);
    }
    assert.deepEqual(await factors(email), { apps: 0, codes: 0, passkeys: 0, sessions: 2 });
    for (const code of [codeOf(key), codes[1]!]) {
      assert.equal((await show(who, code)).status, 422);
    }
    const mails = await site.database.db.query(mailsTo, [email]);
    assert.match(mails.at(-1)!.body_text, /app was removed from your sign-in/);
    assert.ok((await entriesOf(email)).includes('person.app_removed'));
    const newKey = await keyShownTo(who);
    assert.notEqual(newKey, key);
    assert.equal((await show(who, codeOf(newKey))).status, 200);
    assert.equal(await isIn(who), true);
  });

  it('that is removed beside a passkey leaves the console open', async () => {
    const { email, who } = await anOperator();
    await site.database.db.execute(addPasskey, [email]);
    assert.doesNotMatch((await who.get('/profile')).text, /It is your last second factor/);
    await who.post('/profile?/removeApp');
    assert.equal(await isIn(who), true);
    assert.match((await who.get('/profile')).text, /It is your last second factor/);
    const key = await newKeyFor(who);
    assert.equal((await who.post('/profile?app&/setUpApp', { code: codeOf(key) })).status, 200);
    assert.deepEqual(
      (await site.database.db.query(mailsTo, [email])).map(({ purpose }) => purpose),
      Array.from({ length: 3 }, () => 'sign-in-changed'),
    );
  });
});

describe('the second factors of an operator', () => {
  it('are reset by another in the console, told by mail and recorded', async () => {
    const { email, who, key, codes } = await anOperator();
    await site.database.db.execute(addPasskey, [email]);
    const open = await site.services.people.signIn.printLink(email);
    const waiting = await signedIn(site, email);
    const { email: by, who: grace } = await anOperator();
    const { status, location } = await grace.post('/operator/people?/reset', { email });
    assert.deepEqual([status, location], [303, '/operator/people?done=reset']);
    assert.deepEqual(await factors(email), { apps: 0, codes: 0, passkeys: 0, sessions: 0 });
    for (const former of [who, waiting]) {
      assert.match((await former.get('/operator')).location!, /^\/sign-in\?next=/);
    }
    assert.match((await visitor(site).post(open)).text, /This link no longer works/);
    const [entry] = await operationsOn(email);
    assert.deepEqual(
      [entry!.action, entry!.actor_kind, entry!.actor, entry!.before],
      ['operator.reset_second_factor', 'operator', by, { app: true, passkeys: 1 }],
    );
    const mails = await site.database.db.query(mailsTo, [email]);
    assert.match(mails.at(-1)!.body_text, /were removed by somebody who runs Campcairn/);

    later(1);
    const anew = await signedIn(site, email);
    for (const code of [codeOf(key), codes[2]!]) {
      assert.equal((await show(anew, code)).status, 422);
    }
    assert.equal((await show(anew, codeOf(await keyShownTo(anew)))).status, 200);
  });

  it('are not reset in the console by themselves, nor by members of partners', async () => {
    const { email, who } = await anOperator();
    const { text: page } = await who.get('/operator/people');
    const panels = page.split('<section').filter((panel) => panel.includes(`${email}</h2>`));
    assert.equal(panels.length, 1);
    assert.doesNotMatch(panels[0]!, /Reset the second factor/);
    assert.match(page, /Reset the second factor/);
    for (const typed of [email, email.toUpperCase()]) {
      const { status, text } = await who.post('/operator/people?/reset', { email: typed });
      assert.equal(status, 422);
      assert.match(text, /You replace or remove your own second factors/);
    }
    assert.equal(await isIn(who), true);
    await site.partner('Tarn Vans', { email: 'owner@tarn.example' });
    const owner = await signedIn(site, 'owner@tarn.example');
    assert.equal((await owner.post('/operator/people?/reset', { email })).status, 404);
    assert.equal((await factors(email)).apps, 1);
  });

  it('are reset by a command, also those of the only operator who has any', async () => {
    const { email, who, key } = await anOperator();
    const said = await line.cc('operator', 'reset-second-factor', email.toUpperCase());
    assert.deepEqual([said.email, said.apps_removed, said.passkeys_removed], [email, 1, 0]);
    assert.equal(await isIn(who), false);
    const anew = await signedIn(site, email);
    assert.equal((await show(anew, codeOf(key))).status, 422);
    const [entry] = await operationsOn(email);
    assert.deepEqual(
      [entry!.action, entry!.actor_kind],
      ['operator.reset_second_factor', 'command'],
    );
    const mails = await site.database.db.query(mailsTo, [email]);
    assert.match(mails.at(-1)!.body_text, /were removed by somebody who runs Campcairn/);
    assert.match(
      await line.refusal('operator', 'reset-second-factor', 'nobody@campcairn.example'),
      /nobody@campcairn\.example is not an operator/,
    );
  });

  it('of an operator who was removed and added again are not those of before', async () => {
    const { email, who, key, codes } = await anOperator();
    const { sign_in_url: unused } = await line.cc('operator', 'add', email);
    assert.equal(await isIn(who), true, 'who is an operator already goes on');
    await line.cc('operator', 'remove', email);
    assert.deepEqual(await factors(email), { apps: 0, codes: 0, passkeys: 0, sessions: 0 });
    const { sign_in_url: link } = await line.cc('operator', 'add', email);
    const path = (url: string) => new URL(url).pathname;
    assert.match((await visitor(site).post(path(unused))).text, /This link no longer works/);
    assert.equal((await who.get('/operator')).status, 303);
    const anew = visitor(site);
    assert.match((await anew.post(path(link))).location!, /^\/sign-in\/second-factor/);
    later(1);
    for (const code of [codeOf(key), codes[3]!]) {
      assert.equal((await show(anew, code)).status, 422);
    }
    assert.equal((await show(anew, codeOf(await keyShownTo(anew)))).status, 200);
  });

  it('are reset, and operators added, only within 15 minutes of a second factor of who does', async () => {
    const { email } = await anOperator();
    const { who: grace, key } = await anOperator();
    later(15);
    const added = `operator${++number}@campcairn.example`;
    const page = '/operator/people';
    for (const [path, typed] of [
      [`${page}?/add`, added],
      [`${page}?from=here&/reset`, email],
    ] as const) {
      const { status, location } = await grace.post(path, { email: typed });
      const waiting = `/sign-in/unsent?again&to=${encodeURIComponent(path)}`;
      assert.deepEqual([status, location], [307, waiting]);
      const { text } = await grace.post(waiting, { email: typed });
      assert.ok(text.includes(`value="${typed}"`), 'what was typed waits');
      assert.match(text, /Show your second step again.*What you typed is still here/);
      assert.match(text, /href="\/sign-in\?again&amp;next=%2Foperator%2Fpeople"/);
    }
    assert.equal(await site.services.operators.isOperator(added), false);
    assert.equal((await factors(email)).apps, 1);
    assert.equal(
      (await grace.get(`/sign-in?again&next=${page}`)).location,
      `${SECOND_FACTOR}?again=&next=%2Foperator%2Fpeople`,
    );
    const shown = await grace.post(SECOND_FACTOR, { code: codeOf(key), next: page });
    assert.equal(shown.location, page);
    assert.equal((await grace.post(`${page}?/add`, { email: added })).status, 303);
    assert.equal((await grace.post(`${page}?/reset`, { email })).status, 303);
    assert.equal(await site.services.operators.isOperator(added), true);
    assert.equal((await factors(email)).apps, 0);
  });
});

describe('a member who becomes an operator', () => {
  it('signs in again, for the time of operators, and with none of the factors of before', async () => {
    const email = `member${++number}@fell.example`;
    await site.partner(`Fell Vans ${number}`, { email });
    const member = await signedIn(site, email);
    const open = await site.services.people.signIn.printLink(email);
    await site.database.db.execute(addPasskey, [email]);
    assert.equal((await member.get('/profile')).status, 200);
    const { who: grace } = await anOperator();
    await grace.post('/operator/people?/add', { email });
    assert.match((await member.get('/profile')).location!, /^\/sign-in\?next=/);
    assert.match((await visitor(site).post(open)).text, /This link no longer works/);
    assert.deepEqual(await factors(email), { apps: 0, codes: 0, passkeys: 0, sessions: 0 });
    const { who } = await setUp(email);
    later(2 * 60);
    assert.equal((await who.get('/operator')).status, 303, 'idle for two hours');
  });

  it('has no use for a session that was opened as a member meanwhile', async () => {
    const email = `member${++number}@fell.example`;
    await site.partner(`Fell Vans ${number}`, { email });
    const member = await signedIn(site, email);
    // As by a sign-in that began before the address was added, and ended after it.
    await site.services.operators.add(email);
    assert.equal((await show(member, '123456')).location, '/sign-in');
    assert.match((await member.get('/profile')).location!, /^\/sign-in\?next=/);
    assert.equal((await factors(email)).sessions, 0);
  });
});

describe('sessions of operators', () => {
  it('end after two hours without use, and after twelve in any case', async () => {
    const { email, who, key } = await anOperator();
    later(2 * 60);
    assert.match((await who.get('/operator')).location!, /^\/sign-in\?next=/);
    const busy = await signedIn(site, email);
    await show(busy, codeOf(key));
    for (let hour = 0; hour < 11; hour++) {
      later(60);
      assert.equal(await isIn(busy), true, `after ${hour + 1} hours`);
    }
    later(60);
    assert.match((await busy.get('/operator')).location!, /^\/sign-in\?next=/);
  });
});

describe('a second factor', () => {
  it('is kept so that nobody can use it who reads the database: fingerprints, and keys encrypted', async () => {
    const { who, key, codes } = await anOperator();
    const offered = await newKeyFor(who);
    const kept = (await site.database.db.query(everythingOfPeople)).map(({ text }) => text);
    assert.ok(kept.some((text) => text.includes(hashOf(codes[0]!))));
    const secrets = [key, offered, ...codes, ...codes.map((code) => code.replaceAll('-', ''))];
    for (const secret of secrets) {
      assert.ok(!kept.some((text) => text.includes(secret)), secret);
    }
  });

  it('by code is valid for its half minute by the clock of the server, and one before and after', async () => {
    const { email, key } = await anOperator();
    for (const [minutes, status] of [
      [-1, 422],
      [-0.5, 303],
      [0.5, 303],
      [1.5, 422],
    ] as const) {
      later(10);
      const who = await signedIn(site, email);
      const at = new Date(site.clock.now().getTime() + minutes * 60_000);
      assert.equal((await show(who, appCode(key, at))).status, status, `${minutes} minutes`);
    }
  });

  it('by recovery code counts once when two sessions send it at once', async () => {
    const { email, codes } = await anOperator();
    const both = [await signedIn(site, email), await signedIn(site, email)];
    const answers = await Promise.all(both.map((who) => show(who, codes[0]!)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 422]);
  });

  it('by recovery code is told by mail, without the code', async () => {
    const { email, codes } = await anOperator();
    const who = await signedIn(site, email);
    assert.equal((await show(who, codes[0]!)).status, 303);
    const { body_text: body } = (await site.database.db.query(mailsTo, [email])).at(-1)!;
    assert.match(body, /One of your recovery codes was used to sign in/);
    assert.ok(codes.every((code) => !body.includes(code)));
  });

  it('does not expire', async () => {
    const { email, key } = await anOperator();
    later(2 * 365 * 1440);
    const who = await signedIn(site, email);
    assert.equal((await show(who, codeOf(key))).status, 303);
  });
});

describe('a second factor that is wrong', () => {
  const failuresOf = async (email: string) =>
    (await entriesOf(email)).filter((action) => action === 'person.second_factor_failed').length;
  const toldOf = async (email: string) =>
    (await site.database.db.query(mailsTo, [email])).filter(
      ({ purpose }) => purpose === 'second-factor-failed',
    );

  it('stands in the audit log, and the fifth within a day is told by mail', async () => {
    const { email } = await anOperator();
    const thief = await signedIn(site, email);
    for (let count = 1; count <= 4; count++) {
      assert.equal((await show(thief, '12345')).status, 422);
      assert.equal(await failuresOf(email), count);
    }
    assert.deepEqual(await toldOf(email), []);
    later(60);
    assert.equal((await show(thief, 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE')).status, 422);
    const [told] = await toldOf(email);
    assert.equal(told!.subject, 'Wrong codes for your sign-in to Campcairn');
    assert.match(told!.body_text, /5 wrong codes or passkeys/);
    await show(thief, '12345');
    assert.equal((await toldOf(email)).length, 1, 'once a day');
    later(25 * 60);
    const again = await signedIn(site, email);
    for (let count = 1; count <= 5; count++) await show(again, '12345');
    assert.equal((await toldOf(email)).length, 2);
  });

  it('is tried five times in 15 minutes, and right ones do not count', async () => {
    const { email, key, codes } = await anOperator();
    for (const code of codes.slice(0, 6)) {
      const who = await signedIn(site, email);
      assert.equal((await show(who, code)).status, 303);
    }
    const thief = await signedIn(site, email);
    for (let count = 1; count <= 5; count++) {
      assert.equal((await show(thief, '12345')).status, 422);
    }
    later(1);
    assert.equal((await show(thief, codeOf(key))).status, 429, 'also the right one');
    assert.equal(await failuresOf(email), 5);
    later(15);
    assert.equal((await show(thief, codeOf(key))).status, 303);
  });
});
