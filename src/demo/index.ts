export type { DemoRange } from './calendar.ts';
export { DEMO_PARTNER, type DemoListing, demoListings, type DemoWishes } from './demo-listings.ts';
export type { DemoPlaces, DemoTown } from './geography.ts';
