import { listFilter } from './list-filter.ts';

/** Parameters of a selection and of what is done with it; the others are the filter of the list. */
const NO_FILTER = [
  'listing',
  'shown',
  'page',
  'all',
  'after',
  'change',
  'value',
  'by',
  'when',
  'from',
  'to',
  'round',
];

/** Chosen listings: these, or all that a filter matches. */
export type Choice = { ids: number[] } | { matching: URLSearchParams };

/** The filter among the parameters of a selection. */
export function filterOf(params: Iterable<[string, string]>): URLSearchParams {
  const filter = listFilter(params);
  for (const name of NO_FILTER) filter.delete(name);
  return filter;
}

const idsIn = (fields: { getAll(name: string): unknown[] }, name: string): number[] =>
  fields.getAll(name).map(Number).filter(Number.isSafeInteger);

/**
 * Reads a selection: all that match (`all`), all of the page (`page`, those in `shown`), or each `listing`; null when
 * nothing is selected.
 * @param filter of the list, for all that match
 */
export function choiceIn(
  fields: { get(name: string): unknown; getAll(name: string): unknown[] },
  filter: URLSearchParams,
): Choice | null {
  if (fields.get('all') === 'yes') return { matching: filter };
  const ids = idsIn(fields, fields.get('page') === 'yes' ? 'shown' : 'listing');
  return ids.length === 0 ? null : { ids };
}

/** A selection as parameters. */
export const choiceParams = (choice: Choice): URLSearchParams =>
  'ids' in choice
    ? new URLSearchParams(choice.ids.map((id) => ['listing', String(id)]))
    : new URLSearchParams([...choice.matching, ['all', 'yes']]);
