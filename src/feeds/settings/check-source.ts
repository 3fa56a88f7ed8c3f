import { z } from 'zod';
import { type Problem, validationError } from '../../platform/errors.ts';
import { type Outbound, problemOfUrl } from '../../platform/outbound/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { check } from '../../platform/validation/index.ts';
import type { FeedColumns } from '../feed.sql.ts';
import { feedSettings } from '../map/index.ts';

/** Address, header and settings of a feed. */
const feedSource = z.strictObject({
  url: z.string().max(2000),
  header: z.string().max(5000).optional(),
});

/** A new feed, as an operator adds it. */
const newFeed = feedSource.extend({
  settings: feedSettings.default({}),
});

/** A change of a feed; absent fields stay unchanged. */
const changedFeed = z.strictObject({
  url: z.string().max(2000).optional(),
  header: z.string().max(5000).nullable().optional(),
  settings: feedSettings.optional(),
});

/** Headers of the connection and of the message's framing, which partners may not set. */
const RESERVED = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'if-modified-since',
  'if-none-match',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Parses `Name: value`; null when it is not a valid or permitted header. */
export function readHeader(text: string): { name: string; value: string } | null {
  const match = /^([!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}):[ \t]*([\x20-\x7e]{1,4000})$/.exec(
    text.trim(),
  );
  const name = match?.[1]?.toLowerCase();
  if (name === undefined || RESERVED.has(name)) return null;
  return { name, value: match![2]!.trim() };
}

/** Address and header of a feed, not encrypted. */
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
function checkHeader(header: string): string {
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
async function refuseSource(outbound: Sources, input: unknown, ofShape: Problem[]): Promise<never> {
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

interface Deps {
  keyRing: KeyRing;
  outbound: Pick<Outbound, 'checkUrl'>;
}

const sealed = ({ keyRing }: Deps, { url, header, host }: CheckedSource) => ({
  address: keyRing.encrypt(url),
  header: header === null ? null : keyRing.encrypt(header),
  host,
});

/**
 * Checks a new feed, `{url, header?, settings?}`, whose address is looked up; returns its columns, address
 * and header sealed. Throws `validation_error`.
 */
export async function checkNewFeed(deps: Deps, input: unknown): Promise<FeedColumns> {
  const checked = check(newFeed, input);
  if (!checked.ok) return refuseSource(deps.outbound, input, checked.problems);
  const { settings, ...given } = checked.value;
  return { ...sealed(deps, await checkSource(deps.outbound, given)), settings };
}

/** Checks a change of a feed: absent fields stay unchanged, a header of null is removed. */
export async function checkChangedFeed(deps: Deps, input: unknown): Promise<Partial<FeedColumns>> {
  const checked = check(changedFeed, input);
  if (!checked.ok) return refuseSource(deps.outbound, input, checked.problems);
  const { url, header, settings } = checked.value;
  const columns: Partial<FeedColumns> = settings === undefined ? {} : { settings };
  if (url !== undefined) {
    const given = header == null ? { url } : { url, header };
    const {
      address,
      host,
      header: sealedHeader,
    } = sealed(deps, await checkSource(deps.outbound, given));
    Object.assign(columns, { address, host });
    if (header !== undefined) columns.header = sealedHeader;
  } else if (header !== undefined) {
    columns.header = header === null ? null : deps.keyRing.encrypt(checkHeader(header));
  }
  return columns;
}
