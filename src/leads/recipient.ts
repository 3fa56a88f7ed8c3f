import { type HeldListingRow, holdListing } from '../listings/index.ts';
import { type ChannelsRow, enquiryChannels } from '../partners/index.ts';
import type { Tx } from '../platform/db/index.ts';

/** Whom an enquiry about a listing goes to, and by which channels. */
export type Recipient = HeldListingRow & ChannelsRow;

/**
 * Finds whom an enquiry goes to at `now`; undefined when the listing is not shown. The listing stays
 * and the partner stays approved to the end of the transaction.
 */
export async function findRecipient(
  tx: Tx,
  listingId: number,
  now: Date,
): Promise<Recipient | undefined> {
  const listing = await holdListing(tx, listingId);
  const channels = listing && (await enquiryChannels(tx, listing.partner_id, now));
  return channels && { ...listing, ...channels };
}
