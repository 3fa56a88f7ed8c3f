import type { Deliveries, LoggedDelivery } from '../deliveries/index.ts';
import { type DeliveryStates, LEAD_CREATED, type Retention } from '../leads/index.ts';
import type { Partners } from '../partners/index.ts';
import type { Db } from '../platform/db/index.ts';
import { timestamp } from '../platform/clock.ts';
import { ExpectedError } from '../platform/errors.ts';
import { type Command, lines, table, textOption, timeOption, UsageError } from './command.ts';

/** The services that the commands about leads use. */
export interface LeadContext {
  db: Db;
  partners: Partners;
  deliveries: Deliveries;
  deliveryStates: DeliveryStates;
  retention: Retention;
}

const text = { type: 'string' as const };

const result = (json: object) => ({ json, text: lines(json) });

const time = (value: Date | null) => value && timestamp(value);

const shown = (delivery: LoggedDelivery) => ({
  id: delivery.id,
  event_id: delivery.eventId,
  event_type: delivery.eventType,
  lead: delivery.eventType === LEAD_CREATED ? delivery.eventId.replace(/^evt_/, 'lead_') : null,
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
    options: { 'as-of': text },
    summary:
      'Wipe the personal data of leads and applications that are 90 days old (at a time that may be given).',
    run: async (given, { retention }) =>
      // Whoever calls has chosen the hour: tables of any size are written anew.
      result({ purged: await retention.purge(timeOption(given, 'as-of'), Infinity) }),
  },
  {
    words: 'leads erase',
    arguments: [],
    options: { email: text },
    required: ['email'],
    summary: 'Wipe all that is kept of a traveller.',
    run: async (given, { retention }) =>
      result({ erased: await retention.eraseTraveller(textOption(given, 'email') ?? '') }),
  },
  {
    words: 'leads export',
    arguments: [],
    options: { email: text },
    required: ['email'],
    summary: 'Show all that is kept of a traveller.',
    async run(given, { retention }) {
      const leads = await retention.exportTraveller(textOption(given, 'email') ?? '');
      return { json: leads, text: JSON.stringify(leads, null, 2) };
    },
  },
  {
    words: 'deliveries list',
    arguments: [],
    options: { partner: text, limit: text },
    summary: 'List webhooks and their attempts, the newest first.',
    async run(given, { partners, deliveries }) {
      const slug = textOption(given, 'partner');
      const limit = Number(textOption(given, 'limit') ?? '100');
      if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit must be a number.');
      const partner = slug === undefined ? undefined : await partners.bySlug(slug);
      const listed = await deliveries.list({ limit, ...(partner && { partnerId: partner.id }) });
      const rows = listed.map(shown);
      return { json: rows, text: table(rows.map(brief)) };
    },
  },
  {
    words: 'deliveries resend',
    arguments: ['LEAD'],
    options: {},
    summary: "Send an enquiry's webhook once more, from the first attempt on.",
    async run({ arguments: [lead = ''] }, { db, deliveryStates }) {
      const resent = await db.transaction((tx) => deliveryStates.resend(tx, lead));
      if (!resent) {
        throw new ExpectedError(
          'not_found',
          `There is no enquiry ${lead} that could be sent again: it is unknown or erased, or its partner has no webhook.`,
        );
      }
      return result({ lead, resent });
    },
  },
];
