import type { ServerResponse } from 'node:http';

/** A placeholder origin of this site for resolving URLs; no request is sent to it. */
const SITE = 'http://site.invalid';

/**
 * Resolves the redirect target `location` of an answer to `requested` (path and query as sent) to
 * an absolute path of this site with one leading slash; `/` for a target on another site.
 */
export function ownPath(location: string, requested: string): string {
  const target = URL.parse(location, URL.parse(SITE + requested)?.href ?? SITE);
  if (target?.origin !== SITE) return '/';
  return target.pathname.replace(/^\/+/, '/') + target.search + target.hash;
}

/**
 * Converts the Location of an answer to `requested` to an absolute path of this site. SvelteKit
 * redirects paths with a trailing slash to relative ones, which resolve differently when a client
 * or proxy has normalised the requested path.
 */
export function keepRedirectsOnSite(response: ServerResponse, requested: string): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...head: unknown[]) => {
    const location = response.getHeader('location');
    if (typeof location === 'string') response.setHeader('location', ownPath(location, requested));
    return writeHead(...(head as [number]));
  };
}
