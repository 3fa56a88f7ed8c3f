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
