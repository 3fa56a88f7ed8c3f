/**
 * Types that say more than OpenAPI's, from which `generated/types.ts` is made: which fields belong
 * to which category, kind of lead and type of event.
 */
import type * as generated from './generated/types.ts';

/** A listing without those of its fields that depend on its category. */
type Common<T> = Omit<T, 'category' | 'vehicle' | 'campsite'>;

/** Fields of a vehicle's listing; it has no `campsite`. */
interface OfVehicle {
  category: Exclude<generated.ListingInput['category'], 'campsite'>;
  vehicle?: generated.VehicleInput | undefined;
  campsite?: never;
}

/** Fields of a campsite's listing; it has no `vehicle`. */
interface OfCampsite {
  category: 'campsite';
  campsite?: generated.CampsiteInput | undefined;
  vehicle?: never;
}

/** A campervan, a motorhome or a caravan, as it is sent. */
export type VehicleListingInput = Common<generated.ListingInput> & OfVehicle;
/** A campsite, as it is sent. */
export type CampsiteListingInput = Common<generated.ListingInput> & OfCampsite;
/** A listing, as it is sent. `category` decides whether it may have a `vehicle` or a `campsite`. */
export type ListingInput = VehicleListingInput | CampsiteListingInput;

/** A listing with its id, as batches take it. */
export type BatchItem = ListingInput & Pick<generated.BatchItem, 'external_id'>;

/** Contact details and wishes of a traveller; clicks have none. */
type Personal =
  | 'name'
  | 'email'
  | 'phone'
  | 'start_date'
  | 'end_date'
  | 'guests'
  | 'message'
  | 'consent_at';

/** Fields that differ between enquiries and clicks. */
type OfKind = 'kind' | 'delivery_status';

/** A traveller wrote to you. */
export type Enquiry = Omit<generated.Lead, OfKind> & {
  kind: 'enquiry';
  /** Whether it has reached you. */
  delivery_status: Exclude<generated.Lead['delivery_status'], 'not_applicable'>;
};

/** A traveller clicked through to you. */
export type Click = Omit<generated.Lead, OfKind | Personal> &
  Record<Personal, null> & {
    kind: 'click';
    /** Clicks are not delivered. */
    delivery_status: 'not_applicable';
  };

/** A lead; `kind` distinguishes enquiries from clicks. */
export type Lead = Enquiry | Click;

/** An enquiry in an event, without the state of its delivery. */
export type EnquiryData = Omit<generated.LeadData, 'kind'> & { kind: 'enquiry' };

/** The event of an enquiry, as a webhook carries it. */
export type LeadCreatedEvent = Omit<generated.LeadCreatedEvent, 'data'> & { data: EnquiryData };

/** An event with its attempts; `type` distinguishes the kinds of `data`. */
export type Event =
  | (Omit<generated.Event, 'type' | 'data'> & { type: 'lead.created'; data: EnquiryData | null })
  | (Omit<generated.Event, 'type' | 'data'> & {
      type: 'webhook.test';
      data: generated.TestEventData | null;
    });
