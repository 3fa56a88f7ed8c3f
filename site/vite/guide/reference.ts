import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plainText } from './plain-text.ts';
import type { SearchEntry } from './page.ts';

/** The API's description, which `npm run openapi` writes. */
export const OPENAPI = fileURLToPath(new URL('../../../docs/openapi.json', import.meta.url));

const PAGE = 'API reference';

interface Described {
  description?: string;
}

interface Operation extends Described {
  summary: string;
  tags: string[];
  parameters?: (Described & { name?: string; in?: string })[];
}

interface Schema {
  properties?: Record<string, Described & { enum?: unknown[] }>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const OPERATION_METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/** Returns an entry for each call, found by its path, its summary and its parameters. */
const calls = ({ paths }: Description): SearchEntry[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    OPERATION_METHODS.filter((method) => method in operations).map((method) => {
      const { summary, description = '', tags, parameters = [] } = operations[method]!;
      const named = parameters
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => `${parameter.name}: ${parameter.description ?? ''}`);
      return {
        path: `/developers/reference#tag/${tags[0]!.toLowerCase().replaceAll(' ', '-')}/${method.toUpperCase()}${path}`,
        page: PAGE,
        heading: `${method.toUpperCase()} ${path}`,
        text: plainText([`${summary}.`, description, ...named].join(' ')),
        searchWords: '',
      };
    }),
  );

/**
 * Returns an entry for each field. Fields of one name and description, such as those of a request
 * and its answer, are one entry.
 */
function fields({ components: { schemas } }: Description): SearchEntry[] {
  const entries = new Map<string, SearchEntry>();
  for (const [schema, { properties = {} }] of Object.entries(schemas))
    for (const [name, { description = '', enum: values }] of Object.entries(properties)) {
      const text = plainText(description);
      const key = `${name} ${text.split('. ', 1)[0]!.replace(/\.$/, '')}`;
      if (text === '' || entries.has(key)) continue;
      const allowed = values ? ` One of ${values.join(', ')}.` : '';
      entries.set(key, {
        path: `/developers/reference#models/${schema}`,
        page: `${PAGE}, ${schema}`,
        heading: name,
        text: text + allowed,
        searchWords: '',
      });
    }
  return [...entries.values()];
}

/** Returns what the search of the guide finds in the API's description: its calls and fields. */
export function readReference(): SearchEntry[] {
  const description = JSON.parse(readFileSync(OPENAPI, 'utf8')) as Description;
  return [...calls(description), ...fields(description)];
}
