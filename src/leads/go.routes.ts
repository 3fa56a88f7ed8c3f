import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clicks } from './click.ts';
import { forLocationHeader } from './target-url.ts';

/** The number in `/go/{id}`: no sign, no leading zero, within what the database counts to. */
const LISTING_NUMBER = /^[1-9]\d{0,14}$/;

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** The page of ours that a request says it comes from, without its query. */
function sourcePage(request: FastifyRequest, publicUrl: string): string | null {
  const referer = header(request, 'referer');
  if (!referer || !URL.canParse(referer)) return null;
  const { origin, pathname } = new URL(referer);
  return origin === new URL(publicUrl).origin ? `${origin}${pathname}`.slice(0, 2000) : null;
}

/** Registers `/go/{id}`; what is not shown is left to `notFound`, the site's own page. */
export function registerGo(
  app: FastifyInstance,
  clicks: Clicks,
  publicUrl: string,
  notFound: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/go/:id',
    async handler(request, reply) {
      const { id } = request.params;
      const url = LISTING_NUMBER.test(id)
        ? await clicks.follow({
            listingId: Number(id),
            method: request.method,
            userAgent: header(request, 'user-agent'),
            purposes: ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'].map((name) =>
              header(request, name),
            ),
            address: request.ip,
            sourcePage: sourcePage(request, publicUrl),
          })
        : undefined;
      if (url === undefined) return notFound(request, reply);
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
