import { aCampsite, aFullCampervan, campsiteFields } from '../builders/listing.ts';
import type { Partner } from './campcairn.ts';

const TOWNS = {
  Keswick: { lat: 54.6013, lng: -3.1347 },
  Bristol: { lat: 51.4545, lng: -2.5879 },
  Vannes: { lat: 47.6582, lng: -2.7608 },
};

/** Listings in three towns, with calendars: enough to fill the pages. */
export async function listAFleet(partner: Partner): Promise<Map<string, string>> {
  const items = Object.entries(TOWNS).flatMap(([town, at], row) => [
    ...Array.from({ length: 8 }, (_, column) =>
      aFullCampervan({
        external_id: `van-${town}-${column}`,
        title: `${['Bramble', 'Heather', 'Moss', 'Fern'][column % 4]} of ${town} ${column + 1}`,
        location: { lat: at.lat + column / 400, lng: at.lng + row / 300 },
        images: [],
        price: { from: 7000 + column * 900, currency: row === 2 ? 'EUR' : 'GBP', min_nights: 2 },
        policies:
          column % 3 === 0
            ? { pets_allowed: true }
            : column % 3 === 1
              ? { pets_allowed: false }
              : {},
      }),
    ),
    aCampsite({
      external_id: `site-${town}`,
      title: `Meadow of ${town}`,
      location: { lat: at.lat + 0.02, lng: at.lng + 0.02 },
      price: { from: 1850, currency: row === 2 ? 'EUR' : 'GBP' },
      campsite: campsiteFields,
      amenities: ['toilets', 'showers', 'dogs_allowed'],
    }),
  ]);
  const { body } = await partner.call('POST', '/listings/batch', { items });
  const paths = new Map<string, string>();
  for (const { external_id, public_url, error } of body.results) {
    if (error) throw new Error(JSON.stringify(error));
    paths.set(external_id, new URL(public_url).pathname);
  }
  await partner.call('PUT', '/listings/van-Keswick-0/availability', {
    ranges: [
      { start: '2026-06-01', end: '2026-06-10', status: 'available', price: 8200 },
      { start: '2026-06-10', end: '2026-06-17', status: 'unavailable' },
      { start: '2026-06-17', end: '2026-09-01', status: 'available' },
    ],
  });
  return paths;
}
