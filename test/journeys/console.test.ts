import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { changesOf } from '../../site/src/lib/console/changes.ts';
import { anEnquiry } from '../builders/enquiry.ts';
import { aListing } from '../builders/listing.ts';
import {
  applied,
  CONSOLE_PAGES,
  type ConsoleFixture,
  fillConsole,
} from '../support/console-fixture.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, signedInOperator, type Visitor, visitor } from '../support/visitor.ts';

const ADA = 'ada@campcairn.example';
const CONTACT = /Ines Duarte|two bikes/;

let site: TestSite;
let fixture: ConsoleFixture;
let operator: Visitor;
before(async () => {
  site = await startTestSite({ ENQUIRY_LIMIT: '100' }, { worker: false });
  fixture = await fillConsole(site);
  operator = await signedInOperator(site, ADA);
});
after(() => site.stop());

const paths = () => Object.values(CONSOLE_PAGES).map((pathOf) => pathOf(fixture));

/** Every action of the console, on something that is there, and fields that it would take. */
const actions = (): [path: string, fields: Record<string, string>][] => [
  [`/operator/applications/${fixture.application}?/approve`, {}],
  [`/operator/applications/${fixture.application}?/decline`, { reason: 'x' }],
  [`/operator/applications/${fixture.application}?/ask`, { question: 'x' }],
  [`/operator/applications/${fixture.application}?/check`, {}],
  [`/operator/applications/${fixture.application}?/answered`, {}],
  [`/operator/applications/${fixture.decided}?/reopen`, {}],
  ['/operator/applications?/decline', { id: '1', reason: 'x' }],
  ['/operator/applications?/undo', { id: String(fixture.decided) }],
  ['/operator/applications/replies?/add', { kind: 'ask', title: 'x', text: 'x' }],
  ['/operator/applications/replies?/edit', { reply: '1', kind: 'ask', title: 'x', text: 'x' }],
  ['/operator/applications/replies?/remove', { reply: '1' }],
  [
    '/operator/partners/~new',
    { name: 'Evil', website: 'https://evil.example', email: 'eve@evil.example' },
  ],
  [`/operator/partners/${fixture.partner}/edit`, { name: 'x', website: 'https://x.example' }],
  [`/operator/partners/${fixture.partner}?/revokeKey`, {}],
  [`/operator/applications/${fixture.application}?/erase`, {}],
  [`/operator/partners/${fixture.partner}?/status`, { status: 'suspended', reason: 'x' }],
  [`/operator/partners/${fixture.partner}?/key`, { confirm: 'replace' }],
  [`/operator/partners/${fixture.partner}?/grant`, {}],
  [`/operator/partners/${fixture.partner}?/revoke`, {}],
  [`/operator/partners/${fixture.partner}?/endSessions`, { member: '1' }],
  [`/operator/partners/${fixture.partner}?/note`, { text: 'x' }],
  [`/operator/partners/${fixture.partner}?/unnote`, { note: '1' }],
  [`/operator/listings/${fixture.listing}?/hide`, { reason: 'x' }],
  [`/operator/listings/${fixture.hidden}?/unhide`, {}],
  [`/operator/reports/${fixture.report}?/close`, { note: 'x' }],
  [`/operator/reports/${fixture.report}?/hide`, { reason: 'x' }],
  [`/operator/reports/${fixture.report}?/unhide`, {}],
  [`/operator/reports/${fixture.closedReport}?/reopen`, {}],
  ['/operator/reports?/close', { ids: String(fixture.report), note: 'x' }],
  ['/operator/reports?/undo', { id: String(fixture.closedReport) }],
  ['/operator/listings/pairs?/part', { one: '1', other: '2' }],
  ['/operator/listings/pairs?/undo', { id: '1' }],
  [`/operator/feeds/new?partner=${fixture.partner}`, { url: 'https://93.184.215.14/x.csv' }],
  [`/operator/feeds/${fixture.feed}?/edit`, {}],
  [`/operator/feeds/${fixture.feed}?/schedule`, { schedule: 'daily' }],
  [`/operator/feeds/${fixture.feed}?/confirm`, {}],
  [`/operator/feeds/${fixture.feed}?/run`, {}],
  [`/operator/feeds/${fixture.feed}?/remove`, {}],
  [`/operator/feeds/${fixture.feed}/test?/read`, {}],
  [`/operator/feeds/${fixture.feed}/test?/send`, {}],
  ['/operator/feeds?/accept', { request: '1' }],
  ['/operator/feeds?/decline', { request: '1', reason: 'x' }],
  [`/operator/leads/${fixture.lead}?/open`, { reason: 'x' }],
  [`/operator/leads/${fixture.lead}?/resend`, {}],
  ['/operator/leads/traveller?/erase', { email: 'x@mail.example', sure: 'yes' }],
  ['/operator/leads/traveller/kept.json', { email: 'x@mail.example' }],
  ['/operator/data?/retry', { job: '1' }],
  ['/operator/data?/retryKind', { kind: 'demo.fails' }],
  ['/operator/data/imports?/read', { source: '' }],
  ['/operator/data/imports?/confirm', { subject: 'places' }],
  ['/operator/data/imports?/dismiss', { subject: 'places' }],
  ['/operator/people?/add', { email: 'eve@evil.example' }],
  ['/operator/people?/remove', { email: ADA }],
  ['/operator/people?/reset', { email: ADA }],
  ['/operator/people?/end', { email: ADA }],
];

const newestEntry = async () => (await site.context.audit.list({}, 1))[0]!;

describe('strangers', () => {
  it('who are signed out are asked to sign in, whatever they ask for or post', async () => {
    const nobody = visitor(site);
    for (const path of paths()) {
      const { status, location } = await nobody.get(path);
      assert.equal(status, 303, path);
      assert.match(location ?? '', /^\/sign-in\?next=/, path);
    }
    const { id } = await newestEntry();
    for (const [path, fields] of actions()) {
      const { status, location } = await nobody.post(path, fields);
      assert.ok(status === 303 || status === 307, path);
      assert.match(location ?? '', /^\/sign-in/, path);
    }
    assert.equal((await newestEntry()).id, id, 'nothing was done');
  });

  it('who are members of a partner find no console, and nothing that they post is done', async () => {
    const member = await signedIn(site, 'office@vans.example');
    for (const path of paths()) assert.equal((await member.get(path)).status, 404, path);
    const { id } = await newestEntry();
    for (const [path, fields] of actions()) {
      assert.equal((await member.post(path, fields)).status, 404, path);
    }
    assert.equal((await newestEntry()).id, id, 'nothing was done');
    assert.equal(await site.services.operators.isOperator('eve@evil.example'), false);
  });

  it('who are operators show a second factor first', async () => {
    await site.services.operators.add('new@campcairn.example');
    const unproven = await signedIn(site, 'new@campcairn.example');
    for (const path of paths()) {
      const { status, location } = await unproven.get(path);
      assert.equal(status, 303, path);
      assert.match(location ?? '', /^\/sign-in\/second-factor/, path);
    }
    for (const [path, fields] of actions()) {
      assert.equal((await unproven.post(path, fields)).status, 303, path);
    }
    assert.equal((await site.services.listingFinder.byId(fixture.listing))?.hidden_at, null);
  });
});

describe('an operator', () => {
  it('finds every page, never kept by a cache, and 404 for what is not there', async () => {
    for (const [name, pathOf] of Object.entries(CONSOLE_PAGES)) {
      const { status, headers, text } = await operator.get(pathOf(fixture));
      assert.equal(status, 200, name);
      assert.equal(headers.get('cache-control'), 'no-store', name);
      assert.match(text, /<meta name="robots" content="noindex"/, name);
      assert.doesNotMatch(text, CONTACT, `${name} shows no traveller`);
    }
    for (const path of [
      '/operator/applications/999',
      '/operator/partners/nobody',
      '/operator/listings/999999',
      '/operator/listings/x',
      '/operator/listings?partner=nobody',
      '/operator/reports/999',
      '/operator/feeds/999',
      '/operator/feeds/new',
      '/operator/leads/lead_unknown',
      '/operator/nothing',
    ]) {
      assert.equal((await operator.get(path)).status, 404, path);
    }
    assert.equal((await operator.get('/operator/listings?after=made.up')).status, 400);
  });

  it('reads why an enquiry cannot be sent again', async () => {
    const refused = await operator.post(`/operator/leads/${fixture.lead}?/resend`);
    assert.equal(refused.status, 422);
    assert.match(refused.text, /cannot be sent: .* its partner has no webhook/);
  });

  it("opens a traveller's details for a reason, in one answer alone", async () => {
    const path = `/operator/leads/${fixture.lead}`;
    const refused = await operator.post(`${path}?/open`, { reason: ' ' });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /id="open-reason-problem"/);
    assert.doesNotMatch(refused.text, CONTACT);
    const reason = 'The partner asks who it was.';
    const opened = await operator.post(`${path}?/open`, { reason });
    assert.equal(opened.status, 200);
    assert.match(opened.text, CONTACT);
    assert.equal(opened.headers.get('cache-control'), 'no-store');
    assert.doesNotMatch((await operator.get(path)).text, CONTACT);
    const entry = await newestEntry();
    assert.deepEqual(
      [entry.action, entry.actor, entry.actor_kind, entry.reason],
      ['lead.open', ADA, 'operator', reason],
    );
    assert.doesNotMatch(JSON.stringify(entry), CONTACT);
  });

  it('answers a traveller who asks what is kept, and erases it when they want that', async () => {
    const email = 'wanda@mail.example';
    await anEnquiry(site, fixture.listing, { email, name: 'Wanda Wanderer' });
    const path = '/operator/leads/traveller';
    assert.ok((await operator.get('/operator/leads')).text.includes(`href="${path}"`));
    const kept = await operator.post(`${path}/kept.json`, { email: ` ${email.toUpperCase()}` });
    assert.equal(kept.status, 200);
    assert.match(kept.headers.get('content-disposition') ?? '', /^attachment; filename="traveller/);
    assert.equal(kept.headers.get('cache-control'), 'no-store');
    const [lead] = JSON.parse(kept.text) as [{ name: string }];
    assert.equal(lead.name, 'Wanda Wanderer');
    assert.equal((await newestEntry()).action, 'traveller.export');

    const unsure = await operator.post(`${path}?/erase`, { email });
    assert.equal(unsure.status, 422);
    assert.match(unsure.text, /id="erase-sure"[^>]*aria-invalid="true"/);
    assert.ok(unsure.text.includes(`value="${email}"`));
    const empty = await operator.post(`${path}?/erase`, { email: ' ', sure: 'yes' });
    assert.equal(empty.status, 422);
    assert.match(empty.text, /id="erase-email-problem"/);
    const erased = await operator.post(`${path}?/erase`, { email, sure: 'yes' });
    assert.equal(erased.location, `${path}?done=erased`);
    const entry = await newestEntry();
    assert.deepEqual(
      [entry.action, entry.actor, entry.after],
      ['traveller.erase', ADA, { wiped: 1 }],
    );
    assert.ok(!JSON.stringify(entry).includes('wanda'));
    const gone = await operator.post(`${path}/kept.json`, { email });
    assert.deepEqual(JSON.parse(gone.text), []);
    const again = await operator.post(`${path}?/erase`, { email, sure: 'yes' });
    assert.equal(again.location, `${path}?done=nothing`);
  });

  it('has refused forms back with what was typed, 422, and nothing done', async () => {
    const { id } = await newestEntry();
    for (const [path, fields, problem] of [
      [`/operator/listings/${fixture.listing}?/hide`, { reason: '' }, 'hide-reason'],
      [`/operator/reports/${fixture.report}?/close`, { note: '' }, 'close-note'],
      [
        `/operator/partners/${fixture.partner}?/status`,
        { status: 'suspended', reason: ' ' },
        'status-reason',
      ],
      [`/operator/partners/${fixture.partner}?/grant`, { until: '2026-02-30' }, 'grant-until'],
      [`/operator/partners/${fixture.partner}?/note`, { text: '' }, 'note-text'],
      [`/operator/applications/${fixture.application}?/ask`, { question: '' }, 'ask-question'],
      [`/operator/feeds/${fixture.feed}?/edit`, { url: 'http://10.0.0.1/typed.csv' }, 'edit-url'],
      [
        `/operator/feeds/${fixture.feed}?/edit`,
        { columns: 'no equals sign' },
        'edit-settings.columns',
      ],
      [
        `/operator/feeds/new?partner=${fixture.partner}`,
        { url: 'https://93.184.215.14/typed.csv', currency: 'XXQ' },
        'add-settings.currency',
      ],
      ['/operator/people?/add', { email: 'not an address' }, 'add-email'],
    ] as const) {
      const { status, text } = await operator.post(path, fields);
      assert.equal(status, 422, path);
      assert.ok(text.includes(`id="${problem}-problem"`), `${problem} in ${path}`);
      assert.ok(text.includes(`href="#${problem}"`), `a link to ${problem}`);
      const typed = Object.values(fields).find((value) => value.includes('typed'));
      if (typed) assert.ok(text.includes(typed), typed);
    }
    const { status, text } = await operator.post(`/operator/partners/${fixture.partner}?/key`);
    assert.equal(status, 422);
    assert.doesNotMatch(text, /cc_live_[0-9A-Za-z]{20}/);
    assert.equal((await newestEntry()).id, id);
  });

  it('decides an application once', async () => {
    const path = `/operator/applications/${fixture.decided}`;
    const { status, text } = await operator.post(`${path}?/approve`);
    assert.equal(status, 422);
    assert.match(text, /was declined already/);
  });

  it('says that nobody is told of a decision once who applied is forgotten', async () => {
    const told = await applied(site, { business: 'Told Vans', email: 'told@vans.example' });
    const untold = await applied(site, { business: 'Untold Vans', email: 'untold@vans.example' });
    await operator.post(`/operator/applications/${untold}?/erase`);
    for (const [id, sentence] of [
      [told, /The applicant has been told by mail/],
      [untold, /Nobody has been told: who applied was forgotten/],
    ] as const) {
      const { location } = await operator.post(`/operator/applications/${id}?/decline`);
      const { text } = await operator.get(location ?? '');
      assert.match(text, sentence);
    }
  });

  it('says of a new account status whether the partner was told', async () => {
    const { slug } = await site.partner('Status Vans', { email: 'status@vans.example' });
    for (const [status, sentence] of [
      ['suspended', /has been told by mail/],
      ['pending', /has not been told by mail/],
      ['approved', /has not been told by mail/],
      ['rejected', /has been told by mail/],
    ] as const) {
      const posted = await operator.post(`/operator/partners/${slug}?/status`, {
        status,
        reason: status === 'approved' || status === 'pending' ? '' : 'The website is gone.',
      });
      assert.match((await operator.get(posted.location ?? '')).text, sentence, status);
    }
  });

  it('issues a key that is shown in one answer, and grants and ends Premium', async () => {
    const path = `/operator/partners/${fixture.partner}`;
    const { status, text } = await operator.post(`${path}?/key`, { confirm: 'replace' });
    assert.equal(status, 200);
    const key = /cc_live_[0-9A-Za-z]{43}/.exec(text)?.[0] ?? '';
    assert.equal((await site.services.partners.ownerOf(key))?.status, 'approved');
    assert.ok(!(await operator.get(path)).text.includes(key));
    assert.doesNotMatch(JSON.stringify(await newestEntry()), new RegExp(key));
    await operator.post(`${path}?/grant`, { until: '2027-01-31' });
    const until = async () =>
      (await site.services.partners.bySlug(fixture.partner)).premium_until?.toISOString();
    assert.equal(await until(), '2027-01-31T00:00:00.000Z');
    await operator.post(`${path}?/revoke`);
    assert.equal(await until(), undefined);
  });

  it('shows apart what is granted of Premium and what is paid for, and none that is over', async () => {
    const path = `/operator/partners/${fixture.partner}`;
    const { partners } = site.services;
    const { id } = await partners.bySlug(fixture.partner);
    const pay = (until: Date | null) =>
      site.context.db.transaction((tx) => partners.setPaidUntil(tx, id, until));
    const shown = async () => {
      const { text } = await operator.get(path);
      const list = (await operator.get(`/operator/partners?q=${fixture.partner}`)).text;
      return {
        granted: /Granted until/.test(text),
        paid: /Paid for at Stripe until/.test(text),
        takenBack: /Take back what was granted/.test(text),
        badge: new RegExp(`/${fixture.partner}"(?:(?!</td>)[^])*>Premium`).test(
          list.replaceAll(/<!--.*?-->/g, ''),
        ),
      };
    };
    const days = (count: number) => new Date(site.clock.now().getTime() + count * 86_400_000);
    await pay(days(30));
    const paid = { granted: false, paid: true, takenBack: false, badge: true };
    assert.deepEqual(await shown(), paid);
    await partners.setPremium(fixture.partner, days(5));
    assert.deepEqual(await shown(), { ...paid, granted: true, takenBack: true });
    await partners.setPremium(fixture.partner, days(-5));
    assert.deepEqual(await shown(), paid);
    await pay(days(-1));
    assert.deepEqual(await shown(), {
      granted: false,
      paid: false,
      takenBack: false,
      badge: false,
    });
    await partners.setPremium(fixture.partner, null);
    await pay(null);
  });

  it('finds in the audit log what was done, by action, person, thing and partner', async () => {
    for (const [query, found, missing] of [
      ['action=listing.', 'listing.hide', 'note.add'],
      ['actor=grace%40campcairn.example', 'note.add', 'key.issue'],
      ['actor=Grace%40Campcairn.example', 'note.add', 'key.issue'],
      [`subject=listing+${fixture.hidden}`, 'listing.hide', 'note.add'],
      [`partner=${fixture.partner}`, 'listing.hide', 'partner.status'],
    ] as const) {
      const { text } = await operator.get(`/operator/audit?${query}`);
      const names = text.matchAll(/<strong title="([a-z]+\.[a-z_]+)"/g);
      const actions = new Set([...names].map(([, action]) => action));
      assert.ok(actions.has(found), `${found} by ${query}`);
      assert.ok(!actions.has(missing), `no ${missing} by ${query}`);
    }
  });

  it('answers 404 for names and numbers that nothing can have', async () => {
    for (const path of ['leads/%00', 'partners/a%00b']) {
      assert.equal((await operator.get(`/operator/${path}`)).status, 404, path);
    }
    for (const note of ['x', '99999999999999999999']) {
      const { status } = await operator.post(`/operator/partners/${fixture.partner}?/unnote`, {
        note,
      });
      assert.equal(status, 404, note);
    }
  });

  it('looks for words of an address that hold what no text can', async () => {
    for (const path of ['audit?subject', 'audit?actor', 'listings?q', 'partners?q', 'leads?id']) {
      assert.equal((await operator.get(`/operator/${path}=a%00b`)).status, 200, path);
    }
    assert.equal((await operator.get('/operator/leads?partner=a%00b')).status, 404);
  });

  it('tells a listing by its number from one that a partner calls so', async () => {
    const email = 'moor@moor-vans.example';
    const partner = await site.partner('Moor Vans', { email });
    const ownId = String(fixture.listing);
    const { body } = await partner.call('PUT', `/listings/${ownId}`, aListing());
    const member = await signedIn(site, email);
    const calendar = `/dashboard/${partner.slug}/listings/edit/${ownId}/calendar`;
    const nights = { start: '2026-07-01', last: '2026-07-02', status: 'unavailable' };
    assert.equal((await member.post(`${calendar}?/nights`, nights)).status, 303);

    const { text: log } = await operator.get(`/operator/audit?partner=${partner.slug}`);
    const link = `/operator/listings?q=${ownId}`;
    assert.ok(log.includes(`href="${link}"`));
    assert.ok(!log.includes(`href="/operator/listings/${ownId}"`));
    assert.ok((await operator.get(link)).text.includes(`/operator/listings/${body.id}"`));
    assert.ok((await operator.get(`/operator/listings/${body.id}`)).text.includes(email));
    assert.ok(!(await operator.get(`/operator/listings/${ownId}`)).text.includes(email));
  });

  it('says what was done in words, with countries by name and prices as money', async () => {
    const { text } = await operator.get('/operator/audit?action=listing.hide');
    assert.match(text, /<strong title="listing.hide"[^>]*>Listing hidden<\/strong>/);
    const range = { start: '2026-07-01', end: '2026-07-08', status: 'available', price: 9550 };
    const changes = changesOf({
      before: { price: { from: 8900, currency: 'GBP', unit: 'night' }, countries: ['GB'] },
      after: {
        price: { from: 95_00, deposit: 50_000, currency: 'EUR', unit: 'week' },
        countries: ['GB', 'FR'],
        ranges: [range],
        currency: 'EUR',
        other: { id: 17, title: 'Ford Nugget' },
      },
      reason: null,
    });
    assert.deepEqual(
      changes.map(({ name, before, after }) => [name, before, after]),
      [
        ['price', '£89 a night', '€95 a week, deposit €500'],
        ['countries', 'United Kingdom', 'United Kingdom, France'],
        ['other', null, 'Ford Nugget (17)'],
        ['2026-07-01 – 2026-07-08', null, 'available, €95.50'],
      ],
    );
    assert.match(changes[0]!.raw, /"from":8900/);
    const { text: applications } = await operator.get('/operator/applications');
    assert.match(applications, />United Kingdom</);
  });

  it('sees where members are signed in, and ends the sessions of one', async () => {
    const email = 'office@rill.example';
    const { slug } = await site.partner('Rill Vans', { email });
    const { id } = await site.services.partners.bySlug(slug);
    await site.database.db.transaction((tx) =>
      site.services.members.add(tx, id, {
        email: 'desk@rill.example',
        role: 'member',
        invitedBy: email,
      }),
    );
    const [owner, other] = [await signedIn(site, email), await signedIn(site, 'desk@rill.example')];
    const page = `/operator/partners/${slug}`;
    const people = (await operator.get(page)).text
      .split('<section')
      .find((panel) => panel.includes('>People</h2>'))!;
    assert.equal(people.match(/Firefox on Linux/g)!.length, 2);
    const [member] = /(?<=name="member" value=")\d+/.exec(people)!;
    const { status, location } = await operator.post(`${page}?/endSessions`, { member: member! });
    assert.deepEqual([status, location], [303, `${page}?done=signed-out`]);
    assert.match((await owner.get(`/dashboard/${slug}`)).location!, /^\/sign-in/);
    assert.equal((await other.get(`/dashboard/${slug}`)).status, 200);
    const { action, actor, subject, partner_id } = await newestEntry();
    assert.deepEqual(
      { action, actor, subject, partner_id },
      { action: 'member.sign_out', actor: ADA, subject: `person ${email}`, partner_id: id },
    );
    const elsewhere = `/operator/partners/${fixture.partner}?/endSessions`;
    assert.equal((await operator.post(elsewhere, { member: member! })).status, 404);
    assert.match((await operator.get(page)).text, /Sessions of a member ended/);
  });

  it('adds operators, ends their sessions and removes them; never the last', async () => {
    const email = 'mary@campcairn.example';
    assert.equal((await operator.post('/operator/people?/add', { email })).status, 303);
    assert.match(
      (await operator.get('/operator/people')).text,
      /<summary[^>]*>Remove this operator<\/summary>/,
    );
    const mary = await signedInOperator(site, email);
    assert.equal((await mary.get('/operator')).status, 200);
    await operator.post('/operator/people?/end', { email });
    assert.equal((await mary.get('/operator')).status, 303);
    await operator.post('/operator/people?/remove', { email });
    assert.equal(await site.services.operators.isOperator(email), false);
    for (const other of await site.services.operators.emails()) {
      if (other !== ADA) await operator.post('/operator/people?/remove', { email: other });
    }
    const { status, text } = await operator.post('/operator/people?/remove', { email: ADA });
    assert.equal(status, 422);
    assert.match(text, /last operator cannot be removed/);
  });
});
