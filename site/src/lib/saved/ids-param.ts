/** `?ids=3,1&ids=2` as listing ids, each once, at most `most` of them. */
export function idsParam(url: URL, most: number): number[] {
  const given = url.searchParams.getAll('ids').flatMap((some) => some.split(','));
  const ids = given.filter((id) => /^[1-9]\d{0,15}$/.test(id)).map(Number);
  return [...new Set(ids)].slice(0, most);
}
