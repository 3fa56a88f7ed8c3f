const LISTING_ID = /^[1-9]\d{0,14}$/;

/** `?ids=3,1&ids=2` as listing ids, each once, at most `most` of them; or those of another parameter. */
export const idsParam = (url: URL, most: number, name = 'ids'): number[] =>
  numbers(url, LISTING_ID, name).slice(0, most);

/** The same as ids of results, where open-data campsites have a sign. */
export const resultIdsParam = (url: URL, most: number): number[] =>
  numbers(url, /^-?[1-9]\d{0,14}$/, 'ids').slice(0, most);

/** How many listing ids `?ids=` has beyond `most`. */
export const idsBeyond = (url: URL, most: number): number =>
  Math.max(0, numbers(url, LISTING_ID, 'ids').length - most);

function numbers(url: URL, form: RegExp, name: string): number[] {
  const given = url.searchParams.getAll(name).flatMap((some) => some.split(','));
  const ids = given.filter((id) => form.test(id)).map(Number);
  return [...new Set(ids)];
}
