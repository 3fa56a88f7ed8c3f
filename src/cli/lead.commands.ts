import type { Deliveries, LoggedDelivery } from '../deliveries/index.ts';
import type { Operations } from '../app/use-cases/operations/index.ts';
import type { Partners } from '../partners/index.ts';
import { timestamp } from '../platform/clock.ts';
import {
  type Caller,
  type Command,
  confirmed,
  flag,
  type Given,
  text,
  textOption,
  timeOption,
  UsageError,
} from './command.ts';
import { asLines, asTable, lines } from './output.ts';

/**
 * Returns a traveller's address. Refuses an empty one, such as that of an unset shell variable,
 * which would find nobody.
 */
function travellerIn(given: Given): string {
  const email = textOption(given, 'email') ?? '';
  if (email.trim() === '') throw new UsageError('--email must not be empty.');
  return email;
}

export interface LeadContext {
  operations: Pick<Operations, 'leads'>;
  partners: Partners;
  deliveries: Deliveries;
  now(): Date;
  caller: Caller;
}

/** Maximum number of deliveries in one answer. */
const MOST_LISTED = 100_000;

const time = (value: Date | null) => value && timestamp(value);

const shown = (delivery: LoggedDelivery, lead: string | null) => ({
  id: delivery.id,
  event_id: delivery.eventId,
  event_type: delivery.eventType,
  lead,
  partner_id: delivery.partnerId,
  state: delivery.state,
  attempts: delivery.attempts,
  created_at: timestamp(delivery.createdAt),
  ended_at: time(delivery.endedAt),
  next_attempt_at: time(delivery.nextAttemptAt),
  log: delivery.log.map(({ number, at, durationMs, status, error, reason, reply }) => ({
    number,
    at: timestamp(at),
    duration_ms: durationMs,
    status,
    error,
    reason,
    reply,
  })),
});

const brief = ({ log, ...delivery }: ReturnType<typeof shown>) => ({
  ...delivery,
  last: log.at(-1)?.error ?? log.at(-1)?.status ?? null,
});

/** Commands about leads, their personal data and their deliveries. */
export const leadCommands: Command<LeadContext>[] = [
  {
    words: 'leads purge',
    arguments: [],
    options: {
      'as-of': text('as if it were this time', 'TIME'),
      force: flag('though the time is to come, and younger data is wiped too'),
    },
    summary:
      'Wipe the personal data of leads and applications that are 90 days old (at a time that may be given).',
    async run(given, { operations, now, caller }) {
      const asOf = timeOption(given, 'as-of');
      if (asOf && asOf > now()) {
        const sentence = 'The time is to come: personal data is wiped before it is 90 days old.';
        confirmed(given, 'force', caller, sentence);
      }
      return asLines({ purged: await operations.leads.purge(asOf) });
    },
  },
  {
    words: 'leads erase',
    arguments: [],
    options: { email: text('the address that the traveller gave') },
    required: ['email'],
    summary: 'Erase all personal data of a traveller.',
    run: async (given, { operations }) =>
      asLines({ erased: await operations.leads.eraseTraveller(travellerIn(given)) }),
  },
  {
    words: 'leads export',
    arguments: [],
    options: { email: text('the address that the traveller gave') },
    required: ['email'],
    summary: 'Show all personal data of a traveller.',
    async run(given, { operations }) {
      const kept = await operations.leads.exportTraveller(travellerIn(given));
      return { json: kept, text: kept.map(lines).join('\n\n') || 'None.' };
    },
  },
  {
    words: 'deliveries list',
    arguments: [],
    options: {
      partner: text('only those to this partner', 'SLUG'),
      limit: text('how many; 100 without it', 'NUMBER'),
    },
    table: true,
    summary: 'List webhooks and their attempts, the newest first.',
    async run(given, { partners, deliveries }) {
      const slug = textOption(given, 'partner');
      const limit = Number(textOption(given, 'limit') ?? '100');
      if (!Number.isInteger(limit) || limit < 1 || limit > MOST_LISTED)
        throw new UsageError(`--limit must be a whole number from 1 to ${MOST_LISTED}.`);
      const partner = slug === undefined ? undefined : await partners.bySlug(slug);
      const listed = await deliveries.list({ limit, ...(partner && { partnerId: partner.id }) });
      const { LEAD_CREATED, leadIdOf } = await import('../leads/index.ts');
      const rows = listed.map((delivery) => {
        const { eventType, eventId } = delivery;
        return shown(delivery, eventType === LEAD_CREATED ? leadIdOf(eventId) : null);
      });
      return asTable(rows, rows.map(brief));
    },
  },
  {
    words: 'deliveries resend',
    arguments: ['LEAD'],
    options: {},
    summary: "Send an enquiry's webhook once more, from the first attempt on.",
    async run({ arguments: [lead = ''] }, { operations }) {
      await operations.leads.resend(lead);
      return asLines({ lead, resent: true });
    },
  },
];
