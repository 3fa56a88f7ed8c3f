import type { KeyRing } from '../../platform/secrets/index.ts';
import type { FeedRow } from '../feed.sql.ts';
import type { FeedSettings } from '../map/index.ts';
import { readHeader } from '../settings/header-value.ts';
import type { FeedSource } from './fetch.ts';
import { isCurrentMapping } from '../map/mapping-version.ts';

/** The addresses at which every Shopify shop lists its products. */
const SHOPIFY_LIST = /^(https:\/\/[^/?#]+)(?:\/[^?#]*)?\/products\.json(?:[?#]|$)/i;

/** A feed's settings; the shop of a Shopify list is where the list is, unless another is set. */
export function settingsOf({ settings, address }: FeedRow, keyRing: KeyRing): FeedSettings {
  if (settings.shop !== undefined) return settings;
  const shop = SHOPIFY_LIST.exec(keyRing.decrypt(address))?.[1];
  return shop === undefined ? settings : { ...settings, shop };
}

/** Decrypts a feed's address and header for one request; they must not be logged or shown. */
export function openSource(feed: FeedRow, keyRing: KeyRing): FeedSource {
  return {
    address: keyRing.decrypt(feed.address),
    header: feed.header === null ? null : readHeader(keyRing.decrypt(feed.header)),
    partnerId: feed.partner_id,
    // Validators are sent only if the mapping is current: else an unchanged file gives other listings.
    known: isCurrentMapping(feed.mapping, settingsOf(feed, keyRing))
      ? { etag: feed.etag, lastModified: feed.last_modified }
      : null,
  };
}
