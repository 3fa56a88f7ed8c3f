import type { Outbound } from '../../platform/outbound/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { check } from '../../platform/validation/index.ts';
import { type CheckedSource, checkHeader, checkSource, refuseSource } from './feed-source.ts';
import { changedFeed, newFeed } from './feed.schema.ts';
import type { FeedColumns } from '../feed.sql.ts';

interface Needs {
  keyRing: KeyRing;
  outbound: Pick<Outbound, 'checkUrl'>;
}

const sealed = ({ keyRing }: Needs, { url, header, host }: CheckedSource) => ({
  address: keyRing.encrypt(url),
  header: header === null ? null : keyRing.encrypt(header),
  host,
});

/**
 * Checks a new feed, `{url, header?, settings?}`, whose address is looked up; returns its columns, address
 * and header sealed. Throws `validation_error`.
 */
export async function checkNewFeed(needs: Needs, input: unknown): Promise<FeedColumns> {
  const checked = check(newFeed, input);
  if (!checked.ok) return refuseSource(needs.outbound, input, checked.problems);
  const { settings, ...given } = checked.value;
  return { ...sealed(needs, await checkSource(needs.outbound, given)), settings };
}

/** The same for a change: what is left out stays, a header of null is removed. */
export async function checkChangedFeed(
  needs: Needs,
  input: unknown,
): Promise<Partial<FeedColumns>> {
  const checked = check(changedFeed, input);
  if (!checked.ok) return refuseSource(needs.outbound, input, checked.problems);
  const { url, header, settings } = checked.value;
  const columns: Partial<FeedColumns> = settings === undefined ? {} : { settings };
  if (url !== undefined) {
    const given = header == null ? { url } : { url, header };
    const {
      address,
      host,
      header: sealedHeader,
    } = sealed(needs, await checkSource(needs.outbound, given));
    Object.assign(columns, { address, host });
    if (header !== undefined) columns.header = sealedHeader;
  } else if (header !== undefined) {
    columns.header = header === null ? null : needs.keyRing.encrypt(checkHeader(header));
  }
  return columns;
}
