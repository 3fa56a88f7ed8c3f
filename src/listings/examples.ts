/** Example input for the API description. */
export const exampleInput = {
  category: 'campervan',
  title: 'Bramble, a four-berth campervan by the sea',
  description:
    'A quiet, well-kept van with a fixed bed.\n\nCollected from our yard near the harbour.',
  url: 'https://vans.example/bramble?ref=campcairn',
  images: [{ url: 'https://vans.example/photos/bramble-1.jpg', alt: 'Bramble on the cliffs' }],
  location: { lat: 50.4155, lng: -5.0737, name: 'Harbour Yard, Newquay' },
  price: { from: 8900, currency: 'GBP', unit: 'night', min_nights: 2, deposit: 50000 },
  vehicle: {
    vehicle_class: 'campervan',
    make: 'Volkswagen',
    model: 'Transporter',
    year: 2021,
    berths: 4,
    seats: 4,
    transmission: 'manual',
    fuel: 'diesel',
    length_m: 5.3,
  },
  amenities: ['fridge', 'heating', 'awning'],
  policies: { pets_allowed: true, min_driver_age: 25, mileage_included_per_day_km: null },
};

/** The answer to the example input. */
export const exampleListing = {
  id: 1042,
  external_id: 'bramble',
  category: 'campervan',
  status: 'active',
  title: exampleInput.title,
  description: exampleInput.description,
  url: exampleInput.url,
  public_url: 'https://campcairn.example/listing/bramble-a-four-berth-campervan-by-the-sea-1042',
  images: exampleInput.images,
  location: {
    lat: 50.4155,
    lng: -5.0737,
    precision: 'exact',
    name: 'Harbour Yard, Newquay',
    country_code: 'GB',
    region_id: 'GB-ENG',
    town: { id: 2641589, name: 'Newquay' },
  },
  price: { from: 8900, currency: 'GBP', unit: 'night', min_nights: 2, deposit: 50000 },
  vehicle: exampleInput.vehicle,
  campsite: null,
  amenities: exampleInput.amenities,
  policies: exampleInput.policies,
  rating: null,
  osm_ref: null,
  place_id: null,
  sleeps: 4,
  created_at: '2026-03-02T10:15:00Z',
  updated_at: '2026-05-11T08:00:30Z',
};

/** Example ranges of a calendar. */
export const exampleRanges = [
  { start: '2026-07-01', end: '2026-07-08', status: 'available', price: 10900 },
  { start: '2026-07-08', end: '2026-07-15', status: 'unavailable' },
];

/** The answer to the example ranges. */
export const exampleAvailability = {
  listing_id: 1042,
  external_id: 'bramble',
  ranges: exampleRanges.map((range) => ({ price: null, ...range })),
};

/** The error of an item whose listing does not exist. */
export const exampleNoListing = {
  code: 'not_found',
  message: 'There is no such listing on your account.',
};
