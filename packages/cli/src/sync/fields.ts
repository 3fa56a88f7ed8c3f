/** What the text of a cell stands for. */
export type Kind = 'text' | 'integer' | 'number' | 'boolean' | 'words';

/** Every field of a listing that a column may have, named as in the API; `images` are read by themselves. */
export const FIELDS: Readonly<Record<string, Kind>> = {
  external_id: 'text',
  category: 'text',
  status: 'text',
  title: 'text',
  description: 'text',
  url: 'text',
  'location.lat': 'number',
  'location.lng': 'number',
  'location.precision': 'text',
  'location.name': 'text',
  'location.country_code': 'text',
  'price.from': 'integer',
  'price.currency': 'text',
  'price.unit': 'text',
  'price.min_nights': 'integer',
  'price.deposit': 'integer',
  'vehicle.vehicle_class': 'text',
  'vehicle.make': 'text',
  'vehicle.model': 'text',
  'vehicle.year': 'integer',
  'vehicle.berths': 'integer',
  'vehicle.seats': 'integer',
  'vehicle.transmission': 'text',
  'vehicle.fuel': 'text',
  'vehicle.length_m': 'number',
  'vehicle.height_m': 'number',
  'vehicle.width_m': 'number',
  'vehicle.weight_kg': 'integer',
  'vehicle.licence': 'text',
  'campsite.pitch_types': 'words',
  'campsite.pitches': 'integer',
  'campsite.open_from': 'text',
  'campsite.open_to': 'text',
  'campsite.check_in': 'text',
  'campsite.check_out': 'text',
  amenities: 'words',
  'policies.pets_allowed': 'boolean',
  'policies.smoking_allowed': 'boolean',
  'policies.festivals_allowed': 'boolean',
  'policies.travel_abroad_allowed': 'boolean',
  'policies.one_way_available': 'boolean',
  'policies.instant_book': 'boolean',
  'policies.min_driver_age': 'integer',
  'policies.mileage_included_per_day_km': 'integer',
  'policies.insurance_included': 'boolean',
  'policies.insurance_excess': 'integer',
  'policies.cancellation': 'text',
  'policies.cancellation_text': 'text',
  'rating.value': 'number',
  'rating.count': 'integer',
  osm_ref: 'text',
};

/** The one field where "unlimited" means something: null in the API. */
export const UNLIMITED = 'policies.mileage_included_per_day_km';

/** What an image has. */
export const IMAGE_FIELDS: Readonly<Record<string, Kind>> = {
  url: 'text',
  alt: 'text',
  width: 'integer',
  height: 'integer',
};

/** The field that a column is most probably meant for: the same letters, or the same last part. */
export function nearestField(column: string): string | undefined {
  const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const asked = letters(column);
  const names = [...Object.keys(FIELDS), 'images'];
  return (
    names.find((name) => letters(name) === asked) ??
    names.find((name) => letters(name.split('.').at(-1)!) === asked) ??
    names.find((name) => asked.length > 3 && letters(name).includes(asked))
  );
}
