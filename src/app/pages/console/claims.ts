import type { ReviewedClaim } from '../../../claims/index.ts';
import { mailDomainOf } from '../../../partners/index.ts';
import { type ConsoleDeps, createPages } from './operator.ts';

/** The part of the console about claims of campsites. */
export function createConsoleClaims({ context, services }: ConsoleDeps) {
  const { claimReview: review } = services;
  const keyOf = ({ id }: ReviewedClaim) => id;
  const asTheyAre = (claim: ReviewedClaim) => claim;
  const waitingPages = createPages(context, 'claims waiting', keyOf);
  const decidedPages = createPages(context, 'claims decided', keyOf);
  return {
    /** Returns waiting claims, the longest waiting first. */
    waiting: (after?: string) =>
      waitingPages(after, (key, limit) => review.waiting(key ?? 0, limit), asTheyAre),
    /** Returns other claims, newest first. */
    decided: (after?: string) =>
      decidedPages(
        after,
        (key, limit) => review.decided(key ?? Number.MAX_SAFE_INTEGER, limit),
        asTheyAre,
      ),
    /** Returns a claim with data that supports the decision. Throws `not_found`. */
    async show(id: number) {
      const claim = await review.show(id);
      const [others, history] = await Promise.all([
        review.others(id),
        context.audit.list({ subject: `claim ${id}` }, 20),
      ]);
      const { website } = claim.campsite;
      const { contactEmail } = claim.partner;
      return {
        claim,
        /** Compares the partner's mail domain with the campsite's website; null without a website. */
        mailDomain: website === null ? null : mailDomainOf(contactEmail, website),
        others,
        history,
      };
    },
  };
}
