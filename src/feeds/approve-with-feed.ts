import { ExpectedError } from '../platform/errors.ts';
import type { ApplicationReview, Approved } from '../partners/index.ts';
import type { Feeds } from './feed.ts';

/** A new partner with its API key, and its feed if it named one. */
export interface ApprovedWithFeed extends Omit<Approved, 'feedAddress'> {
  /** The id of the added feed. */
  feed?: number;
  /** Why the named feed could not be added. */
  feed_problem?: string;
}

/**
 * Approves an application and adds the feed that it named. A feed that cannot be added does not prevent
 * the approval. Throws as `ApplicationReview.approve` does.
 * @param feeds called only when there is a feed to add.
 */
export async function approveWithFeed(
  review: Pick<ApplicationReview, 'approve'>,
  feeds: () => Promise<Pick<Feeds, 'add'>>,
  applicationId: number,
): Promise<ApprovedWithFeed> {
  const { feedAddress, ...approved } = await review.approve(applicationId);
  if (feedAddress === null) return approved;
  try {
    const { id } = await (await feeds()).add(approved.partner.id, { url: feedAddress });
    return { ...approved, feed: id };
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    const sentences = (error.details ?? []).map(({ path, message }) => `${path} ${message}`);
    return { ...approved, feed_problem: sentences.join('; ') || error.message };
  }
}
