import type { Listed } from '@campcairn/column-index';
import type { SearchableRow } from '../index-row.sql.ts';
import { ticked } from './parameter.ts';
import { type Common, simple } from './simple.ts';

/** Listings that say yes; anybody may, also those that are not asked. */
export function flag<const Name extends string>(
  name: Name,
  of: Common & {
    /** A value of a list that says yes where the listing itself says neither yes nor no. */
    orListed?: Listed;
    read(row: SearchableRow): boolean | null | undefined;
  },
) {
  const { read } = of;
  const orListed = of.orListed && { orListed: of.orListed };
  return simple(name, 'flag', {
    ...of,
    parameter: ticked,
    column: { kind: 'flag', read },
    tests: (isAsked, column) => (isAsked ? [{ kind: 'yes', column, ...orListed }] : []),
    count: { kind: 'yes', ...orListed },
    among: 'all',
    isStated: (row) => typeof read(row) === 'boolean',
    words: null,
  });
}
