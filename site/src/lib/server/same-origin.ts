/**
 * Whether a request would change something at the wish of another site: browsers say so in
 * `Sec-Fetch-Site` or `Origin`, and clients that send neither carry no one's cookies. The site's own
 * origins are that of `publicUrl`, by which people reach it, and the one that was asked: a proxy
 * between the two may hide either.
 */
export function isCrossSiteWrite(request: Request, url: URL, publicUrl: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  return origin !== null && origin !== url.origin && origin !== new URL(publicUrl).origin;
}
