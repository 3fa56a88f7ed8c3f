import { parseYesOrNo } from '@campcairn/feed-cells';
import { POLICY_COLUMNS } from '../../listings/index.ts';
import type { ListingBody } from './mapped-row.ts';
import type { RowText } from './text/row-text.ts';

/** The policies that a row states; undefined when it states none. */
export function policiesOf(row: RowText, columns = POLICY_COLUMNS): ListingBody | undefined {
  const policies: ListingBody = {};
  for (const [policy] of columns) {
    const stated = row.mapped(policy, parseYesOrNo);
    if (stated !== undefined) policies[policy] = stated;
  }
  return Object.keys(policies).length === 0 ? undefined : policies;
}
