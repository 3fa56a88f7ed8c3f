import type { FastifyInstance } from 'fastify';
import { hashInName } from './address.ts';
import type { Photos } from './photos.ts';

/** A name stands for its content, which never changes. */
const CACHE = 'public, max-age=31536000, immutable';

// Whatever a browser takes a file for, it runs nothing.
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** Whether bytes begin as a JPEG does. */
const isJpeg = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 3) === '\xff\xd8\xff';

/** Registers `/photos/{hash}.jpg`: photos that members have uploaded. */
export function registerPhotos(app: FastifyInstance, photos: Pick<Photos, 'read'>): void {
  app.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const hash = hashInName(request.params.name);
    reply.headers(SECURITY_HEADERS);
    const plain = (status: number, text: string) =>
      reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(`${text}\n`);
    if (!hash) return plain(404, 'Not found');
    let bytes: Buffer | undefined;
    try {
      bytes = await photos.read(hash);
    } catch (error) {
      request.log.warn({ err: error }, 'a photo cannot be read');
      reply.header('retry-after', '5');
      return plain(503, 'Try again in a moment.');
    }
    if (!bytes || !isJpeg(bytes)) return plain(404, 'Not found');
    const etag = `"${hash}"`;
    reply.headers({ etag, 'cache-control': CACHE });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('image/jpeg').send(bytes);
  });
}
