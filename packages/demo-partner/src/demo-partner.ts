import { type Drawings, drawings } from './drawings/index.ts';
import { type DemoListing, demoListings } from './listings/demo-listings.ts';
import type { Gazetteer } from './listings/geography.ts';

/** The demo partner: who it is, what it offers, and the pictures of that. */
export interface DemoPartner {
  name: string;
  /** Its address among partners. */
  slug: string;
  /** Its own site; nothing answers there. */
  website: string;
  email: string;
  /**
   * Its listings with their calendars: the same for the same seed, gazetteer and day.
   * @param today the day the calendars begin at, `YYYY-MM-DD`.
   */
  listings(today: string): Generator<DemoListing>;
  /** The pictures that the listings name. */
  drawings: Drawings;
}

export interface DemoPartnerOptions {
  /** Another seed makes other listings; `campcairn` when unset. */
  seed?: string;
  /** Share of the 2,000 listings that is made, from 0 to 1; all when unset. */
  share?: number;
}

const WEBSITE = 'https://demo.campcairn.example';

/** Makes the demo partner; its listings are placed in the towns of `gazetteer`. */
export function demoPartner(
  gazetteer: Gazetteer,
  { seed = 'campcairn', share = 1 }: DemoPartnerOptions = {},
): DemoPartner {
  return {
    name: 'Campcairn Demo',
    slug: 'campcairn-demo',
    website: WEBSITE,
    email: 'demo@campcairn.example',
    listings: (today) => demoListings(gazetteer, today, { site: WEBSITE, seed, share }),
    drawings,
  };
}
