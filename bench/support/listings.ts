/** A van of about 2 kB, like those that partners send; `price` tells versions apart. */
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
