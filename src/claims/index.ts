export type { ClaimedCampsite, OwnClaim, ReviewedClaim } from './claim.present.ts';
export type { ClaimStatus } from './claim.sql.ts';
export {
  type Claims,
  CLAIMS_PER_DAY,
  createClaims,
  LOOKS_PER_HOUR,
  websiteOf,
  withdrawClaimsOf,
} from './claim.ts';
export { createLook, type Look } from './look.ts';
export { type CampsiteOwners, createCampsiteOwners } from './owners.ts';
export { type ApprovedClaim, type ClaimReview, createClaimReview } from './review.ts';
