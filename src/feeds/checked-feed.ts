import { type Problem, validationError } from '../platform/errors.ts';
import type { Outbound } from '../platform/outbound/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { check } from '../platform/validation/index.ts';
import { changedFeed, newFeed } from './feed.schema.ts';
import type { FeedColumns } from './feed.sql.ts';
import { readHeader } from './header-value.ts';

interface Needs {
  keyRing: KeyRing;
  outbound: Pick<Outbound, 'checkUrl'>;
}

const DELTA = 'looks like a file of changes only; the feed must hold every listing each time';

const HEADER = "must be 'Name: value' with a header one may set";

/** The columns of an address, sealed; adds to `problems` what is wrong with it. */
async function addressColumns(
  { keyRing, outbound }: Needs,
  url: string,
  problems: Problem[],
): Promise<Pick<FeedColumns, 'address' | 'host'>> {
  const address = await outbound.checkUrl(url, true);
  if (!address.ok) problems.push({ path: 'url', message: address.sentence });
  if (/_delta\b|_mp_delta/.test(url)) problems.push({ path: 'url', message: DELTA });
  return { address: keyRing.encrypt(url), host: address.ok ? address.url.host : '' };
}

function headerColumn({ keyRing }: Needs, header: string, problems: Problem[]): string {
  if (readHeader(header) === null) problems.push({ path: 'header', message: HEADER });
  return keyRing.encrypt(header.trim());
}

/**
 * Checks a new feed, `{url, header?, settings?}`, whose address is looked up; returns its columns, address
 * and header sealed. Throws `validation_error`.
 */
export async function checkNewFeed(needs: Needs, input: unknown): Promise<FeedColumns> {
  const checked = check(newFeed, input);
  if (!checked.ok) throw validationError(checked.problems);
  const { url, header, settings } = checked.value;
  const problems: Problem[] = [];
  const columns = {
    ...(await addressColumns(needs, url, problems)),
    header: header === undefined ? null : headerColumn(needs, header, problems),
    settings,
  };
  if (problems.length > 0) throw validationError(problems);
  return columns;
}

/** The same for a change: what is left out stays, a header of null is removed. */
export async function checkChangedFeed(
  needs: Needs,
  input: unknown,
): Promise<Partial<FeedColumns>> {
  const checked = check(changedFeed, input);
  if (!checked.ok) throw validationError(checked.problems);
  const { url, header, settings } = checked.value;
  const problems: Problem[] = [];
  const columns: Partial<FeedColumns> = {
    ...(url === undefined ? {} : await addressColumns(needs, url, problems)),
    ...(header === undefined
      ? {}
      : { header: header === null ? null : headerColumn(needs, header, problems) }),
    ...(settings === undefined ? {} : { settings }),
  };
  if (problems.length > 0) throw validationError(problems);
  return columns;
}
