import type { AvailabilityRange, PublicListing, PublicListingAnswer } from '../listings/index.ts';
import type { Clock } from '../platform/clock.ts';

/** One of the four categories. */
export type Category = PublicListing['category'];

/** `[west, south, east, north]` in degrees; west is greater than east across the date line. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** A listing as one card of a list: only what the card shows, since pages serialise it again. */
export interface ListingCard {
  id: number;
  /** `/listing/{slug}-{id}`. */
  path: string;
  category: Category;
  title: string;
  image: PublicListing['images'][number] | null;
  imageCount: number;
  position: PublicListing['position'];
  countryCode: string;
  regionName: string | null;
  townName: string | null;
  price: PublicListing['price'];
  sleeps: number | null;
  seats: number | null;
  vehicleClass: NonNullable<PublicListing['vehicle']>['vehicle_class'] | null;
  transmission: NonNullable<PublicListing['vehicle']>['transmission'] | null;
  pitchTypes: NonNullable<PublicListing['campsite']>['pitch_types'] | null;
  rating: PublicListing['rating'];
  partner: { name: string; isDemo: boolean };
}

/** A card as one result of a search. */
export interface ResultCard extends ListingCard {
  /** Free for the asked dates, or its owner must be asked; null when no dates were asked. */
  availability: 'available' | 'ask' | null;
  /** Metres from the searched point; null when the search has none. */
  distance: number | null;
  /** Filters asked for that it states nothing about, by the names of their parameters. */
  notStated: string[];
}

/** A place as words were understood. */
export interface FoundPlace {
  kind: 'country' | 'region' | 'county' | 'town';
  /** Its own name, `Bristol`. */
  name: string;
  /** What tells it from others of that name, `England, United Kingdom`; empty for countries. */
  context: string;
  countryCode: string;
  lat: number;
  lng: number;
  bounds: Bounds | null;
  /** Words that, as `q`, find this very place again in any language: `Bristol, England, GB`. */
  query: string;
}

/**
 * What choosing each value of a filter would give, all other filters as they are and its own
 * present choice left out; `notStated` of them would stay in without stating a match.
 */
export interface Facet {
  values: { value: string; count: number }[];
  notStated: number;
}

/** Prices of a night in one currency, in whole units; the last band has no end. */
export interface PriceFacet {
  currency: string | null;
  bands: { from: number; to: number | null; count: number }[];
  currencies: { value: string; count: number }[];
  notStated: number;
}

/** A filter that could be taken away, and how many results there would then be. */
export interface Loosening {
  /** A parameter's name, or `price` and `dates` for two that belong together. */
  filter: string;
  /** The amenity, where the filter is one of several amenities. */
  value?: string;
  total: number;
}

/** What the query parameters were understood as; bad or unknown ones are dropped from here. */
export interface UnderstoodSearch {
  /** The parameters that took effect, in a fixed order: what links and forms carry on. */
  params: URLSearchParams;
  q: string | null;
  /** Null when there is no `q`, or when no place of that name is known (`q` then is not null). */
  place: FoundPlace | null;
  from: string | null;
  to: string | null;
  people: number | null;
  categories: Category[];
  sort: 'best' | 'distance' | 'price' | 'rating' | 'newest';
}

/** What `/search` and the landing pages show. */
export interface SearchAnswer {
  query: UnderstoodSearch;
  total: number;
  items: ResultCard[];
  /** Cursor of the next page (`after`), null on the last. */
  next: string | null;
  /** By the name of the filter's parameter: category, class, berths, amenity, … */
  facets: Record<string, Facet>;
  prices: PriceFacet;
  /** How many are free on the dates, and how many must be asked; null without dates. */
  dates: { available: number; ask: number } | null;
  /** For an empty answer: what dropping each filter would give, best first; else empty. */
  loosenings: Loosening[];
  /** The smallest box around the place or area searched, null when the search has none. */
  bounds: Bounds | null;
  /** The advertised listing, never part of `items`' order; null when there is none. */
  ad: ListingCard | null;
}

/** One tile of the map: listings by themselves, and how many stand where they would overlap. */
export interface MapTile {
  pins: {
    id: number;
    lat: number;
    lng: number;
    category: Category;
    approximate: boolean;
    price: ListingCard['price'];
  }[];
  clusters: { lat: number; lng: number; count: number }[];
}

/** A step of a landing page's address: `/campervan-hire/united-kingdom/england/bristol`. */
export interface LandingPath {
  /** Null for areas of all categories together. */
  category: Category | null;
  country?: string;
  region?: string;
  town?: string;
}

/** A country, region or town that has listings. */
export interface LandingArea {
  level: 'country' | 'region' | 'town';
  name: string;
  slug: string;
  countryCode: string;
  /** Path of its landing page in the category it was asked for. */
  path: string;
  count: number;
  lat: number;
  lng: number;
}

/** One landing page: where it stands, what lies below and beside it. */
export interface Landing {
  category: Category;
  /** Country, then region, then town, as far as the path goes; empty for a whole category. */
  trail: LandingArea[];
  count: number;
  /** Areas one level down, most listings first. */
  children: LandingArea[];
  /** Areas beside it under the same parent, most listings first, at most 24. */
  siblings: LandingArea[];
  /** The same area in the other categories, where they have listings. */
  categories: { category: Category; path: string; count: number }[];
  /** Search parameters that answer with exactly its listings. */
  params: URLSearchParams;
}

/** An open-data campsite (OpenStreetMap, ODbL). */
export interface PlacePage {
  id: number;
  slug: string;
  /** `/place/{slug}-{id}`. */
  path: string;
  name: string | null;
  /** `node/123`, `way/…` or `relation/…`. */
  osmRef: string;
  lat: number;
  lng: number;
  countryCode: string;
  regionName: string | null;
  town: { id: number; name: string } | null;
  tags: Record<string, string>;
  /** Active listings that say they are this object. */
  listings: ListingCard[];
  /** When the data was last imported. */
  importedAt: Date;
}

/** A place as one line of a list. */
export interface PlaceLine {
  id: number;
  path: string;
  name: string | null;
  townName: string | null;
  lat: number;
  lng: number;
  distanceKm: number;
}

/** The enquiry form as it was sent, nothing trimmed or converted. Absent fields are empty. */
export interface EnquiryForm {
  name: string;
  email: string;
  phone: string;
  start_date: string;
  end_date: string;
  guests: string;
  message: string;
  /** `1` when the box was ticked. */
  consent: string;
  /** The honeypot: a field people do not see, so anything in it came from a robot. */
  website: string;
  /** What `enquiryToken` gave when the form was shown. */
  form: string;
}

/** Why a field was refused, in a word that the page has a sentence for in each language. */
export type EnquiryProblem =
  | 'missing'
  | 'too_long'
  | 'not_an_email'
  | 'not_a_date'
  | 'end_not_after_start'
  | 'in_the_past'
  | 'not_1_to_50'
  | 'not_agreed'
  | 'bad_characters';

export type EnquiryAnswer =
  /** Kept; also the answer to the same enquiry sent again within minutes, with the first's token. */
  | { sent: true; token: string }
  | { sent: false; why: 'invalid'; problems: Partial<Record<keyof EnquiryForm, EnquiryProblem>> }
  /** Honeypot filled, or the form was sent sooner than people can. */
  | { sent: false; why: 'robot' }
  /** The form was shown too long ago, or its token is not ours: show it again with a new one. */
  | { sent: false; why: 'stale_form' }
  | { sent: false; why: 'too_many'; retryAfterSeconds: number }
  /** The listing is no longer shown. */
  | { sent: false; why: 'not_listed' };

/** What a traveller sees of an enquiry through its secret link. */
export interface EnquiryReceipt {
  /** `lead_…`, the partner sees the same one. */
  reference: string;
  createdAt: Date;
  partner: { name: string; website: string };
  /** Null once the listing was deleted. */
  listing: { id: number; title: string; path: string } | null;
  /** What was sent; the contact fields are null once erased. */
  sent: {
    name: string | null;
    email: string | null;
    phone: string | null;
    message: string | null;
    startDate: string | null;
    endDate: string | null;
    guests: number | null;
  };
  /** `waiting` also when the partner fetches enquiries itself and has not yet. */
  delivery: { state: 'waiting' | 'delivered' | 'failed'; at: Date | null };
  /** When the contact fields were erased, by the traveller or for their age; null while kept. */
  erasedAt: Date | null;
  /** When they are erased at the latest: 90 days after sending. */
  eraseBy: Date;
}

/**
 * Everything the pages call: `event.locals.services`. Nothing here throws for what a visitor
 * can do wrong; answers say it. Rejections are faults and show the error page.
 */
export interface SiteServices {
  clock: Clock;
  site: {
    /** Public address without a slash at the end. */
    publicUrl: string;
    /** A MapLibre style to use in place of the built-in map. */
    mapStyleUrl: string | null;
  };
  listings: {
    publicListing(id: number): Promise<PublicListingAnswer>;
    /** Ranges that end after `from` (a date), in order. */
    availability(id: number, from: string): Promise<AvailabilityRange[]>;
    /** Cards in the order of `ids`; those not shown are left out. For saved and compared ones. */
    cards(ids: number[]): Promise<ListingCard[]>;
    /** For sitemaps: shown listings of partners that are no demo, by id, after `after`. */
    sitemap(after: number, limit: number): Promise<{ id: number; path: string; updatedAt: Date }[]>;
  };
  search: {
    /** Reads the parameters that site.md names, ignoring others, and answers them. */
    search(
      params: URLSearchParams,
      options?: { limit?: number; facets?: boolean },
    ): Promise<SearchAnswer>;
    /** Places for the first letters of a name, the likeliest first. */
    suggest(text: string, limit: number): Promise<FoundPlace[]>;
    /** What a tile of the map (XYZ, Web Mercator) shows under the same filters and place. */
    tile(params: URLSearchParams, tile: { z: number; x: number; y: number }): Promise<MapTile>;
  };
  landings: {
    /** Null where there are no listings, or no such area. */
    page(path: LandingPath): Promise<Landing | null>;
    /** The landing pages a listing is on, country first; what a listing page's breadcrumbs show. */
    trailOf(listing: {
      category: Category;
      countryCode: string;
      regionId: string | null;
      town: { id: number } | null;
    }): Promise<LandingArea[]>;
    /** Regions with most listings over all categories, spread over the countries. */
    regions(limit: number): Promise<(LandingArea & { image: string | null })[]>;
    /** Listings shown in each category. */
    totals(): Promise<Record<Category, number>>;
    /** Every landing page's path with the newest change below it, for sitemaps. */
    sitemap(): Promise<{ path: string; updatedAt: Date }[]>;
  };
  places: {
    place(id: number): Promise<PlacePage | null>;
    near(lat: number, lng: number, limit: number): Promise<PlaceLine[]>;
    sitemap(after: number, limit: number): Promise<{ id: number; path: string; updatedAt: Date }[]>;
  };
  images: {
    /**
     * Path of a picture through the proxy, with `{w}` where the width goes: 320, 480, 640, 960,
     * 1280 or 1920 pixels at most. The format follows the browser's Accept. Synchronous and cheap:
     * a page calls it some thirty times, and writes the widths itself.
     */
    path(url: string): string;
  };
  leads: {
    /** The signed moment a listing's form was shown, for its hidden field `form`. */
    enquiryToken(listingId: number): string;
    /** `address` is the sender's, counted for the limit and not stored. */
    enquire(
      listingId: number,
      form: EnquiryForm,
      from: { address: string; sourcePage: string },
    ): Promise<EnquiryAnswer>;
    /** Null when there is no such link. */
    receipt(token: string): Promise<EnquiryReceipt | null>;
    /** Erases the contact fields now; false when there is no such link. Safe to repeat. */
    erase(token: string): Promise<boolean>;
  };
}
