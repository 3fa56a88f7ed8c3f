import type { z } from 'zod';
import { DatabaseUnavailable, type ErrorCode } from '../platform/errors.ts';
import {
  type Endpoint,
  errorAnswer,
  type EventDescription,
  type PathId,
  type Resource,
  STATUS_OF,
} from '../platform/http/index.ts';
import { RELEASE } from '../platform/release.ts';
import { Components, type Json } from './components.ts';
import { docUrlOf, MEANING_OF, presentError } from './errors.ts';
import { FAULTS } from './faults.ts';

/** Errors that every endpoint with a key can answer. */
const KEYED: ErrorCode[] = ['unauthorized', 'forbidden', 'rate_limited', 'internal_error'];

const RATE_HEADERS = {
  'RateLimit-Limit': { $ref: '#/components/headers/RateLimit-Limit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
  'RateLimit-Scope': { $ref: '#/components/headers/RateLimit-Scope' },
};

const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } };

const ETAG = 'Changes whenever the answer does; for `If-None-Match`.';

const describedHeaders = (headers: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  );

function describeSuccess(endpoint: Endpoint, components: Components): Json {
  const responses: Json = {};
  for (const { status, description, schema, headers, example } of endpoint.success) {
    const content = schema && {
      'application/json': {
        schema: components.describe(schema, 'answered'),
        ...(example === undefined ? {} : { example }),
      },
    };
    const all = {
      ...REQUEST_ID,
      ...(endpoint.access !== 'open' ? RATE_HEADERS : {}),
      ...describedHeaders({ ...(endpoint.hasEtag ? { ETag: ETAG } : {}), ...headers }),
    };
    responses[status] = {
      description,
      ...(Object.keys(all).length > 0 ? { headers: all } : {}),
      ...(content ? { content } : {}),
    };
  }
  return responses;
}

const ERROR_HEADERS: Partial<Record<ErrorCode, Record<string, string>>> = {
  unauthorized: { 'WWW-Authenticate': 'Always `Bearer`.' },
  rate_limited: { 'Retry-After': 'Seconds to wait.' },
};

/** The answer of every endpoint with a key while the database cannot be reached. */
const describeAway = (publicUrl: string): Json => ({
  description: '`internal_error`: The service is away for a moment; send the request again.',
  headers: { ...REQUEST_ID, ...describedHeaders({ 'Retry-After': 'Seconds to wait.' }) },
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      examples: {
        internal_error: {
          value: presentError(new DatabaseUnavailable('none'), publicUrl).body,
        },
      },
    },
  },
});

/** One response for each status; codes with the same status share it. */
function describeErrors(endpoint: Endpoint, publicUrl: string): Json {
  const codes = [
    ...endpoint.errors,
    ...(endpoint.access !== 'open' ? KEYED : (['internal_error'] as const)),
  ];
  const byStatus = Map.groupBy(codes, (code) => STATUS_OF[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const headers = describedHeaders(Object.assign({}, ...group.map((c) => ERROR_HEADERS[c])));
      const keyed = endpoint.access !== 'open' && status !== 401 && status !== 500;
      const all = { ...REQUEST_ID, ...(keyed ? RATE_HEADERS : {}), ...headers };
      const examples = Object.fromEntries(
        group.map((code) => {
          const error = { code, message: MEANING_OF[code], doc_url: docUrlOf(code, publicUrl) };
          return [code, { value: { error } }];
        }),
      );
      return [
        status,
        {
          description: group.map((code) => `\`${code}\`: ${MEANING_OF[code]}`).join(' '),
          ...(Object.keys(all).length > 0 ? { headers: all } : {}),
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples },
          },
        },
      ];
    }),
  );
}

const CONDITIONS = {
  hasEtag: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The ETag of the answer that you have: 304 without a body if it is still right.',
    schema: { type: 'string' },
  },
  takesIfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The ETag that the listing had when you read it: 412, and nothing is changed, if it is not that any more.',
    schema: { type: 'string' },
  },
};

const NOT_MODIFIED: Json = { description: 'It is what `If-None-Match` names.' };

const describePathId = ({ name, pattern, description, example }: PathId): Json => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', pattern: pattern.source },
  example,
});

function describeQuery(query: z.ZodType, components: Components): Json[] {
  const { properties = {} } = components.describe(query, 'asked') as { properties?: Json };
  return Object.entries(properties as Record<string, Json>).map(([name, property]) => {
    const { description, ...schema } = property;
    return { name, in: 'query', required: false, description, schema };
  });
}

function describeEndpoint(
  endpoint: Endpoint,
  resource: Resource,
  components: Components,
  publicUrl: string,
): Json {
  const parameters = [
    ...(resource.id ? [describePathId(resource.id)] : []),
    ...(endpoint.query ? describeQuery(endpoint.query, components) : []),
    ...(endpoint.hasEtag ? [CONDITIONS.hasEtag] : []),
    ...(endpoint.takesIfMatch ? [CONDITIONS.takesIfMatch] : []),
    ...(endpoint.access !== 'open' ? [{ $ref: '#/components/parameters/CC-Test-Fault' }] : []),
  ];
  const requestBody = endpoint.body && {
    required: true,
    content: {
      'application/json': {
        schema: components.describe(endpoint.body.schema, 'sent'),
        example: endpoint.body.example,
      },
    },
  };
  return {
    operationId: endpoint.operationId,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: endpoint.description,
    ...(endpoint.access === 'open' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      ...describeSuccess(endpoint, components),
      ...(endpoint.hasEtag ? { 304: NOT_MODIFIED } : {}),
      ...describeErrors(endpoint, publicUrl),
      ...(endpoint.access !== 'open' ? { 503: describeAway(publicUrl) } : {}),
    },
  };
}

/** The headers of a request that carries an event. */
const eventHeaders = (type: string): Json[] =>
  [
    [
      'CC-Event-Id',
      'The id of the event, the same at every attempt.',
      'evt_4kT9wZrQ2bYc7NfVx1LmPs',
    ],
    ['CC-Event-Type', 'The type of the event.', type],
    [
      'CC-Signature',
      'The time of signing and the HMAC-SHA256 of time, a dot and the raw body, with your secret as the key.',
      `t=1778609051,v1=${'5f'.repeat(32)}`,
    ],
    [
      'CC-Signature-Next',
      'The same by the next secret, while a planned rotation is under way.',
      `t=1778609051,v1=${'a0'.repeat(32)}`,
    ],
  ].map(([name, description, example]) => ({
    name,
    in: 'header',
    required: name !== 'CC-Signature-Next',
    description,
    schema: { type: 'string' },
    example,
  }));

function describeEvent(event: EventDescription, components: Components): Json {
  const { type, operationId, tag, summary, description, schema, example } = event;
  return {
    post: {
      operationId,
      tags: [tag],
      summary,
      description,
      security: [],
      parameters: eventHeaders(type),
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: components.describe(schema, 'answered'), example },
        },
      },
      responses: {
        '2XX': {
          description: 'You have it. Anything else, or no answer in 5 seconds, is a failure.',
        },
      },
    },
  };
}

const TAGS: Record<string, string> = {
  Account: 'Your account, and where you are told of enquiries.',
  Listings: 'What you offer, by your own ids.',
  Availability: 'When a listing can be booked.',
  Leads: 'Clicks and enquiries of travellers.',
  Events: 'Everything that webhooks were or would have been told in the last 90 days.',
  'Test mode': 'What test keys may do: cause leads, and advance time.',
  Statistics: 'How often listings are seen. Part of Premium.',
  Taxonomy: 'The words that listings may use.',
};

const DESCRIPTION = [
  'Push listings, keep their availability, and collect the leads they bring.',
  'Bodies are JSON in UTF-8; times are UTC; money is an integer in minor units and never converted.',
  'What a schema cannot say is refused with 422 too: codes of countries and currencies that do not exist, points far out at sea, ranges that overlap or end before they start, hosts that are not public.',
].join(' ');

const TEST_MODE =
  'A test key (`cc_test_…`, made in the dashboard) is one of an account beside yours, which no traveller sees: its listings have a secret link as `public_url`, its webhook is its own, and the endpoints of Test mode cause leads and advance time. With it, the header `CC-Test-Fault` asks for an answer as it may be one day: `rate_limited` (429) and `error` (500) before anything is done, `slow` (after 10 seconds) and `cut` (half an answer) after it is done.';

/**
 * Describes the API in OpenAPI 3.1, from the schemas that check requests and describe answers.
 * @param baseUrl public address of the API, ending in `/api/v1`.
 */
export function describeApi(
  resources: Resource[],
  events: EventDescription[],
  baseUrl: string,
): Json {
  const components = new Components();
  const publicUrl = new URL(baseUrl).origin;
  const paths = Object.fromEntries(
    resources.map((resource) => [
      resource.path,
      Object.fromEntries(
        Object.entries(resource.methods).map(([method, endpoint]) => [
          method.toLowerCase(),
          describeEndpoint(endpoint, resource, components, publicUrl),
        ]),
      ),
    ]),
  );
  const webhooks = Object.fromEntries(
    events.map((event) => [event.type, describeEvent(event, components)]),
  );
  components.describe(errorAnswer, 'answered');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Campcairn Partner API',
      version: RELEASE,
      description: `${DESCRIPTION}\n\n${TEST_MODE}`,
      contact: { name: 'Campcairn for partners', url: new URL('/developers', baseUrl).href },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: baseUrl }],
    security: [{ apiKey: [] }],
    tags: [...new Set(Object.values(resources).flatMap(tagsOf))].map((name) => ({
      name,
      description: TAGS[name],
    })),
    paths,
    webhooks,
    components: {
      schemas: components.schemas,
      parameters: {
        'CC-Test-Fault': {
          name: 'CC-Test-Fault',
          in: 'header',
          required: false,
          description: 'With a test key: the failure to answer with. A live key passes over it.',
          schema: { type: 'string', enum: FAULTS },
        },
      },
      headers: {
        'X-Request-Id': {
          description: 'Name this when you write to us.',
          schema: { type: 'string' },
        },
        'RateLimit-Limit': {
          description: 'Requests a key may make in the window.',
          schema: { type: 'string' },
        },
        'RateLimit-Policy': {
          description: 'The limit and its window in seconds, such as `120;w=60`.',
          schema: { type: 'string' },
        },
        'RateLimit-Scope': {
          description:
            'What the limit counts: `reading` for calls of leads, events and statistics, which have a window of their own; `general` for all others.',
          schema: { type: 'string', enum: ['general', 'reading'] },
        },
      },
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key that starts with cc_live_, or with cc_test_ in test mode.',
        },
      },
    },
  };
}

const tagsOf = ({ methods }: Resource): string[] => Object.values(methods).map(({ tag }) => tag);
