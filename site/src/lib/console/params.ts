import { error } from '@sveltejs/kit';

/** The number in a part of an address; 404 when it is none. */
export function numberIn(part: string): number {
  if (!/^[1-9]\d{0,14}$/.test(part)) error(404, 'Not found');
  return Number(part);
}

/** A parameter of the address, without NUL, which no text here can hold; undefined when it is empty. */
export const given = (url: URL, name: string): string | undefined =>
  url.searchParams.get(name)?.replaceAll('\0', '').trim() || undefined;

/** A parameter that has to be one of the known words; undefined for anything else. */
export function oneOf<const Word extends string>(
  url: URL,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const word = given(url, name);
  return words.find((known) => known === word);
}
