import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { formOf } from '../builders/form.ts';
import { aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { TYPED } from '../support/lead-fixture.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const HOUR_MS = 3_600_000;

let site: TestSite;
before(async () => {
  site = await startTestSite({ ENQUIRY_LIMIT: '100000' }, { worker: false });
});
after(() => site.stop());

interface Owner extends Partner {
  listingId: number;
  path: string;
}

async function owner(name: string): Promise<Owner> {
  const partner = await site.partner(name);
  const { body } = await partner.call('PUT', '/listings/bramble', aListing());
  return { ...partner, listingId: body.id, path: new URL(body.public_url).pathname };
}

/** Sends one enquiry. */
async function ask({ listingId }: Owner, email: string, message = TYPED.message): Promise<void> {
  const { enquiries } = site.services;
  const form = enquiries.enquiryToken(listingId);
  const answer = await enquiries.enquire(
    listingId,
    formOf({ ...TYPED, email, message, form, consent: '1' }),
    { address: '192.0.2.1', sourcePage: 'https://campcairn.example/' },
  );
  assert.ok(answer.ok);
}

/** Sends one enquiry of each of so many travellers. */
async function askOften(partner: Owner, travellers: number): Promise<void> {
  for (let n = 0; n < travellers; n++) await ask(partner, `traveller-${n}@mail.example`);
}

async function acknowledge(partner: Owner, most: number): Promise<void> {
  const { body } = await partner.call('GET', '/leads?kind=enquiry&limit=200');
  for (const { id } of body.data.slice(0, most))
    assert.equal((await partner.call('POST', `/leads/${id}/ack`)).status, 200);
}

/** Lets days pass, and measures. */
async function measureAfter(days: number): Promise<void> {
  site.clock.advance(days * 24 * HOUR_MS);
  await site.services.answerTimes.job.run({} as never);
}

const says = async ({ path }: Owner) =>
  /Usually answers within [\w ]+/.exec((await site.page(path)).text)?.[0].trim();

/** What the partner's dashboard tells it. */
const reads = async ({ slug }: Owner) => {
  const { overview } = await dashboardOf(site, slug);
  const { answerTime } = await overview();
  return answerTime && { within: answerTime.told?.withinHours, of: answerTime.enquiries };
};

describe('how soon an owner answers', () => {
  it('is said from ten travellers on, by the median of their enquiries, and how it is measured', async () => {
    const prompt = await owner('Prompt Vans');
    const asked = await owner('Nine Times');
    await askOften(prompt, 10);
    await askOften(asked, 9);
    site.clock.advance(2.5 * HOUR_MS);
    await acknowledge(prompt, 5);
    await acknowledge(asked, 9);
    await measureAfter(3);
    assert.equal(await says(prompt), 'Usually answers within 3 hours');
    const { text } = await site.page(prompt.path);
    assert.match(text, /Of 10 enquiries in the last 90 days, Prompt Vans confirmed half/);
    assert.equal(await says(asked), undefined);
    assert.deepEqual(await reads(prompt), { within: 3, of: 10 });
    assert.deepEqual(await reads(asked), { within: undefined, of: 9 });
    assert.match(
      (await site.page(`/fr${prompt.path}`)).text,
      /Répond en général en moins de 3 heures/,
    );
  });

  it('counts what was never acknowledged as late, and nothing that may still be answered in time', async () => {
    const slow = await owner('Slow Vans');
    await askOften(slow, 10);
    site.clock.advance(HOUR_MS / 2);
    await acknowledge(slow, 4);
    await measureAfter(1);
    assert.equal(await says(slow), undefined, 'too early to tell');
    await measureAfter(2);
    assert.equal(await says(slow), undefined, 'more than half are late');
  });

  it('counts a traveller who asks again and again once', async () => {
    const vain = await owner('Vain Vans');
    for (let n = 0; n < 12; n++) await ask(vain, 'me@vans.example', `Hello ${n}`);
    await acknowledge(vain, 12);
    await measureAfter(3);
    assert.equal(await says(vain), undefined);
  });

  it('is forgotten when the enquiries are older than 90 days, and stands beside others in a comparison', async () => {
    const [quick, other] = [await owner('Quick Vans'), await owner('Other Vans')];
    await askOften(quick, 10);
    await acknowledge(quick, 10);
    await measureAfter(3);
    const compared = await site.page(`/compare?ids=${quick.listingId},${other.listingId}`);
    assert.match(compared.text, /within an hour/);
    const several = await site.page(`/enquire?ids=${quick.listingId},${other.listingId}`);
    assert.equal([...several.text.matchAll(/Usually answers within an hour/g)].length, 1);
    await measureAfter(90);
    assert.equal(await says(quick), undefined);
  });
});
