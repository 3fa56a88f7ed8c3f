import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  ApiError,
  type BatchItem,
  Campcairn,
  ConnectionError,
  type Retry,
  VERSION,
} from './index.ts';

type Answer = Response | Error | (() => Response | Promise<Response>);

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
const refusal = (status: number, code: string, headers?: Record<string, string>) =>
  json(status, { error: { code, message: 'No.' } }, headers);

/** Creates a client that receives these responses in turn, and records its calls and waits. */
function scripted(answers: Answer[], options: { attempts?: number } = {}) {
  const calls: { url: string; method: string; headers: Record<string, string>; body: string }[] =
    [];
  const waits: number[] = [];
  const retries: Retry[] = [];
  const client = new Campcairn({
    apiKey: 'cc_test_abc',
    baseUrl: 'https://api.example/api/v1/',
    ...options,
    onRetry: (retry) => retries.push(retry),
    wait: async (milliseconds) => void waits.push(milliseconds),
    fetch: async (url, { method, headers, body }) => {
      const sent = headers as Record<string, string>;
      calls.push({ url, method: String(method), headers: sent, body: String(body ?? '') });
      const answer = answers.shift() ?? assert.fail('one call too many');
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  return { client, calls, waits, retries };
}

const item = (id: string): BatchItem => ({
  external_id: id,
  category: 'campervan',
  title: `Van ${id}`,
  url: 'https://vans.example/',
  location: { lat: 50, lng: -5 },
});
const saved = (index: number) => ({
  index,
  external_id: 'x',
  status: 200,
  result: 'updated',
  id: 1,
});
const fault = (index: number) => ({ ...saved(index), status: 500, result: 'error' });

describe('many at once', () => {
  it('are calendars, of which those that the service failed at are sent again', async () => {
    const answer = (...results: object[]) => json(200, { summary: {}, results });
    const one = { index: 0, external_id: 'a' };
    const { client, calls } = scripted([
      answer({ ...one, status: 500 }, { index: 1, external_id: 'b', status: 404 }),
      answer({ ...one, status: 200 }),
    ]);
    const calendars = ['a', 'b'].map((external_id) => ({ external_id, ranges: [] }));
    const outcomes = await Array.fromAsync(client.listings.putAvailabilityMany(calendars));
    assert.deepEqual(
      outcomes.map(({ index, status, item }) => [index, status, item]),
      [
        [0, 200, calendars[0]],
        [1, 404, calendars[1]],
      ],
    );
    assert.deepEqual(
      calls.map(({ url, body }) => [url.slice(26), JSON.parse(body).items.length]),
      [
        ['/availability/batch', 2],
        ['/availability/batch', 1],
      ],
    );
  });

  it('are deletions, a thousand a call', async () => {
    const ids = Array.from({ length: 1001 }, (_, n) => `van-${n}`);
    const gone = (count: number) =>
      json(200, {
        results: Array.from({ length: count }, (_, index) => ({ index, status: 204 })),
      });
    const { client, calls } = scripted([gone(1000), gone(1)]);
    const outcomes = await Array.fromAsync(client.listings.deleteMany(ids));
    assert.deepEqual(outcomes.at(-1), { index: 1000, status: 204 });
    assert.deepEqual(
      calls.map(({ body }) => JSON.parse(body).external_ids),
      [ids.slice(0, 1000), ids.slice(1000)],
    );
  });
});

describe('a call', () => {
  it('is repeated after 429 as late as the API asks, whatever it does', async () => {
    const after = { 'retry-after': '7' };
    const limited = refusal(429, 'rate_limited', after);
    const { client, waits, retries } = scripted([limited, json(200, { webhook_secret: 'whsec_' })]);
    await client.account.update({ rotate_webhook_secret: true });
    assert.ok(waits[0]! >= 7000 && waits[0]! <= 8000, String(waits));
    assert.equal(retries[0]!.attempt, 1);
  });

  it('is repeated at the date that the API names, whatever the time is here', async () => {
    const dates = {
      'retry-after': 'Fri, 01 May 2026 12:00:30 GMT',
      date: 'Fri, 01 May 2026 12:00:00 GMT',
    };
    const answers = [refusal(503, 'internal_error', dates), refusal(429, 'rate_limited', dates)];
    const { client, waits } = scripted([...answers, json(200, {})]);
    await client.account.get();
    assert.equal(waits.length, 2);
    for (const waited of waits) assert.ok(waited > 29_000 && waited <= 31_000, String(waits));
    const late = scripted([refusal(429, 'rate_limited', { 'retry-after': '121' })]);
    await assert.rejects(late.client.account.get(), { retryAfterSeconds: 121 });
  });

  it('whose answer holds a secret, or that sends something, is made once', async () => {
    const once: ((client: Campcairn) => Promise<unknown>)[] = [
      ({ account }) => account.update({ rotate_webhook_secret: true }),
      ({ account }) => account.planRotation(),
      ({ account }) => account.finishRotation(),
      ({ account }) => account.testWebhook(),
      ({ events }) => events.resend('evt_1'),
      ({ testMode }) => testMode.causeEnquiry({ external_id: 'a' }),
      ({ testMode }) => testMode.causeClick({ external_id: 'a' }),
      ({ testMode }) => testMode.advanceClock({ advance_seconds: 60 }),
    ];
    for (const call of once)
      for (const lost of [new TypeError('cut'), refusal(502, 'bad_gateway')]) {
        const { client, calls } = scripted([lost]);
        await assert.rejects(call(client));
        assert.equal(calls.length, 1, call.toString());
      }
  });

  it('is repeated after a fault or a broken connection, later each time, if it may be done twice', async () => {
    const broken = new TypeError('fetch failed');
    const answers = [broken, refusal(500, 'internal_error'), broken, json(200, {})];
    const { client, waits } = scripted(answers);
    await client.listings.put('a', item('a'));
    for (const [at, most] of [500, 1000, 2000].entries())
      assert.ok(waits[at]! >= most / 2 && waits[at]! <= most, String(waits));
    const once = scripted([broken]);
    await assert.rejects(once.client.account.update({}), ConnectionError);
    const fails = scripted([refusal(500, 'internal_error')]);
    await assert.rejects(fails.client.testMode.advanceClock({ advance_seconds: 1 }), ApiError);
  });

  it('is given up after five attempts, and at once when it is refused', async () => {
    const unavailable = () => refusal(503, 'internal_error');
    const away = scripted([unavailable, unavailable, unavailable, unavailable, unavailable]);
    await assert.rejects(away.client.account.get(), { status: 503 });
    assert.equal(away.calls.length, 5);
    const details = [{ path: 'price.from', message: 'price.from must be 0 or more.' }];
    const body = { error: { code: 'validation_error', message: 'No.', details } };
    const refused = scripted([json(422, body, { 'x-request-id': 'req-1' })]);
    await assert.rejects(refused.client.listings.put('a', item('a')), (error: ApiError) => {
      assert.deepEqual(
        [error.code, error.fields, error.requestId],
        ['validation_error', details, 'req-1'],
      );
      assert.match(error.message, /price\.from must be/);
      return true;
    });
  });

  it('that was answered by something else says so', async () => {
    const { client } = scripted([new Response('<html>', { status: 200 })]);
    await assert.rejects(client.account.get(), { status: 200, code: undefined });
  });

  it('to delete is done when an attempt whose answer was lost did it', async () => {
    const gone = () => refusal(404, 'not_found');
    await scripted([new TypeError('cut'), gone]).client.listings.delete('a');
    const never = scripted([gone]);
    await assert.rejects(never.client.listings.delete('a'), { status: 404 });
    const limited = scripted([refusal(429, 'rate_limited'), gone]);
    await assert.rejects(limited.client.listings.delete('a'), { status: 404 });
  });

  it('ends with its signal, also while it waits', async () => {
    const stop = new AbortController();
    const client = new Campcairn({
      apiKey: 'cc_test_abc',
      baseUrl: 'https://api.example',
      onRetry: () => stop.abort(new Error('enough')),
      fetch: async () => refusal(503, 'internal_error'),
    });
    await assert.rejects(client.account.get({ signal: stop.signal }), { message: 'enough' });
  });

  it('needs a whole key and an address', () => {
    const baseUrl = 'https://api.example';
    assert.throws(() => new Campcairn({ apiKey: 'sk_1', baseUrl }), TypeError);
    for (const unsafe of ['api', 'http://api.example', 'http://localhost.example/api/v1'])
      assert.throws(() => new Campcairn({ apiKey: 'cc_live_1', baseUrl: unsafe }), TypeError);
    assert.ok(new Campcairn({ apiKey: 'cc_live_1', baseUrl: 'http://localhost:3000/api/v1' }));
  });
});

describe('many listings', () => {
  const collect = async <T>(all: AsyncIterable<T>) => {
    const found: T[] = [];
    for await (const one of all) found.push(one);
    return found;
  };

  it('are sent again where the service itself failed', async () => {
    const first = json(200, { results: [saved(0), fault(1), saved(2)] });
    const { client, calls } = scripted([first, json(200, { results: [saved(0)] })]);
    const outcomes = await collect(client.listings.putMany(['a', 'b', 'c'].map(item)));
    const names = outcomes.map(({ index, item: { external_id: id }, status }) => [
      index,
      id,
      status,
    ]);
    assert.deepEqual(names, [
      [0, 'a', 200],
      [1, 'b', 200],
      [2, 'c', 200],
    ]);
    assert.deepEqual(JSON.parse(calls[1]!.body).items, [item('b')]);
  });

  it('keep to what is sent last when an id comes twice', async () => {
    let open = 0;
    let most = 0;
    const answer = async () => {
      most = Math.max(most, (open += 1));
      await new Promise(setImmediate);
      open -= 1;
      return json(200, { results: [saved(0)] });
    };
    const twice = scripted([answer, answer]);
    await collect(twice.client.listings.putMany([item('a'), item('a')], { batchSize: 1 }));
    assert.equal(most, 1, 'one after the other');
    const different = scripted([answer, answer, answer, answer]);
    const four = ['a', 'b', 'c', 'd'].map(item);
    await collect(different.client.listings.putMany(four, { batchSize: 1 }));
    assert.equal(most, 2, 'two at once');
  });

  it('end as they were given last, whatever is lost, refused for a moment or repeated', async () => {
    const faults = fc.array(fc.constantFrom('none', 'lost before', 'lost after', 'busy', 'item'));
    const sent = fc.array(fc.nat(8).map(String), { maxLength: 40 });
    const property = fc.asyncProperty(
      sent,
      faults,
      fc.nat(4),
      fc.nat(3),
      async (ids, plan, more, open) => {
        const stored = new Map<string, string>();
        const send = async (body: string) => {
          const planned = plan.pop();
          await new Promise(setImmediate);
          if (planned === 'lost before') throw new TypeError('fetch failed');
          if (planned === 'busy') return refusal(429, 'rate_limited', { 'retry-after': '1' });
          const { items } = JSON.parse(body) as { items: BatchItem[] };
          const results = items.map(({ external_id: id, title }, index) => {
            if (planned === 'item' && index === 0) return { ...fault(index), external_id: id };
            stored.set(id, title);
            return { ...saved(index), external_id: id };
          });
          if (planned === 'lost after') throw new TypeError('fetch failed');
          return json(200, { results });
        };
        const client = new Campcairn({
          apiKey: 'cc_test_abc',
          baseUrl: 'https://api.example',
          attempts: 100,
          wait: async () => undefined,
          fetch: (_, { body }) => send(String(body)),
        });
        const items = ids.map((id, at) => ({ ...item(id), title: `Title ${at}` }));
        const options = { batchSize: more + 1, inFlight: open + 1 };
        const outcomes = await collect(client.listings.putMany(items, options));
        assert.deepEqual(
          outcomes.map(({ index, external_id: id, item: { title } }) => [index, id, title]),
          items.map(({ external_id: id, title }, at) => [at, id, title]),
        );
        const last = new Map(items.map(({ external_id: id, title }) => [id, title]));
        assert.deepEqual([...stored].toSorted(), [...last].toSorted());
      },
    );
    await fc.assert(property, { numRuns: 150 });
  });

  it('are cut by bytes as well', async () => {
    const results = (count: number) =>
      json(200, { results: Array.from({ length: count }, (_, at) => saved(at)) });
    const large = (id: string) => ({ ...item(id), description: 'é'.repeat(2_400_000) });
    const { client, calls } = scripted([results(2), results(1)]);
    await collect(client.listings.putMany(['a', 'b', 'c'].map(large)));
    assert.deepEqual(
      calls.map(({ body }) => JSON.parse(body).items.length),
      [2, 1],
    );
  });

  it('have a result each, or the answer is none', async () => {
    const { client } = scripted([json(200, { results: [] })]);
    await assert.rejects(collect(client.listings.putMany([item('a')])), /one result for each item/);
  });

  it('end with the first call that is refused, and with what is on its way', async () => {
    const { client } = scripted([refusal(401, 'unauthorized'), refusal(401, 'unauthorized')]);
    const all = client.listings.putMany(['a', 'b', 'c'].map(item), { batchSize: 1 });
    await assert.rejects(collect(all), { code: 'unauthorized' });
  });
});

describe('a list', () => {
  const page = (ids: number[], next: string | null, resume?: string) =>
    json(200, {
      data: ids.map((id) => ({ id })),
      has_more: next !== null,
      next_cursor: next,
      ...(resume ? { resume_cursor: resume } : {}),
    });

  it('that grows is followed from where it ended', async () => {
    const { client, calls } = scripted([
      page([1, 2], 'b', 'b'),
      page([3], null, 'c'),
      page([], null, 'c'),
    ]);
    const list = client.leads.list({ kind: 'enquiry', cursor: 'a' });
    assert.equal((await list.all()).length, 3);
    assert.equal(list.cursor, 'c');
    await client.leads.list({ cursor: list.cursor! }).all();
    assert.deepEqual(
      calls.map(({ url }) => new URL(url).searchParams.get('cursor')),
      ['a', 'b', 'c'],
    );
  });

  it('that was not finished is resumed at its page', async () => {
    const { client } = scripted([page([1, 2], 'b'), page([3, 4], null)]);
    const list = client.listings.list();
    const seen: number[] = [];
    for await (const { id } of list) if (seen.push(id) === 3) break;
    assert.equal(list.cursor, 'b');
  });
});

it('there is a method for each call of the API', async () => {
  const { client, calls } = scripted(
    Array.from({ length: 27 }, () => json(200, { data: [], results: [saved(0)] })),
  );
  const { account, listings, leads, events, testMode } = client;
  await account.get();
  await account.update({});
  await account.testWebhook();
  await account.planRotation();
  await account.finishRotation();
  await listings.list().all();
  for await (const { index } of listings.putMany([item('a')])) assert.equal(index, 0);
  await listings.get('a');
  await listings.put('a', item('a'));
  await listings.delete('a');
  await Array.fromAsync(listings.deleteMany(['a']));
  await Array.fromAsync(listings.putAvailabilityMany([{ external_id: 'a', ranges: [] }]));
  await listings.availability('a');
  await listings.putAvailability('a', []);
  await leads.list({ since: '2026-07-01T00:00:00+02:00' }).all();
  await leads.get('a');
  await leads.acknowledge('a');
  await events.list().all();
  await events.get('a');
  await events.resend('a');
  await testMode.causeEnquiry({ external_id: 'a' });
  await testMode.causeClick({ external_id: 'a' });
  await testMode.advanceClock({ advance_seconds: 60 });
  await client.statistics();
  await client.taxonomy();
  await Array.fromAsync(listings.checkMany([item('a')]));
  await Array.fromAsync(listings.checkAvailabilityMany([{ external_id: 'a', ranges: [] }]));
  const file = new URL('../../../docs/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/, 'a')}`),
  );
  const called = calls.map(({ method, url }) => `${method} ${new URL(url).pathname.slice(7)}`);
  assert.deepEqual(called.toSorted(), described.toSorted());
  assert.match(calls[14]!.url, /\?limit=200&since=2026-07-01T00%3A00%3A00%2B02%3A00$/);
});

describe('one listing', () => {
  it('is replaced only as it was read, which is not tried again when the answer was lost', async () => {
    const { client, calls } = scripted([
      json(200, { external_id: 'a' }, { etag: '"one"' }),
      json(503, {}),
      json(200, { external_id: 'a' }),
    ]);
    const { listing, etag } = await client.listings.getWithEtag('a');
    assert.deepEqual([listing.external_id, etag], ['a', '"one"']);
    const { external_id: _, ...rest } = item('a');
    await assert.rejects(client.listings.put('a', rest, { ifMatch: etag }), ApiError);
    assert.equal(calls.length, 2);
    assert.equal(calls[1]!.headers['if-match'], '"one"');
    await client.listings.put('a', rest);
    assert.equal(calls[2]!.headers['if-match'], undefined);
  });

  it('is listed with the fields that are asked for', async () => {
    const page = { data: [{ external_id: 'a', title: 'A' }], has_more: false, next_cursor: null };
    const { client, calls } = scripted([json(200, page)]);
    const fields = ['external_id', 'title'] as const;
    const [listing] = await client.listings.list({ status: 'active', fields }).all();
    listing satisfies { external_id: string; title: string } | undefined;
    assert.match(calls[0]!.url, /\?limit=200&status=active&fields=external_id%2Ctitle$/);
  });
});

it('the version is that of the package', () => {
  const file = new URL('../package.json', import.meta.url);
  assert.equal(VERSION, JSON.parse(readFileSync(file, 'utf8')).version);
});
