import { type Seeded, seeded } from '@campcairn/seeded';
import type {
  DemoCalls,
  DemoClick,
  DemoEnquiry,
  DemoEvent,
  DemoViews,
  Found,
  Outage,
} from './events.ts';
import { traveller } from './travellers.ts';

/** A listing that travellers may have seen. */
export interface KnownListing {
  title: string;
  countryCode: string;
}

/** What happened to the demo partner before it was made. */
export interface DemoHistory {
  /** Since when it has Premium. */
  premiumSince: Date;
  /** All events up to now, the oldest first. */
  events: DemoEvent[];
  outages: Outage[];
}

export interface HistoryOptions {
  seed: string;
  now: Date;
  listings: readonly KnownListing[];
}

/** Days of history: more than the 90 after which enquiries are erased, so that some are. */
const DAYS = 97;

/** Number of listings that travellers see; a few of them far more often than others. */
const POPULAR = 160;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const SOURCES: readonly (readonly [Found['source'], number])[] = [
  ['search', 54],
  ['landing', 21],
  ['map', 12],
  ['listing', 8],
  ['place_page', 3],
  ['assistant', 2],
];

/** Share of the clicks of a week by day, from Sunday. */
const WEEK = [1.35, 0.95, 0.85, 0.85, 0.9, 1, 1.2];

/** Share of the clicks of a day by hour (UTC). */
const HOURS = [
  1, 0.6, 0.3, 0.2, 0.3, 0.8, 2, 4, 5, 6, 6, 6, 7, 6, 5, 5, 6, 7, 9, 11, 12, 10, 6, 3,
].map((weight, hour) => [hour, weight] as const);

const CLICKS_PER_DAY = 9;
const ENQUIRIES_PER_DAY = 1.2;
const LISTINGS_VIEWED_PER_DAY = 40;

/** Ages in minutes of enquiries that are there on every first start, so that some wait and one has just come. */
const FRESH: readonly { minutesAgo: number; answered: boolean }[] = [
  { minutesAgo: 24, answered: false },
  { minutesAgo: 155, answered: false },
  { minutesAgo: 7 * 60, answered: true },
  { minutesAgo: 21 * 60, answered: false },
  { minutesAgo: 33 * 60, answered: false },
];

/** When the webhook failed, in minutes ago. Long enough for attempts to run out, or only for a few retries. */
const OUTAGES: readonly { minutesAgo: number; minutes: number; answered: boolean }[] = [
  { minutesAgo: 26 * 1440 + 130, minutes: 9 * 60, answered: true },
  { minutesAgo: 9 * 1440 + 410, minutes: 35, answered: true },
  { minutesAgo: 2 * 1440 + 220, minutes: 8 * 60, answered: false },
];

const ago = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);

/**
 * Makes up the history of the demo partner: the same for the same seed, listings and time. All names,
 * addresses and numbers are invented, and say Demo.
 */
export function demoHistory({ seed, now, listings }: HistoryOptions): DemoHistory {
  const random = seeded(`${seed}/history`);
  const start = historyStart(now);
  const popular = random.fork('popular').some(Array.from(listings.keys()), POPULAR);
  const rank = (from: Seeded, evenness: number) =>
    Math.floor(popular.length * from.next() ** evenness);
  const pickListing = (from: Seeded): number => popular[rank(from, 1.7)] ?? 0;
  const foundOf = (from: Seeded, listing: number): Found => {
    const source = from.weighted(SOURCES);
    const isPlaced = source !== 'listing' && source !== 'assistant' && from.chance(0.85);
    return { source, country: isPlaced ? (listings[listing]?.countryCode ?? '') : '' };
  };

  const callsOn = (day: Date): DemoCalls => {
    const from = random.fork(`calls ${day.toISOString()}`);
    const at = new Date(day.getTime() + from.whole(5 * 60, 6 * 60) * MINUTE_MS);
    const refused = from.chance(0.12) ? from.whole(1, 4) : 0;
    return { kind: 'calls', at, accepted: from.whole(18, 75), refused };
  };

  const viewsOn = (day: Date, business: number): DemoViews[] => {
    const from = random.fork(`views ${day.toISOString()}`);
    const at = new Date(Math.min(day.getTime() + 20 * HOUR_MS, now.getTime()));
    const ranks = new Set(Array.from({ length: LISTINGS_VIEWED_PER_DAY }, () => rank(from, 1.7)));
    return [...ranks].map((place) => {
      const listing = popular[place] ?? 0;
      const popularity = 1 - place / popular.length;
      const shown = Math.round(business * from.between(3, 9 + 26 * popularity));
      const viewed = Math.round(shown * from.between(0.06, 0.2));
      const saved = from.chance(0.25) ? Math.round(viewed * from.between(0.1, 0.4)) : 0;
      return { kind: 'views', at, listing, found: foundOf(from, listing), shown, viewed, saved };
    });
  };

  const clicksOn = (day: Date, business: number): DemoClick[] => {
    const from = random.fork(`clicks ${day.toISOString()}`);
    return Array.from({ length: Math.round(CLICKS_PER_DAY * business) }, () => {
      const at = momentOf(from, day);
      const listing = pickListing(from);
      return { kind: 'click', at, listing, found: foundOf(from, listing) };
    });
  };

  const enquiryAt = (from: Seeded, at: Date, answeredAt: Date | null): DemoEnquiry => {
    const listing = pickListing(from);
    const found = foundOf(from, listing);
    const fields = traveller(from, at, listings[listing]?.title ?? '');
    const answeredBy = from.chance(0.7) ? 'person' : 'program';
    return { kind: 'enquiry', at, listing, found, fields, answeredAt, answeredBy };
  };

  const enquiriesOn = (day: Date, business: number): DemoEnquiry[] => {
    const from = random.fork(`enquiries ${day.toISOString()}`);
    const count = Math.floor(ENQUIRIES_PER_DAY * business + from.next());
    return Array.from({ length: count }, () => {
      const at = momentOf(from, day);
      const answeredAt = new Date(at.getTime() + answeredAfter(from));
      return enquiryAt(from, at, from.chance(0.94) ? answeredAt : null);
    });
  };

  const certain = random.fork('certain');
  const fresh = FRESH.map(({ minutesAgo, answered }) => {
    const answeredAt = answered ? ago(now, minutesAgo - 95) : null;
    return enquiryAt(certain, ago(now, minutesAgo), answeredAt);
  });
  const outages = OUTAGES.map(({ minutesAgo, minutes }) => ({
    from: ago(now, minutesAgo),
    until: ago(now, minutesAgo - minutes),
  }));
  const duringOutages = OUTAGES.map(({ minutesAgo, minutes, answered }) => {
    const answeredAt = answered ? ago(now, minutesAgo - minutes - 140) : null;
    return enquiryAt(certain, ago(now, minutesAgo - 4), answeredAt);
  });

  const events: DemoEvent[] = [...fresh, ...duringOutages];
  // What waits is what is listed above; others of the last days are older and answered.
  const quietSince = ago(now, FRESH.at(-1)!.minutesAgo + 8 * 60);
  for (let index = 0; index <= DAYS; index++) {
    const day = new Date(start.getTime() + index * DAY_MS);
    const growth = 0.75 + (0.5 * index) / DAYS;
    const business = growth * (WEEK[day.getUTCDay()] ?? 1) * random.between(0.7, 1.3);
    events.push(callsOn(day), ...viewsOn(day, business), ...clicksOn(day, business));
    events.push(...enquiriesOn(day, business).filter(({ at }) => at < quietSince));
  }
  return {
    premiumSince: ago(now, 12 * 1440),
    events: events
      .filter(({ at }) => at <= now)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    outages,
  };
}

/** Returns when the history of a demo begins: midnight, UTC, of a day some months before `now`. */
export const historyStart = (now: Date): Date =>
  new Date(Date.parse(now.toISOString().slice(0, 10)) - DAYS * DAY_MS);

/** Returns when the demo's feed was read: not every day, because each reading takes time at the start. */
export const feedRuns = (now: Date): Date[] => [62, 27, 4].map((days) => ago(now, days * 1440));

const momentOf = (from: Seeded, day: Date): Date =>
  new Date(day.getTime() + from.weighted(HOURS) * HOUR_MS + from.whole(0, 3_599) * 1000);

/** Milliseconds until an answer: mostly within hours, sometimes the day after. */
const answeredAfter = (from: Seeded): number =>
  from.chance(0.8) ? from.whole(8, 300) * MINUTE_MS : from.whole(300, 1_700) * MINUTE_MS;
