import { type Drawings, drawings } from './drawings/index.ts';
import { type DemoListing, demoListings } from './listings/demo-listings.ts';
import type { Gazetteer } from './listings/geography.ts';

/** The demo partner: its account data, its listings and their pictures. */
export interface DemoPartner {
  name: string;
  /** Its slug in paths of the site. */
  slug: string;
  /** URL of its website; no server exists there. */
  website: string;
  email: string;
  /**
   * Generates its listings with their calendars: always the same for the same seed, gazetteer and
   * day.
   * @param today the first day of the calendars, `YYYY-MM-DD`.
   */
  listings(today: string): Generator<DemoListing>;
  /** The pictures that the listings refer to. */
  drawings: Drawings;
}

export interface DemoPartnerOptions {
  /** Another seed generates other listings; `campcairn` by default. */
  seed?: string;
  /** Share of the 2,000 listings to generate, from 0 to 1; all by default. */
  share?: number;
}

const WEBSITE = 'https://demo.campcairn.example';

/** Creates the demo partner, with listings in the towns of `gazetteer`. */
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
