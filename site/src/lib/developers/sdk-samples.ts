/** The parts of an OpenAPI description from which samples are made. */
interface Operation {
  operationId: string;
  parameters?: { in?: string; example?: unknown }[];
  requestBody?: { content: { 'application/json': { example?: unknown } } };
  'x-codeSamples'?: { lang: string; label: string; source: string }[];
}

export interface Description {
  servers: { url: string }[];
  paths: Record<string, Record<string, unknown>>;
}

/** How a language writes values. */
interface Style {
  indent: string;
  words: Record<string, string>;
  text: (text: string) => string;
  name: (name: string) => string;
}

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const TYPESCRIPT: Style = {
  indent: '  ',
  words: {},
  text: quoted,
  name: (name) => (/^[a-z_]\w*$/i.test(name) ? name : quoted(name)),
};
const PYTHON: Style = {
  indent: '    ',
  words: { true: 'True', false: 'False', null: 'None' },
  text: (text) => JSON.stringify(text),
  name: (name) => JSON.stringify(name),
};

const LONGEST_LINE = 60;

/** Writes a value of JSON as a literal, over several lines when it is long. */
function literal(value: unknown, style: Style, depth = 0): string {
  if (typeof value === 'string') return style.text(value);
  if (typeof value !== 'object' || value === null)
    return style.words[String(value)] ?? String(value);
  const inner = (item: unknown) => literal(item, style, depth + 1);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map(inner)
    : Object.entries(value).map(([name, item]) => `${style.name(name)}: ${inner(item)}`);
  const [open, close] = isList ? '[]' : '{}';
  const pad = isList || style === PYTHON ? '' : ' ';
  const short = `${open}${pad}${parts.join(', ')}${pad}${close}`;
  if (short.length <= LONGEST_LINE && !short.includes('\n')) return short;
  const indent = style.indent.repeat(depth + 1);
  const lines = parts.map((part) => `${indent}${part},\n`).join('');
  return `${open}\n${lines}${style.indent.repeat(depth)}${close}`;
}

/**
 * The calls of the SDK and of the client for Python for each operation. `$id` is the example in the
 * path, `$body` that of the body, and `$` with another name a field of it.
 */
const CALLS: Record<string, { typescript: string; python: string }> = {
  getAccount: call('account.get()'),
  updateAccount: call('account.update($body)'),
  testWebhook: call('account.testWebhook()'),
  planRotation: call('account.planRotation($body)'),
  finishRotation: call('account.finishRotation()'),
  listListings: list('listing', 'listings', 'external_id'),
  putListings: many('putMany($items)', "outcome.result === 'error'", 'result["result"] == "error"'),
  checkListings: many(
    'checkMany($items)',
    "outcome.result === 'error'",
    'result["result"] == "error"',
  ),
  deleteListings: many(
    'deleteMany($external_ids)',
    'outcome.status !== 204',
    'result["status"] != 204',
  ),
  getListing: call('listings.get($id)'),
  putListing: call('listings.put($id, $body)'),
  deleteListing: call('listings.delete($id)'),
  putAvailabilities: many(
    'putAvailabilityMany($items)',
    'outcome.status !== 200',
    'result["status"] != 200',
  ),
  checkAvailabilities: many(
    'checkAvailabilityMany($items)',
    'outcome.status !== 200',
    'result["status"] != 200',
  ),
  getAvailability: call('listings.availability($id)'),
  putAvailability: call('listings.putAvailability($id, $ranges)'),
  listLeads: list('lead', 'leads', 'id'),
  getLead: call('leads.get($id)'),
  acknowledgeLead: call('leads.acknowledge($id)'),
  listEvents: list('event', 'events', 'id'),
  getEvent: call('events.get($id)'),
  resendEvent: call('events.resend($id)'),
  causeEnquiry: call('testMode.causeEnquiry($body)'),
  causeClick: call('testMode.causeClick($body)'),
  advanceClock: call('testMode.advanceClock($body)'),
  getStatistics: call('statistics()'),
  getTaxonomy: call('taxonomy()'),
};

/** Returns a name of TypeScript as Python writes it. */
function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The name of a method without its arguments, and these. */
function parted(text: string): [method: string, rest: string] {
  const at = text.indexOf('(');
  return [text.slice(0, at), text.slice(at)];
}

function call(text: string) {
  const [method, rest] = parted(text);
  const isVoid = /finishRotation|delete/.test(method);
  const python = `campcairn.${snake(method)}${rest}`;
  const typescript = `await campcairn.${text}`;
  return isVoid
    ? { typescript: `${typescript};`, python }
    : { typescript: `console.log(${typescript});`, python: `print(${python})` };
}

function list(item: string, resource: string, id: string) {
  return {
    typescript: `for await (const ${item} of campcairn.${resource}.list()) {\n  console.log(${item}.${id});\n}`,
    python: `for ${item} in campcairn.${resource}.list():\n    print(${item}["${id}"])`,
  };
}

function many(text: string, failed: string, failedInPython: string) {
  const [method, rest] = parted(text);
  return {
    typescript: `for await (const outcome of campcairn.listings.${text}) {\n  if (${failed}) console.error(outcome);\n}`,
    python: `for item, result in campcairn.listings.${snake(method)}${rest}:\n    if ${failedInPython}:\n        print(item, result)`,
  };
}

/** Replaces the placeholders of a call by the examples of an operation. */
function filled(text: string, { parameters = [], requestBody }: Operation, style: Style): string {
  const body = requestBody?.content['application/json'].example;
  const id = parameters.find((parameter) => parameter.in === 'path')?.example;
  return text.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const value =
      name === 'body' ? body : name === 'id' ? id : (body as Record<string, unknown>)[name];
    return literal(value, style);
  });
}

/**
 * Adds to each operation of an API description a sample for the SDK and one for the client for
 * Python, which show the reader's key if there is one.
 */
export function withSdkSamples<T extends Description>(description: T, key: string | null): T {
  const baseUrl = description.servers[0]!.url;
  const tsKey = key === null ? 'process.env.CAMPCAIRN_API_KEY!' : quoted(key);
  const typescript = `import { Campcairn } from '@campcairn/sdk';

const campcairn = new Campcairn({
  apiKey: ${tsKey},
  baseUrl: ${quoted(baseUrl)},
});

`;
  const pyKey = key === null ? 'os.environ["CAMPCAIRN_API_KEY"]' : JSON.stringify(key);
  const python = `${key === null ? 'import os\n\n' : ''}from campcairn_client import Campcairn

campcairn = Campcairn(
    api_key=${pyKey},
    base_url=${JSON.stringify(baseUrl)},
)

`;
  const operations = Object.values(description.paths)
    .flatMap((methods) => Object.values(methods))
    .filter((value): value is Operation => (value as Operation).operationId !== undefined);
  for (const operation of operations) {
    const calls = CALLS[operation.operationId];
    if (!calls) continue;
    operation['x-codeSamples'] = [
      {
        lang: 'typescript',
        label: 'SDK for TypeScript',
        source: typescript + filled(calls.typescript, operation, TYPESCRIPT),
      },
      {
        lang: 'python',
        label: 'Client for Python',
        source: python + filled(calls.python, operation, PYTHON),
      },
    ];
  }
  return description;
}
