import type { Db } from '../../platform/db/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { selectWhole } from '../feed-run.sql.ts';
import type { FeedRow } from '../feed.sql.ts';
import type { FeedSettings } from '../map/index.ts';
import { isCurrentMapping } from '../map/mapping-version.ts';
import { readHeader } from '../settings/check-source.ts';
import type { FeedSource } from './fetch.ts';

/** The addresses at which every Shopify shop lists its products. */
const SHOPIFY_LIST = /^(https:\/\/[^/?#]+)(?:\/[^?#]*)?\/products\.json(?:[?#]|$)/i;

/** A feed's settings; the shop of a Shopify list is where the list is, unless another is set. */
export function settingsOf({ settings, address }: FeedRow, keyRing: KeyRing): FeedSettings {
  if (settings.shop !== undefined) return settings;
  const shop = SHOPIFY_LIST.exec(keyRing.decrypt(address))?.[1];
  return shop === undefined ? settings : { ...settings, shop };
}

/**
 * Decrypts where a feed is fetched from; the result must not be logged or shown.
 * @param isConditional whether the file may be left out when it has not changed. Its validators are sent only if the
 *   same file would change nothing: the mapping is the one it was applied with, and all of its listings are there
 */
export async function sourceOf(
  { db, keyRing }: { db: Db; keyRing: KeyRing },
  feed: FeedRow,
  isConditional: boolean,
): Promise<FeedSource> {
  const { etag, last_modified: lastModified } = feed;
  const hasValidators = isConditional && (etag !== null || lastModified !== null);
  const mayBeUnchanged =
    hasValidators &&
    isCurrentMapping(feed.mapping, settingsOf(feed, keyRing)) &&
    (await db.one(selectWhole, [feed.id])).whole;
  return {
    address: keyRing.decrypt(feed.address),
    header: feed.header === null ? null : readHeader(keyRing.decrypt(feed.header)),
    partnerId: feed.partner_id,
    validators: mayBeUnchanged ? { etag, lastModified } : null,
  };
}
