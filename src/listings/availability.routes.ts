import { BODY_LIMIT_BYTES, endpoint, type Resource } from '../platform/http/index.ts';
import { availabilityAnswer } from './answers.schema.ts';
import { availabilityInput, checkAvailability } from './availability.schema.ts';
import type { Availability } from './availability.ts';
import { exampleAvailability, exampleRanges } from './examples.ts';
import { externalIdInPath } from './listing.routes.ts';

const tag = 'Availability';
const calendar = {
  status: 200,
  description: 'The calendar, sorted by start.',
  schema: availabilityAnswer,
  example: exampleAvailability,
};

export const availabilityRoutes = (availability: Availability): Resource[] => [
  {
    path: '/listings/{external_id}/availability',
    id: externalIdInPath,
    methods: {
      GET: endpoint({
        operationId: 'getAvailability',
        tag,
        summary: "Read a listing's availability",
        description: 'Days that no range covers are unknown.',
        access: 'key',
        success: [calendar],
        errors: ['invalid_external_id', 'not_found'],
        handle: async ({ caller, id }) => ({
          status: 200,
          body: await availability.get(caller.partnerId, id),
        }),
      }),
      PUT: endpoint({
        operationId: 'putAvailability',
        tag,
        summary: "Replace a listing's availability",
        description:
          'Replaces every range; an empty list clears the calendar. Ranges may touch and must not overlap.',
        access: 'key',
        isPush: true,
        body: {
          schema: availabilityInput,
          limit: BODY_LIMIT_BYTES,
          example: { ranges: exampleRanges },
          check: checkAvailability,
        },
        success: [calendar],
        errors: [
          'invalid_external_id',
          'payload_too_large',
          'unsupported_media_type',
          'invalid_json',
          'not_found',
          'validation_error',
        ],
        async exists({ caller, id }) {
          await availability.listingId(caller.partnerId, id);
        },
        handle: async ({ caller, id, body }) => ({
          status: 200,
          body: await availability.replace(caller.partnerId, id, body),
        }),
      }),
    },
  },
];
