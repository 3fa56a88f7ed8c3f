import {
  type AnyLead,
  type DeliveryStatus,
  eventIdOf,
  type LeadKind,
  type LeadSearch,
} from '../../../leads/index.ts';
import { timestamp } from '../../../platform/clock.ts';
import { csvHeader, csvLine, type CsvCell } from '../../../platform/csv.ts';
import { type ConsoleDeps, createPages } from './operator.ts';

/** What an operator's list of leads holds. */
export interface AskedLeads {
  /** Slug. */
  partner?: string;
  kind?: LeadKind;
  deliveryStatus?: DeliveryStatus;
  /** Received at this time or later. */
  since?: Date;
  /** Received before this time. */
  until?: Date;
}

/** Number up to which leads are counted. */
const MAX_COUNTED = 10_000;

/** Number of leads that one statement reads for a file. */
const FILE_ROWS = 1000;

const written = (time: Date | null): string | null => time && timestamp(time);

/** The columns of an exported file, none of which tells who the traveller is. */
const COLUMNS: [name: string, cell: (lead: AnyLead) => CsvCell][] = [
  ['id', (lead) => lead.id],
  ['kind', (lead) => lead.kind],
  ['created_at', (lead) => written(lead.created_at)],
  ['partner', (lead) => lead.partner_slug],
  ['partner_name', (lead) => lead.partner_name],
  ['listing', (lead) => lead.listing_id],
  ['listing_title', (lead) => lead.title],
  ['start_date', (lead) => lead.start_date],
  ['end_date', (lead) => lead.end_date],
  ['guests', (lead) => lead.guests],
  ['delivery_status', (lead) => lead.delivery_status],
  ['delivery_attempts', (lead) => lead.delivery_attempts],
  ['delivered_at', (lead) => written(lead.delivered_at)],
  ['acked_at', (lead) => written(lead.acked_at)],
];

/** The part of the console about leads and their deliveries. */
export function createConsoleLeads({ context, services }: ConsoleDeps) {
  const { anyLeads, deliveries, mailQueue, partners } = services;
  const pages = createPages(context, 'leads', ({ seq }: AnyLead) => seq);
  const withinOf = async ({ partner, ...rest }: AskedLeads): Promise<LeadSearch> =>
    partner === undefined ? rest : { ...rest, partnerId: (await partners.bySlug(partner)).id };
  return {
    /**
     * Returns leads, newest first, without personal data, and their total up to 10,000. Throws
     * `not_found` for an unknown partner.
     */
    async find(search: AskedLeads, after?: string) {
      const within = await withinOf(search);
      const [page, counted] = await Promise.all([
        pages(
          after,
          (key, limit) =>
            anyLeads.find(key === undefined ? within : { ...within, beforeSeq: key }, limit),
          (lead) => lead,
        ),
        anyLeads.total(within, MAX_COUNTED + 1),
      ]);
      return {
        ...page,
        total: Math.min(counted, MAX_COUNTED),
        hasMore: counted > MAX_COUNTED,
      };
    },
    /**
     * Returns all of these leads as the lines of a CSV file, without personal data, newest first.
     * Throws `not_found` for an unknown partner.
     */
    async asCsv(search: AskedLeads): Promise<AsyncIterable<string>> {
      const within = await withinOf(search);
      async function* lines(): AsyncGenerator<string> {
        yield csvHeader(COLUMNS.map(([name]) => name));
        for (let beforeSeq = Number.MAX_SAFE_INTEGER; ;) {
          const found = await anyLeads.find({ ...within, beforeSeq }, FILE_ROWS);
          yield found.map((lead) => csvLine(COLUMNS.map(([, cell]) => cell(lead)))).join('');
          const last = found.at(-1);
          if (last === undefined || found.length < FILE_ROWS) return;
          beforeSeq = last.seq;
        }
      }
      return lines();
    },
    /**
     * Returns a lead with its webhook's attempts and its mails, without personal data. Throws
     * `not_found`.
     */
    async show(leadId: string) {
      const lead = await anyLeads.show(leadId);
      const eventId = eventIdOf(leadId);
      const [[delivery], mails, history] = await Promise.all([
        deliveries.list({ eventId, limit: 1 }),
        mailQueue.list({ reference: leadId, limit: 10 }),
        context.audit.list({ subject: `lead ${leadId}` }, 20),
      ]);
      return {
        lead,
        delivery: delivery ?? null,
        // The subjects and receivers of mails may contain personal data.
        mails: mails.map(({ purpose, createdAt, state, attempts }) => ({
          purpose,
          createdAt,
          state,
          attempts,
        })),
        history,
      };
    },
  };
}
