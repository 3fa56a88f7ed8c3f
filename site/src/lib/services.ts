/** What the pages know of the rest of the program: types only, nothing of it is bundled. */
export type { AvailabilityRange, PublicListing } from '../../../src/listings/index.ts';
export type * from '../../../src/app/pages/contract.ts';
export type { SiteRequest } from '../../../src/app/server/site-mount.ts';
