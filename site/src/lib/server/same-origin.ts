/**
 * Whether a request would change something at the wish of another site: browsers say so in
 * `Sec-Fetch-Site` or `Origin`, and clients that send neither carry no one's cookies.
 */
export function isCrossSiteWrite(request: Request, url: URL): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  return origin !== null && origin !== url.origin;
}
