/** The enumerations of the API's specification, in its order. */
export const CATEGORIES = ['campervan', 'motorhome', 'caravan', 'campsite'] as const;
export const STATUSES = ['active', 'paused'] as const;
export const PRECISIONS = ['exact', 'approximate'] as const;
export const PRICE_UNITS = ['night', 'week'] as const;
export const TRANSMISSIONS = ['manual', 'automatic'] as const;
export const FUELS = ['diesel', 'petrol', 'electric', 'hybrid', 'lpg'] as const;
export const CANCELLATIONS = ['flexible', 'moderate', 'strict', 'non_refundable'] as const;
export const VEHICLE_CLASSES = [
  'compact_campervan',
  'campervan',
  'large_campervan',
  'low_profile',
  'coachbuilt',
  'a_class',
  'overland_4x4',
  'touring_caravan',
  'static_caravan',
  'folding_camper',
  'trailer_tent',
] as const;
export const PITCH_TYPES = [
  'tent',
  'caravan',
  'motorhome',
  'campervan',
  'glamping',
  'cabin',
  'static_caravan',
] as const;
export const AMENITIES = [
  'toilet',
  'shower',
  'hot_water',
  'kitchen',
  'fridge',
  'freezer',
  'oven',
  'microwave',
  'heating',
  'air_conditioning',
  'solar',
  'inverter',
  'awning',
  'bike_rack',
  'tv',
  'gps',
  'reversing_camera',
  'cruise_control',
  'isofix',
  'bedding',
  'kitchen_kit',
  'outdoor_furniture',
  'electric_hookup',
  'hardstanding',
  'waste_disposal',
  'drinking_water',
  'toilets',
  'showers',
  'laundry',
  'wifi',
  'swimming_pool',
  'playground',
  'shop',
  'restaurant',
  'bar',
  'dogs_allowed',
  'wheelchair_accessible',
  'ev_charging',
] as const;

export type Category = (typeof CATEGORIES)[number];
export type ListingStatus = (typeof STATUSES)[number];
