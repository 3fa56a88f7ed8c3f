import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { formOf } from '../builders/form.ts';
import { aListing } from '../builders/listing.ts';
import { type LeadLab, type Owner, startLeadLab, TYPED } from '../support/lead-fixture.ts';

let fixture: LeadLab;
let owners: Owner[];
let ids: number[];
before(async () => {
  fixture = await startLeadLab({ ENQUIRY_LIMIT: '12' });
});
after(() => fixture.stop());

let house = 0;
beforeEach(async () => {
  await fixture.drain();
  await fixture.rewind();
  fixture.receiver.received.length = 0;
  house += 1;
  owners = [];
  for (const name of ['Harbour Vans', 'Moor Vans', 'Coast Vans']) {
    owners.push(await fixture.owner({ name, webhook: `/${name.split(' ')[0]}` }));
  }
  ids = owners.map(({ listingId }) => listingId);
});

const address = () => `192.0.2.${house}`;
type Fields = Record<string, string | string[]>;

/** Sends the one form about listings, agreeing to the partners of all of them unless the fields say otherwise. */
const send = (to: readonly number[] = ids, fields: Fields = {}, from = address()) =>
  fixture.services.enquiries.enquireAtSeveral(
    to,
    formOf({
      ...TYPED,
      consent: owners.map(({ slug }) => slug),
      form: fixture.services.enquiries.tokenOfSeveral(to),
      ...fields,
    }),
    { address: from, language: 'de' },
  );

const tokensOf = (answer: Awaited<ReturnType<typeof send>>): string[] => {
  assert.ok(answer.ok, JSON.stringify(answer));
  return answer.value.tokens;
};
const countLeads = async () =>
  Promise.all(owners.map(async (owner) => (await owner.leads()).length));
const whyOf = (answer: Awaited<ReturnType<typeof send>>) => (answer.ok ? 'sent' : answer.why);

/** What differs between any two enquiries. */
const IDS = /"(id|created_at|consent_at)":"[^"]*"/g;

describe('one form about three listings', () => {
  it('is an enquiry of its own to each partner, by the same body as from the listing’s page', async () => {
    tokensOf(await send());
    await fixture.drain();
    const several = fixture.receiver.received.splice(0);
    assert.equal(several.length, 3);
    fixture.clock.advance(15 * 60_000);
    for (const { listingId, slug } of owners) {
      const path = (await fixture.services.publicListings.find(listingId)) as {
        listing: { path: string };
      };
      const sourcePage = `https://campcairn.example/de${path.listing.path}`;
      const form = formOf({ ...TYPED, form: fixture.services.enquiries.enquiryToken(listingId) });
      const from = { address: address(), sourcePage };
      assert.ok((await fixture.services.enquiries.enquire(listingId, form, from)).ok, slug);
    }
    await fixture.drain();
    const single = fixture.receiver.received.splice(0);
    const bodies = (some: typeof several) =>
      some.map(({ path, body }) => `${path} ${body.toString().replaceAll(IDS, '$1')}`).sort();
    assert.deepEqual(bodies(several), bodies(single));
    for (const { body } of several) {
      const { data } = JSON.parse(body.toString());
      assert.equal(data.name, TYPED.name);
      const others = ids.filter((id) => id !== data.listing.id);
      for (const id of others) assert.ok(!body.toString().includes(`-${id}"`), 'no other listing');
    }
  });

  it('has numbers in the order of the listings, which partners read by the cursor', async () => {
    const [first, , third] = owners;
    const other = await first!.call(
      'PUT',
      '/listings/thistle',
      aListing({ title: 'Thistle the van' }),
    );
    const two = [other.body.id, ids[0]!, ids[2]!];
    const tokens = tokensOf(await send(two));
    const [older, newer] = await first!.leads();
    assert.deepEqual(
      [older, newer].map((lead) => (lead!.listing as { id: number }).id),
      [ids[0], other.body.id],
    );
    const receipts = await fixture.services.receipts.receipts(tokens);
    assert.deepEqual(
      receipts?.map(({ listing }) => listing?.id),
      two,
      'the receipts are in the order that was asked for',
    );
    assert.equal((await third!.leads()).length, 1);
  });

  it('is one consent for each partner, named by its own box', async () => {
    const [harbour, moor, coast] = owners.map(({ slug }) => slug);
    for (const consent of [
      [],
      [harbour!],
      [harbour!, moor!],
      [harbour!, moor!, 'another'],
      ['1'],
    ]) {
      const answer = await send(ids, { consent });
      assert.ok(!answer.ok && answer.why === 'invalid');
      assert.deepEqual(answer.problems, { consent: 'not_agreed' });
      assert.deepEqual(
        answer.typed.consent.sort(),
        consent.filter((one) => owners.some(({ slug }) => slug === one)).sort(),
      );
    }
    assert.deepEqual(await countLeads(), [0, 0, 0]);
    const { body } = await owners[0]!.call(
      'PUT',
      '/listings/thistle',
      aListing({ title: 'Thistle the van' }),
    );
    tokensOf(await send([ids[0]!, body.id], { consent: [harbour!] }));
    assert.equal((await owners[0]!.leads()).length, 2, 'one box for two listings of one partner');
    tokensOf(await send(ids.slice(0, 2), { consent: [harbour!, moor!, coast!], message: 'Dogs?' }));
    assert.deepEqual(await countLeads(), [3, 1, 0], 'a box too many sends nothing more');
  });

  it('is all or nothing: where one listing is no longer shown, nobody gets anything', async () => {
    const [, moor, coast] = owners;
    const form = fixture.services.enquiries.tokenOfSeveral(ids);
    await moor!.call('PUT', '/listings/bramble', aListing({ status: 'paused' }));
    await coast!.call('DELETE', '/listings/bramble');
    const answer = await send(ids, { form });
    assert.ok(!answer.ok && answer.why === 'not_listed');
    assert.deepEqual(answer.gone, [
      { id: ids[1], title: 'Bramble, a campervan for four' },
      { id: ids[2], title: null },
    ]);
    assert.equal(answer.typed.message, 'Is there room for two bikes?\nAnd a dog?');
    await fixture.drain();
    assert.deepEqual(await countLeads(), [0, 0, 0]);
    assert.deepEqual(fixture.receiver.received, []);
    tokensOf(await send([ids[0]!]));
    assert.deepEqual(await countLeads(), [1, 0, 0]);
  });

  it('names no listing to somebody without a form that was shown with it', async () => {
    await owners[1]!.call('PUT', '/listings/bramble', aListing({ status: 'paused' }));
    for (const form of ['', fixture.services.enquiries.tokenOfSeveral(ids.slice(1))]) {
      const answer = await send(ids, { form });
      assert.equal(whyOf(answer), 'stale_form');
      assert.ok(!JSON.stringify(answer).includes('Bramble'));
    }
  });

  it('is good for these very listings, in any order, within a day', async () => {
    const form = fixture.services.enquiries.tokenOfSeveral(ids);
    for (const others of [ids.slice(0, 2), [...ids, 987_654], [ids[0]!], []]) {
      assert.equal(whyOf(await send(others, { form })), 'stale_form');
    }
    fixture.clock.advance(24 * 3_600_000 + 1);
    assert.equal(whyOf(await send(ids, { form })), 'stale_form');
    fixture.clock.advance(-1);
    tokensOf(await send(ids.toReversed(), { form }));
    assert.deepEqual(await countLeads(), [1, 1, 1]);
  });

  it('refuses robots, and whatever the form of a listing’s page refuses', async () => {
    assert.equal(whyOf(await send(ids, { website: 'https://pills.example' })), 'robot');
    const answer = await send(ids, { name: '', email: 'x', end_date: '2026-07-01', consent: [] });
    assert.ok(!answer.ok);
    assert.deepEqual(answer.problems, {
      name: 'missing',
      email: 'not_an_email',
      end_date: 'end_not_after_start',
      consent: 'not_agreed',
    });
  });
});

describe('the same form about several again', () => {
  it('within minutes is the first one; only a listing that was not asked before is new', async () => {
    const [first, second] = tokensOf(await send(ids.slice(0, 2)));
    assert.deepEqual(tokensOf(await send(ids.slice(0, 2))), [first, second]);
    const tokens = tokensOf(await send());
    assert.deepEqual(tokens.slice(0, 2), [first, second]);
    assert.deepEqual(await countLeads(), [1, 1, 1]);
    fixture.clock.advance(10 * 60_000);
    assert.notEqual(tokensOf(await send(ids.slice(0, 1)))[0], first);
  });

  it('is the first one also where it was sent from the listing’s page', async () => {
    const one = await fixture.enquire(ids[1]!, {}, address());
    assert.ok(one.ok);
    assert.equal(tokensOf(await send())[1], one.value.token);
    assert.deepEqual(await countLeads(), [1, 1, 1]);
  });

  it('many times at once, in opposite orders, never waits for itself, and is one enquiry to each', async () => {
    const orders = [
      ids,
      ids.toReversed(),
      [ids[1]!, ids[0]!, ids[2]!],
      [ids[2]!, ids[0]!, ids[1]!],
    ];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => send(orders[n % 4], {}, `198.51.100.${n}`)),
    );
    const links = answers.map((answer) => tokensOf(answer).toSorted().join(' '));
    assert.equal(new Set(links).size, 1);
    assert.deepEqual(await countLeads(), [1, 1, 1]);
  });

  it('of many travellers at once, beside owners who change their listings, is all or nothing', async () => {
    const statuses = ['paused', 'active'];
    const change = async () => {
      for (let n = 0; n < 10; n++) {
        const status = statuses[n % 2];
        for (const owner of owners.toReversed()) {
          await owner.call('PUT', '/listings/bramble', aListing({ status }));
        }
      }
    };
    const ask = (n: number) =>
      send(n % 2 ? ids : ids.toReversed(), { email: `z${n}@mail.example` }, `203.0.113.${n}`);
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 40 }, (_, n) => ask(n))),
      change(),
    ]);
    const whys = answers.map(whyOf);
    assert.deepEqual(
      whys.filter((why) => why !== 'sent' && why !== 'not_listed'),
      [],
    );
    const sent = whys.filter((why) => why === 'sent').length;
    assert.deepEqual(await countLeads(), [sent, sent, sent]);
  });
});

describe('the limit of an address', () => {
  it('counts each enquiry, and nothing of a form that is over it', async () => {
    for (let n = 0; n < 3; n++) tokensOf(await send(ids, { message: `No ${n}` }));
    tokensOf(await send(ids.slice(0, 2), { message: 'No 3' }));
    const refused = await send(ids.slice(0, 2), { message: 'No 4' });
    assert.ok(!refused.ok && refused.why === 'too_many');
    assert.equal(refused.retryAfterSeconds, 3600);
    assert.equal(whyOf(await send(ids, { message: 'No 5', consent: [] })), 'invalid');
    tokensOf(await send([ids[0]!], { message: 'No 6' }));
    assert.equal(whyOf(await send([ids[0]!], { message: 'No 7' })), 'too_many');
    assert.deepEqual(await countLeads(), [5, 4, 3]);
    fixture.clock.advance(3_600_000);
    tokensOf(await send(ids, { message: 'No 8' }));
  });

  it('counts nothing where nothing new is stored, and of a form sent again only what is new', async () => {
    const pair = ids.slice(0, 2);
    for (let n = 0; n < 9; n++) tokensOf(await send(pair));
    tokensOf(await send());
    assert.deepEqual(await countLeads(), [1, 1, 1]);
    for (let n = 0; n < 3; n++) tokensOf(await send(ids, { message: `No ${n}` }));
    assert.equal(whyOf(await send([ids[0]!], { message: 'No 3' })), 'too_many');
    tokensOf(await send(ids, { message: 'No 2' }));
    const { ok } = await fixture.enquire(ids[0]!, { message: 'No 2' }, address());
    assert.equal(ok, true, 'from the listing’s page as well');
    assert.deepEqual(await countLeads(), [4, 4, 4]);
  });

  it('counts nothing of a form that nobody gets, as one of its listings is no longer shown', async () => {
    await owners[2]!.call('PUT', '/listings/bramble', aListing({ status: 'paused' }));
    for (let n = 0; n < 5; n++) assert.equal(whyOf(await send()), 'not_listed');
    for (let n = 0; n < 6; n++) tokensOf(await send(ids.slice(0, 2), { message: `No ${n}` }));
    assert.equal(whyOf(await send([ids[0]!], { message: 'No 6' })), 'too_many');
  });
});

describe('the receipts of one form', () => {
  it('say how each enquiry stands, and are erased one by one or all at once', async () => {
    const { receipts } = fixture.services;
    const tokens = tokensOf(await send());
    fixture.answer((request, response) => {
      response.writeHead(request.path === '/Moor' ? 500 : 204).end();
    });
    await fixture.drain(6);
    fixture.answerWith(204);
    const states = async () =>
      (await receipts.receipts(tokens))!.map(({ delivery }) => delivery.state);
    assert.deepEqual(await states(), ['delivered', 'failed', 'delivered']);
    assert.equal(await receipts.erase(tokens[2]!), true);
    const kept = async () =>
      (await receipts.receipts(tokens))!.map(({ sent, erasedAt }) => [
        sent.email,
        erasedAt !== null,
      ]);
    const zoe = [TYPED.email, false];
    assert.deepEqual(await kept(), [zoe, zoe, [null, true]]);
    for (const guess of [[...tokens, tokens[0]!], [tokens[0]!, `${tokens[1]}x`], ['']]) {
      assert.equal(await receipts.receipts(guess), null);
      assert.equal(await receipts.eraseAll(guess), false);
    }
    assert.deepEqual(await kept(), [zoe, zoe, [null, true]]);
    assert.equal(await receipts.eraseAll(tokens), true);
    assert.deepEqual(await kept(), [
      [null, true],
      [null, true],
      [null, true],
    ]);
    assert.equal(await receipts.eraseAll(tokens), true, 'safe to repeat');
    for (const owner of owners) assert.equal((await owner.lead()).email, null);
  });
});
