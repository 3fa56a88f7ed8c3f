import type { Lead } from '@campcairn/sdk';
import { counted, inLine } from '../line/words.ts';

/** Formats an enquiry or a click as one line. */
export function leadText(lead: Lead): string {
  const { id, kind, created_at: at, name, email, phone, start_date: from, end_date: to } = lead;
  const who = [name, email, phone].filter((value) => value !== null).map((value) => inLine(value));
  const guests = lead.guests === null ? '' : counted(lead.guests, 'guest');
  const dates = from && to ? `${from} to ${to}` : '';
  const listing = lead.listing?.external_id ?? 'a listing that was deleted';
  const facts = [at, id, kind, listing, ...who, dates, guests, lead.delivery_status];
  return facts.filter((fact) => fact !== '').join('  ');
}

const COLUMNS: Readonly<Record<string, (lead: Lead) => string | number | null | undefined>> = {
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  created_at: ({ created_at: at }) => at,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  start_date: ({ start_date: date }) => date,
  end_date: ({ end_date: date }) => date,
  guests: ({ guests }) => guests,
  message: ({ message }) => message,
  'listing.external_id': ({ listing }) => listing?.external_id,
  'listing.title': ({ listing }) => listing?.title,
  source_page: ({ source_page: page }) => page,
  delivery_status: ({ delivery_status: status }) => status,
  acked_at: ({ acked_at: at }) => at,
};

/** Formats leads as a CSV file with a byte order mark, by which spreadsheets recognise UTF-8. */
export function leadsCsv(leads: readonly Lead[]): string {
  const rows = leads.map((lead) => Object.values(COLUMNS).map((value) => cell(value(lead) ?? '')));
  return `\uFEFF${[Object.keys(COLUMNS), ...rows].map((row) => row.join(',')).join('\r\n')}`;
}

/** Formats a cell. Texts of travellers that a spreadsheet would run as a formula get a prefix. */
function cell(value: string | number): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  const plain = String(text);
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
