import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aFullCampervan, aListing, campsiteFields } from '../builders/listing.ts';
import type { TestCampcairn } from '../support/campcairn.ts';
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
  'GET /listings': [200, 400, 401, 403, 429, 500, 503],
  'GET /listings/{external_id}': [200, 400, 401, 403, 404, 429, 500, 503],
  'PUT /listings/{external_id}': [200, 201, 400, 401, 403, 413, 415, 422, 429, 500, 503],
  'DELETE /listings/{external_id}': [204, 400, 401, 403, 404, 429, 500, 503],
  'POST /listings/batch': [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
  'GET /listings/{external_id}/availability': [200, 400, 401, 403, 404, 429, 500, 503],
  'PUT /listings/{external_id}/availability': [
    200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503,
  ],
  'GET /leads': [200, 400, 401, 403, 429, 500, 503],
  'POST /leads/{id}/ack': [200, 401, 403, 404, 429, 500, 503],
  'GET /stats': [200, 400, 401, 403, 404, 429, 500, 503],
  'GET /taxonomy': [200, 500],
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
      for (const parameter of parameters) {
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
      if (isExample || !isSchema) continue;
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

  it('is given to everyone as JSON', async () => {
    const response = await fetch(`${campcairn.address}/api/v1/openapi.json`);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
  });
});
