import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { statement } from '../../src/platform/db/index.ts';
import { presentFailure } from '../../src/platform/http/index.ts';
import { aListing } from '../builders/listing.ts';
import { type Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, signedInOperator, type Visitor, visitor } from '../support/visitor.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'site/src');
const ROUTES = join(SITE, 'routes');

/** Beyond PostgreSQL's integers of 4 and 8 bytes and JavaScript's numbers, and what is no text. */
const VALUES = [
  '2147483648',
  '999999999999999',
  '9223372036854775808',
  '9'.repeat(400),
  '-1',
  '1e30',
];
const PATH_VALUES = [...VALUES, 'a%00b', '%00', 'x-9999999999999999', '%ED%A0%80'];

/** Every route of the site, such as `/dashboard/[partner]/leads/[lead]`. */
const routes = [
  ...new Set(
    readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\+(?:page|server|page\.server)\.(?:ts|svelte)$/.test(file))
      .map((file) => `/${file.replace(/\/?\+[^/]*$/, '')}`.replaceAll(/\/\([^/]*\)/g, '') || '/'),
  ),
];

/** The parameters that the site's code reads from queries. */
const parameters = [
  ...new Set(
    readdirSync(SITE, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [
        ...readFileSync(join(SITE, file), 'utf8').matchAll(
          /(?:\.get(?:All)?\(|(?:url|searchParams), )'(\w+)'\)/g,
        ),
      ])
      .map(([, name]) => name!),
  ),
];

/** A route with a value in place of each of its parameters, but for the partner of a dashboard. */
const filled = (route: string, value: string): string =>
  route
    .replace('/dashboard/[partner]', '/dashboard/coast-vans')
    .replaceAll(/\[+(?:\.\.\.)?\w+(?:=\w+)?\]+/g, value);

let site: TestSite;
let partner: Partner;
let owner: Visitor;
let operator: Visitor;
before(async () => {
  site = await startTestSite();
  partner = await site.partner('Coast Vans', { email: 'owner@coast.example' });
  await partner.call('PUT', '/listings/van', aListing());
  owner = await signedIn(site, 'owner@coast.example');
  operator = await signedInOperator(site);
});
after(() => site.stop());

/** Asks as somebody; gives what was answered by a fault of ours. */
async function faultsOf(
  get: (path: string) => Promise<{ status: number }>,
  paths: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const path of new Set(paths)) {
    const { status } = await get(path);
    if (status >= 500) faults.push(`${status} ${path}`);
  }
  return faults;
}

const withParameters = routes.filter((route) => route.includes('['));

describe('an id or a number that no column can have', () => {
  it('is no fault in the path of any page, whoever asks', async () => {
    assert.ok(withParameters.length > 40, String(withParameters.length));
    for (const value of PATH_VALUES) {
      const all = withParameters.map((route) => filled(route, value));
      const isOf = (start: string) => all.filter((path) => path.startsWith(start));
      assert.deepEqual(await faultsOf(owner.get, isOf('/dashboard')), []);
      assert.deepEqual(await faultsOf(operator.get, isOf('/operator')), []);
      const others = all.filter((path) => !/^\/(?:dashboard|operator)\//.test(path));
      assert.deepEqual(await faultsOf(visitor(site).get, others), []);
    }
  });

  it('is no fault in the query of any page', async () => {
    assert.ok(parameters.length > 5, parameters.join());
    for (const value of [...VALUES, '\0', 'NaN']) {
      const query = new URLSearchParams(parameters.map((name) => [name, value]));
      const all = routes.map((route) => `${filled(route, '1')}?${query}`);
      const isOf = (start: string) => all.filter((path) => path.startsWith(start));
      assert.deepEqual(await faultsOf(owner.get, isOf('/dashboard')), []);
      assert.deepEqual(await faultsOf(operator.get, isOf('/operator')), []);
      const others = all.filter((path) => !/^\/(?:dashboard|operator)(?:\/|\?)/.test(path));
      assert.deepEqual(await faultsOf(visitor(site).get, others), []);
    }
  });

  it('is no fault at any endpoint of the API, in its path or its query', async () => {
    const { paths } = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')) as {
      paths: Record<string, Record<string, unknown>>;
    };
    for (const [path, methods] of Object.entries(paths)) {
      for (const value of PATH_VALUES) {
        const asked = path.replace(/^\/api\/v1/, '').replaceAll(/\{\w+\}/g, value);
        for (const method of Object.keys(methods).filter((name) =>
          /^(?:get|post|delete)$/.test(name),
        )) {
          const query = method === 'get' ? `?limit=${value}&cursor=${value}&since=${value}` : '';
          const { status } = await partner.call(method.toUpperCase(), asked + query);
          assert.ok(status < 500, `${status} ${method} ${asked}${query}`);
          if (path.includes('{')) {
            const { status: bare } = await partner.call(method.toUpperCase(), asked);
            assert.ok(bare < 500, `${bare} ${method} ${asked}`);
          }
        }
      }
    }
  });

  it('is no fault at doors beside pages and API: click-outs, pictures, tiles, maps of the site', async () => {
    const doors = [
      '/go/*',
      '/img/*',
      '/img/*/*',
      '/img/card/*.jpg',
      '/basemap/*/*/*/*.pbf',
      '/sitemap-*.xml',
    ];
    doors.push(
      '/preview/*',
      '/calendars/*.ics',
      '/search/tiles/*/*/*.json',
      '/map/tiles/*/*/*.pbf',
      '/listing/*',
      '/place/*',
    );
    for (const value of PATH_VALUES) {
      const paths = doors.map((door) => door.replaceAll('*', value));
      assert.deepEqual(await faultsOf(visitor(site).get, paths), []);
    }
  });

  it('is refused in words to assistants', async () => {
    for (const id of ['listing-999999999999999', 'place-999999999999999', 'listing-\0', '\0']) {
      const call = {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'listing', arguments: { id } },
      };
      const answer = await fetch(`${site.address}/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify(call),
      });
      assert.equal(answer.status, 200);
      assert.doesNotMatch(await answer.text(), /on our side/);
    }
  });
});

describe('a passkey whose answer names a challenge that is no text', () => {
  it('is refused as any other that is not known', async () => {
    const dataOf = (challenge: unknown) =>
      Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge })).toString('base64url');
    for (const challenge of ['a\0b', '\0', '', 'x'.repeat(100_000), 5, null, '\ud800']) {
      const response = { clientDataJSON: dataOf(challenge), authenticatorData: '', signature: '' };
      const answer = await fetch(`${site.address}/sign-in/passkey`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          answer: { id: 'x', rawId: 'x', type: 'public-key', response },
          id: 'x',
          rawId: 'x',
          type: 'public-key',
          response,
        }),
      });
      assert.ok(
        answer.status >= 400 && answer.status < 500,
        `${answer.status} ${JSON.stringify(challenge)}`,
      );
    }
  });
});

it('what the database still refuses to read is told to whoever sent it, and says nothing of ours', async () => {
  const number = statement<{ n: number }, [n: unknown]>(
    'test.unreadable.number',
    'select $1::int8 as n',
  );
  const text = statement<{ t: string }, [t: string]>(
    'test.unreadable.text',
    'select $1::text as t',
  );
  for (const run of [
    () => site.database.db.one(number, ['9223372036854775808']),
    () => site.database.db.one(number, [1e30]),
    () => site.database.db.one(text, ['a\0b']),
  ]) {
    const error: unknown = await run().then(
      () => undefined,
      (refused: unknown) => refused,
    );
    assert.equal(presentFailure(error).status, 422);
    assert.equal(presentFailure(error, true).status, 404);
    assert.doesNotMatch(presentFailure(error).message, /9223|bigint/);
  }
});
