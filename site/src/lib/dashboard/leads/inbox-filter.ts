import type { InboxFilter } from '#lib/services.ts';
import { addDays, dayOf } from '#lib/format/dates.ts';

const KINDS = ['click', 'enquiry'] as const;
const STATUSES = ['waiting', 'pending', 'delivered', 'failed', 'not_applicable'] as const;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const text = (params: URLSearchParams, name: string): string | undefined =>
  params.get(name)?.trim() || undefined;

/** A date of the address; undefined when it is none. */
function date(params: URLSearchParams, name: string): string | undefined {
  const value = params.get(name) ?? '';
  return DATE.test(value) && !Number.isNaN(dayOf(value).getTime()) ? value : undefined;
}

/** Reads the filter of an inbox from a page's address; what is no filter is ignored. */
export function inboxFilter(params: URLSearchParams): InboxFilter {
  const [since, until] = [date(params, 'since'), date(params, 'until')];
  return {
    kind: KINDS.find((kind) => kind === params.get('kind')),
    status: STATUSES.find((status) => status === params.get('status')),
    reference: text(params, 'q'),
    listing: text(params, 'listing'),
    since: since === undefined ? undefined : dayOf(since),
    // The whole of the last day.
    until: until === undefined ? undefined : dayOf(addDays(until, 1)),
    cursor: text(params, 'after'),
  };
}
