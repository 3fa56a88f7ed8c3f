import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { anEnquiry } from '../builders/enquiry.ts';
import { aCampsite } from '../builders/listing.ts';
import { type BillingFixture, startBillingFixture } from '../support/billing-fixture.ts';
import type { Partner } from '../support/campcairn.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { signedIn } from '../support/visitor.ts';

const OWNER = 'office@vans.example';
/** Searches know within this time who has Premium. */
const KNOWN_AFTER_MS = 10_000;

let fixture: BillingFixture;
let partner: Partner;
let listing: { id: number; path: string };
let place: string;
let hours = 0;

before(async () => {
  fixture = await startBillingFixture();
  const { site } = fixture;
  await loadCampsites(site, [campsiteFeature(11, 50.4155, -5.0737, { name: 'Trenance Meadow' })]);
  place = [...(await site.sitemap('sitemap-places-0')).keys()][0]!;
  partner = await site.partner('Meadow Camping', { email: OWNER });
  const input = aCampsite({ osm_ref: 'node/11', description: 'Forty pitches by the water.' });
  const { body } = await partner.call('PUT', '/listings/meadow', input);
  listing = { id: body.id, path: new URL(body.public_url).pathname };
});
after(() => fixture.close());

/** What Premium gives, as its partner and travellers find it now. */
async function given() {
  const { site } = fixture;
  hours += 1;
  site.clock.advance(3_600_000 + KNOWN_AFTER_MS);
  await anEnquiry(site, listing.id, { message: `Is it free in June? ${hours}` });
  await fixture.drain();
  const mails = fixture.fakeSmtp.arrived.filter(({ raw }) => raw.includes('Subject: New enquiry'));
  return {
    enquiriesMailed: mails.length,
    ownersWords: /Forty pitches/.test((await site.page(place)).text),
    featured: /class="ads/.test((await site.page('/search')).text),
    figures: (await partner.call('GET', '/stats')).status,
  };
}

/** What everybody has. */
async function free() {
  const { site } = fixture;
  const { total } = await site.services.search.search(new URLSearchParams());
  const { body } = await partner.call('GET', '/leads?limit=100');
  return {
    total,
    page: (await site.page(listing.path)).status,
    place: (await site.page(place)).status,
    api: (await partner.call('GET', '/listings/meadow')).status,
    leads: body.data.length,
  };
}

describe('Premium', () => {
  it('is on from the first payment, ends with the period that is paid for, and leaves the rest as it is', async () => {
    const { site, stripe } = fixture;
    assert.deepEqual(await given(), {
      enquiriesMailed: 0,
      ownersWords: false,
      featured: false,
      figures: 403,
    });
    const basis = await free();
    const owner = await signedIn(site, OWNER);
    const { text } = await owner.post(`/dashboard/${partner.slug}/premium?/buy`, {
      plan: 'monthly',
    });
    const way = /content="0; url=([^"]+)"/.exec(text)![1]!;
    await fetch(way, { method: 'POST', redirect: 'manual' });
    await fixture.settle();
    assert.deepEqual(await given(), {
      enquiriesMailed: 1,
      ownersWords: true,
      featured: true,
      figures: 200,
    });
    stripe.cancel();
    await fixture.settle();
    site.clock.set(new Date(stripe.last().end * 1000));
    assert.deepEqual(await given(), {
      enquiriesMailed: 1,
      ownersWords: false,
      featured: false,
      figures: 403,
    });
    assert.deepEqual(await free(), { ...basis, leads: basis.leads + 2 });
  });
});
