import type { Tx } from '../platform/db/index.ts';
import { type ChannelsRow, lockChannels } from './channels.sql.ts';

/**
 * Says by which channels enquiries reach a partner at `now`, and keeps that so to the end of the
 * transaction. Undefined when the partner is not approved.
 */
export const enquiryChannels = (
  tx: Tx,
  partnerId: number,
  now: Date,
): Promise<ChannelsRow | undefined> => tx.maybeOne(lockChannels, [partnerId, now]);
