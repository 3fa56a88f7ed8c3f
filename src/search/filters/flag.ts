import type { Listed } from '@campcairn/column-index';
import type { BooleanPolicy } from '../../listings/index.ts';
import type { SearchableRow } from '../index-row.sql.ts';
import { ticked } from './parameter.ts';
import { type Common, simple } from './simple.ts';

/** Listings whose policy states yes, including those outside the filter's audience. */
export function flag<const Name extends string>(
  name: Name,
  of: Omit<Common, 'field'> & {
    policy: BooleanPolicy;
    /** A value of a list column that counts as yes where the policy is not stated. */
    orListed?: Listed;
  },
) {
  const { policy } = of;
  const read = ({ policies }: SearchableRow) => policies?.[policy];
  const orListed = of.orListed && { orListed: of.orListed };
  return simple(name, 'flag', {
    ...of,
    field: `policies.${policy}`,
    parameter: ticked,
    column: { kind: 'flag', read },
    tests: (isAsked, column) => (isAsked ? [{ kind: 'yes', column, ...orListed }] : []),
    count: { kind: 'yes', ...orListed },
    countIn: 'all',
    isStated: (row) => typeof read(row) === 'boolean',
    words: null,
  });
}
