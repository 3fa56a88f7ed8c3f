import { type ExpectedError, notFound, type Problem } from '../platform/errors.ts';

/** The error for a partner that has no listing with this id. */
export const listingNotFound = (): ExpectedError => notFound('listing');

/** The problem of a point that is more than 50 km from any country. */
export const NO_COUNTRY: Problem = {
  path: 'location',
  message:
    'lies more than 50 km from any country, probably in an ocean: check that lat and lng are not swapped',
};
