import { POLICY_COLUMNS } from '../../listings/index.ts';
import type { ListingBody } from './mapped-row.ts';
import type { RowText } from './text/row-text.ts';
import { reader } from './vehicle/parse-vehicle.ts';
import valueWords from './words/value-words.json' with { type: 'json' };

const readYesOrNo = reader(valueWords.yes_or_no);

/** Parses yes or no; a text that is neither is returned unchanged, so that validation reports it. */
function parseYesOrNo(text: string): boolean | string | undefined {
  const word = readYesOrNo(text);
  return word === 'true' || word === 'false' ? word === 'true' : word;
}

/** The policies that a row states; undefined when it states none. */
export function policiesOf(row: RowText, columns = POLICY_COLUMNS): ListingBody | undefined {
  const policies: ListingBody = {};
  for (const [policy] of columns) {
    const stated = row.mapped(policy, parseYesOrNo);
    if (stated !== undefined) policies[policy] = stated;
  }
  return Object.keys(policies).length === 0 ? undefined : policies;
}
