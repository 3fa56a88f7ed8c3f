import { type Problem, validationError } from '../platform/errors.ts';
import type { Outbound } from '../platform/outbound/index.ts';
import { check } from '../platform/validation/index.ts';
import { feedSource } from './feed.schema.ts';
import { readHeader } from './header-value.ts';

/** Where a feed is read from, in clear. */
export interface CheckedSource {
  url: string;
  /** `Name: value`; null for none. */
  header: string | null;
  host: string;
}

const DELTA = 'looks like a file of changes only; the feed must hold every listing each time';

const BAD_HEADER: Problem = {
  path: 'header',
  message: "must be 'Name: value' with a header one may set",
};

/** Checks a header alone; returns it trimmed. Throws `validation_error`. */
export function checkHeader(header: string): string {
  if (readHeader(header) === null) throw validationError([BAD_HEADER]);
  return header.trim();
}

/**
 * Checks the address of a feed and the header it needs.
 * @param input `{url, header?}`, unchecked
 * @throws `validation_error`
 */
export async function checkSource(
  outbound: Pick<Outbound, 'checkUrl'>,
  input: unknown,
): Promise<CheckedSource> {
  const checked = check(feedSource, input);
  if (!checked.ok) throw validationError(checked.problems);
  const { url, header } = checked.value;
  const address = await outbound.checkUrl(url, true);
  const problems: Problem[] = [];
  if (!address.ok) problems.push({ path: 'url', message: address.sentence });
  if (/_delta\b|_mp_delta/.test(url)) problems.push({ path: 'url', message: DELTA });
  if (header !== undefined && readHeader(header) === null) problems.push(BAD_HEADER);
  if (!address.ok || problems.length > 0) throw validationError(problems);
  return { url, header: header?.trim() ?? null, host: address.url.host };
}
