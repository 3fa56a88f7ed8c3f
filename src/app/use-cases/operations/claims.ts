import {
  type ApprovedClaim,
  type ClaimReview,
  type createLook,
  type Look,
  type ReviewedClaim,
  websiteOf,
} from '../../../claims/index.ts';
import type { Actor, Recorder } from '../../../platform/audit/index.ts';
import { ExpectedError } from '../../../platform/errors.ts';

interface Deps {
  claimReview: ClaimReview;
  lookAtWebsite: ReturnType<typeof createLook>;
}

const aboutOf = ({ id, partner }: ReviewedClaim) => ({
  subject: `claim ${id}`,
  partnerId: partner.id,
});

/** Operations of operators on claims of campsites. */
export const createClaimOperations = (
  { claimReview: review, lookAtWebsite }: Deps,
  { change }: Recorder,
  actor: Actor,
) => ({
  /**
   * Checks the website that OpenStreetMap states for the code, for up to 10 seconds, and stores the
   * result.
   */
  async look(id: number): Promise<Look> {
    const claim = await review.show(id);
    if (claim.status !== 'pending') {
      throw new ExpectedError('bad_request', `Claim ${id} was ${claim.status} already.`);
    }
    const look = await lookAtWebsite(websiteOf(claim), claim.code);
    return change(async (tx) => {
      await review.noteLook(tx, id, look);
      const after = { status: look.status, found: look.found };
      return { result: look, entry: { action: 'claim.look', ...aboutOf(claim), after } };
    });
  },

  /**
   * Approves a claim, and notifies the partner by mail.
   * @param note how the operator verified it
   */
  approve: (id: number, note = ''): Promise<ApprovedClaim> =>
    change(async (tx) => {
      const approved = await review.approve(tx, id, { by: actor.name, note });
      const { claim, draft } = approved;
      const { osmRef } = claim.campsite;
      const entry = {
        action: 'claim.approve',
        ...aboutOf(claim),
        reason: claim.reason,
        before: { status: 'pending' },
        after: { status: 'approved', osm_ref: osmRef, checked_by: claim.checkedBy, listing: draft },
      };
      return { result: approved, entry };
    }),

  /** Declines a claim, and notifies the partner by mail, with the reason. */
  decline: (id: number, reason: string): Promise<ReviewedClaim> =>
    change(async (tx) => {
      const claim = await review.decline(tx, id, { by: actor.name, reason });
      const entry = {
        action: 'claim.decline',
        ...aboutOf(claim),
        reason: claim.reason,
        before: { status: 'pending' },
        after: { status: 'declined', osm_ref: claim.campsite.osmRef },
      };
      return { result: claim, entry };
    }),

  /** Revokes an approved claim, and notifies the partner by mail, with the reason. */
  revoke: (id: number, reason: string): Promise<ReviewedClaim> =>
    change(async (tx) => {
      const claim = await review.revoke(tx, id, { by: actor.name, reason });
      const entry = {
        action: 'claim.revoke',
        ...aboutOf(claim),
        reason: claim.reason,
        before: { status: 'approved' },
        after: { status: 'revoked', osm_ref: claim.campsite.osmRef },
      };
      return { result: claim, entry };
    }),
});
