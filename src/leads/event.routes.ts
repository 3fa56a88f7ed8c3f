import { z } from 'zod';
import type { DeliveryWithBody } from '../deliveries/index.ts';
import { timestamp } from '../platform/clock.ts';
import {
  createCursors,
  type Cursors,
  endpoint,
  OTHER_PARAMETERS,
  parameter,
  presentFollowedPage,
  type PathId,
  type Resource,
} from '../platform/http/index.ts';
import { pageOf } from '../platform/paging.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { otherNames } from '../platform/validation/index.ts';
import { EVENT_STATES, EVENT_TYPES, eventAnswer, eventPage, exampleEvent } from './event.schema.ts';
import type { Events } from './events.ts';

const time = (value: Date | null): string | null => value && timestamp(value);

/** Maps an event to the fields of the API's answer. */
const presentEvent = (event: DeliveryWithBody) => ({
  id: event.eventId,
  type: event.eventType,
  created_at: timestamp(event.createdAt),
  data: event.body === null ? null : (JSON.parse(event.body) as { data: unknown }).data,
  delivery: {
    state: event.state,
    attempts: event.attempts,
    next_attempt_at: time(event.nextAttemptAt),
    ended_at: time(event.endedAt),
  },
  attempts: event.log.map((attempt) => ({
    number: attempt.number,
    at: timestamp(attempt.at),
    url: attempt.url,
    response_status: attempt.status,
    duration_ms: attempt.durationMs,
    error: attempt.error,
    reason: attempt.reason,
  })),
});

const tag = 'Events';

const EVENT_ID = /^evt_[0-9A-Za-z]+$/;

const eventIdInPath: PathId = {
  name: 'id',
  pattern: EVENT_ID,
  description: 'The id of the event.',
  example: exampleEvent.id,
  accepts: (text) => EVENT_ID.test(text),
  refusal: { code: 'not_found', message: 'There is no such event on your account.' },
};

const listQuery = (cursors: Cursors) =>
  z
    .strictObject({
      since: parameter.time('Only events emitted at this time or later.'),
      type: parameter.choice(EVENT_TYPES, 'Only events of this type.'),
      state: parameter.choice(EVENT_STATES, 'Only events whose delivery stands so.'),
      cursor: parameter.cursor(cursors),
      limit: parameter.limit(),
    })
    .register(otherNames, {
      fields: { ...OTHER_PARAMETERS, from: 'since', createdafter: 'since', status: 'state' },
    });

export function eventRoutes(events: Events, keyRing: KeyRing): Resource[] {
  const cursors = createCursors(keyRing, 'events');
  return [
    {
      path: '/events',
      methods: {
        GET: endpoint({
          operationId: 'listEvents',
          tag,
          summary: 'List your events',
          description:
            'Every event of the last 90 days with its attempts, whether or not your webhook took it or there was one; of test events the newest 100. Oldest first: whoever keeps the last cursor or asks again by `since` misses none. An event is an enquiry as it was; `GET /leads` says how it stands now.',
          access: 'key',
          countsAsReading: true,
          query: listQuery(cursors),
          success: [
            {
              status: 200,
              description: 'A page of events.',
              schema: eventPage,
              example: {
                data: [exampleEvent],
                has_more: false,
                next_cursor: null,
                resume_cursor: '9x.Yb2Lr8sQd0Hn4VwE',
              },
            },
          ],
          errors: ['bad_request'],
          async handle({ caller, query }) {
            const { limit, since, type, state } = query;
            const filter = {
              afterId: query.cursor ?? 0,
              since,
              eventType: type,
              state,
            };
            const rows = await events.rows(caller.partnerId, filter, limit + 1);
            const page = pageOf(rows, limit, ({ id }) => cursors.write(id), presentEvent);
            const last = rows.slice(0, limit).at(-1)?.id ?? query.cursor ?? 0;
            return { status: 200, body: presentFollowedPage(page, cursors.write(last)) };
          },
        }),
      },
    },
    {
      path: '/events/{id}',
      meant: { POST: 'POST /events/{id}/resend' },
      id: eventIdInPath,
      methods: {
        GET: endpoint({
          operationId: 'getEvent',
          tag,
          summary: 'Read an event',
          description: 'One event of the last 90 days with its attempts.',
          access: 'key',
          countsAsReading: true,
          success: [
            { status: 200, description: 'The event.', schema: eventAnswer, example: exampleEvent },
          ],
          errors: ['not_found'],
          handle: async ({ caller, id }) => ({
            status: 200,
            body: presentEvent(await events.find(caller.partnerId, id)),
          }),
        }),
      },
    },
    {
      path: '/events/{id}/resend',
      id: eventIdInPath,
      methods: {
        POST: endpoint({
          operationId: 'resendEvent',
          tag,
          summary: 'Send an event again',
          description:
            'Starts its attempts anew, the first at once, with the same id and body, also when your webhook took it before. Look at the event for what became of it. Test events, and events whose personal data was erased, are not sent again.',
          access: 'key',
          countsAsReading: true,
          success: [
            {
              status: 200,
              description: 'The event, which waits for its next attempt.',
              schema: eventAnswer,
              example: {
                ...exampleEvent,
                delivery: {
                  state: 'waiting',
                  attempts: 2,
                  next_attempt_at: '2026-05-12T19:00:00Z',
                  ended_at: null,
                },
              },
            },
          ],
          errors: ['bad_request', 'not_found', 'webhook_not_configured'],
          async handle({ caller, id }) {
            await events.resend(caller.partnerId, id);
            return {
              status: 200,
              body: presentEvent(await events.find(caller.partnerId, id)),
            };
          },
        }),
      },
    },
  ];
}
