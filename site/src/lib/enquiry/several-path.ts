/**
 * Returns the path of the form to several listings, without language. Parameters without a value
 * are omitted.
 */
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
