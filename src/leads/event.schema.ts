import { z } from 'zod';
import { followedPageFields } from '../platform/http/index.ts';
import { described } from '../platform/validation/index.ts';
import { exampleLeadData, leadData } from './answers.schema.ts';

const timestamp = () => z.string().meta({ format: 'date-time' });

/** The delivery state of an event. */
export const EVENT_STATES = ['waiting', 'delivered', 'failed', 'stopped', 'cancelled'] as const;

export const EVENT_TYPES = ['lead.created', 'webhook.test'] as const;

const attempt = z
  .strictObject(
    described(
      {
        number: z.int(),
        at: timestamp(),
        url: z.string().nullable(),
        response_status: z.int().nullable(),
        duration_ms: z.int(),
        error: z
          .enum(['timeout', 'dns', 'tls', 'connection', 'redirect', 'status', 'blocked'])
          .nullable(),
        reason: z.string().nullable(),
      },
      {
        number: '1 for the first.',
        at: 'When it was made.',
        url: 'The address it was sent to.',
        response_status: 'What your receiver answered; null when it did not.',
        duration_ms: 'Milliseconds until the answer or the failure.',
        error: 'Why it failed; null for one that your receiver took.',
        reason: 'The failure in a sentence.',
      },
    ),
  )
  .meta({ id: 'DeliveryAttempt' });

const delivery = z
  .strictObject(
    described(
      {
        state: z.enum(EVENT_STATES),
        attempts: z.int(),
        next_attempt_at: timestamp().nullable(),
        ended_at: timestamp().nullable(),
      },
      {
        state:
          '`waiting`: attempts go on. `stopped`: there is no webhook. `cancelled`: it reached you in another way, or was erased.',
        attempts: 'How many attempts were made.',
        next_attempt_at: 'When the next attempt is made; null when there is none.',
        ended_at: 'When attempts ended; null while they go on.',
      },
    ),
  )
  .meta({ id: 'EventDelivery' });

const testData = z
  .strictObject({ message: z.string().describe('That it is a test.') })
  .meta({ id: 'TestEventData' });

export const eventAnswer = z
  .strictObject(
    described(
      {
        id: z.string().meta({ pattern: '^evt_[0-9A-Za-z]+$' }),
        type: z.enum(EVENT_TYPES),
        created_at: timestamp(),
        data: z.union([leadData, testData]).nullable(),
        delivery,
        attempts: z.array(attempt),
      },
      {
        id: 'The id of the event.',
        type: 'What it is about.',
        created_at: 'When it was emitted.',
        data: 'As the webhook carries it; null once the personal data of the lead was erased.',
        delivery: 'How its delivery stands.',
        attempts: 'Every attempt of the last 90 days.',
      },
    ),
  )
  .meta({ id: 'Event' });

export const eventPage = z
  .strictObject(followedPageFields(eventAnswer, 'Events, oldest first.'))
  .meta({ id: 'EventPage' });

export const exampleEvent = {
  id: exampleLeadData.id.replace('lead_', 'evt_'),
  type: 'lead.created',
  created_at: exampleLeadData.created_at,
  data: exampleLeadData,
  delivery: {
    state: 'delivered',
    attempts: 2,
    next_attempt_at: null,
    ended_at: '2026-05-12T18:05:12Z',
  },
  attempts: [
    {
      number: 1,
      at: '2026-05-12T18:04:11Z',
      url: 'https://vans.example/hooks/campcairn',
      response_status: 503,
      duration_ms: 212,
      error: 'status',
      reason: 'It answered 503 instead of 2xx.',
    },
    {
      number: 2,
      at: '2026-05-12T18:05:11Z',
      url: 'https://vans.example/hooks/campcairn',
      response_status: 204,
      duration_ms: 96,
      error: null,
      reason: null,
    },
  ],
};
