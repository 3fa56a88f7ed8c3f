type Fields = Record<string, unknown>;

/** A campervan as a partner sends it; `fields` replace or add, undefined takes away. */
export const aListing = (fields: Fields = {}): Fields => ({
  category: 'campervan',
  title: 'Bramble, a campervan for four',
  url: 'https://vans.example/bramble',
  location: { lat: 50.4155, lng: -5.0737 },
  ...fields,
});

/** A campsite as a partner sends it; `fields` replace or add, undefined takes away. */
export const aCampsite = (fields: Fields = {}): Fields =>
  aListing({
    category: 'campsite',
    title: 'Meadow by the river',
    url: 'https://sites.example/meadow',
    ...fields,
  });

/** Every policy that a campervan can have. */
export const campervanPolicies = {
  pets_allowed: true,
  smoking_allowed: false,
  festivals_allowed: true,
  travel_abroad_allowed: false,
  one_way_available: false,
  instant_book: true,
  min_driver_age: 25,
  mileage_included_per_day_km: 200,
  insurance_included: true,
  insurance_excess: 100_000,
  cancellation: 'moderate',
  cancellation_text: 'Free until two weeks before.',
};

/** A campervan with every field that one can have. */
export const aFullCampervan = (fields: Fields = {}): Fields =>
  aListing({
    status: 'active',
    description: 'A quiet van.\n\nFetched from our yard.',
    images: [
      { url: 'https://vans.example/1.jpg', alt: 'On the cliffs', width: 1600, height: 900 },
      { url: 'https://vans.example/2.jpg' },
    ],
    location: {
      lat: 50.4155,
      lng: -5.0737,
      precision: 'exact',
      name: 'Harbour Yard',
      country_code: 'GB',
    },
    price: { from: 8900, currency: 'GBP', unit: 'night', min_nights: 2, deposit: 50_000 },
    vehicle: {
      vehicle_class: 'campervan',
      make: 'Volkswagen',
      model: 'Transporter',
      year: 2021,
      berths: 4,
      seats: 5,
      transmission: 'manual',
      fuel: 'diesel',
      length_m: 5.3,
      height_m: 1.99,
      width_m: 1.9,
      weight_kg: 3200,
      licence: 'B',
    },
    amenities: ['fridge', 'heating', 'awning'],
    policies: campervanPolicies,
    rating: { value: 4.7, count: 31 },
    ...fields,
  });

/** Every field that only a campsite can have. */
export const campsiteFields = {
  pitch_types: ['tent', 'motorhome'],
  pitches: 60,
  open_from: '04-01',
  open_to: '10-31',
  check_in: '14:00',
  check_out: '11:00',
};

/** A campsite with words, photos, a price and facts. */
export const aFullCampsite = (fields: Fields = {}): Fields =>
  aCampsite({
    description: 'Forty pitches by the water.\n\nQuiet after ten.',
    images: [
      { url: 'https://sites.example/1.jpg', alt: 'The river at dawn', width: 1600, height: 900 },
      { url: 'https://sites.example/2.jpg' },
    ],
    price: { from: 2400, currency: 'GBP' },
    campsite: campsiteFields,
    amenities: ['showers', 'drinking_water', 'electric_hookup'],
    policies: { pets_allowed: true },
    ...fields,
  });
