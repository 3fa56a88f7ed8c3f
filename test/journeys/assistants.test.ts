import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { aFullCampervan, aListing } from '../builders/listing.ts';
import { startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';

const SITE = 'https://campcairn.example';
const DATES = { from: '2026-06-01', to: '2026-06-04' };

// oxlint-disable-next-line typescript/no-explicit-any
type Said = any;

let campcairn: TestCampcairn;
let client: Client;
const ids: Record<string, string> = {};

async function connect(versions?: 'legacy'): Promise<Client> {
  const options = versions === 'legacy' ? {} : { versionNegotiation: { mode: 'auto' as const } };
  const made = new Client({ name: 'tests', version: '1' }, options);
  await made.connect(new StreamableHTTPClientTransport(new URL('/mcp', campcairn.address)));
  return made;
}

const ask = async (name: string, args: Record<string, unknown>): Promise<Said> => {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: args });
  assert.notEqual(isError, true, JSON.stringify(content));
  return structuredContent;
};

const refusal = async (name: string, args: Record<string, unknown>): Promise<string> => {
  const { content, isError } = (await client.callTool({ name, arguments: args })) as Said;
  assert.equal(isError, true);
  return content[0].text;
};

/** Sends bytes as they are, such as a client of another make might. */
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${campcairn.address}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  });

const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

before(async () => {
  campcairn = await startTestCampcairn({ ASSISTANT_LIMIT: '100' });
  const partner = await campcairn.partner();
  const list = async (name: string, listing: object) => {
    const { body } = await partner.call('PUT', `/listings/${name}`, listing);
    ids[name] = `listing-${body.id}`;
  };
  await list('full', aFullCampervan({ images: [] }));
  await list('silent', aListing({ title: 'A van of few words' }));
  const { policies } = aFullCampervan() as { policies: object };
  const dogless = { ...policies, pets_allowed: false };
  await list('dogless', aFullCampervan({ title: 'No dogs here', images: [], policies: dogless }));
  await partner.call('PUT', '/listings/full/availability', {
    ranges: [
      { start: '2026-06-01', end: '2026-06-03', status: 'available', price: 10_000 },
      { start: '2026-06-03', end: '2026-06-10', status: 'available' },
      { start: '2026-06-10', end: '2026-06-20', status: 'unavailable' },
    ],
  });
  await loadCampsites(campcairn, [
    campsiteFeature(11, 50.42, -5.06, {
      name: 'Trenance Meadow',
      shower: 'yes',
      toilets: 'no',
      opening_hours: 'Apr-Oct',
    }),
  ]);
  client = await connect();
});
after(async () => {
  await client.close();
  await campcairn.stop();
});

describe('an assistant', () => {
  it('is told of tools that change nothing, with what they take and answer', async () => {
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      ['search', 'listing', 'places', 'availability'],
    );
    for (const { annotations, inputSchema, outputSchema, description } of tools) {
      assert.equal(annotations?.readOnlyHint, true);
      assert.equal(inputSchema.type, 'object');
      assert.equal(outputSchema?.type, 'object');
      assert.ok(description);
    }
    assert.deepEqual((tools[0]!.inputSchema.properties as Said).transmission.items.enum, [
      'manual',
      'automatic',
    ]);
    assert.match(client.getInstructions() ?? '', /not stated/);
  });

  it('is told of each result what matches and what is not stated, and never of one that does not match', async () => {
    const asked = { q: 'Newquay', category: ['campervan'], pets: true, driver_age: 30 };
    const strict = await ask('search', asked);
    assert.deepEqual(
      strict.results.map(({ id }: Said) => id),
      [ids.full],
    );
    assert.deepEqual([strict.total, strict.total_matching, strict.not_stating], [1, 1, 1]);
    const { total, total_matching, not_stating, results } = await ask('search', {
      ...asked,
      unstated: true,
    });
    assert.deepEqual([total, total_matching, not_stating], [2, 1, 1]);
    assert.deepEqual(
      results.map(({ id, answers }: Said) => [id, answers]),
      [
        [ids.full, { matches: ['category', 'pets', 'driver_age'], not_stated: [] }],
        [ids.silent, { matches: ['category'], not_stated: ['driver_age', 'pets'] }],
      ],
    );
  });

  it('is told money in units of its currency, and what the dates cost', async () => {
    const { results } = await ask('search', { q: 'Newquay', category: ['campervan'], ...DATES });
    const [full, ...others] = results;
    assert.equal(full.id, ids.full);
    assert.deepEqual(full.price, { amount: 89, currency: 'GBP', unit: 'night' });
    assert.deepEqual(full.stay, {
      ...DATES,
      nights: 3,
      amount: 289,
      currency: 'GBP',
      amount_per_night: 96.33,
    });
    assert.deepEqual(full.costs.deposit, { amount: 500, currency: 'GBP' });
    assert.deepEqual(
      others.map(({ availability, stay }: Said) => [availability, stay]),
      [
        ['ask', null],
        ['ask', null],
      ],
    );
  });

  it('is given pages for people to open, which say that an assistant found them', async () => {
    const { results, url, map_url } = await ask('search', {
      q: 'Newquay',
      ...DATES,
      language: 'fr',
    });
    const page = new URL(results[0].url);
    assert.equal(page.origin, SITE);
    assert.match(page.pathname, /^\/fr\/listing\//);
    assert.equal(page.searchParams.get('via'), 'assistant-gb');
    assert.equal(page.searchParams.get('from'), DATES.from);
    assert.equal(new URL(url).pathname, '/fr/search');
    assert.equal(new URL(map_url).searchParams.get('view'), 'map');
    assert.doesNotMatch(JSON.stringify(results), /\/go\//);
  });

  it('is told three ways whether one listing has what is needed', async () => {
    const asks = { pets: true, transmission: ['automatic'], amenity: ['fridge', 'toilet'] };
    const answersOf = async (id: string) => (await ask('listing', { id, asks })).answers;
    assert.deepEqual(await answersOf(ids.full!), [
      { filter: 'pets', answer: 'matches' },
      { filter: 'amenity', value: 'toilet', answer: 'does_not_match' },
      { filter: 'amenity', value: 'fridge', answer: 'matches' },
      { filter: 'transmission', answer: 'does_not_match' },
    ]);
    assert.deepEqual(
      (await answersOf(ids.silent!)).map(({ answer }: Said) => answer),
      ['not_stated', 'not_stated', 'not_stated', 'not_stated'],
    );
    assert.equal((await answersOf(ids.dogless!))[0].answer, 'does_not_match');
  });

  it('is told of a campsite of OpenStreetMap what it states, with the credit it asks for', async () => {
    const { results, credit } = await ask('search', { q: 'Newquay', category: ['campsite'] });
    assert.match(credit, /OpenStreetMap/);
    const [{ id, kind, price, partner }] = results;
    assert.deepEqual([kind, price, partner], ['openstreetmap_campsite', null, null]);
    const campsite = await ask('listing', {
      id,
      asks: { amenity: ['showers', 'wifi', 'toilets'] },
    });
    assert.deepEqual(
      campsite.answers.map(({ value, answer }: Said) => [value, answer]),
      [
        ['toilets', 'does_not_match'],
        ['showers', 'matches'],
        ['wifi', 'not_stated'],
      ],
    );
    const { stay, season } = await ask('availability', { id, ...DATES });
    assert.equal(stay.answer, 'open_data');
    assert.deepEqual(season, { first: '04-01', last: '10-31' });
    const winter = await ask('availability', { id, from: '2026-10-30', to: '2026-11-02' });
    assert.equal(winter.stay.answer, 'closed', 'as a search with these dates leaves it out');
  });

  it('is told whether a listing is free for dates, and its calendar', async () => {
    const said = async (from: string, to: string) =>
      (await ask('availability', { id: ids.full, from, to })).stay;
    const free = await said(DATES.from, DATES.to);
    assert.deepEqual([free.answer, free.price.amount], ['available', 289]);
    assert.equal((await said('2026-06-09', '2026-06-12')).answer, 'unavailable');
    assert.equal((await said('2026-07-01', '2026-07-03')).answer, 'ask');
    assert.equal((await said('2026-06-01', '2026-06-02')).answer, 'min_nights');
    const { calendar } = await ask('availability', { id: ids.full });
    assert.deepEqual(calendar[0], {
      from: '2026-06-01',
      to: '2026-06-03',
      status: 'available',
      price: { amount: 100, currency: 'GBP' },
    });
  });

  it('finds places as travellers do, with how many listings each has', async () => {
    const { places } = await ask('places', { text: 'Newquay' });
    const [first] = places;
    assert.deepEqual([first.name, first.country_code, first.listings], ['Newquay', 'GB', 3]);
    const { understood } = await ask('search', { q: first.q });
    assert.equal(understood.place.name, 'Newquay');
  });

  it('is told in words what is wrong with a question', async () => {
    assert.match(await refusal('search', { pet: true }), /pet/);
    assert.match(await refusal('search', { people: 0 }), /people/);
    assert.match(await refusal('listing', { id: 'listing-999' }), /is not shown/);
    assert.match(await refusal('availability', { id: ids.full, from: DATES.from }), /both/);
    assert.match(
      await refusal('availability', { id: ids.full, from: '2026-01-01', to: '2026-01-03' }),
      /today is 2026-05-04/,
    );
  });

  it('that speaks an earlier version of the protocol is answered the same', async () => {
    const earlier = await connect('legacy');
    const { structuredContent } = (await earlier.callTool({
      name: 'search',
      arguments: { q: 'Newquay', category: ['campervan'] },
    })) as Said;
    assert.equal(structuredContent.total, 3);
    await earlier.close();
  });
});

describe('the address of assistants', () => {
  it('refuses pages of other sites, and answers those of its own', async () => {
    const foreign = await post(PING, { origin: 'https://evil.example' });
    assert.equal(foreign.status, 403);
    assert.equal(foreign.headers.get('access-control-allow-origin'), null);
    assert.match(((await foreign.json()) as Said).error.message, /[Oo]rigin/);
    assert.equal((await post(PING, { origin: SITE })).status, 200);
  });

  it('refuses what is too large or no question at all', async () => {
    const large = await post(`"${'a'.repeat(70_000)}"`);
    assert.equal(large.status, 413);
    assert.match(((await large.json()) as Said).error.message, /65536/);
    const broken = await post('{');
    assert.equal(broken.status, 400);
    assert.equal(((await broken.json()) as Said).jsonrpc, '2.0');
  });

  it('keeps no session, and shows a person who opens it the page about it', async () => {
    const get = (accept: string) =>
      fetch(`${campcairn.address}/mcp`, { redirect: 'manual', headers: { accept } });
    assert.equal((await get('text/event-stream')).status, 405);
    const page = await get('text/html');
    assert.deepEqual([page.status, page.headers.get('location')], [303, '/assistants']);
    const { headers } = await post(PING);
    assert.equal(headers.get('mcp-session-id'), null);
    assert.equal(headers.get('cache-control'), 'no-store');
  });

  it('answers every method that it does not take with the one that it takes', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await fetch(`${campcairn.address}/mcp`, { method });
      assert.deepEqual([status, headers.get('allow')], [405, 'POST'], method);
    }
  });

  it('counts every question of a list of them', async () => {
    campcairn.clock.advance(60_000);
    const list = (length: number) =>
      post(JSON.stringify(Array.from({ length }, (_, id) => ({ ...JSON.parse(PING), id }))));
    assert.equal((await list(40)).status, 200);
    assert.equal((await list(60)).status, 200);
    assert.equal((await post(PING)).status, 429);
    campcairn.clock.advance(60_000);
    assert.equal((await post(PING)).status, 200);
    const refused = await list(100);
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('retry-after'), '60');
    campcairn.clock.advance(60_000);
  });

  it('counts a list in every spelling that is answered as one', async () => {
    const list = JSON.stringify(
      Array.from({ length: 60 }, (_, id) => ({ ...JSON.parse(PING), id })),
    );
    for (const before of [
      '\ufeff',
      ' \r\n\t',
      '\ufeff\n',
      '\ufeff\ufeff',
      '\u00a0',
      '\ufeff\u2003',
    ]) {
      const first = await post(before + list);
      const isAnswered = first.status === 200;
      assert.ok(isAnswered || first.status === 400, `${JSON.stringify(before)} ${first.status}`);
      const second = await post(list);
      assert.equal(second.status, isAnswered ? 429 : 200, JSON.stringify(before));
      campcairn.clock.advance(60_000);
    }
  });

  it('refuses a network that asks too often', async () => {
    let last: Response | undefined;
    for (let sent = 0; sent < 101; sent++) {
      last = await post(PING);
      if (last.status === 429) break;
    }
    assert.equal(last?.status, 429);
    assert.equal(last?.headers.get('retry-after'), '60');
    assert.match(((await last!.json()) as Said).error.message, /at most 100 in 60 seconds/);
  });
});
