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

/** Creates the collection of all requests in an API description, with a folder for each tag. */
export function fromDescription({ info, servers, tags, paths }: Description): object {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      path,
      method: method.toUpperCase(),
      operation: item[method] as Operation,
    })),
  );
  return {
    info: { name: info.title, description: info.description, schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: servers[0]!.url },
      { key: 'apiKey', value: '' },
    ],
    item: tags.map(({ name, description }) => ({
      name,
      description,
      item: operations
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ path, method, operation }) => requestOf(path, method, operation)),
    })),
  };
}

function requestOf(path: string, method: string, operation: Operation) {
  const sent = operation.requestBody?.content?.['application/json']?.example;
  const request = {
    method,
    ...(operation.security?.length === 0 ? { auth: { type: 'noauth' } } : {}),
    header: sent === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
    url: urlOf(path, operation.parameters ?? []),
    ...(sent === undefined ? {} : { body: jsonBody(sent) }),
    description: operation.description ?? operation.summary,
  };
  const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return {
    name: operation.summary,
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
function urlOf(path: string, parameters: Parameter[]) {
  const steps = path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1');
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const variables = parameters.filter((parameter) => parameter.in === 'path');
  return {
    raw: `{{baseUrl}}/${steps}`,
    host: ['{{baseUrl}}'],
    path: steps.split('/'),
    ...(query.length === 0
      ? {}
      : { query: query.map((parameter) => ({ ...pairOf(parameter), disabled: true })) }),
    ...(variables.length === 0 ? {} : { variable: variables.map(pairOf) }),
  };
}

const pairOf = ({ name, description = '', example, schema }: Parameter) => ({
  key: name,
  value: String(example ?? schema.default ?? schema.enum?.[0] ?? ''),
  description,
});
