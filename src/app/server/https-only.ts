import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../platform/config/index.ts';
import { ownPath } from './own-redirects.ts';

/** Seconds for which browsers use https only: a year. */
const MAX_AGE_SECONDS = 31_536_000;

/** Routes for internal health checks, which need no https. */
const HEALTH_CHECKS = new Set(['/healthz', '/readyz', '/readyz/reads']);

/** Whether the proxy in front of the process reports that the client used http. */
const cameByHttp = ({ headers }: FastifyRequest): boolean =>
  /(?:^|,)\s*http\s*$/i.test(String(headers['x-forwarded-proto'] ?? ''));

/** Refuses a call of the API, and redirects any other request to the same path by https. */
function answerByHttps(request: FastifyRequest, reply: FastifyReply, publicUrl: string) {
  if (!request.url.startsWith('/api/')) {
    return reply.redirect(publicUrl + ownPath(request.originalUrl, '/'), 308);
  }
  const message = `Call the API by https: ${publicUrl}/api/v1. A key that is sent by http can be read on its way.`;
  return reply
    .code(403)
    .headers({
      'x-request-id': request.id,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: { code: 'forbidden', message } }));
}

/**
 * Adds Strict-Transport-Security to every answer of `app` when the public address is https. The
 * default address localhost says nothing about the public one; then the protocol of the request
 * decides, which a trusted proxy may have forwarded. When the public address is https, requests
 * that such a proxy reports as http are refused or redirected, except health checks.
 */
export function askForHttps(
  app: FastifyInstance,
  { PUBLIC_URL: publicUrl, TRUST_PROXY: trustedProxies }: Settings,
): void {
  const { protocol, hostname } = new URL(publicUrl);
  const byRequest = hostname === 'localhost';
  const refusesHttp = protocol === 'https:' && trustedProxies !== undefined;
  app.addHook('onRequest', (request, reply, done) => {
    if (refusesHttp && cameByHttp(request) && !HEALTH_CHECKS.has(request.routeOptions.url ?? '')) {
      answerByHttps(request, reply, publicUrl);
      return;
    }
    if (protocol === 'https:' || (byRequest && request.protocol === 'https'))
      reply.header('strict-transport-security', `max-age=${MAX_AGE_SECONDS}`);
    done();
  });
}
