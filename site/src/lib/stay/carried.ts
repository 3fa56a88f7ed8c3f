import type { RequestedStay } from './asked.ts';

/** Dates of a stay that go along from one page to another. */
export interface CarriedDates {
  from: string;
  to: string;
}

const DATE = /^2[01]\d\d-\d\d-\d\d$/;

/** Returns the dates of a request; null when it has none that make a stay. */
export const carriedDates = ({ from, to, problem }: RequestedStay): CarriedDates | null =>
  problem === null && from !== '' && to !== '' ? { from, to } : null;

/** Reads the dates of a URL without judging them; null when it does not have both. */
export function datesInUrl(params: Pick<URLSearchParams, 'get'>): CarriedDates | null {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return DATE.test(from) && DATE.test(to) ? { from, to } : null;
}

/** Returns the query string that carries dates and other parameters; empty without any value. */
export function carriedQuery(
  dates: CarriedDates | null,
  more: Readonly<Record<string, string>> = {},
): string {
  const named = Object.entries({ ...dates, ...more }).filter(([, value]) => value !== '');
  return named.length === 0 ? '' : `?${new URLSearchParams(named)}`;
}
