import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { anEnquiry } from '../builders/enquiry.ts';
import { type ConsoleFixture, fillConsole } from '../support/console-fixture.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, signedInOperator, type Visitor, visitor } from '../support/visitor.ts';

const ADA = 'ada@campcairn.example';
const INES = 'ines@traveller.example';

let site: TestSite;
let fixture: ConsoleFixture;
let operator: Visitor;
before(async () => {
  site = await startTestSite({ ENQUIRY_LIMIT: '100' }, { worker: false });
  fixture = await fillConsole(site);
  operator = await signedInOperator(site, ADA);
});
after(() => site.stop());

/** Sends words by the field of the header; follows to the page of results, if there is one. */
async function find(q: string) {
  const sent = await operator.post('/operator/find', { q });
  const location = sent.location?.replace(site.address, '') ?? null;
  if (!location?.startsWith('/operator/find')) return { ...sent, location };
  const answer = await operator.get(location);
  return { ...answer, location: answer.location?.replace(site.address, '') ?? null };
}
const newestEntry = async () => (await site.context.audit.list({}, 1))[0]!;

describe("the console's search field", () => {
  it('is on every page, and goes straight to the one thing that it finds', async () => {
    assert.match((await operator.get('/operator/audit')).text, /action="\/operator\/find"/);
    const { slug, website } = await site.services.partners.bySlug('fell-vans');
    const partner = `/operator/partners/${slug}`;
    const listing = `/operator/listings/${fixture.listing}`;
    for (const [typed, path] of [
      ['Fell Vans', partner],
      [' fell-vans ', partner],
      [`${website}/about`, website.includes('fell') ? partner : undefined],
      ['Bramble four', listing],
      ['bramble-a-campervan-for-four', listing],
      [`https://campcairn.example/listing/bramble-${fixture.listing}`, listing],
      [fixture.lead, `/operator/leads/${fixture.lead}`],
      [fixture.lead.replace('lead_', 'evt_'), `/operator/leads/${fixture.lead}`],
    ] as const) {
      if (path === undefined) continue;
      const { status, location } = await find(typed);
      assert.deepEqual([status, location], [303, path], typed);
    }
  });

  it('shows several things by group, and says when there is nothing', async () => {
    const { status, text } = await find('moor');
    assert.equal(status, 200);
    assert.doesNotMatch(text, /<nav.*aria-current="page".*<\/nav>/s, 'no entry of the navigation');
    assert.ok(text.includes(`href="/operator/partners/${fixture.partner}"`));
    assert.match(text, /Sandpiper of the moor/);
    for (const typed of ['nobody at all', 'lead_unknown', '%', 'a\0b', "o'; drop table lead"]) {
      const answer = await find(typed);
      assert.equal(answer.status, 200, typed);
    }
    assert.match((await find('nobody at all')).text, /Nothing found/);
    assert.match((await find('<b>bold')).text, /&lt;b>bold/);
  });

  it('finds enquiries by the exact address alone, and writes down that somebody looked', async () => {
    await anEnquiry(site, fixture.listing, { email: INES, message: 'Another one' });
    const sent = await operator.post('/operator/find', { q: ` ${INES.toUpperCase()} ` });
    assert.equal(sent.status, 200);
    assert.equal(sent.headers.get('cache-control'), 'no-store');
    assert.ok(sent.text.includes(`/operator/leads/${fixture.lead}`));
    assert.doesNotMatch(sent.text, /Ines|Another one|ines@/i, 'no personal data');
    const entry = await newestEntry();
    assert.deepEqual(
      [entry.action, entry.actor, entry.subject, entry.after],
      ['traveller.find', ADA, 'traveller', { found: 2 }],
    );
    assert.doesNotMatch(JSON.stringify(entry), /ines/i);
    for (const typed of ['ines@traveller', '@traveller.example', 'INES@TRAVELLER.EXAMPL'])
      assert.ok(!(await find(typed)).text.includes('/operator/leads/lead_'), typed);
  });

  it('searches no enquiries by an address in a URL', async () => {
    const { id } = await newestEntry();
    const { text } = await operator.get(`/operator/find?q=${encodeURIComponent(INES)}`);
    assert.ok(!text.includes('/operator/leads/lead_'));
    assert.equal((await newestEntry()).id, id);
  });

  it('finds partners and operators by the address of a person', async () => {
    const { slug, contact_email: email } = await site.services.partners.bySlug('fell-vans');
    assert.equal((await find(email)).location, `/operator/partners/${slug}`);
    const bea = 'bea@campcairn.example';
    const { id } = await site.services.operators.add(bea);
    const { location } = await find(bea.toUpperCase());
    assert.equal(location, `/operator/people?operator=${id}#operator-${id}`);
    const { text } = await operator.get(location ?? '');
    assert.equal(text.match(/<details open/g)?.length, 1, 'the form for a lost second factor');
  });

  it('is for operators alone', async () => {
    const { id } = await newestEntry();
    assert.equal((await visitor(site).post('/operator/find', { q: INES })).status, 307);
    const member = await signedIn(site, 'office@vans.example');
    const { id: signIn } = await newestEntry();
    assert.ok(signIn > id);
    assert.equal((await member.post('/operator/find', { q: INES })).status, 404);
    assert.equal((await newestEntry()).id, signIn);
  });
});
