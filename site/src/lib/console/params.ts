import { error } from '@sveltejs/kit';
import { textParam } from '#lib/text-param.ts';

/** Parses a number from a part of the path; throws a 404 when it is not a number. */
export function numberIn(part: string): number {
  if (!/^[1-9]\d{0,14}$/.test(part)) error(404, 'Not found');
  return Number(part);
}

/** Returns a parameter of the address; undefined when it is missing or empty. */
export const given = (url: URL, name: string): string | undefined =>
  textParam(url.searchParams, name);

/** Returns a parameter if it is one of the allowed words; otherwise undefined. */
export function oneOf<const Word extends string>(
  url: URL,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const word = given(url, name);
  return words.find((known) => known === word);
}
