import { type ExpectedError, notFound, type Problem } from '../platform/errors.ts';

/** The error that no listing of the partner has this id. */
export const listingNotFound = (): ExpectedError => notFound('listing');

/** The problem that the point is more than 50 km from any country. */
export const NO_COUNTRY: Problem = {
  path: 'location',
  message:
    'lies more than 50 km from any country, probably in an ocean: check that lat and lng are not swapped',
};
