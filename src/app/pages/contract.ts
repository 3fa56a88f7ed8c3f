import type {
  AnswerOfSeveral,
  AnswerTime,
  EnquiryAnswer,
  EnquiryReceipt,
  EnquiryToSeveralForm,
} from '../../leads/index.ts';
import type { People, SessionRow } from '../../people/index.ts';
import type { ApplicationAnswer, AskedContactChange, OfferedSwitch } from '../../partners/index.ts';
import type { Result } from '../../platform/errors.ts';
import type { PostedForm } from '../../platform/forms/index.ts';
import type { Counting } from './counting.ts';
import type { DemoDoor } from '../use-cases/demo-door.ts';
import type { Outbox } from './outbox.ts';
import type { Card } from '../../images/index.ts';
import type { AnswerWithAds, PageOptions } from './ads.ts';
import type { News } from './news.ts';
import type { Console } from './console/index.ts';
import type { Dashboard } from './dashboard/index.ts';
import type { Member } from './dashboard/member.ts';
import type { ReportAnswer, ReportKind } from '../../reports/index.ts';
import type { Found } from '../../listings/index.ts';
import type {
  AnsweredStay,
  AvailabilityRange,
  PublicListing,
  PublicListingAnswer,
  StayCosts,
} from '../../listings/index.ts';
import type {
  CampsitePages,
  Directory,
  DirectoryPage,
  DirectoryPath,
  Landing,
  LandingPath,
  LandingStep,
  RegionPick,
  Sitemaps,
  ListingArea,
} from '../../landings/index.ts';
import type { Language } from '../../mails/index.ts';
import type { GazetteerMatches } from '../../search/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bounds } from '../../places/index.ts';
import type {
  AnyCard,
  MapTile,
  Note,
  OtherOffer,
  PageFilter,
  SearchAnswer,
} from '../../search/index.ts';

/** One of the four categories. */
export type Category = PublicListing['category'];

export type { Bounds };

/** A stay and its price, from the listings. */
export type { AnsweredStay, CostName, Stay, StayAnswer, StayCosts } from '../../listings/index.ts';
/** Cards and parts of a search's answer, from the search. */
export type {
  AnyCard,
  CampsiteCard,
  CampsiteFacts,
  FilterName,
  ListingCard,
  Loosening,
  MapTile,
  NamesOf,
  Note,
  OtherOffer,
  PageFilter,
  PriceFacet,
  SearchAnswer,
  MonthAhead,
  ResolvedMatch,
  ValueNames,
  YearAhead,
} from '../../search/index.ts';
/** Landing pages and the directory of campsites, from the landings. */
export type {
  CampsitePage,
  DirectoryArea,
  DirectoryPage,
  Landing,
  LandingArea,
  LandingPath,
  LandingStep,
  SitemapEntry,
  SitemapFile,
} from '../../landings/index.ts';
export type {
  AnswerTime,
  EnquiryAnswer,
  EnquiryForm,
  EnquiryReceipt,
  EnquiryRefusal,
  EnquiryToSeveralForm,
  RefusalOfSeveral,
} from '../../leads/index.ts';

export type { News, NewsItem } from './news.ts';
export type { Found } from '../../listings/index.ts';
export type { AskedContactChange, OfferedSwitch } from '../../partners/index.ts';
export type { Outbox, OutboxMail, PreviewedMail } from './outbox.ts';

export type {
  ApplicationAnswer,
  ApplicationForm,
  ApplicationRefusal,
} from '../../partners/index.ts';

export type { PairOf } from '../../duplicates/index.ts';
export type { OwnClaim, ReviewedClaim } from '../../claims/index.ts';
export type { Console } from './console/index.ts';
export type { AccountView } from './dashboard/account.ts';
export type { Dashboard } from './dashboard/index.ts';
export type { Overview } from './dashboard/overview.ts';
export type { FeedHealth } from '../../feeds/index.ts';
export type { TeamMember } from './dashboard/team.ts';
export type { InboxFilter, InboxLead, LeadDay, LeadStep } from '../../leads/index.ts';
export type {
  DeliveryState,
  LogFilter,
  LoggedAttempt,
  LoggedDelivery,
  TestResult,
} from '../../deliveries/index.ts';
export type {
  Changes,
  FeedReport,
  OpenRequest,
  PartnerFeed,
  RowProblem,
  RunStatus,
  RunSummary,
} from '../../feeds/index.ts';
export type {
  Figure,
  Figures,
  ListingFigures,
  Period,
  Summary,
  Unit,
} from '../../statistics/index.ts';
export type { Member } from './dashboard/member.ts';
export type { OpenedSession, PasskeySummary, SessionRow } from '../../people/index.ts';
export type { ReportForm, ReportKind, ReportRefusal } from '../../reports/index.ts';
export type { Problem } from '../../platform/errors.ts';

/** A MapLibre style, or tiles of an imported base map (PMTiles, Protomaps' schema), by their address. */
export interface MapStyle {
  kind: 'style' | 'tiles';
  address: string;
}

/** A listing that need not be shown, with its nights from today on. */
export interface PreviewedListing {
  listing: PublicListing;
  ranges: AvailabilityRange[];
  /** A date. */
  today: string;
}

/** Who runs the site, as laws ask it to say. */
export interface SiteOperator {
  name: string;
  addressLines: string[];
  email: string;
  phone: string | null;
  /** Such as a company number. */
  register: string | null;
}

/**
 * The services that the pages call: `event.locals.services`. Invalid input of a visitor never rejects,
 * but is in the answer. Rejections are unexpected errors and show the error page.
 */
export interface SiteServices {
  clock: Clock;
  /** The result of a change that may be refused, so that the page that offers it can say why. */
  resultOf<Value>(work: Promise<Value>): Promise<Result<Value>>;
  site: {
    /** Public address without a slash at the end. */
    publicUrl: string;
    /** The operators' email address, shown on the pages about privacy and terms. */
    contactEmail: string;
    /** Who runs the site; null where no settings say so. */
    operator: SiteOperator | null;
    /** The latest time at which the static pages changed: that of the build. */
    builtAt: Date;
    /** Whether the block of ads above results is switched on. */
    isFeaturing: boolean;
    /** Whether /outbox shows the mails: in a demo, to whoever has its token. */
    outbox: boolean;
    /** The longest that a shared cache in front may show a page after it has changed; 0 for not at all. */
    sharedCacheSeconds: number;
    /** What maps are drawn of in place of the built-in map. */
    mapStyle(): MapStyle | null;
    /** The origin of another map's style, where the settings name one. */
    mapStyleOrigin: string | null;
  };
  listings: {
    publicListing(id: number): Promise<PublicListingAnswer>;
    /** Those of several listings that are shown, each with its ranges that end after `from` (a date), in order. */
    withNights(
      ids: number[],
      from: string,
    ): Promise<Map<number, { listing: PublicListing; ranges: AvailabilityRange[] }>>;
    /** Ranges that end after `from` (a date), in order. */
    availability(id: number, from: string): Promise<AvailabilityRange[]>;
    /**
     * What a listing says to a stay, and what it costs; null for dates that are no stay. The same
     * calculation as cards, pins, prices and their order in a search with these dates.
     */
    answerStay(
      listing: Pick<PublicListing, 'price' | 'campsite'>,
      ranges: readonly AvailabilityRange[],
      from: string,
      to: string,
    ): AnsweredStay | null;
    /** Whether a season leaves out a night of a stay; false where none is stated. */
    isOutOfSeason(
      season: { first: string; last: string } | null,
      from: string,
      to: string,
    ): boolean;
    /** What a listing says of deposit, excess, kilometres and age, and what it leaves open. */
    costsOf(
      listing: Pick<PublicListing, 'category' | 'price' | 'policies'>,
      nights: number | null,
    ): StayCosts;
    /**
     * The listing of a test account that a secret link names, as travellers would see it; null when there
     * is no such link.
     */
    testPreview(token: string): Promise<PreviewedListing | null>;
    /**
     * What others offer that is the same vehicle or campsite as a shown listing, with what they say to the dates of
     * parameters.
     */
    otherOffers(id: number, params: URLSearchParams): Promise<OtherOffer[]>;
  };
  search: {
    /** What can be filtered by, in the order in which it is shown. */
    filters: readonly PageFilter[];
    /** Reads the parameters of docs/search-parameters.md, ignoring others, and answers them. */
    search(
      params: URLSearchParams,
      options?: { limit?: number; facets?: boolean; among?: readonly number[]; language?: string },
    ): Promise<SearchAnswer>;
    /** The same, with the listings that are shown above the results as ads. */
    searchWithAds(params: URLSearchParams, options?: PageOptions): Promise<AnswerWithAds>;
    /** What is new in a search: listings that were added last, and prices that were lowered. */
    news(params: URLSearchParams, options?: { language?: string }): Promise<News>;
    /** Which of the parameters cannot be searched by, and why. */
    notes(params: URLSearchParams): Note[];
    /** Cards of listings and open-data campsites by the ids of results and pins, in their order. */
    cards(ids: number[]): Promise<AnyCard[]>;
    /** Matches of the gazetteer for the first letters of a name, the likeliest first. */
    suggest: GazetteerMatches['suggest'];
    /** What a tile of the map (XYZ, Web Mercator) shows under the same filters and place. */
    tile(
      params: URLSearchParams,
      tile: { z: number; x: number; y: number },
      options?: { language?: string },
    ): Promise<MapTile>;
  };
  landings: {
    /** Null where there are no listings, or no such area; a category itself always has its page. */
    page(path: LandingPath): Promise<Landing | null>;
    /** The landing pages a listing is on, country first; what a listing page's breadcrumbs show. */
    trailOf(listing: ListingArea): LandingStep[];
    /** Regions with most listings over all categories, spread over the countries. */
    regions(limit: number): Promise<RegionPick[]>;
    /** What each category's own page leads to: listings shown, and of campsites those of open data as well. */
    totals(): Promise<Record<Category, number>>;
  };
  places: CampsitePages & {
    /** The path of an area's page of the directory; null where there are none. */
    directoryPath: Directory['entrance'];
    /** A page of the directory of all of them; null where there is no such page. */
    directory(path: DirectoryPath): Promise<DirectoryPage | null>;
    /** The most populous towns inside `bounds`, largest first: labels of the built-in map. */
    towns(
      bounds: Bounds,
      limit: number,
    ): { id: number; name: string; lat: number; lng: number; population: number }[];
    /** Changes when towns are imported: part of the key of what is drawn of them and cached. */
    townsVersion(): number;
  };
  sitemaps: Sitemaps;
  images: {
    /**
     * Path of a picture through the proxy, with `{w}` where the width goes: 320, 480, 640, 960,
     * 1280 or 1920 pixels at most. The format follows the browser's Accept. Synchronous and cheap:
     * a page calls it some thirty times, and writes the widths itself.
     */
    path(url: string): string;
    /** Path of the picture that link previews show of a page: cover, title, place and price. */
    card(card: Card): string;
    /** Pixels of a picture once it has been seen; pages say them where the partner did not. */
    sizeOf(url: string): { width: number; height: number } | undefined;
  };
  people: Pick<People, 'signIn' | 'sessions' | 'passkeys' | 'secondFactors'> & {
    /** Whether an address is an operator's. */
    isOperator(email: string): Promise<boolean>;
    /** The partners that an address may act for. */
    memberships(email: string): Promise<Pick<Member, 'slug' | 'partner' | 'status' | 'role'>[]>;
    /** The person of a session in the dashboard of a partner; undefined for a stranger. */
    memberOf(
      session: Pick<SessionRow, 'email' | 'second_factor_at'>,
      slug: string,
    ): Promise<Member | undefined>;
    /** What a User-Agent is kept as. */
    deviceOf(userAgent: string): string | null;
  };
  dashboardOf(member: Member): Dashboard;
  /** The console of the operator of an address. */
  consoleOf(email: string): Console;
  applications: {
    /** Codes of the countries that a business may be in. */
    countries: readonly string[];
    /** The signed moment the form was shown, for its hidden field `form`. */
    formToken(): string;
    /** `address` is the sender's, counted for the limit and not stored. */
    apply(
      form: PostedForm,
      from: { address: string; language: Language },
    ): Promise<ApplicationAnswer>;
    /** When it was sent and is answered; null when there is no such link. */
    sent(token: string): { at: Date; answerBy: Date } | null;
  };
  /** What links in mails to partners lead to; undefined or false when a link is not valid. */
  mailLinks: {
    /** What a link offers to switch off. */
    offeredSwitch(token: string): Promise<OfferedSwitch | undefined>;
    switchOff(token: string): Promise<boolean>;
    /** The change of a contact address that a link asks to confirm. */
    contactChange(token: string): Promise<AskedContactChange | undefined>;
    confirmContactChange(token: string): Promise<'waiting' | 'changed' | undefined>;
    refuseContactChange(token: string): Promise<boolean>;
  };
  /** The mails of this installation and the templates; null where they are not shown. */
  outbox: Outbox | null;
  demoDoor: DemoDoor;
  statistics: Pick<Counting, 'count' | 'countSaved' | 'foundBy'> & {
    /** How a listing was found, as a link says it; null when it does not. */
    readFound(via: string | null): Found | null;
  };
  reports: {
    /** What may be wrong with a listing, in the order of the form. */
    kinds: readonly ReportKind[];
    /** The signed moment a listing's form was shown, for its hidden field `form`. */
    token(listingId: number): string;
    /** `address` is the sender's, counted for the limit and not stored. */
    report(
      listingId: number,
      form: PostedForm,
      from: { address: string; language: string },
    ): Promise<ReportAnswer>;
  };
  leads: {
    /** How soon the partners of listings answer, by listing; those of which nothing is known are left out. */
    answerTimes(listingIds: readonly number[]): Promise<Map<number, AnswerTime>>;
    /** The signed moment a listing's form was shown, for its hidden field `form`. */
    enquiryToken(listingId: number): string;
    /**
     * `address` is the sender's, counted for the limit and not stored; `via` says how the listing was
     * found.
     */
    enquire(
      listingId: number,
      form: PostedForm,
      from: { address: string; sourcePage: string; via: string | null },
    ): Promise<EnquiryAnswer>;
    /** How many listings one form asks at most. */
    mostAtOnce: number;
    /** The signed moment the one form to several listings was shown, for its hidden field `form`. */
    tokenOfSeveral(listingIds: readonly number[]): string;
    /**
     * Sends an enquiry to each of several listings by one form, or none; tokens are in their order. `address` is the
     * sender's, counted for the limit and not stored.
     */
    enquireAtSeveral(
      listingIds: readonly number[],
      form: PostedForm,
      from: { address: string; language: Language },
    ): Promise<AnswerOfSeveral>;
    /** That form as it was typed, where it is posted to change whom or what it asks. */
    typedToSeveral(form: PostedForm): EnquiryToSeveralForm;
    /** Of a link, which has one token for each enquiry of a form; null when there is no such link. */
    receipts(tokens: readonly string[]): Promise<EnquiryReceipt[] | null>;
    /** Erases the contact fields of all of them now; false when there is no such link. Safe to repeat. */
    eraseAll(tokens: readonly string[]): Promise<boolean>;
  };
}
