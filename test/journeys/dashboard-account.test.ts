import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { formOf } from '../builders/form.ts';
import type { Partner } from '../support/campcairn.ts';
import { TYPED } from '../support/lead-fixture.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, signedInOperator, type Visitor } from '../support/visitor.ts';

let site: TestSite;
let partner: Partner;
let owner: Visitor;
let base: string;
let email: string;
let number = 0;
before(async () => {
  site = await startTestSite();
});
after(() => site.stop());
beforeEach(async () => {
  number += 1;
  email = `office${number}@vans.example`;
  partner = await site.partner('Harbour Vans', { email });
  base = `/dashboard/${partner.slug}`;
  owner = await signedIn(site, email);
});

const PROFILE = {
  name: 'Harbour & Hill Vans',
  website: 'https://harbour-hill.example',
  categories: ['campervan', 'motorhome'],
  countries: ['GB', 'NO'],
  language: 'fr',
};
const view = async () => (await partner.call('GET', '/me')).body;
const enquire = async () => {
  const { body } = await partner.call('PUT', '/listings/bramble', aListing());
  const { enquiries } = site.services;
  const form = enquiries.enquiryToken(body.id);
  const from = { address: '192.0.2.1', sourcePage: body.public_url };
  await enquiries.enquire(body.id, formOf({ ...TYPED, form }), from);
};
const idOnPage = (text: string, address: string): string =>
  new RegExp(`${address}[^]*?name="id" value="(\\d+)"`).exec(text)![1]!;

it('a partner whose name has no Latin letter has a dashboard like others', async () => {
  const address = `naxos-${email}`;
  const greek = await site.partner('Τροχόσπιτα Νάξου', { email: address });
  const path = `/dashboard/${encodeURIComponent(greek.slug)}`;
  assert.match(path, /%/);
  const greekOwner = await signedIn(site, address);
  assert.equal((await greekOwner.get('/dashboard')).location, path);
  assert.equal((await greekOwner.get('/dashboard?claim=7')).location, `${path}/claims?place=7`);
  for (const page of [path, `${path}/listings`]) {
    const { status, text } = await greekOwner.get(page);
    assert.equal(status, 200, page);
    assert.ok(text.includes(`href="${page}" aria-current="page"`), `${page} is marked as open`);
  }
  const { location, text } = await greekOwner.post(`${path}/listings/new?/create`, {
    category: 'campervan',
    status: 'active',
    title: 'Τροχόσπιτο στη Νάξο',
    url: 'https://vans.example/bramble',
    'location.lat': '50.4155',
    'location.lng': '-5.0737',
  });
  assert.ok(location?.startsWith(`${path}/listings/edit/`), location ?? text);
  for (const file of [
    'leads/export/leads.csv',
    'listings/export/listings.json',
    'account/archive',
  ]) {
    const { status, headers } = await greekOwner.get(`${path}/${file}`);
    assert.equal(status, 200, file);
    assert.match(headers.get('content-disposition') ?? '', /filename\*=UTF-8''[ -~]+$/, file);
  }
});

describe('the overview', () => {
  it('tells a fresh partner how to begin', async () => {
    const { status, text } = await owner.get(base);
    assert.equal(status, 200);
    assert.match(text, /First steps/);
    assert.match(text, /1 of 3 done/);
    assert.match(text, /Send your first listing/);
    const seeHow = new RegExp(`<a [^>]*href="${base}/listings"[^>]*>[^]{0,40}See how`);
    assert.match(text, seeHow, 'which names the form, a file, a feed and the API');
    assert.match(text, /How will you hear of enquiries\?/);
    assert.match(text, /none in this time/);
    assert.doesNotMatch(text, /What needs you first<\/h2>/);
  });

  it('asks a partner without programs for no webhook and no key', async () => {
    const address = `form-${email}`;
    const { slug, id } = await site.services.partners.create({
      name: 'Fell Vans',
      website: 'https://fell.example',
      email: address,
      status: 'approved',
    });
    const formOwner = await signedIn(site, address);
    const { text } = await formOwner.get(`/dashboard/${slug}`);
    assert.match(text, /0 of 2 done/);
    assert.match(text, /Add your first listing/);
    assert.doesNotMatch(text, /API key|Calls of the API|Set a webhook/);
    await site.services.feeds.add(id, { url: 'https://93.184.215.14/feed.csv' });
    const { text: withFeed } = await formOwner.get(`/dashboard/${slug}`);
    assert.match(withFeed, /1 of 3 done/);
    assert.match(withFeed, /Get your first listings from it/);
  });

  it('shows an enquiry that waits, and counts it, before and after the job has', async () => {
    await enquire();
    for (const counted of [false, true]) {
      if (counted) await site.services.leadDays.job.run({ payload: {} } as never);
      const { text } = await owner.get(base);
      assert.match(text, /1 enquiry waits for your answer/);
      assert.match(text, /most on a day: 1/);
      assert.match(text, new RegExp(TYPED.name));
    }
  });

  it('names what is to be mended, the most urgent first, with the way to it', async () => {
    const { services, database } = site;
    await enquire();
    const { body: hidden } = await partner.call(
      'PUT',
      '/listings/a:b',
      aListing({ title: 'Hidden van' }),
    );
    await partner.call('PUT', '/listings/paused', aListing({ status: 'paused' }));
    await database.db.transaction((tx) =>
      services.listingHiding.hide(tx, hidden.id, 'The photos are of a boat.'),
    );
    const { text } = await owner.get(base);
    const deps = /id="needs"[^]*?<\/section>/.exec(text)![0];
    const links = [...deps.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    assert.deepEqual(links, [
      `${base}/listings/edit/a%3Ab`,
      `${base}/listings?status=active&amp;missing=photos`,
      `${base}/listings?status=active&amp;missing=dates`,
    ]);
    assert.match(deps, /We have hidden “Hidden van”/);
    assert.match(deps, /The photos are of a boat\./);
    assert.match(deps, /2 listings without photos/, 'not the paused one');
    for (const href of links) {
      assert.equal((await owner.get(href!.replaceAll('&amp;', '&'))).status, 200, href);
    }
  });

  it('answers 404 for names that nothing can have', async () => {
    for (const path of ['leads/%00', 'webhooks/%00', 'listings/edit/a%00b']) {
      assert.equal((await owner.get(`${base}/${path}`)).status, 404, path);
      assert.equal((await owner.post(`${base}/${path}`, {})).status, 404, path);
    }
    assert.equal((await owner.get('/dashboard/%00')).status, 404);
  });

  it('filters leads by any date and text of an address, in the list and in files', async () => {
    await enquire();
    for (const [filter, found] of [
      ['until=9999-12-31', true],
      ['since=0000-01-01', true],
      ['until=0000-01-01', false],
      ['since=9999-12-31', false],
      ['listing=a%00b', false],
      ['q=%00', true],
    ] as const) {
      for (const page of ['leads', 'leads/export/leads.json']) {
        const { status, text } = await owner.get(`${base}/${page}?${filter}`);
        assert.equal(status, 200, `${page} ${filter}`);
        assert.equal(/\blead_\w+/.test(text), found, `${page} ${filter}`);
      }
    }
  });

  it('is calm when nothing needs the partner', async () => {
    const image = { url: 'https://vans.example/1.jpg' };
    await partner.call('PUT', '/listings/bramble', aListing({ images: [image] }));
    await partner.call('PUT', '/listings/bramble/availability', {
      ranges: [{ start: '2026-06-01', end: '2026-09-01', status: 'available' }],
    });
    await site.services.keyUses.write();
    const { text } = await owner.get(base);
    assert.match(text, /Nothing needs you\./);
    assert.doesNotMatch(text, /First steps/);
  });

  it('says why calls of the API were refused, in words', async () => {
    await partner.call('PUT', '/listings/bramble', { title: 'No' });
    await partner.call('GET', '/me');
    await site.services.apiCalls.write();
    await site.services.keyUses.write();
    const { text } = await owner.get(base);
    assert.match(text, /A field broke a rule; the answer named each\./);
    assert.match(text, /50%/);
  });
});

describe('a page that is not there', () => {
  it('says so in words', async () => {
    for (const path of [`${base}/feed/99/report`, '/dashboard/of-another']) {
      const { status, text } = await owner.get(path);
      assert.equal(status, 404, path);
      assert.match(text, /This page does not exist/, path);
      assert.doesNotMatch(text, /Error: 404/, path);
    }
    const { text: ofAnother } = await owner.get('/dashboard/of-another/leads');
    assert.match(ofAnother, /sign in with the address that it went to/);
    assert.match(ofAnother, /<a href="\/dashboard"[^]*Your accounts/);
    const { text } = await owner.get(`${base}/listings/edit/nothing`);
    assert.match(text, /There is no such listing on your account/);
  });
});

describe('the webhooks page', () => {
  it('says what is wrong with an address in words of its form', async () => {
    const { status, text } = await owner.post(`${base}/webhooks?/save`, {
      webhook_url: 'http://vans.example/hook',
    });
    assert.equal(status, 422);
    assert.match(text, /must be an https:\/\/ address without user name or password/);
    assert.doesNotMatch(text, /or null/);
  });
});

describe('the account page', () => {
  it('changes the profile, and shows what was typed beside what is refused', async () => {
    const refused = await owner.post(`${base}/account?/profile`, { ...PROFILE, website: 'vans' });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /id="website-problem"[^>]*>must be an address/);
    assert.match(refused.text, /value="vans"/);
    assert.equal((await view()).name, 'Harbour Vans');
    const changed = await owner.post(`${base}/account?/profile`, PROFILE);
    assert.deepEqual([changed.status, changed.location], [303, `${base}/account?done=profile`]);
    const { text } = await owner.get(changed.location!);
    assert.match(text, /Your profile was saved/);
    assert.match(text, /value="NO" checked/);
    assert.equal((await view()).name, PROFILE.name);
  });

  it('sends enquiries to the contact address, to another, or nowhere', async () => {
    const post = (fields: Record<string, string>) =>
      owner.post(`${base}/account?/enquiries`, fields);
    const refused = await post({ goes_to: 'address', lead_email: 'nobody' });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /id="lead_email-problem"/);
    for (const [fields, wanted] of [
      [{ goes_to: 'address', lead_email: 'desk@vans.example' }, 'desk@vans.example'],
      [{ goes_to: 'nobody' }, null],
      [{ goes_to: 'contact' }, email],
    ] as const) {
      assert.equal((await post(fields)).status, 303);
      const { text } = await owner.get(`${base}/account`);
      assert.match(text, new RegExp(`value="${fields.goes_to}"[^>]*checked`));
      if (wanted) assert.match(text, new RegExp(wanted));
    }
  });

  it('asks for another contact address, shows the wish, and withdraws it', async () => {
    const to = `new${number}@vans.example`;
    const refused = await owner.post(`${base}/account?/contact`, { contact_email: email });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /is the contact address already/);
    await owner.post(`${base}/account?/contact`, { contact_email: to });
    assert.match((await owner.get(`${base}/account`)).text, new RegExp(`A change to ${to}`));
    await owner.post(`${base}/account?/withdraw`);
    assert.doesNotMatch((await owner.get(`${base}/account`)).text, new RegExp(to));
  });

  it('switches mails off that were not ticked', async () => {
    await owner.post(`${base}/account?/mails`, { on: ['webhook', 'feed', 'listings'] });
    const { text } = await owner.get(`${base}/account`);
    // Topics of developers' tools are not offered to owners without them, and stay as they are.
    const isOn = (topic: string) =>
      new RegExp(`value="${topic}" checked|type="hidden" name="on" value="${topic}"`).test(text);
    const topics = ['enquiries', 'webhook', 'feed', 'listings', 'summary'];
    assert.deepEqual(topics.filter(isOn), ['webhook', 'feed', 'listings']);
  });

  it('exports everything as a ZIP with a name', async () => {
    const { status, headers, text } = await owner.get(`${base}/account/archive`);
    assert.equal(status, 200);
    assert.equal(headers.get('content-type'), 'application/zip');
    const name = `attachment; filename="campcairn-${partner.slug}-2026-05-04.zip"`;
    assert.equal(headers.get('content-disposition'), name);
    assert.match(text, /^PK/);
  });

  it('closes the account once its name is typed, and signs out', async () => {
    const refused = await owner.post(`${base}/account?/close`, { name: 'Harbour' });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /id="close-name-problem"/);
    const closed = await owner.post(`${base}/account?/close`, { name: 'Harbour Vans' });
    assert.deepEqual([closed.status, closed.location], [303, '/account/closed']);
    assert.match((await owner.get('/account/closed')).text, /The account is closed/);
    assert.match((await owner.get(base)).location ?? '', /^\/sign-in/);
  });
});

describe('the team page', () => {
  it('invites a person, changes the role and removes them', async () => {
    const person = `ada${number}@vans.example`;
    const post = (action: string, fields: Record<string, string>) =>
      owner.post(`${base}/team?/${action}`, fields);
    const refused = await post('invite', { email: 'ada', role: 'member' });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /id="email-problem"/);
    assert.equal((await post('invite', { email: person, role: 'member' })).status, 303);
    const { text } = await owner.get(`${base}/team`);
    assert.match(text, new RegExp(person));
    const id = idOnPage(text, person);
    assert.equal((await post('role', { id, role: 'reader' })).status, 303);
    const reader = await signedIn(site, person);
    const seen = await reader.get(`${base}/team`);
    assert.equal(seen.status, 200);
    assert.doesNotMatch(seen.text, /action="\?\/(?!leave")/);
    assert.doesNotMatch((await reader.get(`${base}/account`)).text, /action="\?\//);
    const forbidden = await reader.post(`${base}/team?/remove`, { id });
    assert.equal(forbidden.status, 403);
    assert.equal((await post('remove', { id })).status, 303);
    assert.equal((await reader.get(base)).status, 404);
  });

  it('lets a reader look at the form of a listing, and type nothing into it', async () => {
    await partner.call('PUT', '/listings/bramble', aListing());
    await owner.post(`${base}/team?/invite`, { email: `reader.${email}`, role: 'reader' });
    const reader = await signedIn(site, `reader.${email}`);
    for (const path of ['listings/new', 'listings/edit/bramble']) {
      const { text } = await reader.get(`${base}/${path}`);
      assert.match(text, /<fieldset disabled/, path);
      assert.match(text, /Owners and members of an approved account change listings/, path);
      assert.doesNotMatch((await owner.get(`${base}/${path}`)).text, /<fieldset disabled/, path);
    }
  });

  it('keeps its last owner', async () => {
    const { text } = await owner.get(`${base}/team`);
    const { status, text: said } = await owner.post(`${base}/team?/remove`, {
      id: idOnPage(text, email),
    });
    assert.equal(status, 422);
    assert.match(said, /at least one owner/);
  });

  it('lets everybody leave, readers and members of a suspended partner too', async () => {
    for (const role of ['owner', 'member', 'reader']) {
      const person = `${role}.${email}`;
      await owner.post(`${base}/team?/invite`, { email: person, role });
      // However they write their address.
      const leaver = await signedIn(site, person.toUpperCase());
      await site.services.partners.setStatus(partner.slug, 'suspended');
      const { text } = await leaver.get(`${base}/team`);
      assert.match(text, /<form method="post" action="\?\/leave"/, role);
      assert.doesNotMatch(text, /contact address/, role);
      const left = await leaver.post(`${base}/team?/leave`);
      assert.deepEqual([left.status, left.location], [303, '/dashboard?left'], role);
      const after = await leaver.get(left.location!);
      assert.match(after.text, /You have left the team\./, role);
      assert.match(after.text, /An owner of the account can invite you again/, role);
      assert.equal((await leaver.get(base)).status, 404, role);
      assert.doesNotMatch((await owner.get(`${base}/team`)).text, new RegExp(person), role);
      await site.services.partners.setStatus(partner.slug, 'approved');
    }
  });

  it('leaves those who have left one team their others to choose from', async () => {
    const others = [];
    for (const name of ['Fell Vans', 'Moor Vans']) {
      const other = await site.partner(name, { email: `${name.slice(0, 4)}.${email}` });
      const otherOwner = await signedIn(site, `${name.slice(0, 4)}.${email}`);
      const path = `/dashboard/${other.slug}`;
      await otherOwner.post(`${path}/team?/invite`, { email, role: 'member' });
      others.push(path);
    }
    for (const [index, path] of others.entries()) {
      const { location } = await owner.post(`${path}/team?/leave`);
      const { status, text } = await owner.get(location!);
      assert.equal(status, 200);
      assert.match(text, new RegExp(`href="${base}"`));
      const isLast = index === others.length - 1;
      assert.match(text, isLast ? /You still act for it/ : /for more than one partner/);
    }
    assert.equal((await owner.get('/dashboard')).location, base);
  });

  it('tells the last owner why they cannot leave, and does not let them', async () => {
    const { text } = await owner.get(`${base}/team`);
    assert.match(text, /You are the only owner/);
    assert.match(text, new RegExp(`href="${base}/account#close"`));
    assert.doesNotMatch(text, /action="\?\/leave"/);
    const { status, text: said } = await owner.post(`${base}/team?/leave`);
    assert.equal(status, 422);
    assert.match(said, /at least one owner/);
    await owner.post(`${base}/team?/invite`, { email: `ada.${email}`, role: 'owner' });
    const { text: free } = await owner.get(`${base}/team`);
    assert.match(free, /action="\?\/leave"/);
    assert.match(free, /since it is the contact address/);
  });

  it('tells who sends a form after they were removed, or made a reader, that it was not saved', async () => {
    const person = `ada.${email}`;
    await owner.post(`${base}/team?/invite`, { email: person, role: 'member' });
    const member = await signedIn(site, person);
    const id = idOnPage((await owner.get(`${base}/team`)).text, person);
    const save = () => member.post(`${base}/listings/new?/create`, { title: 'Bramble' });
    assert.equal((await save()).status, 422);
    await owner.post(`${base}/team?/role`, { id, role: 'reader' });
    const asReader = await save();
    assert.equal(asReader.status, 403);
    assert.match(asReader.text, /Nothing was saved: your role here is reader/);
    await owner.post(`${base}/team?/remove`, { id });
    const asStranger = await save();
    assert.equal(asStranger.status, 404);
    assert.match(asStranger.text, /Nothing was saved: [^<]*no access to it any more/);
  });

  it('lets readers send nothing but that they leave', async () => {
    await owner.post(`${base}/team?/invite`, { email: `reader.${email}`, role: 'reader' });
    const reader = await signedIn(site, `reader.${email}`);
    for (const path of ['team?/remove&/leave', 'team?/leave&/remove', 'account?/leave']) {
      assert.equal((await reader.post(`${base}/${path}`)).status, 403, path);
    }
    const operator = await signedInOperator(site, `operator.${email}`);
    const { text } = await operator.get(`${base}/team`);
    assert.doesNotMatch(text, /Leave this team/);
    assert.equal((await operator.post(`${base}/team?/leave`)).status, 403);
  });
});

describe('the dashboard', () => {
  it('speaks the language that a member has chosen, whatever the page of the sign-in', async () => {
    assert.match((await owner.get(base)).text, /<html lang="en"/);
    await owner.post('/profile?/language', { language: 'fr' });
    const { text } = await owner.get(base);
    assert.match(text, /<html lang="fr"/);
    const again = await signedIn(site, email);
    assert.match((await again.get(base)).text, /<html lang="fr"/);
    assert.equal((await owner.post('/profile?/language', { language: 'xx' })).status, 422);
    assert.match((await owner.get('/profile')).text, /value="fr" selected/);
  });

  it('shows times in the zone of the first country, or in the one that the owner chose', async () => {
    await owner.post(`${base}/account?/profile`, PROFILE);
    await enquire();
    const timeOf = async () => {
      const { text } = await owner.get(`${base}/leads`);
      return /\d{1,2} May 2026, \d\d:\d\d/.exec(text)?.[0];
    };
    const now = site.clock.now();
    const inZone = (timeZone: string) =>
      now.toLocaleString('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
      });
    assert.equal(await timeOf(), inZone('Europe/London'));
    await owner.post(`${base}/account?/profile`, { ...PROFILE, time_zone: 'Atlantic/Azores' });
    assert.equal(await timeOf(), inZone('Atlantic/Azores'));
    const refused = await owner.post(`${base}/account?/profile`, {
      ...PROFILE,
      time_zone: 'Cornwall',
    });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /must be a time zone/);
  });
});
