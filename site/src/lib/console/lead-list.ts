import { given, oneOf } from './params.ts';

const KINDS = ['enquiry', 'click'] as const;
const STATES = ['pending', 'delivered', 'failed', 'not_applicable'] as const;

const DAY_MS = 86_400_000;

/** Returns a parameter that is a day of the calendar, `YYYY-MM-DD`; undefined otherwise. */
function dayIn(url: URL, name: string): string | undefined {
  const text = given(url, name) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/** What the address of the list asks for; days are whole, in UTC. */
export function askedLeads(url: URL) {
  const partner = given(url, 'partner');
  const kind = oneOf(url, 'kind', KINDS);
  const deliveryStatus = oneOf(url, 'state', STATES);
  const from = dayIn(url, 'from');
  const to = dayIn(url, 'to');
  return {
    days: { from: from ?? '', to: to ?? '' },
    search: {
      ...(partner === undefined ? {} : { partner }),
      ...(kind && { kind }),
      ...(deliveryStatus && { deliveryStatus }),
      ...(from !== undefined && { since: new Date(`${from}T00:00:00Z`) }),
      ...(to !== undefined && { until: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS) }),
    },
  };
}
