import { timingSafeEqual } from 'node:crypto';
import { randomBase62 } from '../platform/ids.ts';
import { tagsOfPage, textOfPage } from '../platform/outbound/index.ts';

/** The name of the `meta` tag that may hold a code. */
const CODE_META = 'campcairn-claim';

const PREFIX = 'campcairn-';
/** 22 characters of base62 are 131 bits. */
const RANDOM_CHARACTERS = 22;
const CODES = /campcairn-[0-9A-Za-z]{22}(?![0-9A-Za-z])/g;

/** The part of a page that contains a code. */
export type CodePlace = 'meta' | 'text';

/** A new code for a website. */
export const newCode = (): string => PREFIX + randomBase62(RANDOM_CHARACTERS);

const equals = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Whether one of the codes in a text is the given one; compares all of them, each in constant time.
 */
const holds = (text: string, code: string): boolean => {
  let found = false;
  for (const [other] of text.matchAll(CODES)) found = equals(other, code) || found;
  return found;
};

const NAMED = new RegExp(`\\bname\\s*=\\s*["']?${CODE_META}(?:["'\\s/]|$)`, 'i');

/**
 * Returns where a page contains a code: in its `meta` tag or in its text; null when it does not.
 */
export function findCode(html: string, code: string): CodePlace | null {
  const tags = tagsOfPage(html, 'meta').filter((tag) => NAMED.test(tag));
  if (holds(tags.join(' '), code)) return 'meta';
  return holds(textOfPage(html), code) ? 'text' : null;
}
