import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let partner: Partner;
let path: string;
before(async () => {
  site = await startTestSite();
  partner = await site.partner();
  const { body } = await partner.call('PUT', '/listings/van', aListing());
  path = new URL(body.public_url).pathname;
});
after(() => site.stop());

/** Fills in and sends the form of the listing's page, as a browser without scripts does. */
async function send(fields: Record<string, string>): Promise<Response> {
  const { text } = await site.page(path);
  const token = /name="form" value="([^"]+)"/.exec(text)?.[1] ?? '';
  assert.notEqual(token, '', 'the form has its token');
  site.clock.advance(60_000);
  return fetch(site.address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ form: token, website: '', ...fields }),
  });
}

const GOOD = {
  name: 'Ines Duarte',
  email: 'ines@traveller.example',
  message: 'Is Bramble free in June?',
  consent: '1',
};

it('an enquiry sent from the page of a listing reaches its partner and has a receipt', async () => {
  const response = await send(GOOD);
  assert.equal(response.status, 303);
  const receipt = await site.page(response.headers.get('location') ?? '');
  assert.equal(receipt.status, 200);
  const { body } = await partner.call('GET', '/leads?kind=enquiry');
  assert.equal(body.data.length, 1);
  assert.equal(body.data[0].email, GOOD.email);
  assert.equal(body.data[0].source_page, `https://campcairn.example${path}`);
  assert.ok(receipt.text.includes(body.data[0].id), 'the receipt names the same reference');
});

it('a form that lacks something comes back with what was typed, 422', async () => {
  const response = await send({ ...GOOD, email: 'ines at home', consent: '' });
  assert.equal(response.status, 422);
  const text = await response.text();
  assert.ok(text.includes('Ines Duarte'));
  assert.ok(text.includes('ines at home'));
});

it('a form for a listing that is no longer shown is answered 404', async () => {
  const { body } = await partner.call('PUT', '/listings/gone', aListing());
  const { text } = await site.page(new URL(body.public_url).pathname);
  const token = /name="form" value="([^"]+)"/.exec(text)?.[1] ?? '';
  await partner.call('PUT', '/listings/gone', aListing({ status: 'paused' }));
  site.clock.advance(60_000);
  const response = await fetch(site.address + new URL(body.public_url).pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ ...GOOD, form: token, website: '' }),
  });
  assert.equal(response.status, 404);
});
