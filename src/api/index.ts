import { METHODS } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ExpectedError, isUnreadableValue } from '../platform/errors.ts';
import { type EventDescription, logFailure, type Resource } from '../platform/http/index.ts';
import { lazily } from '../platform/lazily.ts';
import type { RateLimit } from '../platform/rate-limit/index.ts';
import { createAdmission, type FindOwner } from './admission.ts';
import { type CountCall, createDispatch, type DispatchDeps } from './dispatch.ts';
import { noEndpoint, presentError } from './errors.ts';
import { describeApi } from './openapi.ts';

/** The path prefix of the API. */
const BASE_PATH = '/api/v1';

interface Deps {
  resources: Resource[];
  events: EventDescription[];
  findOwner: FindOwner;
  limit: RateLimit;
  readingLimit: RateLimit;
  wrongKeys: RateLimit;
  countCall: CountCall;
  toTester: DispatchDeps['toTester'];
  publicUrl: string;
}

/** Never called: `onRequest` answers everything, before Fastify checks bodies in its own order. */
const never = (): never => {
  throw new Error('This was to be answered on arrival');
};

/** Registers the whole API below its base path. */
export async function registerApi(app: FastifyInstance, deps: Deps): Promise<void> {
  const description = lazily(() =>
    describeApi(deps.resources, deps.events, deps.publicUrl + BASE_PATH),
  );
  const admission = createAdmission(deps);
  const dispatch = createDispatch(admission, { ...deps, wait });
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        reply.header('x-request-id', request.id);
        reply.header('cache-control', 'no-store');
        reply.header('x-content-type-options', 'nosniff');
      });
      api.setErrorHandler((error, request, reply) => {
        const { status, headers, body } = presentError(error, deps.publicUrl);
        // A fault that a test key asked for is expected, and no failure of ours.
        if ((status >= 500 || isUnreadableValue(error)) && !(error instanceof ExpectedError))
          logFailure(request.log, error, 'a request failed');
        return reply
          .code(status)
          .headers(headers)
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(body));
      });
      const method = api.supportedMethods.filter((name) => METHODS.includes(name));
      // The API answers every path below its prefix, so that none reaches the site.
      const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
        await admission.describeRate(request, reply);
        throw noEndpoint();
      };
      for (const url of ['/', '/*']) {
        api.route({ method, url, exposeHeadRoute: false, onRequest, handler: never });
      }
      for (const resource of [...deps.resources, descriptionResource(description)]) {
        const url = resource.path.replace(/\{(\w+)\}/g, ':$1');
        const onRequest = dispatch(resource);
        api.route({ method, url, exposeHeadRoute: false, onRequest, handler: never });
      }
    },
    { prefix: BASE_PATH },
  );
}

/** The description changes with the program alone. */
const DESCRIPTION_SECONDS = 3600;

/** The endpoint of the API's description, which the description leaves out. */
const descriptionResource = (description: () => object): Resource => ({
  path: '/openapi.json',
  methods: {
    GET: {
      operationId: 'getDescription',
      tag: 'Description',
      summary: 'Read this description',
      description: 'The API in OpenAPI 3.1.',
      access: 'open',
      hasEtag: true,
      cacheSeconds: DESCRIPTION_SECONDS,
      success: [],
      errors: [],
      handle: async () => ({ status: 200, body: description() }),
    },
  },
});
