import type { OtherNames } from '../platform/validation/index.ts';
import { currencyDecimals } from './codes.ts';

/** Names in other systems of a listing's fields: letters alone, in lower case. */
const FIELDS: Record<string, string> = {
  type: 'category',
  vehicletype: 'category',
  state: 'status',
  active: 'status',
  name: 'title',
  headline: 'title',
  text: 'description',
  summary: 'description',
  body: 'description',
  link: 'url',
  href: 'url',
  website: 'url',
  bookingurl: 'url',
  deeplink: 'url',
  image: 'images',
  imageurl: 'images',
  imageurls: 'images',
  photo: 'images',
  photos: 'images',
  pictures: 'images',
  media: 'images',
  src: 'images.0.url',
  caption: 'images.0.alt',
  lat: 'location.lat',
  latitude: 'location.lat',
  lng: 'location.lng',
  lon: 'location.lng',
  long: 'location.lng',
  longitude: 'location.lng',
  coordinates: 'location',
  geo: 'location',
  position: 'location',
  address: 'location.name',
  country: 'location.country_code',
  countrycode: 'location.country_code',
  amount: 'price.from',
  pricefrom: 'price.from',
  pricepernight: 'price.from',
  nightlyrate: 'price.from',
  rate: 'price.from',
  per: 'price.unit',
  period: 'price.unit',
  minstay: 'price.min_nights',
  minimumnights: 'price.min_nights',
  minimumstay: 'price.min_nights',
  securitydeposit: 'price.deposit',
  class: 'vehicle.vehicle_class',
  brand: 'vehicle.make',
  manufacturer: 'vehicle.make',
  berth: 'vehicle.berths',
  beds: 'vehicle.berths',
  sleeps: 'vehicle.berths',
  seatbelts: 'vehicle.seats',
  belts: 'vehicle.seats',
  gearbox: 'vehicle.transmission',
  fueltype: 'vehicle.fuel',
  length: 'vehicle.length_m',
  height: 'vehicle.height_m',
  width: 'vehicle.width_m',
  weight: 'vehicle.weight_kg',
  license: 'vehicle.licence',
  drivinglicence: 'vehicle.licence',
  checkin: 'campsite.check_in',
  checkout: 'campsite.check_out',
  features: 'amenities',
  equipment: 'amenities',
  facilities: 'amenities',
  extras: 'amenities',
  rules: 'policies',
  pets: 'policies.pets_allowed',
  dogs: 'policies.pets_allowed',
  smoking: 'policies.smoking_allowed',
  minage: 'policies.min_driver_age',
  driverage: 'policies.min_driver_age',
  mileage: 'policies.mileage_included_per_day_km',
  excess: 'policies.insurance_excess',
  insurance: 'policies.insurance_included',
  reviews: 'rating.count',
  reviewcount: 'rating.count',
  stars: 'rating.value',
  score: 'rating.value',
  osm: 'osm_ref',
  osmid: 'osm_ref',
};

const ANSWERED = 'answers have it, requests leave it out';

/** Fields of answers, which listings that are read and sent back still have. */
const ONLY_ANSWERED = {
  id: ANSWERED,
  public_url: ANSWERED,
  place_id: ANSWERED,
  created_at: ANSWERED,
  updated_at: ANSWERED,
  result: ANSWERED,
  'location.region_id': ANSWERED,
  'location.town': ANSWERED,
};

const RANGE_FIELDS: Record<string, string> = {
  from: 'ranges.0.start',
  startdate: 'ranges.0.start',
  checkin: 'ranges.0.start',
  arrival: 'ranges.0.start',
  to: 'ranges.0.end',
  until: 'ranges.0.end',
  enddate: 'ranges.0.end',
  checkout: 'ranges.0.end',
  departure: 'ranges.0.end',
  state: 'ranges.0.status',
  available: 'ranges.0.status',
  availability: 'ranges',
  calendar: 'ranges',
  dates: 'ranges',
  items: 'ranges',
};

const IDS = { id: 'external_id', sku: 'external_id', reference: 'external_id', key: 'external_id' };

const inPath = (path: string) => ({
  external_id: `it belongs in the path, ${path}, and not in the body`,
});

/** The number of decimals of the currency that a listing is sent with. */
function decimalsOf(sent: unknown): number | undefined {
  const currency = (sent as { price?: { currency?: unknown } | null } | null)?.price?.currency;
  return typeof currency === 'string' ? currencyDecimals(currency.toUpperCase()) : undefined;
}

/** Other names in the inputs of listings and calendars. */
export const OTHER_NAMES = {
  listing: {
    fields: FIELDS,
    sentences: { ...ONLY_ANSWERED, ...inPath('/listings/{external_id}') },
    decimalsOf,
  },
  listingInBatch: { fields: { ...FIELDS, ...IDS }, sentences: ONLY_ANSWERED, decimalsOf },
  calendar: {
    fields: RANGE_FIELDS,
    sentences: inPath('/listings/{external_id}/availability'),
  },
  calendarInBatch: { fields: { ...RANGE_FIELDS, ...IDS } },
  batch: {
    fields: {
      listings: 'items',
      vehicles: 'items',
      data: 'items',
      calendars: 'items',
      ranges: 'items',
    },
  },
  deletion: { fields: { ids: 'external_ids', listings: 'external_ids', items: 'external_ids' } },
} satisfies Record<string, OtherNames>;
