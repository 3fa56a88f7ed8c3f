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

/** Writes the head of an answer to `requested`, after its Location has been converted by `ownPath`. */
function writeOwnHead(
  this: ServerResponse,
  writeHead: ServerResponse['writeHead'],
  requested: string,
  ...head: unknown[]
): ServerResponse {
  const location = this.getHeader('location');
  if (typeof location === 'string') this.setHeader('location', ownPath(location, requested));
  return writeHead.apply(this, head as [number]);
}

/**
 * Converts the Location of an answer to `requested` to an absolute path of this site. SvelteKit
 * redirects paths with a trailing slash to relative ones, which resolve differently when a client
 * or proxy has normalised the requested path.
 *
 * V8 puts a function that is written where it is assigned to a property among long-lived objects,
 * so it and what it refers to would stay until a full collection; a bound function does not.
 */
export function keepRedirectsOnSite(response: ServerResponse, requested: string): void {
  response.writeHead = writeOwnHead.bind(response, response.writeHead, requested);
}
