import type { ServerResponse } from 'node:http';

/** Stands for the site itself while addresses are resolved; no request goes there. */
const SITE = 'http://site.invalid';

/**
 * The redirect target `location`, given as an answer to `requested` (path and query as sent), as an
 * absolute path of this site with one slash in front. What would lead to another site leads home.
 */
export function ownPath(location: string, requested: string): string {
  const target = URL.parse(location, URL.parse(SITE + requested)?.href ?? SITE);
  if (target?.origin !== SITE) return '/';
  return target.pathname.replace(/^\/+/, '/') + target.search + target.hash;
}

/**
 * Makes the Location of an answer to `requested` an absolute path of this site. SvelteKit answers
 * paths with a slash at their end by relative ones, whose meaning depends on how a client or a proxy
 * has normalised the path that it asked for.
 */
export function keepRedirectsOnSite(response: ServerResponse, requested: string): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...head: unknown[]) => {
    const location = response.getHeader('location');
    if (typeof location === 'string') response.setHeader('location', ownPath(location, requested));
    return writeHead(...(head as [number]));
  };
}
