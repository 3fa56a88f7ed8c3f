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
  assert.match(receipt.text, /Harbour Vans will collect it here and answer you by email/);
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

it('an address that mail servers could not carry is refused with what to do about it', async () => {
  const response = await send({ ...GOOD, email: 'zoë@traveller.example' });
  assert.equal(response.status, 422);
  const text = await response.text();
  assert.ok(text.includes('zoë@traveller.example'));
  assert.match(text, /only letters from a to z.* before the @/);
  assert.equal((await send({ ...GOOD, email: 'ines@reisebücher.example' })).status, 303);
});

it('a box that says it was not ticked is no consent', async () => {
  for (const consent of ['false', 'off', '0', 'no', ' ']) {
    const response = await send({ ...GOOD, email: 'no@traveller.example', consent });
    assert.equal(response.status, 422, consent);
    assert.doesNotMatch(await response.text(), /name="consent"[^>]* checked/, consent);
  }
});

it('a day that no calendar has is refused with what was typed, the year 0 too', async () => {
  for (const start_date of ['0000-01-01', '2027-02-30', '10000-01-01']) {
    const response = await send({ ...GOOD, email: 'day@traveller.example', start_date });
    assert.equal(response.status, 422, start_date);
  }
});

it('a body that is no form is refused for what it lacks', async () => {
  for (const [type, body] of [
    ['text/plain', 'hello'],
    ['multipart/form-data; boundary=aaaaaaaa', '--aaaaaaaa\r\nhello'],
    ['application/x-www-form-urlencoded', '%zz&%ff='],
  ] as const) {
    const headers = { accept: 'text/html', 'content-type': type };
    const response = await fetch(site.address + path, { method: 'POST', headers, body });
    assert.equal(response.status, 422, type);
  }
});

it('a form sent in parts is as good as any', async () => {
  const { text } = await site.page(path);
  const body = new FormData();
  const fields = { ...GOOD, email: 'parts@traveller.example' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('form', /name="form" value="([^"]+)"/.exec(text)?.[1] ?? '');
  const response = await fetch(site.address + path, { method: 'POST', redirect: 'manual', body });
  assert.equal(response.status, 303);
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
