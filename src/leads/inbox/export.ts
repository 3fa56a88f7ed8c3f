import { type CsvCell, csvHeader, csvLine } from '../../platform/csv.ts';
import type { LeadAnswer } from '../lead.present.ts';

/** The columns of an exported file, named as in the API. */
const COLUMNS: [name: string, cell: (lead: LeadAnswer) => CsvCell][] = [
  ['id', (lead) => lead.id],
  ['kind', (lead) => lead.kind],
  ['created_at', (lead) => lead.created_at],
  ['listing_external_id', (lead) => lead.listing?.external_id ?? null],
  ['listing_title', (lead) => lead.listing?.title ?? null],
  ['name', (lead) => lead.name],
  ['email', (lead) => lead.email],
  ['phone', (lead) => lead.phone],
  ['start_date', (lead) => lead.start_date],
  ['end_date', (lead) => lead.end_date],
  ['guests', (lead) => lead.guests],
  ['message', (lead) => lead.message],
  ['source_page', (lead) => lead.source_page],
  ['consent_at', (lead) => lead.consent_at],
  ['delivery_status', (lead) => lead.delivery_status],
  ['delivery_attempts', (lead) => lead.delivery_attempts],
  ['delivered_at', (lead) => lead.delivered_at],
  ['webhook_delivered_at', (lead) => lead.webhook_delivered_at],
  ['email_sent_at', (lead) => lead.email_sent_at],
  ['acked_at', (lead) => lead.acked_at],
];

/** Yields leads as a CSV file, one text for each batch. */
export async function* leadsAsCsv(runs: AsyncIterable<LeadAnswer[]>): AsyncGenerator<string> {
  yield csvHeader(COLUMNS.map(([name]) => name));
  for await (const leads of runs) {
    yield leads.map((lead) => csvLine(COLUMNS.map(([, cell]) => cell(lead)))).join('');
  }
}

/** Yields leads as a JSON array in the API's form, one text for each batch. */
export async function* leadsAsJson(runs: AsyncIterable<LeadAnswer[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const leads of runs) {
    if (leads.length === 0) continue;
    yield before + leads.map((lead) => JSON.stringify(lead)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
