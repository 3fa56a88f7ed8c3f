import { given, oneOf } from './params.ts';

/** The account statuses by which partners are filtered. */
export const PARTNER_STATUSES = ['pending', 'approved', 'suspended', 'rejected'] as const;

/** The columns of the list, and whether a first press of their heading sorts the greatest first. */
const COLUMNS = {
  name: false,
  status: false,
  countries: false,
  listings: true,
  leads: true,
  seen: true,
  premium: true,
  since: true,
} as const;

export type PartnerColumn = keyof typeof COLUMNS;

const columns = Object.keys(COLUMNS) as PartnerColumn[];

/** What the address of the list asks for: words, status and order; the newest first without one. */
export function askedPartners(url: URL) {
  const status = oneOf(url, 'status', PARTNER_STATUSES);
  const sort = oneOf(url, 'sort', columns) ?? 'since';
  const order = oneOf(url, 'order', ['up', 'down']);
  return {
    words: given(url, 'q') ?? '',
    ...(status && { status }),
    sort,
    descending: order === undefined ? COLUMNS[sort] : order === 'down',
  };
}

/** Returns the query by which a press of a column's heading sorts: the other way round if it sorts already. */
export function sortedBy(
  search: Pick<URLSearchParams, 'toString'>,
  column: PartnerColumn,
  now: { sort: PartnerColumn; descending: boolean },
): string {
  const descending = now.sort === column ? !now.descending : COLUMNS[column];
  const params = new URLSearchParams(search.toString());
  for (const name of ['page', 'done']) params.delete(name);
  params.set('sort', column);
  params.set('order', descending ? 'down' : 'up');
  return `?${params}`;
}
