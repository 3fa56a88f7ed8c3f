import type { InboxFilter } from '#lib/services.ts';
import { addDays, dayOf } from '#lib/format/dates.ts';
import { textParam } from '#lib/text-param.ts';

const KINDS = ['click', 'enquiry'] as const;
const STATUSES = ['waiting', 'pending', 'delivered', 'failed', 'not_applicable'] as const;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Dates beyond are taken for these: the database and the day after need years of four digits. */
const [FIRST, LAST] = ['0001-01-01', '9998-12-31'];

/** A date of the address; undefined when it is none. */
function date(params: URLSearchParams, name: string): string | undefined {
  const value = params.get(name) ?? '';
  if (!DATE.test(value) || Number.isNaN(dayOf(value).getTime())) return undefined;
  if (value < FIRST) return FIRST;
  return value > LAST ? LAST : value;
}

/** Reads the filter of an inbox from a page's address; what is no filter is ignored. */
export function inboxFilter(params: URLSearchParams): InboxFilter {
  const [since, until] = [date(params, 'since'), date(params, 'until')];
  return {
    kind: KINDS.find((kind) => kind === params.get('kind')),
    status: STATUSES.find((status) => status === params.get('status')),
    reference: textParam(params, 'q'),
    listing: textParam(params, 'listing'),
    since: since === undefined ? undefined : dayOf(since),
    // The whole of the last day.
    until: until === undefined ? undefined : dayOf(addDays(until, 1)),
    cursor: textParam(params, 'after'),
  };
}
