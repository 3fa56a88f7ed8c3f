import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatFor, MEDIA_TYPES } from './format.ts';
import type { Images } from './image.ts';
import { ImageError, type ImageFailure } from './images.errors.ts';
import { PLACEHOLDER } from './placeholder.ts';

/** Browsers cache a picture for the time in which its source is not fetched again. */
const MAX_AGE_S = 7 * 86_400;

// A picture that is opened as a document must not run scripts, whatever type a browser detects.
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

/**
 * Browsers show an image sent with an error status, whereas other clients recognise the placeholder
 * by the status.
 */
const PLACEHOLDERS: Record<ImageFailure, { status: number; cache: string }> = {
  gone: { status: 404, cache: 'public, max-age=600' },
  refused: { status: 404, cache: 'public, max-age=600' },
  unreachable: { status: 502, cache: 'public, max-age=30' },
  busy: { status: 503, cache: 'no-store' },
};

function sendPlaceholder(reply: FastifyReply, why: ImageFailure) {
  const { status, cache } = PLACEHOLDERS[why];
  if (why === 'busy') reply.header('retry-after', '2');
  return reply
    .code(status)
    .headers({ ...SECURITY_HEADERS, 'cache-control': cache })
    .type('image/svg+xml')
    .send(PLACEHOLDER);
}

/** Whether an If-None-Match header contains the tag, or `*`. */
const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim()));

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).headers(SECURITY_HEADERS).type('text/plain; charset=utf-8').send('Not found\n');

interface Picture {
  bytes: Buffer;
  etag: string;
  type: string;
}

/** Sends a picture, 304 when the client already has it, or a placeholder. */
async function send(request: FastifyRequest, reply: FastifyReply, make: () => Promise<Picture>) {
  try {
    const { bytes, etag, type } = await make();
    reply.headers({
      ...SECURITY_HEADERS,
      etag,
      'cache-control': `public, max-age=${MAX_AGE_S}, immutable`,
    });
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type(type).send(bytes);
  } catch (error) {
    if (!(error instanceof ImageError)) request.log.error({ err: error }, 'image failed');
    return sendPlaceholder(reply, error instanceof ImageError ? error.kind : 'unreachable');
  }
}

/** Registers `/img/{width}/{token}`, which serves all pictures of pages, and `/img/card/…`. */
export function registerImages(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { size: string; token: string } }>(
    '/img/:size/:token',
    async (request, reply) => {
      const asked = images.read(request.params.size, request.params.token);
      if (!asked) return sendNotFound(reply);
      const { source, width } = asked;
      const format = asked.format ?? formatFor(request.headers.accept, images.isOverloaded());
      if (!asked.format) reply.header('vary', 'Accept');
      return send(request, reply, async () => {
        const { bytes, version } = await images.image(source, width, format);
        return { bytes, etag: `"${version}-${width}-${format}"`, type: MEDIA_TYPES[format] };
      });
    },
  );
  app.get<{ Params: { name: string } }>('/img/card/:name', async (request, reply) => {
    const card = images.readCard(request.params.name);
    if (!card) return sendNotFound(reply);
    return send(request, reply, async () => {
      const { bytes, version } = await images.card(card);
      return { bytes, etag: `"${version}"`, type: MEDIA_TYPES.jpg };
    });
  });
}
