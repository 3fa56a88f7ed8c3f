import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { ERROR_CODES } from '../../src/platform/errors.ts';
import { aCampsite, aFullCampervan, aListing, campsiteFields } from '../builders/listing.ts';
import type { TestCampcairn } from '../support/campcairn.ts';
import { testAccount } from '../support/test-account.ts';
import { type Conformance, startWatchedCampcairn } from '../support/conformance.ts';

type Json = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any

let campcairn: TestCampcairn & { conformance: Conformance };
let description: Json;
before(async () => {
  campcairn = await startWatchedCampcairn();
  const response = await fetch(`${campcairn.address}/api/v1/openapi.json`);
  description = (await response.json()) as Json;
});
after(() => campcairn.stop());

/** Everything inside a value that is an object, with its JSON pointer. */
const objectsIn = (value: unknown, pointer = ''): [pointer: string, value: Json][] =>
  typeof value === 'object' && value !== null
    ? [
        [pointer, value as Json],
        ...Object.entries(value).flatMap(([key, inner]) =>
          objectsIn(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
        ),
      ]
    : [];
const at = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as Json | undefined)?.[key], description);

/** What the specification names for each endpoint, the general rules of bodies and ids included. */
const ENDPOINTS: Record<string, number[]> = {
  'GET /me': [200, 401, 403, 429, 500, 503],
  'PATCH /me': [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
  'POST /webhooks/test': [200, 401, 403, 409, 429, 500, 503],
  'GET /listings': [200, 304, 400, 401, 403, 429, 500, 503],
  'GET /listings/{external_id}': [200, 304, 400, 401, 403, 404, 429, 500, 503],
  'PUT /listings/{external_id}': [200, 201, 400, 401, 403, 412, 413, 415, 422, 429, 500, 503],
  'DELETE /listings/{external_id}': [204, 400, 401, 403, 404, 429, 500, 503],
  'POST /listings/batch': [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
  'POST /listings/batch/check': [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
  'POST /listings/batch/delete': [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
  'POST /availability/batch': [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
  'POST /availability/batch/check': [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
  'GET /listings/{external_id}/availability': [200, 400, 401, 403, 404, 429, 500, 503],
  'PUT /listings/{external_id}/availability': [
    200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503,
  ],
  'POST /webhooks/rotation': [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
  'POST /webhooks/rotation/finish': [204, 401, 403, 404, 429, 500, 503],
  'GET /events': [200, 400, 401, 403, 429, 500, 503],
  'GET /events/{id}': [200, 401, 403, 404, 429, 500, 503],
  'POST /events/{id}/resend': [200, 400, 401, 403, 404, 409, 429, 500, 503],
  'GET /leads': [200, 400, 401, 403, 429, 500, 503],
  'GET /leads/{id}': [200, 401, 403, 404, 429, 500, 503],
  'POST /leads/{id}/ack': [200, 401, 403, 404, 429, 500, 503],
  'POST /test/enquiries': [201, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
  'POST /test/clicks': [201, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
  'POST /test/clock': [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
  'GET /stats': [200, 400, 401, 403, 404, 429, 500, 503],
  'GET /taxonomy': [200, 304, 403, 500],
};

describe('the description of the API', () => {
  it('is the golden file (npm run openapi writes it again)', () => {
    const golden = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
    assert.equal(`${JSON.stringify(description, null, 2)}\n`, golden);
  });

  it('names every endpoint of the specification with every status it can have', () => {
    const described = campcairn.conformance.operations.map(({ method, path, responses }) => [
      `${method} ${path}`,
      Object.keys(responses)
        .map(Number)
        .sort((a, b) => a - b),
    ]);
    assert.deepEqual(Object.fromEntries(described), ENDPOINTS);
  });

  it('is OpenAPI 3.1 in its bones', () => {
    assert.match(description.openapi, /^3\.1\.\d$/);
    assert.deepEqual(Object.keys(description).sort(), [
      'components',
      'info',
      'openapi',
      'paths',
      'security',
      'servers',
      'tags',
      'webhooks',
    ]);
    assert.equal(description.info.version, '1.0.0');
    assert.ok(description.info.title && description.info.description);
    assert.deepEqual(description.servers, [{ url: 'https://campcairn.example/api/v1' }]);
    const tags = new Set(description.tags.map(({ name }: Json) => name));
    assert.equal(tags.size, description.tags.length);
    const { operations } = campcairn.conformance;
    const ids = operations.map((operation) => (operation as unknown as Json).operationId);
    assert.equal(new Set(ids).size, operations.length);
    for (const operation of operations) {
      const {
        operationId,
        summary,
        description: text,
        tags: own,
        parameters = [],
      } = operation as unknown as Json;
      assert.match(operationId, /^[a-z][A-Za-z]+$/);
      assert.ok(summary && text, operationId);
      assert.ok(own.length === 1 && tags.has(own[0]), operationId);
      const inPath = parameters.filter((parameter: Json) => parameter.in === 'path');
      const named = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      assert.deepEqual(
        inPath.map(({ name }: Json) => name),
        named,
      );
      for (const { $ref, ...inline } of parameters) {
        const parameter = $ref ? description.components.parameters[$ref.split('/').at(-1)] : inline;
        assert.equal(parameter.required, parameter.in === 'path');
        assert.ok(parameter.description && parameter.schema, operationId);
      }
      for (const response of Object.values(operation.responses)) assert.ok(response.description);
    }
  });

  it('refers to nothing that is not there, and has nothing that is not referred to', () => {
    const referred = new Set<string>();
    for (const [pointer, { $ref }] of objectsIn(description)) {
      if ($ref === undefined) continue;
      assert.match($ref, /^#\/components\//, pointer);
      assert.ok(at($ref.slice(1)), `${pointer} refers to ${$ref}`);
      referred.add($ref);
    }
    const { schemas, headers } = description.components;
    for (const [kind, components] of Object.entries({ schemas, headers })) {
      for (const name of Object.keys(components as Json)) {
        assert.ok(referred.has(`#/components/${kind}/${name}`), name);
      }
    }
    const schemes = Object.keys(description.components.securitySchemes);
    assert.deepEqual(description.security, [{ [schemes[0] ?? '']: [] }]);
    assert.deepEqual(description.paths['/taxonomy'].get.security, []);
  });

  it('has a schema for everything, of a known form, and none that says nothing', () => {
    const { conformance } = campcairn;
    const saying = ['type', 'enum', 'const', '$ref', 'anyOf', 'oneOf'];
    for (const [pointer, value] of objectsIn(description)) {
      const parts = pointer.split('/');
      const isExample = parts.some((part) => part === 'example' || part === 'examples');
      const isSchema = parts.at(-1) === 'schema' || parts.at(-2) === 'properties';
      if (isExample || !isSchema || parts.includes('not')) continue;
      assert.ok(
        saying.some((keyword) => keyword in value),
        pointer,
      );
      conformance.problems(pointer, undefined);
    }
    for (const name of Object.keys(description.components.schemas)) {
      conformance.problems(`/components/schemas/${name}`, undefined);
    }
  });

  it('has an example for every body, and each is what it says it is', () => {
    let bodies = 0;
    for (const [pointer, value] of objectsIn(description.paths)) {
      const media = value['application/json'];
      if (!media) continue;
      bodies++;
      const schema = `/paths${pointer}/application~1json/schema`;
      const examples = media.examples
        ? Object.values<Json>(media.examples).map((example) => example.value)
        : [media.example];
      for (const example of examples) {
        assert.equal(campcairn.conformance.problems(schema, example), '', pointer);
      }
    }
    assert.ok(bodies > 90);
    for (const [pointer, { in: where, example, schema }] of objectsIn(description.paths)) {
      if (where === 'path') assert.match(example, new RegExp(schema.pattern), pointer);
    }
  });

  it('says of listings what is checked of them', () => {
    const { conformance } = campcairn;
    const input = '/components/schemas/ListingInput';
    for (const good of [aListing(), aFullCampervan(), aCampsite({ campsite: campsiteFields })]) {
      assert.equal(conformance.problems(input, good), '');
    }
    for (const wrong of [
      { title: 'x' },
      { extra: 1 },
      { vehicle: { make: 'x'.repeat(61) } },
      { vehicle: { licence: 7 } },
      { campsite: { open_from: '4-1' } },
      { campsite: { check_in: '24:00' } },
      { images: [{ url: 'https://a.example/1.jpg', alt: 'x'.repeat(201) }] },
      { policies: { cancellation_text: 'x'.repeat(1001) } },
      { price: { from: 1.5, currency: 'GBP' } },
      { location: { lat: 91, lng: 0 } },
      { osm_ref: 'node' },
    ]) {
      assert.notEqual(conformance.problems(input, aListing(wrong)), '', JSON.stringify(wrong));
    }
    const { parameters } = description.paths['/listings'].get;
    const { schema } = parameters.find(({ name }: Json) => name === 'limit');
    assert.deepEqual(
      [schema.type, schema.minimum, schema.maximum, schema.default],
      ['integer', 1, 200, 50],
    );
  });

  it('says what each field is', () => {
    for (const [pointer, value] of objectsIn(description)) {
      const parts = pointer.split('/');
      if (parts.includes('not') || parts.some((part) => part.startsWith('example'))) continue;
      for (const [name, field] of Object.entries<Json>(value.properties ?? {})) {
        if (value.type !== 'object') continue;
        assert.ok(field.description, `${pointer} ${name}`);
        assert.equal(field.default, undefined, `${pointer} ${name}`);
        const inline = field.properties ?? field.items?.properties;
        assert.equal(inline, undefined, `${pointer} ${name} has no name of its own`);
      }
    }
  });

  it('lists the codes of errors, and the events that webhooks receive', () => {
    const { ErrorObject, BatchResult } = description.components.schemas;
    assert.deepEqual(ErrorObject.properties.code.enum, [...ERROR_CODES]);
    assert.equal(BatchResult.discriminator.propertyName, 'result');
    assert.deepEqual(Object.keys(description.webhooks), ['lead.created', 'webhook.test']);
    for (const [type, { post }] of Object.entries<Json>(description.webhooks)) {
      const { example } = post.requestBody.content['application/json'];
      const schema = `/webhooks/${type}/post/requestBody/content/application~1json/schema`;
      assert.equal(campcairn.conformance.problems(schema, example), '', type);
    }
  });

  it('takes lengths of trimmed text, and an empty text for one that was not sent', () => {
    const wrong = (fields: Json) =>
      campcairn.conformance.problems('/components/schemas/ListingInput', aListing(fields)) !== '';
    assert.ok(!wrong({ title: `  ${'x'.repeat(120)}\n` }));
    assert.ok(wrong({ title: '   1234   ' }) && wrong({ title: '🚐'.repeat(121) }));
    assert.ok(!wrong({ title: '🚐'.repeat(120) }));
    assert.ok(!wrong({ description: '', osm_ref: '', vehicle: { make: '' } }));
    assert.ok(!wrong({ description: `a <3 km ${'x'.repeat(4991)}      ` }));
    assert.ok(wrong({ description: `x${'x'.repeat(5000)}` }) && wrong({ description: 'a <b>' }));
    assert.ok(wrong({ campsite: {} }) && wrong({ category: 'campsite', vehicle: {} }));
    assert.ok(!wrong({ url: 'HTTPS://Bücher.example/ä b' }) && wrong({ url: 'https://u@a.b' }));
    const batch = { items: [aListing({ external_id: 'a' }), {}, 7] };
    assert.equal(campcairn.conformance.problems('/components/schemas/BatchRequest', batch), '');
  });

  it('is a collection for Postman as well, which a test key runs from top to bottom', async () => {
    const served = await fetch(`${campcairn.address}/samples/campcairn.postman_collection.json`);
    assert.equal(served.headers.get('content-type'), 'application/json');
    const collection = (await served.json()) as Json;
    const live = await campcairn.partner('Collected Vans');
    const test = await testAccount(campcairn, live);
    const variables = new Map<string, string>(
      collection.variable.map(({ key, value }: Json) => [key, value]),
    );
    assert.equal(variables.get('baseUrl'), 'https://campcairn.example/api/v1');
    variables.set('baseUrl', '');
    const filled = (text: string): string =>
      text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => variables.get(name)!);
    const requests = collection.item.flatMap((folder: Json) => folder.item) as Json[];
    assert.equal(requests.length, Object.keys(ENDPOINTS).length);
    const refused: Record<string, number> = {};
    for (const { name, request, event } of requests) {
      const { raw, variable = [] } = request.url as Json;
      const path = (variable as Json[]).reduce<string>(
        (text, { key, value }) => text.replace(`:${key}`, filled(value)),
        filled(raw),
      );
      const answer = await test.call(request.method, path, request.body?.raw);
      if (answer.status >= 300) refused[name] = answer.status;
      // The part of Postman's interface that the scripts use.
      const pm = {
        test: (_: string, check: () => void) => check(),
        response: { code: answer.status, json: () => answer.body },
        expect: (code: number) => ({
          to: { be: { oneOf: (right: number[]) => assert.ok(right.includes(code), name) } },
        }),
        collectionVariables: {
          get: (key: string) => variables.get(key),
          set: (key: string, value: string) => void variables.set(key, value),
        },
      };
      runInNewContext(event[0].script.exec.join('\n'), { pm });
    }
    assert.deepEqual(refused, { 'Read your statistics': 403 });
  });

  it('has an environment for Postman with the address of the site', async () => {
    const path = '/samples/campcairn.postman_environment.json';
    const { values } = (await (await fetch(`${campcairn.address}${path}`)).json()) as Json;
    assert.equal(values[0].value, 'https://campcairn.example/api/v1');
    const other = await fetch(`${campcairn.address}/samples/campcairn.postman_other.json`);
    assert.equal(other.status, 404);
  });

  it('is given to everyone as JSON', async () => {
    const response = await fetch(`${campcairn.address}/api/v1/openapi.json`);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
  });
});
