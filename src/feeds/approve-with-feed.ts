import { ExpectedError } from '../platform/errors.ts';
import type { ApplicationReview, Approved } from '../partners/index.ts';
import type { Feeds } from './feed.ts';

/** A new partner with its key, and its feed where it named one. */
export interface ApprovedWithFeed extends Omit<Approved, 'feedAddress'> {
  /** The number of the feed that was added. */
  feed?: number;
  /** Why the feed that it named could not be added. */
  feed_problem?: string;
}

/**
 * Approves an application and adds the feed that it named. A feed that cannot be added does not stop
 * the approval. Throws as `ApplicationReview.approve` does.
 * @param feeds called only when there is a feed to be added.
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
