import { error } from '@sveltejs/kit';
import { textParam } from '#lib/text-param.ts';

/** The number in a part of an address; 404 when it is none. */
export function numberIn(part: string): number {
  if (!/^[1-9]\d{0,14}$/.test(part)) error(404, 'Not found');
  return Number(part);
}

/** A parameter of the address; undefined when it is empty. */
export const given = (url: URL, name: string): string | undefined =>
  textParam(url.searchParams, name);

/** A parameter that has to be one of the known words; undefined for anything else. */
export function oneOf<const Word extends string>(
  url: URL,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const word = given(url, name);
  return words.find((known) => known === word);
}
