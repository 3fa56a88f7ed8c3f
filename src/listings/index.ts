export { type Availability, createAvailability } from './availability.ts';
export type { NightsForm, LineProblem } from './calendar/edits.ts';
export { writeRangeLines } from './calendar/edits.ts';
export {
  createOwnCalendars,
  type CalendarChange,
  type OwnCalendar,
  type OwnCalendars,
} from './calendar/calendar.ts';
export {
  type CalendarAddresses,
  type CalendarExports,
  createCalendarExports,
  type ExportedCalendar,
  resealAddresses,
} from './calendar/export.ts';
export { calendarJobs } from './calendar/import.jobs.ts';
export {
  type CalendarImport,
  type CalendarImports,
  createCalendarImports,
  resealCalendars,
} from './calendar/import.ts';
export type { Nights, Range } from './calendar/nights.ts';
export {
  createSideCalendars,
  type SideCalendar,
  type SideCalendars,
} from './calendar/side-by-side.ts';
export { type CostName, costsOf, type StayCosts } from './costs.ts';
export {
  COUNTRY_CODES,
  CURRENCY_CODES,
  isCurrencyCode,
  currencyDecimals,
  isCountryCode,
} from './codes.ts';
export * from './enumerations.ts';
export {
  type Referral,
  DIRECT_REFERRAL,
  readReferral,
  type Source,
  SOURCES,
  writeReferral,
} from './referral.ts';
export { createListingFinder, type ListingFinder, type ListingSearch } from './finding.ts';
export type { FoundRow } from './finding.sql.ts';
export { createListingHiding, type HidingChange, type ListingHiding } from './hiding.ts';
export type { HiddenListing, HiddenRow } from './hiding.sql.ts';
export { writeMoney } from './form/amounts.ts';
export type { Control } from './form/controls.ts';
export type { FormProblem, ProblemRule, RuleValues } from './form/problem-rules.ts';
export type { PostedListing } from './form/read-form.ts';
export { distanceUnitOf } from './form/spelling/lengths.ts';
export type { FormManner } from './form/typed-form.ts';
export type { ListingFields } from './form/write-form.ts';
export { createListings, type Listings, listingsOfPartners } from './listing.ts';
export { isShown, listingPath } from './listing.present.ts';
export type { ListingCounts } from './listing.sql.ts';
export { listingNotFound } from './listing.errors.ts';
export {
  checkListing,
  externalId,
  isExternalId,
  listingFields,
  type ListingInput,
} from './listing.schema.ts';
export {
  createListingWriter,
  listingRow,
  type ListingWriter,
  type Write,
  type Written,
} from './listing.writer.ts';
export { currencyOfCountry } from './money/country-currency.ts';
export { deleteListingsOf, rangesOf } from './of-partner.ts';
export type { PartnerRange } from './of-partner.sql.ts';
export {
  type BulkAction,
  type BulkDone,
  bulkJobs,
  createListingBulk,
  type ListingBulk,
  type OpenBulk,
  type StatusAction,
} from './manage/bulk.ts';
export { createPriceChanges, type PriceChanges, PricesChanged } from './manage/prices.ts';
export { type PriceForm, readPriceForm } from './manage/price-rule.ts';
export {
  baseOf as idOfTitle,
  createListingEditor,
  type EditedListing,
  ListingChanged,
  type ListingEditor,
  ListingMadeAlready,
  type SavedListing,
} from './manage/editor.ts';
export {
  exportAsJson,
  type ExportedListing,
  exportListings,
  idsBySlug,
  storedListings,
} from './manage/export.ts';
export {
  createListingTable,
  type LineQuestion,
  type ListingTableRow,
  type ListingTable,
  readLineQuestion,
} from './manage/lines.ts';
export type { LineCounts, UnfinishedCounts } from './manage/line.sql.ts';
export { type ListingVisibility, listingVisibility } from './manage/visibility.ts';
export type {
  AvailabilityRange,
  PublicListing,
  PublicListingAnswer,
  PublicPosition,
} from './public-listing.ts';
export { createPublicListings, type PublicListings } from './public.ts';
export { type TruePosition, publicPosition } from './public-position.ts';
export {
  ANY_LISTING,
  CALENDAR,
  firstVisibleOf,
  LISTING_PHOTO,
  SEALED_OF_CALENDARS,
  SHOWN_LISTING,
  TEST_LISTING,
} from './published.sql.ts';
export { concernsUploads, type OwnPhotos, photoProblems, type RowPhotos } from './own-photos.ts';
export { type BooleanPolicy, POLICY_COLUMNS } from './policies.ts';
export { createPreviewLinks, type PreviewLinks } from './preview-links.ts';
export {
  createShownListings,
  type ListedArea,
  type ListedPart,
  type ShownListings,
} from './shown.ts';
export {
  amountsOf,
  type AnsweredStay,
  answerStay,
  isOutOfSeason,
  MAX_STAY_NIGHTS,
  nightsBetween,
  PARTS_OF_UNIT,
  partsOfMinorUnit,
  type Stay,
  type StayAnswer,
} from './stay-cost.ts';
export { CATEGORY_PATHS } from './taxonomy.ts';
export {
  COLUMN_DEFINITIONS,
  documentWithStatus,
  insertListingsFrom,
  LISTING_COLUMNS,
  pauseListingsFrom,
  renameHiddenFrom,
  renameListingsFrom,
  selectedColumns,
  updateListingsFrom,
} from './write.sql.ts';
