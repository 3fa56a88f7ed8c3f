import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { TYPED } from '../support/lead-fixture.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let partner: Partner;
let path: string;
before(async () => {
  site = await startTestSite({ ENQUIRY_LIMIT: '5' });
});
after(() => site.stop());
beforeEach(async () => {
  site.clock.advance(86_400_000);
  partner = await site.partner();
  const { body } = await partner.call('PUT', '/listings/bramble', aListing());
  path = new URL(body.public_url).pathname;
});

const post = async (to: string, fields: Record<string, string>, headers = {}) => {
  const response = await fetch(site.address + to, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  });
  const { status, headers: answered } = response;
  return { status, location: answered.get('location') ?? '', text: await response.text() };
};
/** The fields that the page's own form has, with what they hold at first. */
const formOf = (html: string): Record<string, string> => {
  const form = /<form[^>]*method="post"[^]*?<\/form>/i.exec(html)?.[0] ?? '';
  const fields = [...form.matchAll(/<(?:input|textarea)[^>]*\sname="([^"]+)"[^>]*>/g)];
  return Object.fromEntries(
    fields.map(([tag, name]) => [name!, / value="([^"]*)"/.exec(tag)?.[1] ?? '']),
  );
};
const shownForm = async () => formOf((await site.page(path)).text);
const filled = async (fields: Record<string, string> = {}) => ({
  ...(await shownForm()),
  ...TYPED,
  ...fields,
});
const leads = async () => (await partner.call('GET', '/leads')).body.data;
const erases = (html: string): boolean => html.includes('action="?/erase"');

describe('the form on a listing’s page', () => {
  it('has its fields, none of them agreed to beforehand, and posts to the page without a script', async () => {
    const { text } = await site.page(path);
    const { form, ...fields } = formOf(text);
    const details = ['children', 'dog', 'arrival'];
    assert.deepEqual(Object.keys(fields).sort(), [...Object.keys(TYPED), ...details].sort());
    assert.match(form!, /^[0-9a-z]+\.[\w-]{22}$/);
    const box = /<input[^>]*name="consent"[^>]*>/.exec(text)![0];
    assert.match(box, /type="checkbox"/);
    assert.doesNotMatch(box, /checked/);
    assert.match(text, new RegExp(`<form[^>]*action="${path}(?:#enquiry)?"`));
  });

  it('makes a lead, and leads to a page that says what was sent to whom', async () => {
    const { status, location } = await post(path, await filled());
    assert.equal(status, 303);
    assert.match(location, /^\/enquiry\/[0-9A-Za-z]{22}\.[\w-]+\/sent$/);
    const [lead] = await leads();
    assert.deepEqual(
      [lead.name, lead.message],
      [TYPED.name, 'Is there room for two bikes?\nAnd a dog?'],
    );
    assert.equal(lead.source_page, `https://campcairn.example${path}`);
    const { status: found, text, headers } = await site.page(location);
    assert.equal(found, 200);
    for (const said of [
      lead.id,
      'Harbour Vans',
      TYPED.name,
      TYPED.email,
      TYPED.message.slice(0, 28),
    ])
      assert.ok(text.includes(said), said);
    assert.match(text, new RegExp(`href="${location.replace('/sent', '')}"`));
    assert.match(headers.get('cache-control') ?? '', /no-store/);
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.match(headers.get('x-robots-tag') ?? '', /noindex/);
  });

  it('is shown again with what was typed when something is wrong, as 422', async () => {
    const name = 'Zoë "><script>alert(1)</script>';
    const { status, text } = await post(path, await filled({ name, email: 'zoe', consent: '' }));
    assert.equal(status, 422);
    assert.ok(text.includes('Zoë &quot;>&lt;script'), 'escaped');
    assert.doesNotMatch(text, /<script>alert/);
    const again = formOf(text);
    assert.deepEqual([again.email, again.phone, again.guests], ['zoe', TYPED.phone, '3']);
    assert.ok(text.includes('Is there room for two bikes?\nAnd a dog?'));
    assert.equal((text.match(/aria-invalid="true"/g) ?? []).length, 2);
    assert.deepEqual(await leads(), []);
    const mended = { ...again, ...TYPED, form: again.form ?? '' };
    assert.equal((await post(path, mended)).status, 303, 'the form shown again can be sent');
  });

  it('is refused from robots, from other sites, without a token and too often', async () => {
    assert.equal((await post(path, await filled({ website: 'x' }))).status, 422);
    assert.equal((await post(path, await filled({ form: '' }))).status, 422);
    assert.equal(
      (await post(path, await filled(), { origin: 'https://evil.example' })).status,
      403,
    );
    for (let n = 0; n < 5; n++)
      assert.equal((await post(path, await filled({ message: `No ${n}` }))).status, 303);
    assert.equal((await post(path, await filled({ message: 'No 6' }))).status, 422);
    assert.equal((await leads()).length, 5);
  });

  it('sent twice at once, as by a double click, is one lead and one page', async () => {
    const form = await filled();
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(path, form)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([303]));
    assert.equal(new Set(answers.map(({ location }) => location)).size, 1);
    assert.equal((await leads()).length, 1);
  });

  it('survives odd bodies without a fault', async () => {
    const odd: [body: string, type: string][] = [
      ['', 'application/x-www-form-urlencoded'],
      ['name=%ff%00&name=b&guests=NaN&form=%E0%A4', 'application/x-www-form-urlencoded'],
      ['{"name":"Zoë"}', 'application/json'],
      [
        '--x\r\nContent-Disposition: form-data; name="name"; filename="a"\r\n\r\nfile\r\n--x--',
        'multipart/form-data; boundary=x',
      ],
    ];
    for (const [body, type] of odd) {
      const headers = { 'content-type': type, accept: 'text/html' };
      const { status } = await fetch(site.address + path, { method: 'POST', headers, body });
      assert.ok(status >= 400 && status < 500, `${type}: ${status}`);
    }
    assert.deepEqual(await leads(), []);
  });

  it('says that the listing is gone when it was paused or deleted meanwhile', async () => {
    const form = await filled();
    await partner.call('PUT', '/listings/bramble', aListing({ status: 'paused' }));
    assert.equal((await post(path, form)).status, 404);
    await partner.call('DELETE', '/listings/bramble');
    assert.ok([404, 410].includes((await post(path, form)).status));
    assert.deepEqual(await leads(), []);
  });
});

describe('the secret link of a receipt', () => {
  const sent = async () => (await post(path, await filled())).location.replace(/\/sent$/, '');

  it('shows the state of the enquiry, and erases it', async () => {
    const link = await sent();
    const before = await site.page(link);
    assert.ok(before.text.includes(TYPED.email) && erases(before.text));
    const { status, location } = await post(`${link}?/erase`, {});
    assert.deepEqual([status, location], [303, link]);
    const { text } = await site.page(link);
    assert.ok(!text.includes(TYPED.email) && !text.includes(TYPED.name) && !erases(text));
    const [lead] = await leads();
    assert.deepEqual([lead.name, lead.email, lead.phone, lead.message], [null, null, null, null]);
    assert.equal((await post(`${link}?/erase`, {})).status, 303, 'safe to repeat');
  });

  it('cannot be guessed', async () => {
    const link = await sent();
    for (const guess of [
      `${link}x`,
      link.slice(0, -1),
      `/enquiry/${link.split('/').at(-1)!.split('.')[0]}`,
    ]) {
      assert.equal((await site.page(guess)).status, 404);
      assert.equal((await post(`${guess}?/erase`, {})).status, 404);
    }
    assert.equal((await leads())[0].name, TYPED.name);
  });
});
