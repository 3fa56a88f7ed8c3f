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

/** An image of a listing; width and height are in pixels. */
export interface Image {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** Policies of the API. Listings of the demo always state their cancellation policy. */
export type Policies = PoliciesInput & Required<Pick<PoliciesInput, 'cancellation'>>;

export interface Rating {
  /** Rating from 0 to 5. */
  value: number;
  count: number;
}

/** Fields of the demo in the body of `PUT /listings/{external_id}`: plain JSON. */
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
  /** Amounts are in minor units for each unit. */
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
    /** `MM-DD`; both days are included. */
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

/** A range of nights without `end`; the price is in minor units for each unit of the listing. */
export interface AvailabilityRange {
  start: string;
  end: string;
  status: 'available' | 'unavailable';
  price?: number;
}

/** A listing and its calendar, before it has a URL. */
export interface Draft {
  listing: Omit<Listing, 'url' | 'status'>;
  availability: AvailabilityRange[];
}
