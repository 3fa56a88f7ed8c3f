/** How a traveller found a listing: one of the program's sources, and the country that was searched. */
export interface Found {
  source: 'listing' | 'search' | 'landing' | 'map' | 'place_page' | 'assistant';
  /** ISO 3166 code; empty without a searched place. */
  country: string;
}

/** A day on which pages of the site showed a listing, each time to another traveller. */
export interface DemoViews {
  kind: 'views';
  at: Date;
  /** The listing's position in the given list. */
  listing: number;
  found: Found;
  shown: number;
  viewed: number;
  saved: number;
}

/** A traveller who went on to the partner's own page. */
export interface DemoClick {
  kind: 'click';
  at: Date;
  listing: number;
  found: Found;
}

/** The fields of the enquiry form, as texts. */
export type EnquiryFields = Record<
  'name' | 'email' | 'phone' | 'start_date' | 'end_date' | 'guests' | 'message',
  string
>;

/** A traveller who sent an enquiry. */
export interface DemoEnquiry {
  kind: 'enquiry';
  at: Date;
  listing: number;
  found: Found;
  fields: EnquiryFields;
  /** When somebody of the team marked it as answered; null when nobody has. */
  answeredAt: Date | null;
  /** Whether a person answered it in the dashboard, or the partner's program by the API. */
  answeredBy: 'person' | 'program';
}

/** Calls of the API by the partner's program on one day. */
export interface DemoCalls {
  kind: 'calls';
  at: Date;
  /** Calls that sent listings or availability, and were accepted. */
  accepted: number;
  /** Those that were refused for an invalid field. */
  refused: number;
}

export type DemoEvent = DemoViews | DemoClick | DemoEnquiry | DemoCalls;

/** A time in which the demo's webhook does not accept events. */
export interface Outage {
  from: Date;
  until: Date;
}
