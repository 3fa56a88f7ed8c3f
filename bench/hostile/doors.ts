import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchListing } from '../support/listings.ts';

const ROOT = join(import.meta.dirname, '../..');

/** An endpoint that accepts a body: a route of Fastify, or an action or endpoint of a page. */
export interface Door {
  /** Name as in the router, such as `POST /dashboard/[partner]/listings/new?/create`. */
  name: string;
  method: string;
  /** The page whose form is sent; null when there is no page. */
  page: string | null;
  /** Path of the request. */
  path: string;
  /** Kind of body. A page whose form has a file field accepts files. */
  takes: 'form' | 'json' | 'photo';
  /** An example of a valid JSON body. */
  example?: unknown;
}

/** Values of parameters in the patterns of routes; `1` for those not named here. */
export type Parameters = Readonly<Record<string, string>>;

const BODY_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

interface SiteNode {
  server?: { actions?: Record<string, unknown> };
}

interface SiteManifest {
  nodes: (() => Promise<SiteNode>)[];
  routes: {
    id: string;
    page: { leaf: number } | null;
    endpoint: (() => Promise<Record<string, unknown>>) | null;
  }[];
}

/** Converts the id of a SvelteKit route to a path: without groups, with parameters filled in. */
const pathOf = (id: string, parameters: Parameters): string =>
  id
    .replaceAll(/\/\([^)]*\)/g, '')
    .replaceAll(/\[+(?:\.\.\.)?([a-z]+)(?:=[a-z]+)?\]+/g, (all, name: string) => {
      const own = parameters[`${id.replace('/(public)', '')} ${name}`];
      return own ?? parameters[name] ?? (all.includes('=token') ? '0'.repeat(43) : '1');
    }) || '/';

/** The endpoint whose body is a photo. */
const PHOTOS = '/dashboard/[partner]/listings/photos';

/** Returns the endpoints in the router of the built site. */
async function siteDoors(parameters: Parameters): Promise<Door[]> {
  const file = join(ROOT, 'site/build/server/manifest-full.js');
  const { manifest } = (await import(file)) as { manifest: SiteManifest };
  const doors: Door[] = [];
  for (const { id, page, endpoint } of manifest.routes) {
    const path = pathOf(id, parameters);
    const plain = id.replace('/(public)', '');
    const node = page ? await manifest.nodes[page.leaf]!() : undefined;
    for (const action of Object.keys(node?.server?.actions ?? {})) {
      const query = action === 'default' ? (parameters[`${plain} query`] ?? '') : `?/${action}`;
      doors.push({
        name: `POST ${plain}${action === 'default' ? '' : query}`,
        method: 'POST',
        page: path,
        path: path + query,
        takes: 'form',
      });
    }
    for (const method of Object.keys((await endpoint?.()) ?? {})) {
      if (!BODY_METHODS.has(method)) continue;
      const takes = plain === PHOTOS ? 'photo' : 'json';
      doors.push({ name: `${method} ${plain}`, method, page: null, path, takes });
    }
  }
  return doors;
}

interface OpenApi {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } } | undefined>
  >;
}

/** Number of items in an ordinary batch. */
const BATCH = 100;

/**
 * Bodies for operations whose API description has no example, or a shorter one than partners send.
 */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  '/api/v1/listings/batch': {
    items: Array.from({ length: BATCH }, (_, n) => ({
      external_id: `van-${n}`,
      ...benchListing(n, n),
    })),
  },
  '/mcp': { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
  '/stripe/events': { id: 'evt_1', object: 'event', type: 'ping', data: { object: {} } },
};

/**
 * Returns Fastify's endpoints from the routes recorded at its start, without those of pages, which
 * belong to the site. The API's router answers every method at each path, so its endpoints are the
 * operations that the API description gives a body.
 */
function fastifyDoors(
  routes: readonly { method: string; url: string }[],
  given: Parameters,
): Door[] {
  const { paths } = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')) as OpenApi;
  return routes
    .filter(({ method, url }) => BODY_METHODS.has(method) && !/\/\*?$/.test(url))
    .flatMap(({ method, url }) => {
      const described = url.replace('/api/v1', '').replaceAll(/:([a-z_]+)/g, '{$1}');
      const operation = paths[described]?.[method.toLowerCase()];
      const body = operation?.requestBody?.content['application/json'];
      if (url.startsWith('/api/v1') && !body) return [];
      const path = url.replaceAll(/:([a-z_]+)/g, (_, name: string) => given[name] ?? '1');
      const example = EXAMPLES[url] ?? body?.example ?? {};
      return [
        { name: `${method} ${url}`, method, page: null, path, takes: 'json', example } as Door,
      ];
    });
}

/**
 * Returns every route and action that accepts a body, according to the routers of the site and of
 * Fastify.
 * @param routesFile the file that `routes-of-fastify.mjs` has written.
 */
export async function findDoors(routesFile: string, parameters: Parameters): Promise<Door[]> {
  const routes = JSON.parse(readFileSync(routesFile, 'utf8')) as { method: string; url: string }[];
  return [...fastifyDoors(routes, parameters), ...(await siteDoors(parameters))];
}
