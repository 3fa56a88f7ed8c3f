import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { formOf } from '../builders/form.ts';
import { aListing } from '../builders/listing.ts';
import { START } from '../support/campcairn.ts';
import {
  type EnquiryFields,
  type LeadLab,
  type Owner,
  startLeadLab,
  TYPED,
} from '../support/lead-fixture.ts';

let fixture: LeadLab;
let owner: Owner;
before(async () => {
  fixture = await startLeadLab();
});
after(() => fixture.stop());
beforeEach(async () => {
  await fixture.rewind();
  owner = await fixture.owner({ webhook: false });
});

const MINUTE = 60_000;
const send = (fields: Partial<EnquiryFields> = {}) => fixture.enquire(owner.listingId, fields);
const tokenOf = (answer: Awaited<ReturnType<typeof send>>): string => {
  assert.ok(answer.ok, JSON.stringify(answer));
  return answer.value.token;
};
const refused = async (fields: Partial<EnquiryFields>): Promise<unknown> => {
  const answer = await send(fields);
  assert.ok(!answer.ok);
  assert.deepEqual(await owner.leads(), [], 'nothing is kept of a refused form');
  return answer.why === 'invalid' ? answer.problems : answer.why;
};

describe('an enquiry', () => {
  it('is a lead of the partner, as it was typed and trimmed', async () => {
    await send({ name: '  Zoë Lindqvist ', email: ' zoe@mail.example ' });
    const { id, listing, ...lead } = await owner.lead();
    const page = `https://campcairn.example/listing/bramble-a-campervan-for-four-${owner.listingId}`;
    assert.match(id, /^lead_[0-9A-Za-z]{22}$/);
    assert.deepEqual(lead, {
      kind: 'enquiry',
      created_at: START,
      name: 'Zoë Lindqvist',
      email: 'zoe@mail.example',
      phone: '+46 70 123 45 67',
      start_date: '2026-07-03',
      end_date: '2026-07-10',
      guests: 3,
      message: 'Is there room for two bikes?\nAnd a dog?',
      source_page: page,
      consent_at: START,
      delivery_status: 'pending',
      delivery_attempts: 0,
      delivered_at: null,
      webhook_delivered_at: null,
      email_sent_at: null,
      acked_at: null,
    });
    assert.deepEqual(listing, {
      id: owner.listingId,
      external_id: 'bramble',
      title: 'Bramble, a campervan for four',
      url: 'https://vans.example/bramble',
      public_url: page,
    });
  });

  it('needs a name, an address and the consent, and nothing else', async () => {
    await send({ phone: '', start_date: '', end_date: '', guests: '', message: ' \r\n ' });
    const { phone, start_date, end_date, guests, message } = await owner.lead();
    const rest = [phone, start_date, end_date, guests, message];
    assert.deepEqual(rest, [null, null, null, null, null]);
    await send({ message: 'Only a start', end_date: '' });
    assert.deepEqual((await owner.lead()).start_date, '2026-07-03');
  });

  it('says the page it was sent from in any language, and no other page', async () => {
    const path = `/listing/bramble-a-campervan-for-four-${owner.listingId}`;
    const from = async (sourcePage: string) => {
      fixture.clock.advance(15 * MINUTE);
      const form = fixture.services.enquiries.enquiryToken(owner.listingId);
      const sender = { address: '192.0.2.1', sourcePage };
      await fixture.services.enquiries.enquire(owner.listingId, formOf({ ...TYPED, form }), sender);
      return (await owner.lead()).source_page;
    };
    const site = 'https://campcairn.example';
    assert.equal(await from(`${site}/de${path}`), `${site}/de${path}`);
    for (const page of [`/listing/buy-pills-now-${owner.listingId}`, `/x/y${path}`, '', path])
      assert.equal(await from(site + page), site + path);
    assert.equal(await from(`https://evil.example${path}`), site + path);
  });
});

describe('a form that is wrong', () => {
  const long = (n: number) => '🚐'.repeat(n);
  const wrong: [field: keyof EnquiryFields, problem: string, ...values: string[]][] = [
    ['name', 'missing', '', ' \t '],
    ['name', 'too_long', long(121)],
    ['name', 'bad_characters', 'Zoë\r\nBcc: x@y.example', 'Zo\u0000', 'Zo\ud800'],
    ['email', 'missing', '', ' '],
    [
      'email',
      'not_an_email',
      'zoe',
      'zoe@mail',
      '@mail.example',
      'zoe @mail.example',
      'a@b@c.example',
    ],
    [
      'email',
      'not_an_email',
      'Zoë <zoe@mail.example>',
      'zoe@mail.example,x@y.example',
      'z"o@mail.example',
    ],
    ['email', 'too_long', `${'z'.repeat(64)}@${'mail.'.repeat(40)}example`],
    ['email', 'bad_characters', 'zoe@mail.example\nBcc: x@y.example', 'zoe\u0000@mail.example'],
    ['phone', 'too_long', '0'.repeat(41)],
    ['phone', 'bad_characters', '+46\n70'],
    ['start_date', 'not_a_date', '2026-02-30', '3 July 2026', '2026-7-3', '20260703'],
    ['end_date', 'not_a_date', '2026-13-01', 'soon'],
    ['end_date', 'end_not_after_start', '2026-07-03', '2026-07-02', '2025-12-31'],
    ['guests', 'not_1_to_50', '0', '51', '-1', '2.5', 'two', '1e1', '999'],
    ['message', 'too_long', long(2001)],
    ['message', 'bad_characters', 'Hello\u0000', '\udc00'],
    ['consent', 'not_agreed', '', 'false', 'off', '0', 'no'],
  ];
  for (const [field, problem, ...values] of wrong)
    it(`is refused: ${field} ${problem}`, async () => {
      for (const value of values)
        assert.deepEqual(
          await refused({ [field]: value }),
          { [field]: problem },
          JSON.stringify(value),
        );
    });

  it('has all problems shown together', async () => {
    assert.deepEqual(await refused({ name: '', email: 'x', guests: '99', consent: '' }), {
      name: 'missing',
      email: 'not_an_email',
      guests: 'not_1_to_50',
      consent: 'not_agreed',
    });
  });

  it('is taken up to its very limits, counted in characters', async () => {
    const email = `${'z'.repeat(64)}@${'mail.'.repeat(36)}example`.padEnd(254, 'x');
    const limits = { name: long(120), email, phone: '0'.repeat(40), message: long(2000) };
    tokenOf(
      await send({ ...limits, guests: '50', start_date: '2028-02-29', end_date: '2028-03-01' }),
    );
    const lead = await owner.lead();
    for (const [field, value] of Object.entries(limits)) assert.equal(lead[field], value);
  });
});

describe('robots and strangers', () => {
  it('are refused when they fill what people do not see', async () => {
    assert.equal(await refused({ website: 'https://pills.example' }), 'robot');
  });

  it('are refused without a form of ours for this very listing', async () => {
    const other = await fixture.owner({ webhook: false });
    const token = fixture.services.enquiries.enquiryToken(owner.listingId);
    const foreign = fixture.services.enquiries.enquiryToken(other.listingId);
    for (const form of ['', 'x', '.', foreign, `${token}x`, token.slice(0, -1), `z${token}`])
      assert.equal(await refused({ form }), 'stale_form', form);
  });

  it('are asked to look again when the form was shown more than a day ago', async () => {
    const form = fixture.services.enquiries.enquiryToken(owner.listingId);
    fixture.clock.advance(24 * 60 * MINUTE + 1);
    assert.equal(await refused({ form }), 'stale_form');
    fixture.clock.advance(-1);
    tokenOf(await send({ form }));
  });
});

describe('the same form again', () => {
  it('within minutes is the first one: one lead, one link', async () => {
    const first = tokenOf(await send());
    fixture.clock.advance(10 * MINUTE - 1000);
    assert.equal(tokenOf(await send({ email: 'ZOE@mail.example' })), first);
    assert.equal((await owner.leads()).length, 1);
    fixture.clock.advance(1000);
    assert.notEqual(tokenOf(await send()), first);
    assert.equal((await owner.leads()).length, 2);
  });

  it('that a browser kept is the first one for as long as it kept it', async () => {
    const form = fixture.services.enquiries.enquiryToken(owner.listingId);
    const first = tokenOf(await send({ form }));
    fixture.clock.advance(3 * 24 * 60 * MINUTE);
    assert.equal(tokenOf(await send({ first_form: form })), first);
    assert.notEqual(tokenOf(await send({ first_form: `${form}x` })), first);
    assert.equal((await owner.leads()).length, 2);
  });

  it('twenty times at once is one lead', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    assert.equal(new Set(answers.map(tokenOf)).size, 1);
    assert.equal((await owner.leads()).length, 1);
  });

  it('with anything corrected is another lead', async () => {
    const corrections = [
      { message: 'And a cat?' },
      { phone: '+46 70 765 43 21' },
      { guests: '4' },
      { guests: '' },
      { end_date: '2026-07-11' },
      { name: 'Zoë L.' },
      { email: 'zoe2@mail.example' },
    ];
    const tokens = [tokenOf(await send())];
    for (const fields of corrections) tokens.push(tokenOf(await send(fields)));
    assert.equal(new Set(tokens).size, 8);
  });

  it('about another listing is another lead', async () => {
    const other = await fixture.owner({ webhook: false });
    await send();
    tokenOf(await fixture.enquire(other.listingId));
    assert.equal((await other.leads()).length, 1);
  });
});

describe('a listing that is not shown', () => {
  const notListed = async () => {
    const answer = await send();
    assert.deepEqual(answer, { ok: false, why: 'not_listed' });
  };
  const change = (status: 'suspended' | 'approved') =>
    fixture.services.partners.setStatus(owner.slug, status);

  it('takes no enquiry: paused, suspended or deleted since the form was shown', async () => {
    const before = fixture.services.enquiries.enquiryToken(owner.listingId);
    await owner.call('PUT', '/listings/bramble', aListing({ status: 'paused' }));
    await notListed();
    await owner.call('PUT', '/listings/bramble', aListing());
    await change('suspended');
    await notListed();
    await change('approved');
    tokenOf(await send({ form: before }));
    await owner.call('DELETE', '/listings/bramble');
    await notListed();
    const unknown = 987_654_321;
    assert.deepEqual(await fixture.enquire(unknown), { ok: false, why: 'not_listed' });
  });

  it('keeps what was asked before', async () => {
    const token = tokenOf(await send());
    await owner.call('DELETE', '/listings/bramble');
    assert.deepEqual([(await owner.lead()).listing, (await owner.lead()).name], [null, TYPED.name]);
    assert.equal((await fixture.services.receipts.receipt(token))?.listing, null);
  });
});
