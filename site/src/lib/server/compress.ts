import { promisify } from 'node:util';
import { constants, brotliCompress, gzip } from 'node:zlib';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

const TEXT = /^(text\/|application\/(json|xml|vnd\.mapbox-vector-tile)|image\/svg)/;

/** Smaller bodies fit into one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1400;

/**
 * Compresses a response when it is text of sufficient size and the client accepts compression.
 * Levels are low, because pages are compressed on each request, and the last tenth of size costs
 * most of the time.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type');
  if (!type || !TEXT.test(type) || !response.body || response.headers.has('content-encoding')) {
    return response;
  }
  // Downloads are streamed while they are generated, so they are not collected in memory.
  if (response.headers.get('content-disposition')?.startsWith('attachment')) return response;
  const accepted = request.headers.get('accept-encoding') ?? '';
  const coding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  response.headers.append('vary', 'Accept-Encoding');
  if (coding === null || request.method === 'HEAD') return response;
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  if (body.length < MIN_COMPRESSED_BYTES)
    return new Response(body, { status: response.status, headers });
  const small =
    coding === 'br'
      ? await brotlied(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
      : await gzipped(body, { level: 4 });
  headers.set('content-encoding', coding);
  headers.set('content-length', String(small.length));
  return new Response(small, { status: response.status, headers });
}
