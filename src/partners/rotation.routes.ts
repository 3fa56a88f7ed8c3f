import { z } from 'zod';
import { timestamp } from '../platform/clock.ts';
import { ExpectedError } from '../platform/errors.ts';
import { BODY_LIMIT_BYTES, endpoint, type Resource } from '../platform/http/index.ts';
import { type PlannedRotations, ROTATION_HOURS } from './planned-rotation.ts';

const NOTICE =
  'Keep this secret on your server: it is shown only this once. Until ends_at it signs CC-Signature-Next, then CC-Signature.';

const rotationRequest = z
  .strictObject({
    hours: z
      .int()
      .min(ROTATION_HOURS.least)
      .max(ROTATION_HOURS.most)
      .optional()
      .meta({ description: `How long both secrets sign; ${ROTATION_HOURS.usual} when left out.` }),
  })
  .meta({ id: 'RotationRequest' });

const rotationAnswer = z
  .strictObject({
    webhook_secret: z.string().describe('The new signing secret.'),
    webhook_secret_notice: z.string().describe('What to know about it.'),
    ends_at: z
      .string()
      .meta({ format: 'date-time', description: 'From when the new secret alone signs.' }),
  })
  .meta({ id: 'Rotation' });

export const rotationRoutes = (rotations: PlannedRotations): Resource[] => [
  {
    path: '/webhooks/rotation',
    methods: {
      POST: endpoint({
        operationId: 'planRotation',
        tag: 'Account',
        summary: 'Rotate the signing secret without a gap',
        description:
          'Makes a second secret, in place of one made so before that has not taken over. Until `ends_at` every event carries `CC-Signature` by the present secret as ever, and `CC-Signature-Next`, of the same form, by the new one: accept an event if either is right by the secret that you have. From then on the new secret alone signs `CC-Signature`. For a secret that has leaked use `rotate_webhook_secret` of `PATCH /me`, by which the old one ends at once.',
        access: 'key',
        mayHoldSecret: true,
        body: { schema: rotationRequest, limit: BODY_LIMIT_BYTES, example: { hours: 24 } },
        success: [
          {
            status: 200,
            description: 'The new secret, in this answer only.',
            schema: rotationAnswer,
            example: {
              webhook_secret: 'whsec_3nQ8vXk2LrT5yBw7HdPz1JcMf9GsAe4UoViR6KmNqYb',
              webhook_secret_notice: NOTICE,
              ends_at: '2026-05-13T18:04:11Z',
            },
          },
        ],
        errors: [
          'payload_too_large',
          'unsupported_media_type',
          'invalid_json',
          'validation_error',
          'webhook_not_configured',
        ],
        async handle({ caller, body }) {
          const hours = body.hours ?? ROTATION_HOURS.usual;
          const { secret, endsAt } = await rotations.start(caller.partnerId, hours);
          return {
            status: 200,
            body: {
              webhook_secret: secret,
              webhook_secret_notice: NOTICE,
              ends_at: timestamp(endsAt),
            },
          };
        },
      }),
    },
  },
  {
    path: '/webhooks/rotation/finish',
    methods: {
      POST: endpoint({
        operationId: 'finishRotation',
        tag: 'Account',
        summary: 'End a planned rotation now',
        description: 'From now on the new secret alone signs, also attempts that wait.',
        access: 'key',
        success: [{ status: 204, description: 'The old secret signs nothing any more.' }],
        errors: ['not_found'],
        async handle({ caller }) {
          if (await rotations.finish(caller.partnerId)) return { status: 204 };
          throw new ExpectedError('not_found', 'No planned rotation is under way.');
        },
      }),
    },
  },
];
