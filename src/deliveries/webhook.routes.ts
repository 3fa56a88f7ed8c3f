import { z } from 'zod';
import { endpoint, type EventDescription, type Resource } from '../platform/http/index.ts';
import { described } from '../platform/validation/index.ts';
import type { Deliveries } from './delivery.ts';
import { TEST_MESSAGE, WEBHOOK_TEST } from './test-event.ts';

const testResult = z
  .object(
    described(
      {
        delivered: z.boolean(),
        event_id: z.string(),
        response_status: z.int().nullable(),
        error: z.string().nullable(),
        duration_ms: z.int(),
      },
      {
        delivered: 'Whether your receiver answered 2xx in time.',
        event_id: 'The id of the event that was sent.',
        response_status: 'The status that your receiver answered; null when it did not.',
        error:
          'What went wrong: `timeout`, `dns`, `tls`, `connection`, `redirect`, `status` or `blocked`, and a sentence.',
        duration_ms: 'Milliseconds until the answer or the failure.',
      },
    ),
  )
  .meta({ id: 'WebhookTestResult' });

const testEvent = z
  .object(
    described(
      {
        id: z.string(),
        type: z.literal(WEBHOOK_TEST),
        created_at: z.string().meta({ format: 'date-time' }),
        data: z
          .object({ message: z.string().describe('That it is a test.') })
          .meta({ id: 'WebhookTestData' }),
      },
      {
        id: 'The id of the event.',
        type: 'Always `webhook.test`.',
        created_at: 'When it was sent.',
        data: 'Nothing to work with.',
      },
    ),
  )
  .meta({ id: 'WebhookTestEvent' });

/** Description of the event that partners send themselves. */
export const testEvents: EventDescription[] = [
  {
    type: WEBHOOK_TEST,
    operationId: 'receiveTest',
    tag: 'Account',
    summary: 'A test that you asked for',
    description: 'Sent once by `POST /webhooks/test`. It is about no lead.',
    schema: testEvent,
    example: {
      id: 'evt_test4mZr1QvKx8Lb2HsWn6Ty',
      type: WEBHOOK_TEST,
      created_at: '2026-05-12T18:04:11Z',
      data: { message: TEST_MESSAGE },
    },
  },
];

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
