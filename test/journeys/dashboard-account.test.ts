import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { formOf } from '../builders/form.ts';
import type { Partner } from '../support/campcairn.ts';
import { TYPED } from '../support/lead-lab.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, type Visitor } from '../support/visitor.ts';

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

describe('the overview', () => {
  it('tells a fresh partner how to begin', async () => {
    const { status, text } = await owner.get(base);
    assert.equal(status, 200);
    assert.match(text, /There are no listings yet/);
    assert.match(text, /There is no webhook/);
    assert.match(text, /none yet/);
    assert.doesNotMatch(text, /not reached you/);
  });

  it('shows an enquiry that waits, and counts it, before and after the job has', async () => {
    await enquire();
    for (const counted of [false, true]) {
      if (counted) await site.services.leadDays.job.run({ payload: {} } as never);
      const { text } = await owner.get(base);
      assert.match(text, /1 enquiry has not reached you/);
      assert.match(text, /1 in 30 days, most on a day: 1/);
      assert.doesNotMatch(text, /There are no listings yet/);
      assert.doesNotMatch(text, new RegExp(TYPED.name));
    }
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
    const isOn = (topic: string) => new RegExp(`value="${topic}" checked`).test(text);
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
    assert.doesNotMatch(seen.text, /action="\?\//);
    assert.doesNotMatch((await reader.get(`${base}/account`)).text, /action="\?\//);
    const forbidden = await reader.post(`${base}/team?/remove`, { id });
    assert.equal(forbidden.status, 403);
    assert.equal((await post('remove', { id })).status, 303);
    assert.equal((await reader.get(base)).status, 404);
  });

  it('keeps its last owner', async () => {
    const { text } = await owner.get(`${base}/team`);
    const { status, text: said } = await owner.post(`${base}/team?/remove`, {
      id: idOnPage(text, email),
    });
    assert.equal(status, 422);
    assert.match(said, /at least one owner/);
  });
});
