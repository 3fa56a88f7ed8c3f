export type { DemoRange } from './calendar.ts';
export { type DemoListing, demoListings, type DemoWishes } from './demo-listings.ts';
export type { DemoTown } from './geography.ts';
