import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RELEASE } from '../../platform/release.ts';
import { changeTarball } from './tarball.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The address in the sources of packages, in place of that of the site that serves them. */
const WRITTEN_FOR = 'https://campcairn.example';

/** Files of a package that name the site. */
const NAMES_SITE = /^package\/(?:package\.json|README\.md|CHANGELOG\.md)$/;

/** A file to download. */
interface Download {
  bytes: Buffer;
  etag: string;
  type: string;
  cacheControl: string;
}

/** The name of a version stands for one content; the newest version changes with a release. */
const OF_VERSION = 'public, max-age=86400';
const OF_NEWEST = 'public, max-age=300';

const download = (bytes: Buffer, type: string, cacheControl: string): Download => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  type,
  cacheControl,
});

/** Reads a packed package, with the address of this site in it. */
function readPackage(name: string, publicUrl: string): Buffer {
  const packed = readFileSync(join(ROOT, `build/packages/campcairn-${name}-${RELEASE}.tgz`));
  return changeTarball(packed, (path, read) =>
    NAMES_SITE.test(path) ? read().replaceAll(WRITTEN_FOR, publicUrl) : undefined,
  );
}

/** Reads a file of `packages`, with the address of this site in it. */
const readText = (path: string, publicUrl: string): Buffer =>
  Buffer.from(
    readFileSync(join(ROOT, 'packages', path), 'utf8').replaceAll(WRITTEN_FOR, publicUrl),
  );

/** Reads the packages and the client for Python by their names. */
function readDownloads(publicUrl: string): Map<string, Download> {
  const files = new Map<string, Download>();
  for (const name of ['sdk', 'cli']) {
    const bytes = readPackage(name, publicUrl);
    const add = (version: string, cacheControl: string) =>
      files.set(
        `campcairn-${name}-${version}.tgz`,
        download(bytes, 'application/gzip', cacheControl),
      );
    add(RELEASE, OF_VERSION);
    add('latest', OF_NEWEST);
  }
  const python = readText('python/campcairn_client.py', publicUrl);
  files.set('campcairn_client.py', download(python, 'text/x-python; charset=utf-8', OF_NEWEST));
  return files;
}

/** Reads the collection of requests for Postman and its environment, by their names. */
const readCollection = (publicUrl: string): Map<string, Download> =>
  new Map(
    ['campcairn.postman_collection.json', 'campcairn.postman_environment.json'].map((name) => [
      name,
      download(readText(`postman/${name}`, publicUrl), 'application/json', OF_NEWEST),
    ]),
  );

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']
    ?.split(',')
    .some((part) => ['*', etag, `W/${etag}`].includes(part.trim())) ?? false;

/**
 * Registers `/developers/packages/…`, from where partners install the SDK, the command line and the
 * client for Python, and the collection of requests at `/samples/…`. Files are read when they are
 * first asked for.
 */
export function registerPartnerPackages(app: FastifyInstance, publicUrl: string): void {
  const answer = (file: Download | undefined, request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    reply.headers({ etag: file.etag, 'cache-control': file.cacheControl });
    if (isKnown(request, file.etag)) return reply.code(304).send();
    return reply.type(file.type).send(file.bytes);
  };
  let downloads: Map<string, Download> | undefined;
  app.get<{ Params: { file: string } }>('/developers/packages/:file', async (request, reply) => {
    downloads ??= readDownloads(publicUrl);
    return answer(downloads.get(request.params.file), request, reply);
  });
  let collection: Map<string, Download> | undefined;
  app.get<{ Params: { kind: string } }>(
    '/samples/campcairn.postman_:kind',
    async (request, reply) => {
      collection ??= readCollection(publicUrl);
      return answer(collection.get(`campcairn.postman_${request.params.kind}`), request, reply);
    },
  );
}
