export { type DemoPartner, demoPartner, type DemoPartnerOptions } from './demo-partner.ts';
export type { Drawing, Drawings } from './drawings/index.ts';
export type { DemoFacts, DemoMember } from './facts.ts';
export type { DemoEnquiry, DemoEvent, Outage } from './history/events.ts';
export type { DemoHistory, KnownListing } from './history/history.ts';
export type { DemoListing } from './listings/demo-listings.ts';
export type { Gazetteer, Point, Town } from './listings/geography.ts';
export type { AvailabilityRange, Listing } from './listings/listing.ts';
export type { DemoReply, DemoRequest } from './website/website.ts';
