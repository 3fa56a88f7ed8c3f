import type { Deliveries, LoggedDelivery } from '../deliveries/index.ts';
import type { Operations } from '../app/operations/index.ts';
import { LEAD_CREATED, leadIdOf, type Retention } from '../leads/index.ts';
import type { Partners } from '../partners/index.ts';
import { timestamp } from '../platform/clock.ts';
import type { ExportedReport } from '../reports/index.ts';
import { type Command, lines, table, textOption, timeOption, UsageError } from './command.ts';

/** The services that the commands about leads use. */
export interface LeadContext {
  operations: Pick<Operations, 'leads'>;
  partners: Partners;
  deliveries: Deliveries;
  retention: Retention;
  /** The reports of a traveller. */
  exportReports(email: string): Promise<ExportedReport[]>;
}

const text = { type: 'string' as const };

const result = (json: object) => ({ json, text: lines(json) });

const time = (value: Date | null) => value && timestamp(value);

const shown = (delivery: LoggedDelivery) => ({
  id: delivery.id,
  event_id: delivery.eventId,
  event_type: delivery.eventType,
  lead: delivery.eventType === LEAD_CREATED ? leadIdOf(delivery.eventId) : null,
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
    run: async (given, { operations }) =>
      result({ purged: await operations.leads.purge(timeOption(given, 'as-of')) }),
  },
  {
    words: 'leads erase',
    arguments: [],
    options: { email: text },
    required: ['email'],
    summary: 'Erase all personal data of a traveller.',
    run: async (given, { operations }) =>
      result({ erased: await operations.leads.eraseTraveller(textOption(given, 'email') ?? '') }),
  },
  {
    words: 'leads export',
    arguments: [],
    options: { email: text },
    required: ['email'],
    summary: 'Show all personal data of a traveller.',
    async run(given, { retention, exportReports, operations }) {
      const email = textOption(given, 'email') ?? '';
      const leads = await retention.exportTraveller(email);
      const kept = [...leads, ...(await exportReports(email))];
      await operations.leads.exported(kept.length);
      return { json: kept, text: JSON.stringify(kept, null, 2) };
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
    async run({ arguments: [lead = ''] }, { operations }) {
      await operations.leads.resend(lead);
      return result({ lead, resent: true });
    },
  },
];
