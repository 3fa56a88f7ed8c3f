import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ExpectedError, type Problem } from '../platform/errors.ts';
import {
  type Answer,
  type Caller,
  codingFor,
  encoded,
  MIN_COMPRESSED_BYTES,
  type Endpoint,
  etagOf,
  hasEtag,
  type Resource,
} from '../platform/http/index.ts';
import type { RateLimit } from '../platform/rate-limit/index.ts';
import { check, withHints } from '../platform/validation/index.ts';
import type { Admission } from './admission.ts';
import { checkBody, readJson } from './body.ts';
import { codeOf, noEndpoint } from './errors.ts';
import { cutShort, failBefore, type Fault, readFault, SLOW_MS } from './faults.ts';

const badRequest = (details: Problem[]) =>
  new ExpectedError(
    'bad_request',
    details.map(({ path, message }) => `${path} ${message}`).join('; '),
    details,
  );

/**
 * Reads the query of a URL by a schema. Throws `bad_request` with every problem: one for each
 * repeated or empty parameter, and the problems of the others.
 */
function readQuery(
  url: string,
  schema: z.ZodType,
  furtherProblems: Endpoint['furtherProblems'] = () => [],
): unknown {
  const question = url.indexOf('?');
  // Takes one question mark off: a second one belongs to a name.
  const given = new URLSearchParams(question === -1 ? '' : url.slice(question));
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  const problems = new Map<string, Problem>();
  for (const [name, value] of given) {
    const add = (message: string) => problems.set(name, { path: name, message });
    if (name in values) add('must be given only once');
    else if (value === '') add('must not be empty: leave the parameter out instead');
    values[name] = value;
  }
  const checked = check(schema, { ...values }, 'parameter');
  if (checked.ok && problems.size === 0) return checked.value;
  const further = [
    ...(checked.ok ? [] : withHints(checked.problems, schema, values)),
    ...furtherProblems(values),
  ];
  throw badRequest([...problems.values(), ...further.filter(({ path }) => !problems.has(path))]);
}

/** Counts a call of a partner. `code` is `ok`, or the code of the error. */
export type CountCall = (partnerId: number, kind: 'push' | 'other', code: string) => void;

const methodsOf = ({ methods }: Resource): string[] => {
  const own = Object.keys(methods);
  return [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
};

const isOpen = ({ methods }: Resource): boolean =>
  Object.values(methods).some(({ access }) => access === 'open');

/** Answers OPTIONS with the allowed methods, also as a CORS preflight for open resources. */
const answerOptions = (resource: Resource, reply: FastifyReply) => {
  const allow = methodsOf(resource).join(', ');
  if (isOpen(resource)) reply.header('access-control-allow-methods', allow);
  return reply.code(204).header('allow', allow).send();
};

const textOfId = ({ id }: Resource, request: FastifyRequest): string =>
  id ? ((request.params as Record<string, string>)[id.name] ?? '') : '';

const idOf = (resource: Resource, request: FastifyRequest): string => {
  const text = textOfId(resource, request);
  if (resource.id && !resource.id.accepts(text)) {
    const { code, message } = resource.id.refusal;
    throw new ExpectedError(code, message);
  }
  return text;
};

const endpointFor = (resource: Resource, method: string): Endpoint | undefined =>
  resource.methods[(method === 'HEAD' ? 'GET' : method) as keyof Resource['methods']];

const WRITES = ['PUT', 'PATCH', 'POST'] as const;

/** Finds the call that is probably meant by a method that the path does not have. */
function meantCall({ path, methods, meant = {} }: Resource, method: string): string | undefined {
  const sent = method as (typeof WRITES)[number];
  if (meant[sent] !== undefined) return meant[sent];
  if (!WRITES.includes(sent)) return undefined;
  const own = WRITES.find((name) => methods[name]);
  return own && `${own} ${path}`;
}

/** Returns who may keep the answer of an endpoint with an ETag; the caller alone, asking each time, for a key's. */
const cachingOf = ({ access, cacheSeconds = 0 }: Endpoint): Record<string, string> => ({
  'cache-control': access === 'open' ? `public, max-age=${cacheSeconds}` : 'private, no-cache',
});

/** Runs the checks after admission, and the handler. */
async function answerTo(
  resource: Resource,
  endpoint: Endpoint,
  request: FastifyRequest,
  caller: Caller | undefined,
): Promise<Answer> {
  const id = idOf(resource, request);
  const query = endpoint.query
    ? readQuery(request.url, endpoint.query, endpoint.furtherProblems)
    : undefined;
  const sent = endpoint.body && (await readJson(request.raw, endpoint.body));
  await endpoint.exists?.({ caller, id, query });
  const body = endpoint.body && (await checkBody(endpoint.body, sent));
  const ifMatch = request.headers['if-match'];
  const answer = await endpoint.handle({ caller, id, query, body, ifMatch });
  if (!endpoint.hasEtag) return answer;
  const etag = etagOf(answer.body);
  const known = request.headers['if-none-match'];
  const headers = { ...answer.headers, etag, ...cachingOf(endpoint) };
  if (known === undefined || !hasEtag(known, etag)) return { ...answer, headers };
  return { status: 304, headers };
}

/** The dependencies of dispatching besides admission. */
export interface DispatchDeps {
  countCall: CountCall;
  /** The limit of requests, of which a fault speaks. */
  limit: Pick<RateLimit, 'windowSeconds'>;
  /** Waits so many milliseconds. */
  wait(ms: number): Promise<unknown>;
  /** The body of an answer as a test account gets it. */
  toTester(body: unknown): unknown;
}

/** Sends an answer. It is compressed as the request accepts it, unless it may hold a secret. */
async function send(
  reply: FastifyReply,
  { status, headers, body }: Answer,
  mayHoldSecret: boolean,
): Promise<FastifyReply> {
  reply.code(status).headers(headers ?? {});
  if (body === undefined) return reply.send();
  reply.type('application/json; charset=utf-8');
  const json = Buffer.from(JSON.stringify(body));
  if (mayHoldSecret || json.length < MIN_COMPRESSED_BYTES) return reply.send(json);
  reply.header('vary', 'Accept-Encoding');
  const coding = codingFor(String(reply.request.headers['accept-encoding'] ?? ''));
  if (coding === null) return reply.send(json);
  return reply.header('content-encoding', coding).send(await encoded(json, coding));
}

/**
 * Answers every method of a resource. The checks run in a fixed order, and the first that fails gives
 * the answer: path, method, key, account status, rate, id in the path, query, size, type, JSON,
 * existence, rules.
 */
export function createDispatch({ identify, admit, describeRate }: Admission, deps: DispatchDeps) {
  const { countCall: count, limit, wait, toTester } = deps;
  const answerByKey = async (
    resource: Resource,
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Answer & { isTest: boolean; fault?: Fault | undefined }> => {
    const owner = await identify(request, reply);
    const kind = endpoint.isPush ? 'push' : 'other';
    try {
      const caller = await admit(owner, endpoint, reply);
      const fault = caller.isTest ? readFault(request.headers['cc-test-fault']) : undefined;
      failBefore(fault, limit.windowSeconds, reply);
      const answer = await answerTo(resource, endpoint, request, caller);
      count(owner.id, kind, 'ok');
      if (!caller.isTest) return { ...answer, isTest: false };
      if (fault === 'slow') await wait(SLOW_MS);
      return { ...answer, body: toTester(answer.body), isTest: true, fault };
    } catch (error) {
      count(owner.id, kind, codeOf(error));
      throw error;
    }
  };
  return (resource: Resource) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      // The router accepts an empty id: "/listings/" is a path with a trailing slash.
      const named = !resource.id || textOfId(resource, request) !== '';
      const endpoint = named ? endpointFor(resource, request.method) : undefined;
      if (endpoint === undefined || endpoint.access === 'open') await describeRate(request, reply);
      if (!named) throw noEndpoint();
      if (isOpen(resource)) reply.header('access-control-allow-origin', '*');
      if (request.method === 'OPTIONS') return answerOptions(resource, reply);
      if (!endpoint) {
        const allow = methodsOf(resource).join(', ');
        reply.header('allow', allow);
        const meant = meantCall(resource, request.method);
        throw new ExpectedError(
          'method_not_allowed',
          `This path answers ${allow}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
        );
      }
      if (endpoint.access === 'open') {
        return send(reply, await answerTo(resource, endpoint, request, undefined), false);
      }
      const { fault, ...answer } = await answerByKey(resource, endpoint, request, reply);
      // Answers to test accounts hold secret links to previews.
      const mayHoldSecret = endpoint.mayHoldSecret === true || answer.isTest;
      return fault === 'cut' ? cutShort(reply, answer) : send(reply, answer, mayHoldSecret);
    };
}
