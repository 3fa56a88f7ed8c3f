import type { InboxFilter } from '#lib/services.ts';
import { addDays, dayOf } from '#lib/format/dates.ts';
import { startOfDay } from '#lib/format/wall-time.ts';
import { textParam } from '#lib/text-param.ts';

const KINDS = ['click', 'enquiry'] as const;
const STATUSES = [
  'waiting',
  'unanswered',
  'pending',
  'delivered',
  'failed',
  'not_applicable',
] as const;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Dates outside this range are clamped to it: the database, and adding one day, need four-digit
 * years.
 */
const [FIRST, LAST] = ['0001-01-01', '9998-12-31'];

/** Returns a date parameter of the address; undefined when it is not a date. */
function date(params: URLSearchParams, name: string): string | undefined {
  const value = params.get(name) ?? '';
  if (!DATE.test(value) || Number.isNaN(dayOf(value).getTime())) return undefined;
  if (value < FIRST) return FIRST;
  return value > LAST ? LAST : value;
}

/**
 * Reads the filter of an inbox from the page's address; invalid values are ignored.
 * @param timeZone IANA name of the time zone whose days are meant
 */
export function inboxFilter(params: URLSearchParams, timeZone: string): InboxFilter {
  const [since, until] = [date(params, 'since'), date(params, 'until')];
  return {
    kind: KINDS.find((kind) => kind === params.get('kind')),
    status: STATUSES.find((status) => status === params.get('status')),
    reference: textParam(params, 'q'),
    listing: textParam(params, 'listing'),
    since: since === undefined ? undefined : startOfDay(since, timeZone),
    // The filter includes the whole last day, so it ends at the start of the next one.
    until: until === undefined ? undefined : startOfDay(addDays(until, 1), timeZone),
    cursor: textParam(params, 'after'),
  };
}
