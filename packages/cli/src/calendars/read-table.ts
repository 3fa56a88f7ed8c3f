import { fileUtf8 } from '../file.ts';
import { COLUMNS } from '../generated/fields.ts';
import { WorkFailed } from '../line/command.ts';
import { readCsv } from '../sync/read-csv.ts';
import type { Problem } from '../sync/report.ts';
import type { Calendar, ReadCalendars } from './calendar.ts';

const FIELDS = ['external_id', 'start', 'end', 'status', 'price'] as const;
const NEEDED = FIELDS.filter((name) => name !== 'price');

type Field = (typeof FIELDS)[number];

/** Returns the field that a column fills: its own name, or another name of the id. */
function fieldOf(column: string): Field | undefined {
  const name = column.toLowerCase().replaceAll(/[\s-]+/g, '_');
  if (COLUMNS[name] === 'external_id') return 'external_id';
  return FIELDS.find((field) => field === name);
}

/**
 * Reads calendars from a CSV file with one range in each row. Rows of one listing need not stand together.
 * A row with nothing but an id is a calendar without ranges. A calendar of which one row cannot be read is
 * not sent at all. Throws UsageError or WorkFailed.
 */
export function readTable(path: string): ReadCalendars {
  const rows = readCsv(fileUtf8(path));
  if (rows.length === 0) throw new WorkFailed(`${path} holds no calendar: nothing was done.`);
  const columns = [...rows[0]!.cells.keys()];
  const named = new Map(columns.map((column) => [column, fieldOf(column)]));
  const missing = NEEDED.filter((field) => ![...named.values()].includes(field));
  if (missing.length > 0)
    throw new WorkFailed(
      `${path} has no column ${missing.join(', ')}. Calendars have ${FIELDS.join(', ')}.`,
    );
  const calendars = new Map<string, Calendar>();
  const problems: Problem[] = [];
  const bad = new Set<string>();
  for (const { at, cells } of rows) {
    const row: Partial<Record<Field, string>> = {};
    for (const [column, field] of named) {
      const text = String(cells.get(column) ?? '').trim();
      if (field !== undefined && text !== '') row[field] = text;
    }
    const { external_id: id, price, ...dates } = row;
    if (id === undefined) {
      problems.push({ at, external_id: undefined, field: 'external_id', message: 'is missing' });
      continue;
    }
    const calendar = calendars.get(id) ?? { external_id: id, ranges: [], at, rangesAt: [] };
    calendars.set(id, calendar);
    if (price === undefined && Object.keys(dates).length === 0) continue;
    const amount = price === undefined ? undefined : amountOf(price);
    if (Number.isNaN(amount)) {
      bad.add(id);
      const message = `"${price}" is no amount in minor units, such as 8900 for 89.00`;
      problems.push({ at, external_id: id, field: 'price', message });
    }
    // What else is wrong with it, the service says.
    const range = { ...dates, ...(amount === undefined ? {} : { price: amount }) };
    calendar.ranges.push(range as Calendar['ranges'][number]);
    calendar.rangesAt.push(at);
  }
  return {
    calendars: [...calendars.values()].filter(({ external_id: id }) => !bad.has(id)),
    problems,
    unread: columns.filter((column) => named.get(column) === undefined),
  };
}

const amountOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);
