import type { PoliciesInput } from '@campcairn/sdk';

export type Category = 'campervan' | 'motorhome' | 'caravan' | 'campsite';

export type VehicleClass =
  | 'compact_campervan'
  | 'campervan'
  | 'large_campervan'
  | 'overland_4x4'
  | 'low_profile'
  | 'coachbuilt'
  | 'a_class'
  | 'touring_caravan'
  | 'static_caravan'
  | 'folding_camper'
  | 'trailer_tent';

export type PitchType =
  | 'tent'
  | 'caravan'
  | 'motorhome'
  | 'campervan'
  | 'glamping'
  | 'cabin'
  | 'static_caravan';

/** One image of a listing; width and height in pixels. */
export interface Image {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** The policies of the API, of which the demo always says how a booking is cancelled. */
export type Policies = PoliciesInput & Required<Pick<PoliciesInput, 'cancellation'>>;

export interface Rating {
  /** 0 to 5. */
  value: number;
  count: number;
}

/** What the demo says in the body of `PUT /listings/{external_id}`: plain JSON. */
export interface Listing {
  category: Category;
  status: 'active' | 'paused';
  title: string;
  description: string;
  url: string;
  images: Image[];
  location: {
    lat: number;
    lng: number;
    precision: 'exact' | 'approximate';
    name?: string;
    country_code: string;
  };
  /** Minor units per unit. */
  price: {
    from: number;
    currency: 'GBP' | 'EUR';
    unit: 'night' | 'week';
    min_nights: number;
    deposit?: number;
  };
  vehicle?: {
    vehicle_class: VehicleClass;
    make: string;
    model: string;
    year: number;
    berths: number;
    seats?: number;
    transmission?: 'manual' | 'automatic';
    fuel?: string;
    length_m: number;
    height_m: number;
    width_m?: number;
    weight_kg?: number;
    licence?: string;
  };
  campsite?: {
    pitch_types: PitchType[];
    pitches: number;
    /** `MM-DD`, both included. */
    open_from: string;
    open_to: string;
    check_in: string;
    check_out: string;
  };
  /** Keys of the API's taxonomy. */
  amenities: string[];
  policies: Policies;
  rating?: Rating;
}

/** A stretch of nights, `end` not included; price in minor units per the listing's unit. */
export interface AvailabilityRange {
  start: string;
  end: string;
  status: 'available' | 'unavailable';
  price?: number;
}

/** A listing and its calendar, before it has an address of its own. */
export interface Draft {
  listing: Omit<Listing, 'url' | 'status'>;
  availability: AvailabilityRange[];
}
