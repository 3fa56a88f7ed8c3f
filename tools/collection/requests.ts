/** The parts of Postman's collection format 2.1 that are generated here. */
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

interface Parameter {
  name: string;
  in: 'path' | 'query';
  description?: string;
  example?: unknown;
  schema: { enum?: unknown[]; default?: unknown };
}

interface Content {
  content?: { 'application/json'?: { example?: unknown } };
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
  security?: object[];
}

interface Description {
  info: { title: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, unknown>>;
}

/** Formats a JSON file. */
export const bodyOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

interface Request {
  path: string;
  method: string;
  operation: Operation;
}

/**
 * Creates the collection of all requests in an API description. Run from top to bottom by a test
 * key, each is answered with 2xx: folders follow tags, except that what later requests need comes
 * first and deletions come last.
 */
export function fromDescription({ info, servers, tags, paths }: Description): object {
  const requests = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      path,
      method: method.toUpperCase(),
      operation: item[method] as Operation,
    })),
  );
  const rank = ({ name }: { name: string }) =>
    tags.findIndex((tag) => tag.name === (name === CAUSES_LEADS ? 'Leads' : name)) -
    (name === CAUSES_LEADS ? 0.5 : 0);
  const folders = [
    ...tags
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ name, description }) => ({
        name,
        description,
        requests: requests.filter(
          ({ operation }) => operation.tags.includes(name) && !isDeletion(operation),
        ),
      })),
    {
      name: 'Deletions',
      description: 'What takes listings away.',
      // One first: the example of the other names it too.
      requests: requests.filter(({ operation }) => isDeletion(operation)).toReversed(),
    },
  ];
  return {
    info: {
      name: info.title,
      description: `${info.description}\n\n${HOW_TO_RUN}`,
      schema: SCHEMA,
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: servers[0]!.url },
      { key: 'apiKey', value: '' },
      ...Object.values(VARIABLES).map((key) => ({ key, value: '' })),
    ],
    item: folders.map(({ name, description, requests: own }) => ({
      name,
      description,
      item: own.map(requestOf),
    })),
  };
}

const HOW_TO_RUN =
  'Set `apiKey` to a test key. Run the whole collection from top to bottom, or one request after ' +
  'another: ids of leads and events are kept from the answers before. It replaces the webhook ' +
  'address of the test account and deletes the listings that it creates.';

/** The tag of requests that cause what leads and events read. */
const CAUSES_LEADS = 'Test mode';

const isDeletion = ({ operationId }: Operation): boolean => operationId.startsWith('deleteListing');

/** Variables in place of ids that only an answer tells, by the tag of the requests that take them. */
const VARIABLES: Record<string, string> = { Leads: 'leadId', Events: 'eventId' };

/** Lines of the script after an answer that keep an id for later requests. */
const KEEP_IDS: Record<string, string[]> = {
  causeEnquiry: ["pm.collectionVariables.set('leadId', pm.response.json().id);"],
  listLeads: [
    "const enquiry = pm.response.json().data.filter(({ kind }) => kind === 'enquiry').pop();",
    "if (enquiry && !pm.collectionVariables.get('leadId'))",
    "  pm.collectionVariables.set('leadId', enquiry.id);",
  ],
  listEvents: [
    "const event = pm.response.json().data.filter(({ type }) => type === 'lead.created').pop();",
    "if (event) pm.collectionVariables.set('eventId', event.id);",
  ],
};

/** Refusals that say nothing against the request: statistics are part of Premium. */
const ALSO_RIGHT: Record<string, number[]> = { getStatistics: [403] };

/** Returns the script that checks an answer's status and keeps its ids. */
function scriptOf({ operationId, responses }: Operation): string[] {
  const succeeded = Object.keys(responses).filter((status) => status.startsWith('2'));
  const right = [...succeeded.map(Number), ...(ALSO_RIGHT[operationId] ?? [])];
  const name = ALSO_RIGHT[operationId] ? 'succeeds, or needs Premium' : 'succeeds';
  return [
    `pm.test('${name}', () => pm.expect(pm.response.code).to.be.oneOf([${right.join(', ')}]));`,
    ...(KEEP_IDS[operationId] ?? []),
  ];
}

function requestOf({ path, method, operation }: Request) {
  const sent = operation.requestBody?.content?.['application/json']?.example;
  const request = {
    method,
    ...(operation.security?.length === 0 ? { auth: { type: 'noauth' } } : {}),
    header: sent === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
    url: urlOf(path, operation),
    ...(sent === undefined ? {} : { body: jsonBody(sent) }),
    description: operation.description ?? operation.summary,
  };
  const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return {
    name: operation.summary,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: scriptOf(operation) } }],
    request,
    response: answers.map(([status, { description, content }]) => ({
      name: description,
      originalRequest: request,
      code: Number(status),
      _postman_previewlanguage: 'json',
      header: [{ key: 'Content-Type', value: 'application/json' }],
      body: content ? bodyOf(content['application/json']?.example ?? {}).trimEnd() : '',
    })),
  };
}

const jsonBody = (value: unknown) => ({
  mode: 'raw',
  raw: bodyOf(value).trimEnd(),
  options: { raw: { language: 'json' } },
});

/**
 * Returns the URL of a request. Its query parameters are disabled at first, so that users can
 * enable them.
 */
function urlOf(path: string, { parameters = [], tags }: Operation) {
  const steps = path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1');
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const kept = VARIABLES[tags[0] ?? ''];
  const variables = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(pairOf)
    .map((pair) => (kept && pair.key === 'id' ? { ...pair, value: `{{${kept}}}` } : pair));
  return {
    raw: `{{baseUrl}}/${steps}`,
    host: ['{{baseUrl}}'],
    path: steps.split('/'),
    ...(query.length === 0
      ? {}
      : { query: query.map((parameter) => ({ ...pairOf(parameter), disabled: true })) }),
    ...(variables.length === 0 ? {} : { variable: variables }),
  };
}

const pairOf = ({ name, description = '', example, schema }: Parameter) => ({
  key: name,
  value: String(example ?? schema.default ?? schema.enum?.[0] ?? ''),
  description,
});
