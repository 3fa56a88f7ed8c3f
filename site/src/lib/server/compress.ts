import type { ContentCoding } from '#lib/services.ts';

const TEXT = /^(text\/|application\/(json|xml|vnd\.mapbox-vector-tile)|image\/svg)/;

/**
 * Compresses a response when it is text of sufficient size and the client accepts compression.
 * @param text the text of the response if it is at hand, which saves reading it from a stream
 */
export async function compressed(
  request: Request,
  response: Response,
  { codingFor, encoded, minBytes }: ContentCoding,
  text?: string,
): Promise<Response> {
  const type = response.headers.get('content-type');
  if (!type || !TEXT.test(type) || !response.body || response.headers.has('content-encoding')) {
    return response;
  }
  // Downloads are streamed while they are generated, so they are not collected in memory.
  if (response.headers.get('content-disposition')?.startsWith('attachment')) return response;
  const coding = codingFor(request.headers.get('accept-encoding') ?? '');
  response.headers.append('vary', 'Accept-Encoding');
  if (coding === null || request.method === 'HEAD') return response;
  const body = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text);
  const headers = new Headers(response.headers);
  if (body.length < minBytes) return new Response(body, { status: response.status, headers });
  const small = await encoded(body, coding);
  headers.set('content-encoding', coding);
  headers.set('content-length', String(small.length));
  return new Response(small, { status: response.status, headers });
}
