/**
 * Returns a van of about 2 kB, similar to those of partners; `price` (minor units) distinguishes
 * versions.
 */
export const benchListing = (number: number, price: number) => ({
  category: 'campervan',
  title: `Campervan number ${number} with a fixed bed`,
  description: 'A quiet, well-kept van for two to four people. '.repeat(24),
  url: `https://bench.example/vans/${number}?ref=campcairn`,
  images: Array.from({ length: 5 }, (_, index) => ({
    url: `https://bench.example/photos/${number}-${index}.jpg`,
    alt: 'The van beside a lake',
  })),
  location: { lat: 50.1 + (number % 400) / 100, lng: -4.9 + (number % 350) / 100 },
  price: { from: price, currency: 'GBP', min_nights: 2, deposit: 50000 },
  vehicle: { make: 'Volkswagen', model: 'Transporter', year: 2021, berths: 4, seats: 4 },
  amenities: ['fridge', 'heating', 'awning', 'bike_rack'],
  policies: { pets_allowed: true, min_driver_age: 25, mileage_included_per_day_km: null },
});

/** Returns a campsite with a short description. */
export const benchCampsite = (number: number) => ({
  category: 'campsite',
  title: `Meadow campsite number ${number}`,
  description: 'Level grass pitches with a view, five minutes from the village.',
  url: `https://bench.example/campsites/${number}`,
  images: [{ url: `https://bench.example/photos/site-${number}.jpg` }],
  location: { lat: 37.2 + (number % 1900) / 100, lng: -8.6 + ((number * 7) % 1400) / 100 },
  price: { from: 1500 + (number % 3000), currency: 'EUR' },
  campsite: { pitch_types: ['tent', 'motorhome'], open_from: '04-01', open_to: '10-15' },
  amenities: ['toilets', 'showers', 'drinking_water'],
});
