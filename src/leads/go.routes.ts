import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readReferral } from '../listings/index.ts';
import { DatabaseUnavailable } from '../platform/errors.ts';
import type { Clicks, Visit } from './click.ts';
import type { FindSourcePage } from './source-page.ts';
import { forLocationHeader } from './target-url.ts';
import { PURPOSE_HEADERS } from './visitor.ts';

/** The id in `/go/{id}`: without sign or leading zero, and within a bigint. */
const LISTING_NUMBER = /^[1-9]\d{0,14}$/;

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

interface Deps {
  clicks: Clicks;
  sourcePageOf: FindSourcePage;
  /**
   * Answers with the site's page for a listing that is not shown, or whose URL is not cached while
   * the database is away.
   */
  nowhere(request: FastifyRequest, reply: FastifyReply): unknown;
}

/** Registers `/go/{id}`. */
export function registerGo(app: FastifyInstance, deps: Deps): void {
  const { clicks, sourcePageOf, nowhere } = deps;
  app.route<{ Params: { id: string }; Querystring: { via?: string | string[] } }>({
    method: ['GET', 'HEAD'],
    url: '/go/:id',
    async handler(request, reply) {
      const { id } = request.params;
      const { via } = request.query;
      const listingId = Number(id);
      const visit: Visit = {
        listingId,
        method: request.method,
        userAgent: header(request, 'user-agent'),
        purposes: PURPOSE_HEADERS.map((name) => header(request, name)),
        address: request.ip,
        found: typeof via === 'string' ? readReferral(via) : null,
        sourcePage: () => sourcePageOf(header(request, 'referer'), listingId),
      };
      const url = LISTING_NUMBER.test(id)
        ? await clicks.follow(visit).catch(nowhereWhileAway)
        : undefined;
      if (url === undefined) return nowhere(request, reply);
      return reply
        .code(302)
        .headers({
          location: forLocationHeader(url),
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'strict-origin-when-cross-origin',
        })
        .send();
    },
  });
}

function nowhereWhileAway(error: unknown): undefined {
  if (error instanceof DatabaseUnavailable) return undefined;
  throw error;
}
