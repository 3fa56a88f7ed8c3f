import { z } from 'zod';
import { externalId } from '../listings/index.ts';
import { emailAddress } from '../partners/index.ts';
import {
  check,
  type Checked,
  date,
  described,
  integer,
  optionalText,
} from '../platform/validation/index.ts';
import { exampleLead, leadAnswer } from './answers.schema.ts';

/** The body of `POST /test/enquiries`. */
export const testEnquiry = z
  .strictObject(
    described(
      {
        external_id: externalId,
        name: optionalText({ max: 120 }),
        email: emailAddress().optional(),
        phone: optionalText({ max: 40 }),
        start_date: date().optional(),
        end_date: date().optional(),
        guests: integer(1, 50).optional(),
        message: optionalText({ max: 2000 }),
      },
      {
        external_id: 'Your own id of an active listing of the test account.',
        name: "The traveller's name.",
        email: "The traveller's email address.",
        phone: "The traveller's phone number.",
        start_date: 'The first day that the traveller asks for.',
        end_date: 'The last day, after the first.',
        guests: 'How many people.',
        message: "The traveller's message.",
      },
    ),
  )
  .meta({ id: 'TestEnquiry' });

export type TestEnquiry = z.output<typeof testEnquiry>;

const stay = z.object(testEnquiry.pick({ start_date: true, end_date: true }).shape);

/** Checks a body by its schema, and that the stay does not end before it starts. */
export function checkTestEnquiry(sent: unknown): Checked<TestEnquiry> {
  const checked = check(testEnquiry, sent);
  const { start_date: start, end_date: end } = stay.safeParse(sent).data ?? {};
  if (!start || !end || end > start) return checked;
  const problem = { path: 'end_date', message: 'must be after start_date' };
  return { ok: false, problems: [...(checked.ok ? [] : checked.problems), problem] };
}

/** The body of `POST /test/clicks`. */
export const testClick = z
  .strictObject({
    external_id: externalId.describe('Your own id of an active listing of the test account.'),
  })
  .meta({ id: 'TestClick' });

/** Maximum number of seconds by which the clock is advanced at once: a day. */
const MAX_SECONDS = 86_400;

/** The body of `POST /test/clock`. */
export const testClock = z
  .strictObject({
    advance_seconds: integer(1, MAX_SECONDS).meta({
      description: 'By how much what waits comes nearer.',
    }),
  })
  .meta({ id: 'TestClock' });

/** The answer to `POST /test/clicks`. */
export const testClickAnswer = z
  .strictObject({
    lead: leadAnswer.describe('The lead of the click.'),
    redirect_url: z.string().meta({
      description: 'Where `/go/{id}` would send the traveller: your page with `cc_lead`.',
    }),
  })
  .meta({ id: 'TestClickResult' });

/** The answer to `POST /test/clock`. */
export const testClockAnswer = z
  .strictObject({
    advanced_seconds: z.int().describe('By how much.'),
    attempts: z.int().meta({ description: 'Attempts at your webhook that wait, now nearer.' }),
  })
  .meta({ id: 'TestClockResult' });

export const exampleClick = {
  ...exampleLead,
  kind: 'click',
  name: null,
  email: null,
  phone: null,
  start_date: null,
  end_date: null,
  guests: null,
  message: null,
  consent_at: null,
  delivery_status: 'not_applicable',
  delivery_attempts: 0,
  delivered_at: null,
  webhook_delivered_at: null,
};
