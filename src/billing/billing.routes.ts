import type { FastifyInstance } from 'fastify';
import { ExpectedError } from '../platform/errors.ts';
import type { Billing } from './billing.ts';

/** Stripe's events are far smaller; larger bodies are refused. */
const BODY_LIMIT_BYTES = 1_000_000;

/** Registers `POST /stripe/events`, which receives Stripe's events, if payments are set up. */
export function registerBilling(app: FastifyInstance, billing: Billing): void {
  if (!billing.isSetUp) return;
  app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES } as const;
    scope.addContentTypeParser('*', options, (_request, body, done) => done(null, body));
    scope.post('/stripe/events', async (request, reply) => {
      const signature = String(request.headers['stripe-signature'] ?? '');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
      try {
        await billing.receive(body, signature);
        return 'Taken\n';
      } catch (error) {
        if (!(error instanceof ExpectedError)) throw error;
        return reply.code(400).send(`${error.message}\n`);
      }
    });
  });
}
