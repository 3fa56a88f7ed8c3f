import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExpectedError } from '../platform/errors.ts';
import type { Answer, Caller, Endpoint, Resource } from '../platform/http/index.ts';
import type { Admission } from './admission.ts';
import { checkBody, readJson } from './body.ts';
import { codeOf, noEndpoint } from './errors.ts';
import { readQuery } from './query.ts';

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

/** What the checks after admission and the handler make of a request. */
async function answerTo(
  resource: Resource,
  endpoint: Endpoint,
  request: FastifyRequest,
  caller: Caller | undefined,
): Promise<Answer> {
  const id = idOf(resource, request);
  const query = endpoint.query ? readQuery(request.url, endpoint.query) : undefined;
  const sent = endpoint.body && (await readJson(request.raw, endpoint.body.limit));
  await endpoint.exists?.({ caller, id, query });
  const body = endpoint.body && (await checkBody(endpoint.body, sent));
  return endpoint.handle({ caller, id, query, body });
}

/**
 * Answers every method of a resource. The checks run in a fixed order, and the first that fails gives
 * the answer: path, method, key, account status, rate, id in the path, query, size, type, JSON,
 * existence, rules.
 */
export function createDispatch({ identify, admit, describeRate }: Admission, count: CountCall) {
  const answerByKey = async (
    resource: Resource,
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Answer> => {
    const owner = await identify(request, reply);
    const kind = endpoint.isPush ? 'push' : 'other';
    try {
      const answer = await answerTo(resource, endpoint, request, admit(owner, reply));
      count(owner.id, kind, 'ok');
      return answer;
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
      if (endpoint?.access !== 'key') await describeRate(request, reply);
      if (!named) throw noEndpoint();
      if (isOpen(resource)) reply.header('access-control-allow-origin', '*');
      if (request.method === 'OPTIONS') return answerOptions(resource, reply);
      if (!endpoint) {
        const allow = methodsOf(resource).join(', ');
        reply.header('allow', allow);
        throw new ExpectedError('method_not_allowed', `This path answers ${allow}.`);
      }
      const answer =
        endpoint.access === 'key'
          ? await answerByKey(resource, endpoint, request, reply)
          : await answerTo(resource, endpoint, request, undefined);
      reply.code(answer.status).headers(answer.headers ?? {});
      if (answer.body === undefined) return reply.send();
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body));
    };
}
