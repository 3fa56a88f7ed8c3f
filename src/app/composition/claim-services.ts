import {
  CLAIMS_PER_DAY,
  createClaimReview,
  createLook,
  LOOKS_PER_HOUR,
  createClaims,
} from '../../claims/index.ts';
import type { ListingEditor } from '../../listings/index.ts';
import type { PartnerMails } from '../../mails/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { Foundation } from './app-context.ts';

/** Makes what operators do about claims of campsites. @param editor loads what makes listings. */
export function createClaimReviewServices(
  { settings, db, clock }: Foundation,
  outbound: Outbound,
  mails: PartnerMails,
  editor: () => Promise<Pick<ListingEditor, 'add'>>,
) {
  return {
    claimReview: createClaimReview({ db, clock, mails, editor }),
    lookAtWebsite: createLook({ outbound, clock, publicUrl: settings.PUBLIC_URL }),
  };
}

/** Makes what partners do about their claims. */
export const createOwnClaims = (
  { db, clock, rateLimits }: Foundation,
  lookAt: ReturnType<typeof createLook>,
  editor: ListingEditor,
) =>
  createClaims({
    db,
    clock,
    lookAt,
    editor,
    limits: {
      claims: rateLimits.exact('claims', CLAIMS_PER_DAY, 86_400),
      looks: rateLimits.exact('claim looks', LOOKS_PER_HOUR, 3600),
    },
  });
