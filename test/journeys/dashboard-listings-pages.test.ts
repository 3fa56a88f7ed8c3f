import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aFullCampervan, aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, type Visitor } from '../support/visitor.ts';

let site: TestSite;
let partner: Partner;
let member: Visitor;
let list: string;
before(async () => {
  site = await startTestSite({}, { worker: false });
  partner = await site.partner();
  list = `/dashboard/${partner.slug}/listings`;
  member = await signedIn(site, 'office@vans.example');
});
after(() => site.stop());

describe('the pages of a listing', () => {
  it('lead to each other, and to its page while it is shown', async () => {
    const { body } = await partner.call('PUT', '/listings/moss', aListing());
    const shown = new URL(body.public_url).pathname;
    for (const part of ['', '/calendar', '/photos']) {
      const { status, text } = await member.get(`${list}/edit/moss${part}`);
      assert.equal(status, 200, part);
      for (const other of ['', '/calendar', '/photos', '/preview'])
        assert.ok(text.includes(`href="${list}/edit/moss${other}"`), `${part} to ${other}`);
      assert.match(text, new RegExp(`href="${list}/edit/moss${part}" aria-current="page"`));
      assert.ok(text.includes(`href="${shown}"`));
    }
    await partner.call('PUT', '/listings/moss', aListing({ status: 'paused' }));
    const paused = await member.get(`${list}/edit/moss`);
    assert.ok(!paused.text.includes(`href="${shown}"`));
  });

  it('say that an operator hides it, and why', async () => {
    const { body } = await partner.call('PUT', '/listings/hidden', aListing());
    const reason = 'The photos are of a boat.';
    await site.context.db.transaction((tx) =>
      site.services.listingHiding.hide(tx, body.id, reason),
    );
    for (const part of ['', '/calendar', '/photos']) {
      const { text } = await member.get(`${list}/edit/hidden${part}`);
      assert.match(text, /Hidden by us/);
      assert.ok(text.includes(reason));
    }
    assert.match((await member.get(`${list}/edit/hidden/preview`)).text, /we have hidden it/);
  });

  it('say what travellers filter by and the listing does not, each with its field', async () => {
    await partner.call('PUT', '/listings/bare', aListing());
    const { text } = await member.get(`${list}/edit/bare`);
    for (const field of ['vehicle.berths', 'policies.pets_allowed', 'amenities']) {
      assert.ok(text.includes(`href="#f-${field}"`), field);
      assert.ok(text.includes(`id="f-${field}"`), field);
    }
  });

  it('are copied into a paused one with a form of its own', async () => {
    await partner.call('PUT', '/listings/heather', aListing({ title: 'A van called Heather' }));
    const { location } = await member.post(`${list}/edit/heather?/duplicate`);
    assert.equal(location, `${list}/edit/heather-copy?done=duplicated`);
    assert.match((await member.get(location!)).text, />\s*Paused\s*</);
  });

  it('are copied once, however often the button is pressed', async () => {
    await partner.call('PUT', '/listings/pressed', aListing({ title: 'A van pressed twice' }));
    const { text } = await member.get(`${list}/edit/pressed`);
    const _form = /name="_form" value="([^"]+)"/.exec(text)![1]!;
    const press = () => member.post(`${list}/edit/pressed?/duplicate`, { _form });
    for (const { location } of await Promise.all([press(), press()])) {
      assert.equal(location, `${list}/edit/pressed-copy?done=duplicated`);
    }
    const { status } = await member.get(`${list}/edit/pressed-copy-2`);
    assert.equal(status, 404);
  });
});

describe('the preview of a listing', () => {
  it('is what travellers see, also of a paused one, and is not for search engines', async () => {
    const full = aFullCampervan({ title: 'A van to look at', status: 'paused' });
    await partner.call('PUT', '/listings/look', full);
    const { status, text } = await member.get(`${list}/edit/look/preview`);
    assert.equal(status, 200);
    for (const words of [
      'A van to look at',
      'Fetched from our yard',
      'Harbour Yard',
      'it is paused',
    ])
      assert.ok(text.includes(words), words);
    assert.match(text, /<meta name="robots" content="noindex"/);
    assert.match(text, /<aside class="cost[^"]*" inert/);
  });

  it('keeps the place of an approximate one as secret as its page does', async () => {
    const location = { lat: 51.23456, lng: -2.34567, precision: 'approximate', name: 'Back yard' };
    const { body } = await partner.call('PUT', '/listings/near', aListing({ location }));
    const page = (await site.page(new URL(body.public_url).pathname)).text;
    const preview = (await member.get(`${list}/edit/near/preview`)).text;
    const circle = /class="area[^>]*>/;
    assert.equal(circle.exec(preview)?.[0], circle.exec(page)?.[0]);
    assert.doesNotMatch(preview, /Back yard/);
  });
});

describe('the photos of a listing', () => {
  it('are shown in their order with what they show, and checked when that is asked for', async () => {
    const images = [
      { url: 'https://127.0.0.1/1.jpg', alt: 'On the cliffs' },
      { url: 'https://127.0.0.1/2.jpg' },
    ];
    await partner.call('PUT', '/listings/photos', aListing({ images }));
    const { text } = await member.get(`${list}/edit/photos/photos`);
    assert.ok(text.indexOf('https://127.0.0.1/1.jpg') < text.indexOf('https://127.0.0.1/2.jpg'));
    assert.match(text, /On the cliffs/);
    assert.doesNotMatch(text, /do not load/);
    const checked = await member.post(`${list}/edit/photos/photos?/check`);
    assert.equal(checked.status, 200);
    assert.match(checked.text, /2 do not load\./);
  });

  it('are asked for where there are none', async () => {
    await partner.call('PUT', '/listings/none', aListing());
    const { text } = await member.get(`${list}/edit/none/photos`);
    assert.match(text, /No photos yet/);
    assert.match(text, /name="_photos"/);
  });
});

describe('a list without listings', () => {
  it('leads to all ways by which they come', async () => {
    const other = await site.partner('Hill Vans', { email: 'hill@vans.example' });
    const newcomer = await signedIn(site, 'hill@vans.example');
    const { text } = await newcomer.get(`/dashboard/${other.slug}/listings`);
    const base = `/dashboard/${other.slug}`;
    for (const way of [
      `${base}/listings/new`,
      `${base}/listings/import`,
      `${base}/feed`,
      '/developers',
    ])
      assert.ok(text.includes(`href="${way}"`), way);
  });
});
