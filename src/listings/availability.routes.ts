import {
  BATCH_BODY_LIMIT_BYTES,
  BODY_LIMIT_BYTES,
  endpoint,
  type Resource,
} from '../platform/http/index.ts';
import type { Problem } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import {
  availabilityAnswer,
  availabilityBatchAnswer,
  availabilityCheckAnswer,
} from './answers.schema.ts';
import { checkCalendarBatch, writeCalendarBatch } from './availability-batch.ts';
import {
  availabilityBatch,
  availabilityInput,
  checkAvailability,
  checkAvailabilityBatch,
  checkAvailabilityItem,
  VALUES_OF_BATCH,
} from './availability.schema.ts';
import type { Availability } from './availability.ts';
import { refusalOfBatch } from './batch.schema.ts';
import { exampleAvailability, exampleNoListing, exampleRanges } from './examples.ts';
import { externalIdInPath } from './listing.routes.ts';

const tag = 'Availability';
const calendar = {
  status: 200,
  description: 'The calendar, sorted by start.',
  schema: availabilityAnswer,
  example: exampleAvailability,
};

interface Deps {
  availability: Availability;
  log: Logger;
}

const problemsOfItem = (item: unknown) => {
  const { checked } = checkAvailabilityItem(item);
  return checked.ok ? [] : checked.problems;
};

const oneCalendar = ({ availability }: Deps): Resource => ({
  path: '/listings/{external_id}/availability',
  // An empty list clears the calendar.
  meant: { DELETE: 'PUT /listings/{external_id}/availability' },
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
});

/** The body of a batch, which is checked item by item. */
const batchBody = {
  schema: availabilityBatch,
  limit: BATCH_BODY_LIMIT_BYTES,
  mostValues: VALUES_OF_BATCH,
  example: { items: [{ external_id: 'bramble', ranges: exampleRanges }] },
  check: checkAvailabilityBatch,
  refuse: (problems: Problem[], sent: unknown) => refusalOfBatch(problems, sent, problemsOfItem),
};

const batch = ({ availability, log }: Deps): Resource => ({
  path: '/availability/batch',
  methods: {
    POST: endpoint({
      operationId: 'putAvailabilities',
      tag,
      summary: 'Replace the availability of up to 100 listings',
      description:
        'Each item replaces the calendar of its listing as a PUT would, and is checked on its own: a bad one does not stop the others. Read `results[].status`.',
      access: 'key',
      isPush: true,
      body: batchBody,
      success: [
        {
          status: 200,
          description: 'One result an item, in the order sent.',
          schema: availabilityBatchAnswer,
          example: {
            summary: { saved: 1, failed: 1 },
            results: [
              { index: 0, external_id: 'bramble', status: 200 },
              { index: 1, external_id: 'heather', status: 404, error: exampleNoListing },
            ],
          },
        },
      ],
      errors: ['payload_too_large', 'unsupported_media_type', 'invalid_json', 'validation_error'],
      handle: async ({ caller, body }) => ({
        status: 200,
        body: await writeCalendarBatch(availability, log, caller.partnerId, body),
      }),
    }),
  },
});

const checks = ({ availability, log }: Deps): Resource => ({
  path: '/availability/batch/check',
  methods: {
    POST: endpoint({
      operationId: 'checkAvailabilities',
      tag,
      summary: 'Check up to 100 calendars without saving them',
      description:
        'Answers what `POST /availability/batch` would with the same body, and writes nothing. Calendars are compared with what is saved now.',
      access: 'key',
      body: batchBody,
      success: [
        {
          status: 200,
          description: 'One result an item, in the order sent.',
          schema: availabilityCheckAnswer,
          example: {
            summary: { changed: 1, unchanged: 0, failed: 1 },
            results: [
              { index: 0, external_id: 'bramble', status: 200, changed: true },
              { index: 1, external_id: 'heather', status: 404, error: exampleNoListing },
            ],
          },
        },
      ],
      errors: ['payload_too_large', 'unsupported_media_type', 'invalid_json', 'validation_error'],
      handle: async ({ caller, body }) => ({
        status: 200,
        body: await checkCalendarBatch(availability, log, caller.partnerId, body),
      }),
    }),
  },
});

/** The endpoints of calendars. */
export const availabilityRoutes = (deps: Deps): Resource[] => [
  batch(deps),
  checks(deps),
  oneCalendar(deps),
];
