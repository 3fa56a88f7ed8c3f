/** The address of the one form to several listings, without language; parameters without a value are left out. */
export function severalPath(
  ids: readonly (number | string)[],
  more: { from?: string; to?: string; people?: string } = {},
): string {
  const named = Object.entries({ ids: ids.join(','), ...more });
  const params = named.flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`] : [],
  );
  return params.length === 0 ? '/enquire' : `/enquire?${params.join('&')}`;
}

/** What parts the tokens of the receipts of one form in an address; no token has it. */
const BETWEEN = '~';

/** The part of an address that is the receipts of one form. */
export const writeTokens = (tokens: readonly string[]): string => tokens.join(BETWEEN);

/** The tokens of such a part. */
export const readTokens = (text: string): string[] => text.split(BETWEEN);
