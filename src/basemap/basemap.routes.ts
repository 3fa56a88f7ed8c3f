import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { baseMapFile } from './basemap.ts';
import { byteRange } from './byte-range.ts';

/** A file's name is a digest of its content, which never changes. */
const CACHE = 'public, max-age=31536000, immutable';

/** Registers `/map/base/{name}.pmtiles`: the base map that was imported, by byte ranges. */
export function registerBaseMap(app: FastifyInstance, dataDir: string): void {
  app.get<{ Params: { file: string } }>('/map/base/:file', async (request, reply) => {
    const name = /^(?<name>.*)\.pmtiles$/.exec(request.params.file)?.groups?.name ?? '';
    const file = baseMapFile(dataDir, name);
    reply.header('x-content-type-options', 'nosniff');
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    const etag = `"${name}"`;
    const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers;
    reply.headers({ etag, 'accept-ranges': 'bytes', 'cache-control': CACHE });
    if (known?.includes(etag)) return reply.code(304).send();
    const isSame = ifRange === undefined || ifRange === etag;
    const bytes = byteRange(isSame ? range : undefined, file.size);
    if (bytes === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${file.size}`).send();
    }
    const { start, end } = bytes ?? { start: 0, end: file.size - 1 };
    if (bytes) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
    return reply
      .type('application/vnd.pmtiles')
      .header('content-length', end - start + 1)
      .send(createReadStream(file.path, { start, end }));
  });
}
