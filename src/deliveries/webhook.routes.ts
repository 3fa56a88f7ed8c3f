import { z } from 'zod';
import { endpoint, type Resource } from '../platform/http/index.ts';
import type { Deliveries } from './delivery.ts';

const testResult = z.object({
  delivered: z.boolean().meta({ description: 'Whether your receiver answered 2xx in time.' }),
  event_id: z.string(),
  response_status: z.int().nullable(),
  error: z.string().nullable().meta({
    description:
      'What went wrong: `timeout`, `dns`, `tls`, `connection`, `redirect`, `status` or `blocked`, and a sentence.',
  }),
  duration_ms: z.int(),
});

/** The endpoint that sends a test event. */
export function webhookRoutes({ deliveries }: { deliveries: Deliveries }): Resource[] {
  return [
    {
      path: '/webhooks/test',
      methods: {
        POST: endpoint({
          operationId: 'testWebhook',
          tag: 'Account',
          summary: 'Send yourself a test event',
          description:
            'Sends a `webhook.test` event, signed like any other, to your `webhook_url`, and says what became of it. It is sent once.',
          access: 'key',
          success: [
            {
              status: 200,
              description: 'The event was sent; look at `delivered`.',
              schema: testResult,
              example: {
                delivered: false,
                event_id: 'evt_test4mZr1QvKx8Lb2HsWn6Ty',
                response_status: null,
                error: 'timeout: No reply within 5 seconds.',
                duration_ms: 5001,
              },
            },
          ],
          errors: ['webhook_not_configured'],
          handle: async ({ caller }) => ({
            status: 200,
            body: await deliveries.test(caller.partnerId),
          }),
        }),
      },
    },
  ];
}
