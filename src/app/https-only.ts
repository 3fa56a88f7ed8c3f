import type { FastifyInstance } from 'fastify';

/** Seconds for which a browser that was told so comes by https alone: a year. */
const MAX_AGE_SECONDS = 31_536_000;

/**
 * Has every answer of `app` say Strict-Transport-Security where `publicUrl` is https. A `publicUrl` of
 * localhost (the default) does not say how people reach the site: there the request's own protocol
 * decides, which a trusted proxy may have forwarded.
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
