import type { FastifyInstance } from 'fastify';

/** Seconds for which browsers use https only: a year. */
const MAX_AGE_SECONDS = 31_536_000;

/**
 * Adds Strict-Transport-Security to every answer of `app` when `publicUrl` is https. With localhost
 * (the default), which says nothing about the public address, the request's own protocol decides,
 * which a trusted proxy may have forwarded.
 */
export function askForHttps(app: FastifyInstance, publicUrl: string): void {
  const { protocol, hostname } = new URL(publicUrl);
  const byRequest = hostname === 'localhost';
  app.addHook('onRequest', (request, reply, done) => {
    if (protocol === 'https:' || (byRequest && request.protocol === 'https'))
      reply.header('strict-transport-security', `max-age=${MAX_AGE_SECONDS}`);
    done();
  });
}
