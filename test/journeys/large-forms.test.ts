import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, visitor, type Visitor } from '../support/visitor.ts';

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

const FILLED = {
  category: 'campervan',
  title: 'Bramble, a van for two',
  url: 'https://vans.example/bramble',
  'location.lat': '51.4545',
  'location.lng': '-2.5879',
};

const many = (count: number, name: (at: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), '']));

/** Sends a body of this content type to where forms wait for a sign-in, which shows their fields. */
async function waitingFormOf(
  type: string,
  body: string,
): Promise<{ status: number; text: string }> {
  const to = encodeURIComponent('/dashboard/some/listings/new?/create');
  const request = { method: 'POST', headers: { 'content-type': type }, body };
  const response = await fetch(`${site.address}/sign-in/unsent?to=${to}`, request);
  return { status: response.status, text: await response.text() };
}

const countListings = async (): Promise<number> =>
  (await partner.call('GET', '/listings')).body.data.length;

describe('the form of a listing', () => {
  it('is refused with more fields than any form has, and adds nothing', async () => {
    for (const action of ['create', 'rows']) {
      const fields = { ...FILLED, ...many(1000, (at) => `n${at}`) };
      const { status, text } = await member.post(`${list}/new?/${action}`, fields);
      assert.equal(status, 413);
      assert.match(text, /A form may have at most 1000 fields/);
    }
    assert.equal(await countListings(), 0);
  });

  it('is refused as files with more parts than any form has', async () => {
    const form = new FormData();
    for (let at = 0; at < 1001; at++) form.append(`n${at}`, '');
    const { status, text } = await member.send(`${list}/new?/rows`, form);
    assert.equal(status, 413);
    assert.match(text, /A form may have at most 1000 fields/);
  });

  it('is refused with too many fields, however its content type is written', async () => {
    const line = 'b'.repeat(30);
    const parts = Array.from(
      { length: 1001 },
      (_, at) => `--${line}\r\nContent-Disposition: form-data; name="n${at}"\r\n\r\n\r\n`,
    ).join('');
    const files = `${parts}--${line}--\r\n`;
    const pairs = Array.from({ length: 1001 }, (_, at) => `n${at}=`).join('&');
    for (const [type, body] of [
      [`application/x-www-form-urlencoded; boundary=${line}`, pairs],
      ['Application/X-WWW-Form-Urlencoded;charset=utf-8', pairs],
      [`multipart/form-data; note="; boundary=other"; boundary=${line}`, files],
      [`multipart/form-data; boundary="${line}"; boundary=other`, files],
    ] as const) {
      assert.equal((await waitingFormOf(type, body)).status, 413, type);
    }
    for (const [type, body] of [
      [`multipart/form-data; boundary=other, multipart/form-data; boundary=${line}`, files],
      [`text/plain, multipart/form-data; boundary=${line}`, files],
      ['multipart/form-data; boundary=""', files.replaceAll(line, '')],
      ['multipart/form-data', files],
    ] as const) {
      const { text } = await waitingFormOf(type, body);
      assert.doesNotMatch(text, /name="n\d/, type);
    }
    const one = `--${line}\r\nContent-Disposition: form-data; name="n1"\r\n\r\nBramble\r\n--${line}--\r\n`;
    const { text } = await waitingFormOf(`multipart/form-data; boundary="${line}"`, one);
    assert.match(text, /name="n1" value="Bramble"/);
  });

  it('is refused with a field of a very long name', async () => {
    const { status, text } = await member.post(`${list}/new?/create`, {
      ...FILLED,
      ['a'.repeat(201)]: '1',
    });
    assert.equal(status, 422);
    assert.match(text, /This form has a field that is not known/);
    assert.equal(await countListings(), 0);
  });

  it('is refused with more text than a listing may have', async () => {
    const description = '"'.repeat(100_001);
    const { status, text } = await member.post(`${list}/new?/rows`, { ...FILLED, description });
    assert.equal(status, 413);
    assert.match(text, /Go back and shorten the texts: a form may have at most 100,000 characters/);
  });

  it('is refused with many more photos than a listing may have, and adds nothing', async () => {
    const fields = { ...FILLED, ...many(61, (at) => `images.${at}.url`) };
    for (const action of ['create', 'rows']) {
      const { status, text } = await member.post(`${list}/new?/${action}`, fields);
      assert.equal(status, 422);
      assert.match(text, /A listing may have at most 30 photos/);
    }
    assert.equal(await countListings(), 0);
  });

  it('offers no further rows for photos once there are thirty', async () => {
    const rows = many(29, (at) => `images.${at}.url`);
    const urls = Object.fromEntries(
      Object.keys(rows).map((name, at) => [name, `https://vans.example/${at}.jpg`]),
    );
    const { text } = await member.post(`${list}/new?/rows`, { ...FILLED, ...urls, _more: 'yes' });
    assert.match(text, /name="images\.29\.url"/);
    assert.doesNotMatch(text, /name="images\.30\.url"/);
    assert.doesNotMatch(text, /name="_more"/);
  });

  it('takes the longest texts that a listing may have', async () => {
    const photos = Object.fromEntries(
      Array.from({ length: 30 }, (_, at): [string, string][] => [
        [`images.${at}.url`, `https://vans.example/${at}/${'é'.repeat(1960)}`],
        [`images.${at}.alt`, '🚐'.repeat(200)],
      ]).flat(),
    );
    const { status, text } = await member.post(`${list}/new?/create`, {
      ...FILLED,
      ...photos,
      description: '🚐'.repeat(5000),
      'policies.cancellation_text': '🚐'.repeat(1000),
    });
    assert.equal(status, 303, text);
  });
});

describe('whoever is not signed in', () => {
  const to = encodeURIComponent('/dashboard/some/listings/new?/create');

  it('gets the form back that waits for the sign-in, and no more than a listing may have', async () => {
    const stranger = visitor(site);
    const kept = await stranger.post(`/sign-in/unsent?to=${to}`, FILLED);
    assert.equal(kept.status, 200);
    assert.match(kept.text, /name="title" value="Bramble, a van for two"/);
    const filled = { ...FILLED, title: '"'.repeat(100_001) };
    assert.equal((await stranger.post(`/sign-in/unsent?to=${to}`, filled)).status, 413);
  });

  it('is refused a body that says it is larger than any form, at every page, before it is read', async () => {
    const stranger = visitor(site);
    const large = { email: 'a'.repeat(1_048_576) };
    for (const path of ['/sign-in', `/sign-in/unsent?to=${to}`, '/partners/apply', '/about']) {
      const { status, text } = await stranger.post(path, large);
      assert.equal(status, 413, path);
      assert.ok(text.length < 1000, path);
    }
  });

  it('is told that what was sent is too large, in the language of the page', async () => {
    const stranger = visitor(site);
    const large = { email: 'a'.repeat(70_000) };
    for (const [path, said] of [
      ['/sign-in', 'What was sent is too large. Shorten it'],
      ['/fr/partners/apply', 'Ce qui a été envoyé est trop volumineux.'],
    ] as const) {
      const { status, text } = await stranger.post(path, large);
      assert.equal(status, 413, path);
      assert.ok(text.includes(said), path);
    }
  });
});

describe('a pasted calendar', () => {
  it('of more lines than a calendar has ranges is refused in one sentence', async () => {
    await partner.call('PUT', '/listings/pasted', {
      category: 'campervan',
      title: 'Bramble, a van for two',
      url: 'https://vans.example/bramble',
      location: { lat: 51.4545, lng: -2.5879 },
    });
    const { status, text } = await member.post(`${list}/edit/pasted/calendar?/paste`, {
      text: 'x\n'.repeat(731),
    });
    assert.equal(status, 422);
    assert.match(text, /has more than 730 lines: paste fewer, longer stretches/);
    assert.doesNotMatch(text, /Line 1/);
  });
});
