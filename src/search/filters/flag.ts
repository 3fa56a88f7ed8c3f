import type { Listed } from '@campcairn/column-index';
import type { SearchableRow } from '../index-row.sql.ts';
import { ticked } from './parameter.ts';
import { type Common, simple } from './simple.ts';

/** Listings that state yes, including those outside the filter's audience. */
export function flag<const Name extends string>(
  name: Name,
  of: Common & {
    /** A value of a list column that counts as yes where the flag is not stated. */
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
    countIn: 'all',
    isStated: (row) => typeof read(row) === 'boolean',
    words: null,
  });
}
