import type { KeyRing } from '../platform/secrets/index.ts';
import type { FeedRow } from './feed.sql.ts';
import { readHeader } from './header-value.ts';
import type { FeedSource } from './run/fetch.ts';
import { isCurrentMapping } from './run/mapping-version.ts';

/** A feed's address and header, opened for one request; never to be logged or shown. */
export function openSource(feed: FeedRow, keyRing: KeyRing): FeedSource {
  return {
    address: keyRing.decrypt(feed.address),
    header: feed.header === null ? null : readHeader(keyRing.decrypt(feed.header)),
    partnerId: feed.partner_id,
    // A file that is the same is to be read all the same once it would become something else.
    known: isCurrentMapping(feed.mapping, feed.settings)
      ? { etag: feed.etag, lastModified: feed.last_modified }
      : null,
  };
}
