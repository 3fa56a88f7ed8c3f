/** Client of the Campcairn partner API for TypeScript and JavaScript. */
export { Campcairn, type StatisticsQuery } from './campcairn.ts';
export type { Account } from './calls/account.ts';
export type { EventQuery, Events } from './calls/events.ts';
export type { LeadQuery, Leads, LeadsOf } from './calls/leads.ts';
export type {
  ListingQuery,
  Listings,
  PutManyOptions,
  PutOptions,
  TaggedListing,
} from './calls/listings.ts';
export type {
  AvailabilityCheckOutcome,
  AvailabilityOutcome,
  CheckOutcome,
  DeleteOutcome,
  PutOutcome,
} from './calls/put-batch.ts';
export type { TestMode } from './calls/test-mode.ts';
export { compare, type Comparison, type FieldChange } from './compare.ts';
export {
  ApiError,
  CampcairnError,
  ConnectionError,
  type ErrorCode,
  WebhookError,
  type WebhookProblem,
} from './errors.ts';
export type { CallOptions, ClientOptions, Retry } from './http.ts';
export type { FollowedPage, List, Page } from './pages.ts';
export type {
  BatchItem,
  CampsiteListingInput,
  Click,
  Enquiry,
  EnquiryData,
  Event,
  Lead,
  LeadCreatedEvent,
  ListingInput,
  VehicleListingInput,
} from './types.ts';
export { VERSION } from './version.ts';
export {
  type IncomingWebhook,
  signWebhook,
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
} from './webhooks.ts';
export type {
  Availability,
  AvailabilityBatchItem,
  AvailabilityRange,
  AvailabilityRangeInput,
  BatchResult,
  Campsite,
  CampsiteInput,
  ChangedField,
  CheckedBatchItem,
  CheckedCalendar,
  CheckResult,
  DeletedItem,
  DeliveryAttempt,
  EventDelivery,
  FailedBatchItem,
  FailedItem,
  Image,
  ImageInput,
  LeadData,
  LeadListing,
  Listing,
  Location,
  LocationInput,
  Partner,
  PartnerUpdate,
  Policies,
  PoliciesInput,
  Price,
  PriceInput,
  Problem,
  Rating,
  RatingInput,
  Rotation,
  RotationRequest,
  SavedBatchItem,
  SavedCalendar,
  Statistics,
  Taxonomy,
  TestClick,
  TestClickResult,
  TestClock,
  TestClockResult,
  TestEnquiry,
  Town,
  UpdatedPartner,
  UpsertedListing,
  Vehicle,
  VehicleInput,
  WebhookTestEvent,
  WebhookTestResult,
} from './generated/types.ts';
