import { MAX_TRIAL_LISTINGS } from '../partners/index.ts';
import { ExpectedError, notFound, type Problem } from '../platform/errors.ts';

/** The error for a partner that has no listing with this id. */
export const listingNotFound = (): ExpectedError => notFound('listing');

/** The error for a write whose `If-Match` names another content of the listing, or a listing that is gone. */
export const listingChanged = (): ExpectedError =>
  new ExpectedError(
    'precondition_failed',
    'The listing is not the one that If-Match names: it was changed or deleted meanwhile. Read it again, then decide.',
  );

/** The problem of a point that is more than 50 km from any country. */
export const NO_COUNTRY: Problem = {
  path: 'location',
  message:
    'lies more than 50 km from any country, probably in an ocean: check that lat and lng are not swapped',
};

/** The problem of a listing that is one too many for the test account of an applicant. */
export const TOO_MANY_IN_TRIAL: Problem = {
  path: 'listings',
  message: `is more than a test account can have before the account is approved: it can have ${MAX_TRIAL_LISTINGS} listings, and any number after that`,
};
