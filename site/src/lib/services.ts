import type { PublicListing } from '../../../src/listings/index.ts';

/** Types of the services that pages use. This file imports no code, so nothing of them is bundled. */
export type { Console } from '../../../src/app/pages/console/index.ts';
export type { AccountView } from '../../../src/app/pages/dashboard/account.ts';
export type { FoundCampsite } from '../../../src/app/pages/dashboard/claims.ts';
export type { Dashboard } from '../../../src/app/pages/dashboard/index.ts';
export type { Member } from '../../../src/app/pages/dashboard/member.ts';
export type { Overview } from '../../../src/app/pages/dashboard/overview.ts';
export type { TeamMember } from '../../../src/app/pages/dashboard/team.ts';
export type { CountedListings } from '../../../src/app/server/kept-pages.ts';
export type { LittleFound } from '../../../src/statistics/index.ts';
export type { News, NewsItem } from '../../../src/app/pages/news.ts';
export type { MailPreview, OutboxMail, PreviewedMail } from '../../../src/app/pages/outbox.ts';
export type {
  MapStyle,
  PreviewedListing,
  SiteOperator,
  SiteServices,
} from '../../../src/app/pages/services.ts';
export type { ContentCoding } from '../../../src/platform/http/index.ts';
export type { Result } from '../../../src/platform/errors.ts';
export type { SiteRequest } from '../../../src/app/server/site-mount.ts';
export type { PhotoRefusal } from '../../../src/photos/index.ts';
export type { OwnClaim, ReviewedClaim } from '../../../src/claims/index.ts';
export type {
  DeliveryState,
  LogFilter,
  LoggedAttempt,
  LoggedDelivery,
  TestResult,
} from '../../../src/deliveries/index.ts';
export type { FormProblem, ProblemRule, RuleValues } from '../../../src/listings/index.ts';
export type { PairOf } from '../../../src/duplicates/index.ts';
export type {
  Changes,
  FeedHealth,
  FeedReport,
  Field as ColumnField,
  Needed,
  OpenRequest,
  PartnerFeed,
  RowProblem,
  RunStatus,
  RunSummary,
} from '../../../src/feeds/index.ts';
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
} from '../../../src/landings/index.ts';
export type {
  AnswerTime,
  EnquiryAnswer,
  EnquiryForm,
  EnquiryReceipt,
  EnquiryRefusal,
  EnquiryToSeveralForm,
  InboxFilter,
  InboxLead,
  LeadDay,
  LeadStep,
  RefusalOfSeveral,
} from '../../../src/leads/index.ts';
export type {
  AnsweredStay,
  AvailabilityRange,
  BooleanPolicy,
  CostName,
  Referral,
  PublicListing,
  Stay,
  StayAnswer,
  StayCosts,
} from '../../../src/listings/index.ts';
export type {
  ApplicationAnswer,
  ApplicationForm,
  ApplicationRefusal,
  RequestedContactChange,
  OfferedSwitch,
  EnquiryChannel,
} from '../../../src/partners/index.ts';
export type { Problem } from '../../../src/platform/errors.ts';
export type { OpenedSession, PasskeySummary, SessionRow } from '../../../src/people/index.ts';
export type { Bounds } from '../../../src/places/index.ts';
export type { ReportForm, ReportKind, ReportRefusal } from '../../../src/reports/index.ts';
export type {
  AnyCard,
  CampsiteCard,
  CampsiteFacts,
  FilterName,
  ListingCard,
  RelaxedFilter,
  MapTile,
  MonthAhead,
  NamesOf,
  Note,
  OtherOffer,
  PageFilter,
  PriceFacet,
  ResolvedMatch,
  SearchAnswer,
  ValueNames,
  YearAhead,
} from '../../../src/search/index.ts';
export type {
  Figure,
  Figures,
  ListingFigures,
  Period,
  Summary,
  Unit,
} from '../../../src/statistics/index.ts';

export type Category = PublicListing['category'];
