import { type Drawings, drawings } from './drawings/index.ts';
import { DEMO, type DemoFacts } from './facts.ts';
import {
  demoHistory,
  type DemoHistory,
  feedRuns,
  historyStart,
  type KnownListing,
} from './history/history.ts';
import { type DemoListing, demoListings } from './listings/demo-listings.ts';
import type { Gazetteer } from './listings/geography.ts';
import { demoFeed } from './website/feed.ts';
import { answerRequest, type DemoReply, type DemoRequest, WEBSITE } from './website/website.ts';

/** The demo partner: its account data, its listings and their pictures, and its history. */
export interface DemoPartner extends DemoFacts {
  /**
   * Generates its listings with their calendars: always the same for the same seed, gazetteer and
   * day.
   * @param today the first day of the calendars, `YYYY-MM-DD`.
   */
  listings(today: string): Generator<DemoListing>;
  /** Returns when its history begins. */
  began(now: Date): Date;
  /** Returns the times before now at which its feed was read. */
  feedRuns(now: Date): Date[];
  /** Makes up what travellers did until now, with those of its listings that they may see. */
  history(listings: readonly KnownListing[], now: Date): DemoHistory;
  /** Answers requests to its websites, at `demo.campcairn.example` and below, in place of servers. */
  answer(request: DemoRequest, now: Date): DemoReply;
  /** The pictures that the listings refer to. */
  drawings: Drawings;
}

export interface DemoPartnerOptions {
  /** Another seed generates other listings; `campcairn` by default. */
  seed?: string;
  /** Share of the 2,000 listings to generate, from 0 to 1; all by default. */
  share?: number;
}

/** Share of listings of another seed that the feed may contain: some thirty in Great Britain. */
const FEED_SHARE = 0.06;

/** Creates the demo partner, with listings in the towns of `gazetteer`. */
export function demoPartner(
  gazetteer: Gazetteer,
  { seed = 'campcairn', share = 1 }: DemoPartnerOptions = {},
): DemoPartner {
  const feed = (now: Date): string => {
    const options = { site: WEBSITE, seed: `${seed}/feed`, share: FEED_SHARE };
    const listings: DemoListing[] = [];
    for (const listing of demoListings(gazetteer, now.toISOString().slice(0, 10), options)) {
      if (listing.input.location.country_code !== 'GB') break;
      listings.push(listing);
    }
    return demoFeed(listings, seed, now);
  };
  return {
    ...DEMO,
    listings: (today) => demoListings(gazetteer, today, { site: WEBSITE, seed, share }),
    began: historyStart,
    feedRuns,
    history: (listings, now) => demoHistory({ seed, now, listings }),
    answer: (request, now) => answerRequest(request, () => feed(now)),
    drawings,
  };
}
