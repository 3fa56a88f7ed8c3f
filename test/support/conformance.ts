import assert from 'node:assert/strict';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isRealDate } from '../../src/platform/clock.ts';
import { type Partner, type Reply, startTestCampcairn, type TestCampcairn } from './campcairn.ts';

type Json = Record<string, unknown>;

/** An operation of the description. */
export interface Operation {
  path: string;
  method: string;
  /** JSON pointer to it. */
  pointer: string;
  responses: Record<string, Json>;
  requestBody?: Json;
}

/** The API's description, and checks of what it says. */
export interface Conformance {
  operations: Operation[];
  /** Checks what the API answered: a documented status, its headers, a body of its schema. */
  check(method: string, path: string, reply: Reply): void;
  /** What is wrong with a value by the schema at a JSON pointer; empty when nothing is. */
  problems(pointer: string, value: unknown): string;
  /** A partner all of whose calls are checked. */
  watch(partner: Partner): Partner;
}

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * The description says of answers what is in them, and lets more be added; we hold ourselves to add
 * nothing that it does not say.
 */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([key, item]) => [
    key,
    key === 'not' ? item : closed(item),
  ]);
  const schema = Object.fromEntries(inner) as Json;
  const isObject = schema.type === 'object' && typeof schema.properties === 'object';
  return isObject ? { additionalProperties: false, ...schema } : schema;
}

const FORMATS: Record<string, RegExp | ((text: string) => boolean)> = {
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/,
  date: isRealDate,
  uri: (text) => URL.canParse(text),
  email: /^[^@\s]+@[^@\s]+$/,
};

const ERROR = '/components/schemas/Error';

/** Reads the description at `address` and gives checks against it. */
export async function openConformance(address: string): Promise<Conformance> {
  const response = await fetch(`${address}/api/v1/openapi.json`);
  const description = (await response.json()) as { paths: Record<string, Record<string, Json>> };
  // Strict: a keyword or format that nobody knows is a mistake of the description.
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, formats: FORMATS });
  ajv.addVocabulary([...Object.keys(description), 'discriminator']);
  ajv.addSchema({ $id: 'description', ...(closed(description) as Json) }, undefined, false, false);
  const compiled = new Map<string, ValidateFunction>();
  const problems = (pointer: string, value: unknown): string => {
    let validate = compiled.get(pointer);
    if (!validate)
      compiled.set(pointer, (validate = ajv.compile({ $ref: `description#${pointer}` })));
    return validate(value) ? '' : ajv.errorsText(validate.errors);
  };
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...(operation as unknown as Operation),
      path,
      method: method.toUpperCase(),
      pointer: `/paths/${escaped(path)}/${method}`,
    })),
  );
  const operationOf = (method: string, address: string) => {
    const named = address.split('?')[0] ?? '';
    const serves = ({ path }: Operation) =>
      path === named || new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(named);
    return operations
      .filter((operation) => operation.method === method && serves(operation))
      .sort((a, b) => Number(b.path === named) - Number(a.path === named))[0];
  };
  const check: Conformance['check'] = (method, path, reply) => {
    const where = `${method} ${path} → ${reply.status}`;
    const operation = operationOf(method, path);
    if (!operation || reply.status === 405) {
      // HEAD, OPTIONS, and what is refused before it comes to any operation.
      if (reply.status >= 400 && method !== 'HEAD') {
        assert.equal(problems(ERROR, reply.body), '', where);
      }
      return;
    }
    const documented = operation.responses[reply.status] as
      | { content?: Json; headers?: Json }
      | undefined;
    assert.ok(documented, `${where} is not documented`);
    for (const name of Object.keys(documented.headers ?? {})) {
      // A 429 for wrong keys has no partner whose rate it could tell.
      const isPresent =
        reply.headers.has(name) || (reply.status === 429 && /^ratelimit-/i.test(name));
      assert.ok(isPresent, `${where} lacks the header ${name}`);
    }
    if (!documented.content) {
      assert.equal(reply.body, '', `${where} has a body`);
      return;
    }
    const schema = `${operation.pointer}/responses/${reply.status}/content/application~1json/schema`;
    assert.equal(problems(schema, reply.body), '', where);
  };
  const watch = (partner: Partner): Partner => ({
    ...partner,
    async call(method, path, body, headers) {
      const reply = await partner.call(method, path, body, headers);
      check(method, path, reply);
      return reply;
    },
  });
  return { operations, check, problems, watch };
}

/** Starts Campcairn for a test file; whatever its partners are answered is checked. */
export async function startWatchedCampcairn(
  settings: Record<string, string> = {},
): Promise<TestCampcairn & { conformance: Conformance }> {
  const campcairn = await startTestCampcairn(settings);
  const conformance = await openConformance(campcairn.address);
  return {
    ...campcairn,
    conformance,
    partner: async (...args) => conformance.watch(await campcairn.partner(...args)),
  };
}
