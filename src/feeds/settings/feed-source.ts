import { type Problem, validationError } from '../../platform/errors.ts';
import { type Outbound, problemOfUrl } from '../../platform/outbound/index.ts';
import { check } from '../../platform/validation/index.ts';
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

type Sources = Pick<Outbound, 'checkUrl'>;

/** The rules that a source breaks which its schema does not know, of each field whose shape is right. */
async function brokenRules(outbound: Sources, input: unknown): Promise<Problem[]> {
  const sent = input as { url?: unknown; header?: unknown } | null | undefined;
  const { data: url } = feedSource.shape.url.safeParse(sent?.url);
  const { data: header } = feedSource.shape.header.safeParse(sent?.header);
  const address = url === undefined ? undefined : await outbound.checkUrl(url, true);
  const problems: Problem[] = [];
  if (address?.ok === false) problems.push({ path: 'url', message: problemOfUrl(address) });
  if (url !== undefined && /_delta\b|_mp_delta/.test(url)) {
    problems.push({ path: 'url', message: DELTA });
  }
  if (header !== undefined && readHeader(header) === null) problems.push(BAD_HEADER);
  return problems;
}

/** Throws the `validation_error` of a source, with the problems of its shape and the rules it breaks. */
export async function refuseSource(
  outbound: Sources,
  input: unknown,
  ofShape: Problem[],
): Promise<never> {
  throw validationError([...ofShape, ...(await brokenRules(outbound, input))]);
}

/**
 * Checks the address of a feed and the header it needs.
 * @param input `{url, header?}`, unchecked
 * @throws `validation_error`
 */
export async function checkSource(outbound: Sources, input: unknown): Promise<CheckedSource> {
  const checked = check(feedSource, input);
  if (!checked.ok) return refuseSource(outbound, input, checked.problems);
  const problems = await brokenRules(outbound, input);
  if (problems.length > 0) throw validationError(problems);
  const { url, header } = checked.value;
  return { url, header: header?.trim() ?? null, host: new URL(url).host };
}
