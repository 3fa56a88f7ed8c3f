import type { KeyRing } from '../platform/secrets/index.ts';
import type { FeedRow } from './feed.sql.ts';
import { readHeader } from './header-value.ts';
import type { FeedSource } from './run/fetch.ts';
import { isCurrentMapping } from './run/mapping-version.ts';

/** Decrypts a feed's address and header for one request; they must not be logged or shown. */
export function openSource(feed: FeedRow, keyRing: KeyRing): FeedSource {
  return {
    address: keyRing.decrypt(feed.address),
    header: feed.header === null ? null : readHeader(keyRing.decrypt(feed.header)),
    partnerId: feed.partner_id,
    // Validators are sent only if the mapping is current: else an unchanged file gives other listings.
    known: isCurrentMapping(feed.mapping, feed.settings)
      ? { etag: feed.etag, lastModified: feed.last_modified }
      : null,
  };
}
