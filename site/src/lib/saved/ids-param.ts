const LISTING_ID = /^[1-9]\d{0,14}$/;

/**
 * Parses `?ids=3,1&ids=2`, or another parameter, as listing ids: each once, at most `most` of them.
 */
export const idsParam = (url: URL, most: number, name = 'ids'): number[] =>
  numbers(url, LISTING_ID, name).slice(0, most);

const RESULT_ID = /^-?[1-9]\d{0,14}$/;

/** Parses the same as ids of results, in which open-data campsites are negative. */
export const resultIdsParam = (url: URL, most: number, name = 'ids'): number[] =>
  numbers(url, RESULT_ID, name).slice(0, most);

/** Returns the number of ids of results in `?ids=` beyond `most`. */
export const idsBeyond = (url: URL, most: number): number =>
  Math.max(0, numbers(url, RESULT_ID, 'ids').length - most);

function numbers(url: URL, form: RegExp, name: string): number[] {
  const given = url.searchParams.getAll(name).flatMap((some) => some.split(','));
  const ids = given.filter((id) => form.test(id)).map(Number);
  return [...new Set(ids)];
}
